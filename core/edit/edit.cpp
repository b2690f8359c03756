#include "core/edit/edit.h"

#include "core/edit/background_edits.h"
#include "core/edit/conditions_left.h"
#include "core/edit/has.h"
#include "core/edit/line_edits.h"
#include "core/edit/line_parts.h"
#include "core/edit/lying_overlays.h"
#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"

#include <algorithm>
#include <set>

namespace merlon::edit
{
namespace
{

/// What stands on those hexes, in one shelf: less of it, or none.
void take(const Value& value, std::size_t shelf, int board, const Gone& gone, Patch& patch)
{
    for (const Entry& entry : *value.shelves[shelf])
        if (const int on = boardFor(entry.thing, board);
            patch.saidOf(shelf, entry.key) == nullptr && entry.thing.touches(gone, on))
            patch.put(shelf, {entry.key, entry.rank, entry.thing.without(gone, on)});
}

using Bears = std::vector<std::string>;

/// What may be built on each terrain of a legend.
std::vector<Bears> bearsOf(const map::Palette& palette, const map::HexMap& head)
{
    std::vector<Bears> out;
    for (const auto& entry : head.legend)
    {
        const auto* terrain = palette.find(entry.terrain);
        out.push_back(terrain != nullptr ? terrain->bears : Bears{});
    }
    return out;
}

/// Hexes that were painted over, where something that was built on them can stand no more.
class PaintedOver
{
public:
    PaintedOver(const Desk& desk, const Patch& patch, const Value& after)
        : before_(desk.mapValue()),
          grid_(before_.grid),
          was_(bearsOf(*desk.palette, headOf(before_))),
          is_(bearsOf(*desk.palette, headOf(after))),
          now_(static_cast<std::size_t>(grid_.count()), untouched)
    {
        if (patch.cells.size() <= OfMap::terrain)
            return;
        for (const auto& cell : patch.cells[OfMap::terrain])
            if (grid_.contains(cell.at) && cell.number != offBoard && !bearsAt(cell.at).empty())
            {
                now_[static_cast<std::size_t>(grid_.index(cell.at))] = cell.number;
                any_ = true;
            }
    }

    bool any() const { return any_; }
    bool ends(const std::string& feature, hex::Hex at) const
    {
        const int now = nowAt(at);
        return now != untouched && has(bearsAt(at), feature) && !has(is_[static_cast<std::size_t>(now)], feature);
    }
    /// Nothing that it bore is borne any more: no wall, no tower.
    bool razes(hex::Hex at) const
    {
        const int now = nowAt(at);
        return now != untouched && std::ranges::none_of(bearsAt(at), [&](const std::string& feature)
                                                        { return has(is_[static_cast<std::size_t>(now)], feature); });
    }

private:
    static constexpr std::int16_t untouched = -1;

    const Bears& bearsAt(hex::Hex at) const
    {
        return was_[static_cast<std::size_t>(numberAt(before_, OfMap::terrain, at))];
    }
    int nowAt(hex::Hex at) const
    {
        return grid_.contains(at) ? now_[static_cast<std::size_t>(grid_.index(at))] : untouched;
    }

    const Value& before_;
    const hex::Layout& grid_;
    std::vector<Bears> was_;
    std::vector<Bears> is_;
    std::vector<std::int16_t> now_;
    bool any_ = false;
};

void takePaintedOver(const Desk& desk, const Value& after, Patch& patch)
{
    const PaintedOver over(desk, patch, after);
    if (!over.any())
        return;
    const Value& before = desk.mapValue();
    for (const Entry& entry : *before.shelves[OfMap::features])
    {
        const auto& feature = *entry.thing.as<map::Feature>();
        const Entry* said = patch.saidOf(OfMap::features, entry.key);
        const auto* next = said != nullptr && said->thing ? said->thing.as<map::Feature>() : nullptr;
        const bool stays = said == nullptr || (next != nullptr && next->hex == feature.hex);
        if (stays && over.ends(feature.kind, feature.hex))
            patch.put(OfMap::features, {entry.key, entry.rank, {}});
    }
    take(
        before, OfMap::structures, 0, [&](hex::Hex at) { return over.razes(at); }, patch);
}

void takeFallenOff(const Desk& desk, const Gone& off, Edit& edit)
{
    const Value& map = desk.mapValue();
    for (const std::size_t shelf : {OfMap::features, OfMap::structures, OfMap::overlays})
        take(map, shelf, 0, off, edit.parts[desk.map]);
    cutLines(map, off, edit.parts[desk.map]);
    if (desk.scenario < 0)
        return;
    const Value& scenario = desk.values.at(desk.scenario);
    Patch& patch = edit.parts[desk.scenario]; // there even if nothing falls off: hexes may have other names now
    for (const std::size_t shelf : {OfScenario::head, OfScenario::counters, OfScenario::zones})
        take(scenario, shelf, desk.board, off, patch);
    dropConditions(scenario, patch);
}

} // namespace

bool Edit::empty() const
{
    return std::ranges::all_of(parts, [](const auto& part) { return part.second.empty(); });
}

Desk applied(Desk desk, const Edit& edit)
{
    for (const auto& [doc, patch] : edit.parts)
        desk.values[doc] = applied(std::move(desk.values[doc]), patch);
    return desk;
}

Edit completed(const Desk& desk, Edit edit)
{
    edit.on = desk.state;
    const auto part = edit.parts.find(desk.map);
    if (part == edit.parts.end())
        return edit;
    const Value after = applied(desk.mapValue(), part->second);
    takePaintedOver(desk, after, part->second);
    takeLying(desk, after, part->second);
    if (!part->second.grid)
        paintLines(desk, after, part->second);
    if (part->second.grid)
    {
        keepBackgroundInPlace(desk.mapValue(), after, part->second);
        takeFallenOff(
            desk, [&](hex::Hex at) { return !after.grid.contains(at); }, edit);
    }
    return edit;
}

Lost lostBy(const Desk& desk, const Edit& edit)
{
    Lost lost;
    for (const auto& [doc, patch] : edit.parts)
        for (std::size_t shelf = 1; shelf < patch.things.size(); ++shelf)
            for (const Entry& entry : patch.things[shelf])
            {
                const Entry* was = find(*desk.values.at(doc).shelves[shelf], entry.key);
                if (was == nullptr)
                    continue;
                if (!entry.thing)
                    lost.gone.push_back(was->thing);
                else if (doc == desk.scenario && shelf == OfScenario::counters)
                    lost.displaced.push_back(was->thing);
                else
                    lost.lessened.push_back(was->thing);
            }
    if (const auto part = edit.parts.find(desk.scenario); part != edit.parts.end())
    {
        const Value& scenario = desk.values.at(desk.scenario);
        lost.conditions = static_cast<int>(scenarioHeadOf(scenario).conditions.size()) -
                          static_cast<int>(scenarioHeadOf(applied(scenario, part->second)).conditions.size());
    }
    return lost;
}

} // namespace merlon::edit
