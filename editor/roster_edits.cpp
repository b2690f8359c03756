// What is done to the counters that are selected in a roster: each one step of the history.

#include "core/edit/placing.h"
#include "editor/hex_map_model.h"
#include "editor/hex_map_view.h"
#include "editor/name_stock_dialog.h"
#include "editor/roster_panel.h"

#include <QLineEdit>
#include <QTableView>

#include <algorithm>
#include <set>

namespace merlon::editor
{

/// Like the one that is selected, or else of the force that is shown.
void RosterPanel::add()
{
    if (!workspace_)
        return;
    const auto selected = rows();
    const auto& forces = workspace_->scenario()->scenario().forces;
    edit::Listed one;
    if (!selected.empty())
    {
        one = model_.counterAt(selected.front());
        one.fields = edit::offBoards(std::move(one.fields));
        one.extras = {};
    }
    else
        one.force = force().isEmpty() ? forces.front().id : force().toStdString();
    if (!force().isEmpty())
        one.force = force().toStdString();
    std::set<QString> names;
    for (int row = 0; row < model_.rowCount(); ++row)
        names.insert(QString::fromStdString(model_.counterAt(row).name));
    //: the name of a counter until its author gives it another
    const QString stem = tr("New counter");
    QString name = stem;
    for (int number = 2; names.contains(name); ++number)
        name = stem + ' ' + QString::number(number);
    one.name = name.toStdString();
    one.id = "counter";
    find_->clear();
    if (!workspace_->change([&](const edit::Desk& desk) { return edit::enlisted(desk, {one}); }))
        return;
    for (int row = 0; row < shown_.rowCount(); ++row)
        if (shown_.index(row, 0).data().toString() == name)
        {
            table_->setCurrentIndex(shown_.index(row, 0));
            table_->edit(shown_.index(row, 0));
        }
}

void RosterPanel::duplicate()
{
    const auto chosen = keys();
    if (workspace_ && !chosen.empty())
        workspace_->change([&](const edit::Desk& desk) { return edit::duplicated(desk, chosen, 1); });
}

void RosterPanel::remove()
{
    const auto chosen = keys();
    if (workspace_ && !chosen.empty())
        workspace_->change([&](const edit::Desk& desk) { return edit::discharged(desk, chosen); });
}

void RosterPanel::place()
{
    const auto* map = view_->hexModel();
    if (map == nullptr)
        return;
    std::vector<hex::Hex> at; // as they were selected, one after another
    for (const QModelIndex& index : view_->selectionModel()->selectedIndexes())
        at.push_back(map->hexAt(index));
    const QModelIndex current = view_->currentIndex();
    if (current.isValid() && std::ranges::count(at, map->hexAt(current)) == 0)
        at = {map->hexAt(current)};
    if (at.empty())
        emit refused(tr("First select a hex on the map."));
    else
        placeAt(keys(), at);
}

void RosterPanel::placeAt(const std::vector<edit::Key>& counters, const std::vector<hex::Hex>& at)
{
    if (const play::System* system = workspace_ ? workspace_->system() : nullptr;
        system != nullptr && !counters.empty())
        workspace_->change([&](const edit::Desk& desk) { return edit::placed(desk, *system, counters, at); });
}

void RosterPanel::takeOff()
{
    const auto chosen = keys();
    if (workspace_ && !chosen.empty())
        workspace_->change([&](const edit::Desk& desk) { return edit::takenOff(desk, chosen); });
}

void RosterPanel::fillDown()
{
    model_.fillDown(cells()); // the first in the table is the one that is copied, however it is sorted
}

void RosterPanel::empty()
{
    model_.empty(cells());
}

/// In the order of the table. Who bears one of them already and is not selected keeps it.
void RosterPanel::giveNames()
{
    const auto chosen = rows();
    if (!workspace_ || chosen.empty())
        return;
    QStringList taken;
    for (int row = 0; row < model_.rowCount(); ++row)
        if (std::ranges::count(chosen, row) == 0)
            taken << QString::fromStdString(edit::calledOf(model_.counterAt(row)));
    NameStockDialog dialog(static_cast<int>(chosen.size()), taken, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QStringList names = dialog.names();
    std::vector<edit::Relisted> changed;
    for (std::size_t i = 0; i < chosen.size() && static_cast<int>(i) < names.size(); ++i)
    {
        edit::Listed one = model_.counterAt(chosen[i]);
        one.name = names[static_cast<int>(i)].toStdString();
        changed.push_back({model_.keyAt(chosen[i]), std::move(one)});
    }
    workspace_->change([&](const edit::Desk& desk) { return edit::relisted(desk, changed); });
}

} // namespace merlon::editor
