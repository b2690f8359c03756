#include "app/window/commands.h"

#include "app/window/command.h"
#include "app/window/icons.h"
#include "app/window/shortcuts_dialog.h"
#include "translations/words.h"

#include <QAction>

#include <algorithm>

namespace merlon::app
{

Commands::Commands(QWidget& window) : window_(window)
{
    QList<QAction*> own;
    for (const Command& command : Command::all())
    {
        auto* action = new QAction(&window);
        action->setObjectName(command.name);
        if (command.icon != nullptr)
            action->setIcon(icon(command.icon));
        action->setShortcut(command.keys);
        if (!command.otherKeys.isEmpty())
            action->setShortcuts({command.keys, command.otherKeys});
        own << action;
    }
    window.addActions(own);
    adopt(own);
}

QAction* Commands::find(const QString& name) const
{
    const auto found = std::ranges::find(actions_, name, &QObject::objectName);
    return found == actions_.end() ? nullptr : *found;
}

QAction& Commands::operator[](const char* name) const
{
    QAction* found = find(QLatin1String(name));
    Q_ASSERT(found != nullptr);
    return *found;
}

void Commands::on(const char* name, const QObject* who, const std::function<void()>& act) const
{
    connect(&(*this)[name], &QAction::triggered, who, act);
}

void Commands::setEnabled(std::initializer_list<const char*> names, bool enabled) const
{
    for (const char* name : names)
        (*this)[name].setEnabled(enabled);
}

void Commands::offer(std::initializer_list<const char*> names, bool offered) const
{
    for (const char* name : names)
        (*this)[name].setVisible(offered);
}

void Commands::offerAll(std::initializer_list<const char*> beginnings, bool offered) const
{
    for (QAction* action : actions_)
        if (std::ranges::any_of(beginnings,
                                [&](const char* one) { return action->objectName().startsWith(QLatin1String(one)); }))
            action->setVisible(offered);
}

QString Commands::keys(const char* name) const
{
    return (*this)[name].shortcut().toString(QKeySequence::NativeText);
}

void Commands::adopt(const QList<QAction*>& actions)
{
    loadShortcuts(actions);
    actions_ << actions;
}

void Commands::configure()
{
    ShortcutsDialog(actions_, &window_).exec();
}

/// Tool tips are the texts with the keys, status tips say more.
void Commands::retranslate() const
{
    for (const Command& command : Command::all())
    {
        QAction& action = (*this)[command.name];
        const QString plain = QString(command.text).remove('&').remove(QChar(0x2026));
        action.setText(command.text);
        action.setIconText(plain);
        action.setStatusTip(words::status(command.tip));
        action.setToolTip(words::tip(withKeys(plain, action)));
    }
}

QString Commands::withKeys(const QString& text, const QAction& action)
{
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    return keys.isEmpty() ? text : tr("%1 (%2)", "command, shortcut").arg(text, keys);
}

} // namespace merlon::app
