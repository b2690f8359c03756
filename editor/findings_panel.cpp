#include "editor/findings_panel.h"

#include "translations/diagnostics.h"
#include "translations/words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::editor
{
namespace
{

constexpr int quietAfterEdit = 250; ///< milliseconds
constexpr int leastList = 48;       ///< pixels
constexpr int leastButton = 48;

std::vector<lint::Finding> lintOf(const edit::Desk& desk, const std::stop_token& stop, const Progress&)
{
    return lint::lint(desk, stop);
}

} // namespace

FindingsPanel::FindingsPanel(QWidget* parent)
    : QWidget(parent),
      looking_([this](std::vector<lint::Finding> findings) { take(std::move(findings)); }),
      mending_(
          [this](edit::Edit edit)
          {
              if (workspace_)
                  workspace_->push(
                      edit::Made(std::move(edit))); // not when something has changed since: it can be asked again
          }),
      pages_(new QStackedWidget),
      nothing_(new QLabel),
      view_(new QTreeView),
      mend_(new QPushButton),
      mendAll_(new QPushButton),
      fix_(new QLabel)
{
    view_->setModel(&model_);
    view_->setObjectName(QStringLiteral("findings"));
    view_->setRootIsDecorated(false);
    view_->setUniformRowHeights(true);
    view_->header()->setSectionResizeMode(FindingsModel::Where, QHeaderView::ResizeToContents);
    view_->header()->setResizeContentsPrecision(50);
    nothing_->setAlignment(Qt::AlignCenter);
    fix_->setWordWrap(true);
    fix_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // the buttons have their room first
    pages_->addWidget(nothing_);
    pages_->addWidget(view_);
    pages_->setMinimumHeight(leastList);
    for (QPushButton* button : {mend_, mendAll_}) // on a small screen the window is not as wide as what they say
    {
        button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        button->setMinimumWidth(leastButton);
    }
    auto* row = new QHBoxLayout;
    row->addWidget(mend_);
    row->addWidget(fix_, 1);
    row->addWidget(mendAll_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addWidget(pages_, 1);
    column->addLayout(row);
    connect(view_, &QTreeView::clicked, this,
            [this](const QModelIndex& at) { emit pointedAt(model_.finding(at.row())); });
    connect(view_, &QTreeView::activated, this,
            [this](const QModelIndex& at) { emit chosen(model_.finding(at.row())); });
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this, &FindingsPanel::showFix);
    connect(mend_, &QPushButton::clicked, this, &FindingsPanel::mend);
    connect(mendAll_, &QPushButton::clicked, this, &FindingsPanel::mendAll);
    retranslate();
}

void FindingsPanel::setWorkspace(Workspace* workspace)
{
    looking_.cancel();
    mending_.cancel();
    if (workspace_)
    {
        for (const Document* one : workspace_->documents())
            disconnect(one, nullptr, this, nullptr);
        for (const QObject* asked : {static_cast<QObject*>(&looking_), static_cast<QObject*>(&mending_)})
            disconnect(workspace_, nullptr, asked, nullptr);
    }
    workspace_ = workspace;
    model_.setWorkspace(workspace);
    take({});
    if (!workspace)
        return;
    for (const Document* one : workspace->documents())
        connect(one, &Document::changed, this, [this] { look(quietAfterEdit); });
    connect(workspace, &QObject::destroyed, &looking_, [this] { looking_.cancel(); });
    connect(workspace, &QObject::destroyed, &mending_, [this] { mending_.cancel(); });
    look(0);
}

void FindingsPanel::look(int quiet)
{
    if (workspace_)
        looking_.askAfter(
            quiet, [this] { return workspace_->desk(); }, lintOf);
}

void FindingsPanel::take(std::vector<lint::Finding> findings)
{
    model_.show(std::move(findings));
    pages_->setCurrentIndex(model_.rowCount() > 0 ? 1 : 0);
    if (model_.rowCount() > 0 && !view_->currentIndex().isValid())
        view_->selectionModel()->setCurrentIndex(model_.index(0, 0),
                                                 QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    showFix();
    emit found(model_.rowCount());
}

/// What can be done about the current finding.
void FindingsPanel::showFix()
{
    const QModelIndex at = view_->currentIndex();
    const auto* fix = at.isValid() && model_.finding(at.row()).fix ? &*model_.finding(at.row()).fix : nullptr;
    mend_->setEnabled(fix != nullptr);
    const QString says = fix != nullptr ? words::sentence(fix->says) : QString();
    fix_->setText(says);
    mend_->setAccessibleDescription(says);
    mendAll_->setEnabled(model_.safeFixes() > 0);
}

/// Made of the documents of now: where they have changed since it was found, it is looked for again.
void FindingsPanel::mend()
{
    const QModelIndex at = view_->currentIndex();
    if (!workspace_ || !at.isValid() || !model_.finding(at.row()).fix)
        return;
    const edit::Made fix = *model_.finding(at.row()).fix;
    workspace_->settle();
    if (!workspace_->push(fix)) // what is locked stays
        look(0);
}

void FindingsPanel::mendAll()
{
    if (!workspace_)
        return;
    workspace_->settle();
    mending_.ask([this] { return workspace_->desk(); },
                 [](const edit::Desk& desk, const std::stop_token&, const Progress&) { return lint::mending(desk); });
}

void FindingsPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void FindingsPanel::retranslate()
{
    view_->setAccessibleName(tr("Findings"));
    //: the empty list of what is wrong with a map
    nothing_->setText(tr("Nothing to report"));
    //: puts right what was found
    mend_->setText(tr("Fix"));
    mendAll_->setText(tr("Apply safe fixes"));
    mendAll_->setToolTip(
        words::tip(tr("Applies every fix that cannot remove anything you meant to keep, as a single change.")));
    model_.retranslate();
    showFix();
}

} // namespace merlon::editor
