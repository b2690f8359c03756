// What is done to the sheet: steps of the history of whoever lays it out, lines of the journal of whoever ticks it.

#include "app/window/sheet_panel.h"

#include "core/play/paper.h"
#include "editor/named_text.h"
#include "editor/names_dialog.h"
#include "editor/workspace.h"
#include "referee/referee_session.h"
#include "referee/system_text.h"
#include "translations/words.h"

#include <QMenu>

namespace merlon::app
{

using play::SheetPart;
using play::SheetParts;
using play::SheetRow;

SheetParts SheetPanel::parts() const
{
    const play::Scenario* now = scenario();
    return now != nullptr && system() != nullptr ? play::sheetOf(*now, *system()) : SheetParts();
}

SheetPart* SheetPanel::chosenOf(SheetParts& parts) const
{
    const int at = view_->part();
    return at >= 0 && at < static_cast<int>(parts.size()) ? &parts[static_cast<std::size_t>(at)] : nullptr;
}

bool SheetPanel::layOut(const SheetParts& parts, edit::SheetStep step)
{
    if (!workspace_ || hand() != SheetView::Hand::LaysOut || parts == this->parts())
        return false;
    return workspace_->change([&](const edit::Desk& desk) -> edit::Made { return edit::laidOut(desk, parts, step); });
}

/// What the system has and the sheet has not, and what an author makes himself.
void SheetPanel::fillMenu()
{
    parts_->clear();
    const play::Scenario* now = scenario();
    if (now == nullptr || system() == nullptr)
        return;
    const referee::SystemText text(*system());
    const SheetParts all = parts();
    for (const play::OnSheet& one : system()->onSheet(*now))
        if (one.kept && std::ranges::count(all, one.key, &SheetPart::shows) == 0)
        {
            SheetPart part = one.laid.value_or(SheetPart{{}, play::SheetColumn::Across, 4, {}});
            part.shows = one.key;
            parts_->addAction(text.word("sheet", one.key), this, [this, part] { addPart(part, {}); });
        }
    if (!parts_->isEmpty())
        parts_->addSeparator();
    const auto ready = [&](const QString& title, const QString& row, const SheetRow& made, int lines = 0)
    { parts_->addAction(title, this, [this, title, row, made, lines] { addReady(title, row, made, lines); }); };
    //: on the siege sheet: what is left to eat, a box for each day
    ready(tr("Rations"), tr("Days of food"), {.id = {}, .name = {}, .boxes = 10});
    ready(tr("Under construction"), tr("Siege tower"), {.id = {}, .name = {}, .boxes = 6});
    ready(tr("Boxes to tick"), tr("First row"), {.id = {}, .name = {}, .boxes = 5});
    ready(tr("Tally"), tr("Supplies"), {.id = {}, .name = {}, .boxes = 0, .tally = 10});
    ready(tr("Notes"), {}, {}, 6);
}

void SheetPanel::addReady(const QString& title, const QString& row, SheetRow made, int lines)
{
    SheetPart part{std::string(SheetPart::own), play::SheetColumn::Left, lines, {}};
    if (!row.isEmpty())
    {
        made.name = editor::renamed({}, words::language(), row.toStdString());
        made.id = edit::freeRowId(parts(), words::idFrom(row));
        part.rows.push_back(std::move(made));
    }
    addPart(std::move(part), title);
}

void SheetPanel::addPart(SheetPart part, const QString& title)
{
    if (!title.isEmpty())
        part.title = editor::renamed({}, words::language(), title.toStdString());
    SheetParts all = parts();
    all.push_back(std::move(part));
    const int last = static_cast<int>(all.size()) - 1;
    if (!layOut(all, edit::SheetStep::Add))
        return;
    view_->setFocus();
    view_->choose(last);
}

void SheetPanel::addRow()
{
    SheetParts all = parts();
    SheetPart* part = chosenOf(all);
    if (part == nullptr || !part->isOwn())
        return;
    SheetRow row;
    //: the name of a row of the siege sheet until its author gives it another
    const QString name = tr("New row");
    row.name = editor::renamed({}, words::language(), name.toStdString());
    row.id = edit::freeRowId(all, words::idFrom(name));
    row.boxes = part->rows.empty() ? 5 : part->rows.back().boxes;
    const int at = view_->row() >= 0 ? view_->row() + 1 : static_cast<int>(part->rows.size());
    part->rows.insert(part->rows.begin() + at, std::move(row));
    if (!layOut(all, edit::SheetStep::Add))
        return;
    view_->choose(view_->part(), at);
    view_->typeName();
}

void SheetPanel::removeChosen()
{
    SheetParts all = parts();
    SheetPart* part = chosenOf(all);
    if (part == nullptr)
        return;
    if (view_->row() >= 0)
        part->rows.erase(part->rows.begin() + view_->row());
    else
        all.erase(all.begin() + view_->part());
    layOut(all, edit::SheetStep::Remove);
}

void SheetPanel::changeRow(const std::function<void(SheetRow&)>& change)
{
    SheetParts all = parts();
    SheetPart* part = filling_ ? nullptr : chosenOf(all);
    if (part == nullptr || view_->row() < 0 || view_->row() >= static_cast<int>(part->rows.size()))
        return;
    change(part->rows[static_cast<std::size_t>(view_->row())]);
    layOut(all, edit::SheetStep::Change);
}

void SheetPanel::reset()
{
    if (workspace_ && hand() == SheetView::Hand::LaysOut)
        workspace_->change([](const edit::Desk& desk) -> edit::Made { return edit::notLaidOut(desk); });
}

void SheetPanel::drop(int part, int before, play::SheetColumn column)
{
    SheetParts all = parts();
    if (part < 0 || part >= static_cast<int>(all.size()))
        return;
    layOut(edit::moved(std::move(all), static_cast<std::size_t>(part), static_cast<std::size_t>(before), column),
           edit::SheetStep::Move);
}

void SheetPanel::nameTyped(int part, int row, const QString& name)
{
    SheetParts all = parts();
    LocalText& now = all[static_cast<std::size_t>(part)].rows[static_cast<std::size_t>(row)].name;
    now = editor::renamed(now, words::language(), name.toStdString());
    layOut(all, edit::SheetStep::Rename);
}

/// Of what is chosen, in every language.
void SheetPanel::nameInAll()
{
    SheetParts all = parts();
    SheetPart* part = chosenOf(all);
    if (part == nullptr)
        return;
    const bool ofRow = view_->row() >= 0 && view_->row() < static_cast<int>(part->rows.size());
    LocalText& name = ofRow ? part->rows[static_cast<std::size_t>(view_->row())].name : part->title;
    const QString now = ofRow ? editor::nameOr(name, part->rows[static_cast<std::size_t>(view_->row())].id)
                              : view_->sheet()->sheet().parts[static_cast<std::size_t>(view_->part())].title;
    editor::NamesDialog dialog(name, now, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    name = dialog.edited(name);
    layOut(all, edit::SheetStep::Rename);
}

void SheetPanel::tick(int part, int row, int marks)
{
    const auto& ticked =
        view_->sheet()->sheet().parts[static_cast<std::size_t>(part)].rows[static_cast<std::size_t>(row)];
    play::Record effect{"tick", {{"tick", play::Ref{"row", ticked.id}}, {"marks", marks}}};
    session_.ruleByHand({std::move(effect)}, {});
}

/// What the system calls it, it is called where nobody gave it another name.
void SheetPanel::titleTyped(int part, const QString& title)
{
    if (title == view_->sheet()->sheet().parts[static_cast<std::size_t>(part)].title)
        return;
    SheetParts all = parts();
    LocalText& now = all[static_cast<std::size_t>(part)].title;
    now = editor::renamed(now, words::language(), title.toStdString());
    layOut(all, edit::SheetStep::Rename);
}

void SheetPanel::textTyped(int part, const QString& text)
{
    SheetParts all = parts();
    LocalText& now = all[static_cast<std::size_t>(part)].text;
    now = editor::renamed(now, words::language(), text.toStdString());
    layOut(all, edit::SheetStep::Change);
}

} // namespace merlon::app
