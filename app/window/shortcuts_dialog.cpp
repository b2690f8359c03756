#include "app/window/shortcuts_dialog.h"

#include "app/window/word_search.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QVBoxLayout>

namespace merlon::app
{
namespace
{

constexpr const char* defaultShortcut = "defaultShortcut";

QString plainText(const QAction& action)
{
    return QString(action.text()).remove('&').remove(QChar(0x2026));
}

} // namespace

void loadShortcuts(const QList<QAction*>& actions)
{
    const QSettings settings;
    for (QAction* action : actions)
    {
        action->setProperty(defaultShortcut, action->shortcut());
        if (const QVariant chosen = settings.value("shortcuts/" + action->objectName()); chosen.isValid())
            action->setShortcut(QKeySequence(chosen.toString(), QKeySequence::PortableText));
    }
}

ShortcutsDialog::ShortcutsDialog(const QList<QAction*>& actions, QWidget* parent)
    : QDialog(parent),
      search_(new QLineEdit(this)),
      conflict_(new QLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults,
                                    this))
{
    setWindowTitle(tr("Shortcuts"));
    auto* inside = new QWidget;
    auto* grid = new QGridLayout(inside);
    for (QAction* action : actions)
    {
        const int row = grid->rowCount();
        auto* edit = new QKeySequenceEdit(action->shortcut(), inside);
        auto* name = new QLabel(plainText(*action), inside);
        edit->setAccessibleName(name->text());
        grid->addWidget(name, row, 0);
        grid->addWidget(edit, row, 1);
        rows_.append({action, name, edit});
        connect(edit, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutsDialog::check);
    }
    grid->setRowStretch(grid->rowCount(), 1);
    search_->setPlaceholderText(tr("Name or keys of a command"));
    search_->setAccessibleName(search_->placeholderText());
    search_->setClearButtonEnabled(true);
    auto* area = new QScrollArea(this);
    area->setFocusPolicy(Qt::NoFocus); // what lies in it is scrolled to
    area->setWidgetResizable(true);
    area->setWidget(inside);
    conflict_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(search_);
    layout->addWidget(area);
    layout->addWidget(conflict_);
    layout->addWidget(buttons_);
    connect(search_, &QLineEdit::textChanged, this, &ShortcutsDialog::search);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons_->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            &ShortcutsDialog::restoreDefaults);
    resize(QSize(520, 600).boundedTo(screen()->availableGeometry().size() - QSize(16, 48))); // with its frame
    check();
}

void ShortcutsDialog::search(const QString& typed)
{
    for (const Row& row : rows_)
    {
        const QString keys = row.edit->keySequence().toString(QKeySequence::NativeText);
        const bool found =
            answers(typed, row.name->text(), keys + ' ' + row.action->statusTip() + ' ' + row.action->objectName()) > 0;
        row.name->setVisible(found);
        row.edit->setVisible(found);
    }
}

void ShortcutsDialog::check()
{
    QMap<QKeySequence, QAction*> taken;
    QString conflict;
    for (const Row& row : rows_)
    {
        const QKeySequence keys = row.edit->keySequence();
        if (keys.isEmpty())
            continue;
        if (taken.contains(keys))
            conflict = tr("%1 is assigned to both “%2” and “%3”.")
                           .arg(keys.toString(QKeySequence::NativeText), plainText(*taken.value(keys)),
                                plainText(*row.action));
        taken.insert(keys, row.action);
    }
    conflict_->setText(conflict);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(conflict.isEmpty());
}

void ShortcutsDialog::restoreDefaults()
{
    for (const Row& row : rows_)
        row.edit->setKeySequence(row.action->property(defaultShortcut).value<QKeySequence>());
}

void ShortcutsDialog::accept()
{
    QSettings settings;
    for (const Row& row : rows_)
    {
        const QKeySequence keys = row.edit->keySequence();
        if (keys != row.action->shortcut())
            row.action->setShortcut(keys);
        if (keys == row.action->property(defaultShortcut).value<QKeySequence>())
            settings.remove("shortcuts/" + row.action->objectName());
        else
            settings.setValue("shortcuts/" + row.action->objectName(), keys.toString(QKeySequence::PortableText));
    }
    QDialog::accept();
}

} // namespace merlon::app
