#include "core/play/paper.h"

#include "core/play/fold.h"
#include "core/play/journal.h"
#include "core/play/shape.h"

#include <algorithm>

namespace merlon::play
{

SHAPE(Ticked, "tick", "play.sheet", FIELD(Ticked::row, "tick"),
      FIELD(Ticked::marks, "marks", {.least = -100'000, .most = 100'000}), FIELD(Ticked::insteadOf, "instead-of"))

namespace
{

bool isShared(const Record& effect)
{
    return find(sharedEffects(), effect.kind) != nullptr;
}

/// There is no such row, or it has fewer boxes.
bool canTick(const SheetParts& parts, const Record& effect)
{
    const auto in = read<Ticked>(effect.fields);
    const SheetRow* row = in.faults.empty() && in.whole ? findRow(parts, in.value.row.id) : nullptr;
    if (row == nullptr)
        return false;
    return row->tally || (in.value.marks >= 0 && in.value.marks <= row->boxes);
}

} // namespace

std::span<const Kind* const> sharedEffects()
{
    static const std::array all{&kindOf<Ticked>()};
    return all;
}

const Kind* System::effect(std::string_view key) const
{
    const Kind* own = find(effects(), key);
    return own != nullptr ? own : find(sharedEffects(), key);
}

std::vector<Fault> carryOut(Game& game, std::span<const Record> effects, int version)
{
    const System& system = *game.setting->system;
    if (std::ranges::none_of(effects, isShared))
        return system.carryOut(game, effects, version);
    const SheetParts parts = sheetOf(game.setting->scenario, system);
    std::vector<Record> own;
    std::vector<Fault> faults;
    for (const Record& effect : effects)
        if (!isShared(effect))
            own.push_back(effect);
        else if (!canTick(parts, effect))
            faults.push_back({effect.kind, "effect"});
    if (faults.empty() && !own.empty())
        faults = system.carryOut(game, own, version);
    return faults;
}

SheetParts sheetOf(const Scenario& scenario, const System& system)
{
    if (scenario.sheet)
        return *scenario.sheet;
    SheetParts parts;
    for (OnSheet& one : system.onSheet(scenario))
        if (one.laid && one.kept)
        {
            one.laid->shows = one.key;
            parts.push_back(std::move(*one.laid));
        }
    return parts;
}

bool keepsSheet(const Scenario& scenario, const System& system)
{
    return scenario.sheet || !system.onSheet(scenario).empty();
}

const SheetRow* findRow(const SheetParts& parts, std::string_view id)
{
    for (const SheetPart& part : parts)
        for (const SheetRow& row : part.rows)
            if (row.id == id)
                return &row;
    return nullptr;
}

Ticks ticksOf(const Fold& fold, std::optional<int> upTo)
{
    Ticks ticks;
    for (const int index : fold.inForce())
        if (!upTo || index < *upTo)
            for (const Record& effect : fold.lines()[static_cast<std::size_t>(index)].effects)
                if (effect.kind == kindOf<Ticked>().key)
                {
                    const auto ticked = read<Ticked>(effect.fields).value;
                    ticks[ticked.row.id] = ticked.marks;
                }
    return ticks;
}

Ticks lostTicks(const Journal& journal, const Fold& fold)
{
    const Setting& setting = *fold.game().setting;
    const SheetParts parts = sheetOf(setting.scenario, *setting.system);
    Ticks lost;
    for (const int index : fold.inForce())
    {
        const auto* byHand = std::get_if<ByHand>(&journal.entries[static_cast<std::size_t>(index)].what);
        for (const Record& effect : byHand != nullptr ? byHand->effects : std::vector<Record>())
        {
            if (effect.kind != kindOf<Ticked>().key)
                continue;
            const auto ticked = read<Ticked>(effect.fields).value;
            if (ticked.insteadOf)
                lost.erase(ticked.insteadOf->id);
            if (findRow(parts, ticked.row.id) == nullptr)
                lost[ticked.row.id] = ticked.marks;
        }
    }
    return lost;
}

Record tickedInstead(const std::string& row, int marks, const std::string& gone)
{
    const std::string sort(sortOf<ASheetRow>);
    return {std::string(kindOf<Ticked>().key),
            {{"tick", Ref{sort, row}}, {"marks", marks}, {"instead-of", Ref{sort, gone}}}};
}

} // namespace merlon::play
