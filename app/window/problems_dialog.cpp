#include "app/window/problems_dialog.h"

#include "translations/diagnostics.h"
#include "translations/words.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace merlon::app
{

ProblemsDialog::ProblemsDialog(const QString& heading, const yaml::Diagnostics& problems, QWidget* parent)
    : QDialog(parent), list_(new QTreeWidget(this))
{
    setWindowTitle(tr("Problems"));
    auto* label = new QLabel(heading, this);
    label->setWordWrap(true);
    list_->setAccessibleName(windowTitle());
    list_->setRootIsDecorated(false);
    list_->setHeaderLabels({tr("Where"), tr("What is wrong")});
    list_->setWordWrap(true);
    list_->setUniformRowHeights(false);
    for (const auto& problem : problems)
    {
        const QString file = QFileInfo(QString::fromStdString(problem.file)).fileName();
        const QString where =
            problem.line > 0
                ? QString("%1:%2:%3").arg(file, QString::number(problem.line), QString::number(problem.column))
                : file;
        auto* item = new QTreeWidgetItem(list_, {where, words::sentence(problem.message)});
        item->setData(0, Qt::UserRole, words::toText(problem));
        item->setToolTip(1, words::tip(words::sentence(problem.message)));
        const bool error = problem.severity == yaml::Severity::Error;
        item->setIcon(0, style()->standardIcon(error ? QStyle::SP_MessageBoxCritical : QStyle::SP_MessageBoxWarning));
    }
    list_->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole), &QPushButton::clicked, this,
            &ProblemsDialog::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(list_, &QTreeWidget::itemDoubleClicked, this, &ProblemsDialog::copy);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(list_);
    layout->addWidget(buttons);
    resize(760, 360);
}

/// The line that is marked, or all of them.
void ProblemsDialog::copy()
{
    QStringList lines;
    for (int i = 0; i < list_->topLevelItemCount(); ++i)
        if (const auto* item = list_->topLevelItem(i); !list_->currentItem() || item == list_->currentItem())
            lines << item->data(0, Qt::UserRole).toString();
    QApplication::clipboard()->setText(lines.join('\n'));
}

} // namespace merlon::app
