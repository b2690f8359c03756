#include "app/window/changed_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QStringListModel>
#include <QVBoxLayout>

#include <utility>

namespace merlon::app
{

ChangedDialog::ChangedDialog(const QString& file, bool modified, Lines differences, QWidget* parent)
    : QDialog(parent),
      differences_(std::move(differences)),
      lines_(new QStringListModel(this)),
      list_(new QListView(this))
{
    setWindowTitle(tr("A file has changed"));
    QString text = tr("Another program has changed %1.").arg(file);
    if (modified) //: the document, which has unsaved changes
        text += ' ' + tr("You also have unsaved changes here; after reloading, Undo restores them.");
    auto* label = new QLabel(text, this);
    label->setWordWrap(true);
    list_->setModel(lines_);
    list_->setAccessibleName(tr("Differences"));
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setWordWrap(true);
    list_->hide();
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Reload"), QDialogButtonBox::AcceptRole)->setObjectName(QStringLiteral("reload"));
    //: what is open, not what is in the file
    buttons->addButton(tr("Keep my version"), QDialogButtonBox::RejectRole)->setObjectName(QStringLiteral("keep"));
    auto* show = buttons->addButton(tr("Show differences"), QDialogButtonBox::ActionRole);
    show->setObjectName(QStringLiteral("differences"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(label);
    column->addWidget(list_);
    column->addWidget(buttons);
    connect(show, &QPushButton::clicked, this, &ChangedDialog::showDifferences);
    connect(show, &QPushButton::clicked, show, [show] { show->setEnabled(false); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setMinimumWidth(480);
}

void ChangedDialog::showDifferences()
{
    const QStringList lines = differences_();
    //: two files
    lines_->setStringList(lines.isEmpty() ? QStringList(tr("The files differ only in wording.")) : lines);
    list_->show();
    list_->setFocus();
    adjustSize();
}

} // namespace merlon::app
