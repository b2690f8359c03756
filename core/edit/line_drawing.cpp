#include "core/edit/line_drawing.h"

#include "core/edit/line_points.h"
#include "core/edit/map_value.h"

#include <algorithm>

namespace merlon::edit
{

using hex::Hex;

namespace
{

const map::Under* underAt(const map::Line& line, Hex at)
{
    const auto found = std::ranges::lower_bound(line.under, at, {}, &map::Under::hex);
    return found != line.under.end() && found->hex == at ? &*found : nullptr;
}

void insert(std::vector<map::Under>& all, map::Under one)
{
    all.insert(std::ranges::upper_bound(all, one.hex, {}, &map::Under::hex), std::move(one));
}

} // namespace

Drawing::Drawing(const Desk& desk) : desk_(desk), map_(desk.mapValue()), head_(headOf(map_)), standing_(desk.mapValue())
{
}

void Drawing::take(const Entry& old)
{
    const auto& line = *old.thing.as<map::Line>();
    for (const auto& under : line.under)
        was_.emplace(under.hex, under);
    rows_.merge(laidAs(desk_, line).own);
    fittings_.push_back(std::make_unique<Fittings>(desk_, line));
    fittings_.back()->takeUp(standing_);
    taken_.insert(old.key);
    patch_.put(OfMap::lines, {old.key, old.rank, {}});
}

bool Drawing::lay(map::Line line, const Entry& place, bool mended)
{
    line.under.clear();
    line.stairs.clear();
    Laid laid = laidAs(desk_, std::move(line));
    if (!layGround(laid, mended))
        return false;
    for (const auto& one : fittings_)
        one->follow(laid);
    layStairs(laid);
    layStructures(laid);
    std::set<Hex> going;
    for (const auto& [at, under] : was_)
        if (!laid_.contains(at))
            going.insert(at);
    Hexsides edges = laid.edges(desk_, going);
    for (const auto& one : fittings_)
        lost_ += one->putDown(laid, standing_, edges);
    for (const auto& [at, sides] : edges)
        for (const hex::Side side : sides)
            standing_.put({at, side, laid.line.edge, {}});
    if (!laid.made.empty())
        patch_.put(OfMap::lines, {place.key, place.rank, Thing::of(std::move(laid.line))});
    return true;
}

/// The hexes of its row; its stairs are laid on them and beside them.
bool Drawing::layGround(Laid& laid, bool mended)
{
    const auto number = numberOf(laid.line.kind);
    if (!number)
        return false;
    for (const Hex at : laid.own)
        if (isFree(at, mended))
        {
            laid.line.under.push_back(underOf(at));
            laid.made.insert(at);
            laid_.insert(at);
            ground_[at] = {*number, laid.line.level};
        }
    return true;
}

void Drawing::layStairs(Laid& laid)
{
    const auto lay = [&](Hex at, const map::Under& stairs)
    {
        const auto number = numberOf(stairs.terrain);
        const bool isMade = laid.makes(at);
        const auto* terrain = desk_.palette->find(stairs.terrain);
        const bool leads =
            terrain == nullptr || std::ranges::find(terrain->leads, laid.line.kind) != terrain->leads.end();
        if (!number || !leads || (!isMade && (laid.own.contains(at) || laid_.contains(at) || !isFree(at, false))))
            return false;
        if (!isMade)
            insert(laid.line.under, underOf(at));
        insert(laid.line.stairs, {at, stairs.terrain, stairs.level});
        laid.made.erase(at);
        laid_.insert(at);
        ground_[at] = {*number, stairs.level};
        return true;
    };
    for (const auto& one : fittings_)
        lost_ += one->layStairs(laid, lay);
}

/// A structure that had hexes of the line has those into which they were bent.
void Drawing::layStructures(const Laid& laid)
{
    const auto* kind = desk_.palette->find(laid.line.kind);
    if (kind == nullptr || kind->bears.empty())
        return;
    for (const Entry& entry : *map_.shelves[OfMap::structures])
    {
        map::Structure structure = *entry.thing.as<map::Structure>();
        const std::set<Hex> had(structure.hexes.begin(), structure.hexes.end());
        if (std::ranges::none_of(had, [&](Hex at) { return was_.contains(at); }))
            continue;
        std::erase_if(structure.hexes, [&](Hex at) { return was_.contains(at) && !laid_.contains(at); });
        for (const Hex at : laid.made)
            if (!was_.contains(at) && !isOfStructure(at) && comesFrom(at, had))
                structure.hexes.push_back(at);
        if (structure.hexes == entry.thing.as<map::Structure>()->hexes)
            continue;
        Thing next = structure.hexes.empty() ? Thing() : Thing::of(std::move(structure));
        patch_.put(OfMap::structures, {entry.key, entry.rank, std::move(next)});
    }
}

/// Whether that part of the line was one of those hexes.
bool Drawing::comesFrom(Hex at, const std::set<Hex>& hexes) const
{
    return std::ranges::any_of(fittings_,
                               [&](const auto& one)
                               {
                                   const auto from = one->whence(at);
                                   return from && was_.contains(*from) && hexes.contains(*from);
                               });
}

bool Drawing::giveBack()
{
    for (const auto& [at, under] : was_)
    {
        if (laid_.contains(at) || underOthers(at) != nullptr || handOver(under))
            continue;
        const auto number = numberOf(under.terrain);
        if (!number)
            return false;
        ground_[at] = {*number, under.level};
    }
    return true;
}

/// Where another line runs that was not built there because this one was.
bool Drawing::handOver(const map::Under& under)
{
    if (!others_)
    {
        others_.emplace();
        for (const Entry& entry : *map_.shelves[OfMap::lines])
            if (!taken_.contains(entry.key))
                others_->emplace_back(&entry, laidAs(desk_, *entry.thing.as<map::Line>()));
    }
    for (auto& [entry, other] : *others_)
    {
        const auto number = other.own.contains(under.hex) ? numberOf(other.line.kind) : std::nullopt;
        if (!number)
            continue;
        insert(other.line.under, under);
        other.made.insert(under.hex);
        ground_[under.hex] = {*number, other.line.level};
        if (const Hexsides edges = other.edges(desk_, {}); edges.contains(under.hex))
            for (const hex::Side side : edges.at(under.hex))
                standing_.put({under.hex, side, other.line.edge, {}});
        patch_.put(OfMap::lines, {entry->key, entry->rank, Thing::of(other.line)});
        return true;
    }
    return false;
}

Edit Drawing::done(yaml::Message says)
{
    std::vector<Hex> hexes;
    for (const auto& [at, ground] : ground_)
        hexes.push_back(at);
    Grounds(desk_, head_).change(hexes, patch_, [&](Hex at, Ground) { return ground_.at(at); });
    standing_.into(patch_, newKey());
    if (head_ != headOf(map_))
        putHead(map_, patch_, std::move(head_));
    Edit edit;
    edit.says = std::move(says);
    if (!patch_.empty())
        edit.parts.emplace(desk_.map, std::move(patch_));
    return completed(desk_, std::move(edit));
}

std::optional<int> Drawing::numberOf(const std::string& terrain)
{
    const auto* known = desk_.palette->find(terrain);
    return map::legendIndex(head_, terrain, known != nullptr ? known->symbol : '?');
}

bool Drawing::isBuilt(Hex at) const
{
    const auto* terrain = desk_.palette->find(lyingAt(*desk_.palette, map_, at).terrain);
    return terrain != nullptr && !terrain->bears.empty();
}

bool Drawing::isOfStructure(Hex at) const
{
    return std::ranges::any_of(*map_.shelves[OfMap::structures],
                               [&](const Entry& entry)
                               {
                                   const auto& hexes = entry.thing.as<map::Structure>()->hexes;
                                   return std::ranges::find(hexes, at) != hexes.end();
                               });
}

/// What another line was drawn over there.
const map::Under* Drawing::underOthers(Hex at) const
{
    for (const Entry& entry : *map_.shelves[OfMap::lines])
        if (const auto* under = underAt(*entry.thing.as<map::Line>(), at);
            under != nullptr && !taken_.contains(entry.key))
            return under;
    return nullptr;
}

/// Whether it may build there. Where it ran and built nothing somebody meant what is there.
bool Drawing::isFree(Hex at, bool mended) const
{
    if (!map_.grid.contains(at))
        return false;
    if (was_.contains(at))
        return true;
    return (mended || !rows_.contains(at)) && !isBuilt(at) && !isOfStructure(at) && underOthers(at) == nullptr;
}

map::Under Drawing::underOf(Hex at) const
{
    const auto was = was_.find(at);
    return was != was_.end() ? was->second : lyingAt(*desk_.palette, map_, at);
}

} // namespace merlon::edit
