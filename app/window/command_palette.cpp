#include "app/window/command_palette.h"

#include "app/window/command_model.h"

#include <QAction>
#include <QSettings>
#include <QTimer>

namespace merlon::app
{
namespace
{

constexpr QLatin1String lastUsed("commands/last");
constexpr int mostRemembered = 12;

void remember(const QString& id)
{
    QStringList used = QSettings().value(lastUsed).toStringList();
    used.removeAll(id);
    used.prepend(id);
    QSettings().setValue(lastUsed, used.mid(0, mostRemembered));
}

} // namespace

CommandPalette::CommandPalette(const QList<QAction*>& actions, QWidget* window)
    : SearchPopup(window),
      commands_(new CommandModel(actions, this)),
      found_(new FoundCommands(*commands_, QSettings().value(lastUsed).toStringList(), this))
{
    setTexts(tr("Find a command"), tr("Name of a command"), tr("Commands"));
    begin(*found_);
}

void CommandPalette::search(const QString& typed)
{
    found_->search(typed);
}

QString CommandPalette::tipOf(const QModelIndex& row) const
{
    if (row.isValid())
        return commands_->action(found_->mapToSource(row))->statusTip();
    return found_->rowCount() == 0 ? tr("No command matches.") : tr("None of these commands is available now.");
}

/// Once the keyboard is back where it was: some commands speak of that place.
void CommandPalette::take(const QModelIndex& row)
{
    QAction* action = commands_->action(found_->mapToSource(row));
    remember(action->objectName());
    QTimer::singleShot(0, action, &QAction::trigger);
    close();
}

} // namespace merlon::app
