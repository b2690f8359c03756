#include "app/report/paper_sheet.h"

#include "app/report/report_text.h"
#include "core/map/hex_map.h"
#include "core/systems.h"
#include "referee/verdict_text.h"
#include "translations/words.h"

#include <algorithm>
#include <set>

namespace merlon::report
{
namespace
{

QString inWords(const LocalText& text)
{
    return QString::fromStdString(text.in(words::language()));
}

/// What is written by hand is left blank where nothing is played yet: what stands for a state, and what is none. What
/// a row is about stays: that is its first field.
bool isForTheHand(const play::Value& value)
{
    const auto* number = std::get_if<int>(&value);
    const auto* list = std::get_if<play::List>(&value);
    return std::holds_alternative<play::Choice>(value) || (number != nullptr && *number == 0) ||
           (list != nullptr && list->empty());
}

class Filling
{
public:
    Filling(const play::Scenario& scenario, const play::System& system, const play::Game* game,
            const play::Ticks* ticks)
        : scenario_(scenario), system_(system), words_(system), game_(game), ticks_(ticks)
    {
    }

    PaperSheet sheet() const
    {
        PaperSheet out;
        out.title = scenario_.title.empty() ? words::fromView(scenario_.id) : inWords(scenario_.title);
        if (game_ != nullptr)
        {
            out.setting = game_->setting;
            out.plan = system_.plan(*game_);
            if (ticks_ != nullptr)
                out.now = clockOf(*game_);
        }
        tellPlan(out);
        const auto offered = system_.onSheet(scenario_);
        const auto sheets = game_ != nullptr ? system_.sheets(*game_) : std::vector<play::Sheet>();
        for (const play::SheetPart& part : play::sheetOf(scenario_, system_))
        {
            const auto of = std::ranges::find(offered, part.shows, &play::OnSheet::key);
            out.parts.push_back(of == offered.end() ? ownPart(part) : offeredPart(part, *of, sheets, out));
        }
        return out;
    }

private:
    void tellPlan(PaperSheet& out) const
    {
        using Rim = play::PlanHex::Rim;
        constexpr std::pair<Rim, const char*> all[] = {
            {Rim::Thick, "thick"}, {Rim::Dashed, "dashed"}, {Rim::Thin, "thin"}};
        for (const auto& [rim, word] : all)
            if (std::ranges::count(out.plan, rim, &play::PlanHex::rim) > 0)
                out.rims.emplace_back(rim, words_.word("rim", word));
        std::set<std::string_view> stones;
        for (const play::PlanHex& hex : out.plan)
            if (!hex.stone.empty() && stones.insert(hex.stone).second)
                out.stones.emplace_back(hex.stone, words_.word("stone", hex.stone));
    }

    PaperPart named(const play::SheetPart& part, const QString& otherwise) const
    {
        PaperPart out;
        out.title = part.title.empty() ? otherwise : inWords(part.title);
        out.column = part.column;
        out.lines = part.lines;
        return out;
    }

    PaperPart ownPart(const play::SheetPart& part) const
    {
        PaperPart out = named(part, {});
        out.own = true;
        out.text = inWords(part.text);
        for (const play::SheetRow& row : part.rows)
        {
            PaperRow drawn{row.id, inWords(row.name), row.boxes, row.tally.value_or(0), row.tally.has_value()};
            if (ticks_ != nullptr)
                if (const auto marks = ticks_->find(row.id); marks != ticks_->end())
                    drawn.marks = marks->second;
            out.rows.push_back(std::move(drawn));
        }
        return out;
    }

    PaperPart offeredPart(const play::SheetPart& part, const play::OnSheet& of, const std::vector<play::Sheet>& sheets,
                          const PaperSheet& out) const
    {
        PaperPart made = named(part, words_.word("sheet", of.key));
        made.isPlan = of.columns == nullptr;
        made.unused = !of.kept;
        if (made.unused)
            made.text = Text::tr("This scenario has no use for this part. Remove it.");
        else if (made.isPlan && out.plan.empty())
            made.text = game_ == nullptr
                            ? Text::tr("The plan appears when the scenario has no more errors (see Findings).")
                            : Text::tr("No walls here yet. Create the structures of the map in the Structures panel.");
        if (!made.isPlan)
            fill(made, of, sheets);
        return made;
    }

    void fill(PaperPart& part, const play::OnSheet& of, const std::vector<play::Sheet>& sheets) const
    {
        for (const play::Field& field : of.columns->fields)
        {
            if (field.key == of.box)
                part.box = static_cast<int>(part.table.columns.size());
            part.table.columns += field.key == of.box ? QString() : words_.fieldName(*of.columns, field.key);
            part.table.numbers.push_back(field.sort == play::Sort::Number);
        }
        const auto sheet = std::ranges::find(sheets, of.key, &play::Sheet::key);
        if (sheet == sheets.end())
            return;
        const referee::VerdictText text(*game_);
        for (const play::Fields& row : sheet->rows)
        {
            QStringList cells;
            for (const play::Field& field : of.columns->fields)
            {
                const play::Value* value = play::find(row, field.key);
                const bool names = &field == &of.columns->fields.front();
                const bool blank =
                    value == nullptr || field.key == of.box || (ticks_ == nullptr && !names && isForTheHand(*value));
                cells += blank ? QString() : text.value(*value);
            }
            part.table.rows.push_back(cells);
            const play::Value* box = of.box.empty() ? nullptr : play::find(row, of.box);
            const auto* word = box != nullptr ? std::get_if<play::Choice>(box) : nullptr;
            part.ticked.push_back(word != nullptr && word->word == of.tickedBy);
        }
    }

    const play::Scenario& scenario_;
    const play::System& system_;
    const referee::SystemText words_;
    const play::Game* game_;
    const play::Ticks* ticks_;
};

} // namespace

PaperSheet paperSheet(const play::Scenario& scenario, const play::System& system, const play::Game* game,
                      const play::Ticks* ticks)
{
    return Filling(scenario, system, game, ticks).sheet();
}

PaperSheet blankSheet(const std::shared_ptr<const play::Setting>& setting)
{
    const play::Game game = play::begin(setting);
    return paperSheet(setting->scenario, *setting->system, &game, nullptr);
}

std::shared_ptr<const play::Setting> settingOfMap(const play::HexBoard& map)
{
    const play::System* system = map->ruleset.empty() ? &defaultSystem() : findSystem(map->ruleset);
    if (system == nullptr)
        return nullptr;
    play::Scenario scenario;
    scenario.id = map->id;
    scenario.title = map->title;
    scenario.ruleset = system->id();
    scenario.maps = {{map->id + ".map.yaml", {}, {}}};
    const play::Boards boards{map};
    for (const play::Problem& one : system->problems(scenario, boards))
        if (!one.warns)
            return nullptr;
    return play::settingOf(*system, std::move(scenario), boards);
}

QString planTip(const PaperSheet& sheet, const play::PlanHex& hex)
{
    const map::HexMap& map = *play::hexBoard(sheet.setting->boards);
    QStringList said{words::fromView(map::printedName(map, hex.hex))};
    for (const map::Structure& structure : map.structures)
        if (std::ranges::count(structure.hexes, hex.hex) > 0)
            said.prepend(structure.name.empty()
                             ? referee::SystemText(*sheet.setting->system).word("structure", structure.kind)
                             : inWords(structure.name));
    QString tip = said.join(words::listWord("comma"));
    if (hex.boxes == 0)
        return tip;
    const QString stage =
        hex.stage ? referee::SystemText(*sheet.setting->system).word(hex.stage->set, hex.stage->word) : QString();
    //: of a hex of the siege sheet's plan: "North tower, P5: badly damaged (3 of 4)"
    return Text::tr("%1: %2 (%3 of %4)").arg(tip, stage, QString::number(hex.crossed), QString::number(hex.boxes));
}

} // namespace merlon::report
