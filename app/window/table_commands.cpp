#include "app/window/table_commands.h"

#include "app/window/commands.h"
#include "app/window/files.h"
#include "app/window/print_sheets.h"
#include "app/window/rooms.h"
#include "app/window/table_find.h"
#include "core/edit/table_cutting.h"
#include "editor/names_dialog.h"
#include "editor/photograph_dialog.h"
#include "editor/table_cutting_text.h"
#include "editor/table_picture.h"
#include "editor/table_properties_dialog.h"
#include "editor/table_view.h"
#include "translations/words.h"

#include <QAction>

namespace merlon::app
{

TableCommands::TableCommands(Rooms& rooms, const Commands& commands, const Files& files)
    : rooms_(rooms), commands_(commands), files_(files)
{
    editor::TableView* table = rooms.tableView;
    const auto on = [&](const char* name, const std::function<void()>& act)
    {
        commands.on(name, this,
                    [this, act]
                    {
                        if (rooms_.ground() != play::Ground::Table)
                            return;
                        files_.workspace().settle();
                        act();
                    });
    };
    on("edit.cut", [this] { cut(); });
    on("edit.copy", [this] { copy(); });
    on("edit.paste", [this] { paste(); });
    on("edit.find", [this] { find(); });
    on("table.names", [this] { editNames(); });
    on("table.photograph", [this] { editPhotograph(); });
    on("table.properties", [this] { editProperties(); });
    on("file.print", [this] { print(); });
    on("table.duplicate", [table] { table->duplicateSelected(); });
    on("table.remove", [table] { table->removeSelected(); });
    on("table.turnLeft", [table] { table->turnSelected(-150); });
    on("table.turnRight", [table] { table->turnSelected(150); });
    on("table.all", [table] { table->selectEverything(); });
    connect(&table->scan(), &editor::ScanLoader::changed, this,
            [this, table]
            {
                if (const QString& problem = table->scan().problem(); !problem.isEmpty())
                    emit said(tr("The photograph is not shown: %1").arg(problem));
            });
}

bool TableCommands::copy()
{
    const editor::Things chosen = rooms_.tableView->selectedThings();
    const edit::Desk desk = files_.workspace().desk();
    if (edit::portable(desk, chosen).empty())
    {
        emit said(chosen.empty() ? tr("Nothing is selected on the table.")
                                 : tr("A route is copied only with both its places: select them too."));
        return false;
    }
    editor::copyToClipboard(edit::cuttingOf(desk, chosen));
    return true;
}

/// What was not copied stays.
void TableCommands::cut()
{
    if (!copy())
        return;
    const editor::Things gone = edit::portable(files_.workspace().desk(), rooms_.tableView->selectedThings());
    files_.workspace().change([&](const edit::Desk& desk) { return edit::removed(desk, gone); });
}

void TableCommands::paste()
{
    const auto cutting = editor::cuttingOnClipboard();
    if (!cutting)
        return emit said(cutting.error());
    editor::TableView& table = *rooms_.tableView;
    editor::TableHeld held = table.held();
    held.tool = editor::TableTool::Select; // what is pasted is moved next
    table.hold(held);
    table.push(edit::pasted(files_.workspace().desk(), *cutting, table.hoveredPoint()));
    table.setFocus(Qt::ShortcutFocusReason);
}

/// What is found is selected and seen.
void TableCommands::find()
{
    editor::TableView* table = rooms_.tableView;
    auto* popup = new TableFindPopup(*table->tableModel(), typed_, table->window());
    connect(popup, &TableFindPopup::chosen, this,
            [this, table](edit::TableThing thing, const QString& typed)
            {
                typed_ = typed;
                table->select({thing});
                table->scrollTo(table->tableModel()->indexOf(thing));
                table->setFocus(Qt::ShortcutFocusReason);
            });
    popup->show();
    popup->activateWindow();
}

void TableCommands::editNames()
{
    const editor::Things chosen = rooms_.tableView->selectedThings();
    if (chosen.size() != 1)
        return emit said(tr("Select one item on the table to name it in every language."));
    const edit::TableThing thing = chosen.front();
    const editor::TableModel& table = *rooms_.tableView->tableModel();
    editor::NamesDialog dialog(edit::nameOf(table.at(thing)), table.nameOf(thing), rooms_.tableView->window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    files_.workspace().change(
        [&](const edit::Desk& desk)
        {
            const edit::Thing& now = edit::find(*desk.values.at(desk.table).shelves[thing.shelf], thing.key)->thing;
            return edit::changed(desk, thing, edit::withName(now, dialog.edited(edit::nameOf(now))));
        });
}

/// Its image is looked for beside the table's file: that is saved first.
void TableCommands::editPhotograph()
{
    if (files_.workspace().table().path().isEmpty())
        commands_["file.save"].trigger();
    if (files_.workspace().table().path().isEmpty())
        return;
    editor::PhotographDialog(files_.workspace(), rooms_.tableView->window()).exec();
}

void TableCommands::editProperties()
{
    editor::TablePropertiesDialog dialog(files_.workspace(), rooms_.tableView->window());
    if (dialog.exec() == QDialog::Accepted)
        dialog.apply();
}

/// By day, whatever the window looks like.
void TableCommands::print()
{
    const editor::TableView& view = *rooms_.tableView;
    const editor::TableDocument& table = files_.workspace().table();
    editor::TableStyle style = view.tableStyle();
    style.dark = false;
    editor::TablePainter painter(table.kinds(), style);
    painter.setScan(view.scan().scan());
    editor::Drawing picture =
        editor::drawingOf(std::make_shared<const map::TableMap>(table.table()), std::move(painter));
    printSheets(*rooms_.tableView->window(), std::move(picture), files_.workspace().displayName(words::language()));
}

} // namespace merlon::app
