#include "app/window/command_model.h"

#include "app/window/word_search.h"
#include "translations/words.h"

#include <QAction>
#include <QMenu>

#include <tuple>
#include <utility>

namespace merlon::app
{
namespace
{

QString plain(QString text)
{
    return text.remove('&').remove(QChar(0x2026));
}

/// "View > Theme": where in the menus an action is; empty when it is in none.
QString menuOf(const QAction& action)
{
    for (const QObject* place : action.associatedObjects())
        if (const auto* menu = qobject_cast<const QMenu*>(place))
        {
            const QString above = menuOf(*menu->menuAction());
            const QString title = plain(menu->title());
            return above.isEmpty() ? title : above + QStringLiteral(" › ") + title;
        }
    return {};
}

} // namespace

CommandModel::CommandModel(QList<QAction*> actions, QObject* parent)
    : QAbstractTableModel(parent), actions_(std::move(actions))
{
    actions_.removeIf([](const QAction* one) { return !one->isVisible(); });
}

int CommandModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(actions_.size());
}

int CommandModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CommandModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QAction& action = *actions_[index.row()];
    if (role == IdRole)
        return action.objectName();
    if (role == MoreRole)
        return menuOf(action) + ' ' + action.statusTip() + ' ' + action.objectName();
    if (role == Qt::ToolTipRole)
        return words::tip(action.statusTip());
    if (role == Qt::DecorationRole && index.column() == Name)
        return action.icon();
    if (role == Qt::CheckStateRole && index.column() == Name && action.isCheckable())
        return action.isChecked() ? Qt::Checked : Qt::Unchecked;
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column())
    {
    case Name:
        return plain(action.text());
    case Menu:
        return menuOf(action);
    default:
        return action.shortcut().toString(QKeySequence::NativeText);
    }
}

Qt::ItemFlags CommandModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const Qt::ItemFlags row = Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return actions_[index.row()]->isEnabled() ? row | Qt::ItemIsEnabled : row;
}

FoundCommands::FoundCommands(CommandModel& commands, QStringList lastUsed, QObject* parent)
    : QSortFilterProxyModel(parent), commands_(commands), lastUsed_(std::move(lastUsed))
{
    weigh({});
    setSourceModel(&commands);
    sort(0);
}

void FoundCommands::search(const QString& typed)
{
    weigh(typed);
    invalidate();
}

void FoundCommands::weigh(const QString& typed)
{
    worth_.clear();
    for (int row = 0; row < commands_.rowCount(); ++row)
    {
        const QModelIndex index = commands_.index(row, CommandModel::Name);
        worth_ << answers(typed, index.data().toString(), index.data(CommandModel::MoreRole).toString());
    }
}

bool FoundCommands::filterAcceptsRow(int row, const QModelIndex&) const
{
    return worth_[row] > 0;
}

bool FoundCommands::lessThan(const QModelIndex& one, const QModelIndex& other) const
{
    const auto rank = [this](const QModelIndex& index)
    {
        const auto used = lastUsed_.indexOf(index.data(CommandModel::IdRole).toString());
        return std::tuple(-worth_[index.row()], used < 0 ? lastUsed_.size() : used, index.row());
    };
    return rank(one) < rank(other);
}

} // namespace merlon::app
