#include "editor/history_panel.h"

#include "editor/history_model.h"
#include "editor/workspace.h"

#include <QEvent>
#include <QListView>
#include <QVBoxLayout>

namespace merlon::editor
{

HistoryPanel::HistoryPanel(QWidget* parent)
    : QWidget(parent), steps_(new HistoryModel(this)), list_(new QListView(this))
{
    list_->setObjectName(QStringLiteral("history"));
    list_->setAccessibleName(tr("History"));
    list_->setModel(steps_);
    list_->setUniformItemSizes(true);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(list_);
    connect(list_, &QListView::clicked, this, &HistoryPanel::goTo);
    connect(list_, &QListView::activated, this, &HistoryPanel::goTo);
}

void HistoryPanel::setWorkspace(Workspace* workspace)
{
    if (workspace_)
        disconnect(workspace_, nullptr, this, nullptr);
    workspace_ = workspace;
    steps_->setWorkspace(workspace);
    if (workspace_)
        connect(workspace_, &Workspace::stepNamesChanged, this, &HistoryPanel::showCurrent);
    showCurrent();
}

void HistoryPanel::goTo(const QModelIndex& step)
{
    if (workspace_)
        workspace_->goToStep(step.row());
}

void HistoryPanel::showCurrent()
{
    if (workspace_)
        list_->setCurrentIndex(steps_->index(workspace_->history().index()));
}

void HistoryPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        list_->setAccessibleName(tr("History"));
    QWidget::changeEvent(event);
}

} // namespace merlon::editor
