#include "core/edit/line_drawing.h"

#include "core/edit/line_overlays.h"
#include "core/edit/line_points.h"
#include "core/edit/map_value.h"
#include "core/edit/roomless.h"

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
    for (const Entry& entry : *map_.shelves[OfMap::lines])
        others_.push_back({&entry, laidAs(desk_, *entry.thing.as<map::Line>())});
    std::ranges::stable_sort(others_, std::ranges::greater(), [](const Other& other) { return other.entry->rank; });
}

void Drawing::take(const Entry& old)
{
    const auto& line = *old.thing.as<map::Line>();
    for (const auto& under : line.under)
        was_.emplace(under.hex, under);
    rows_.merge(laidAs(desk_, line).own);
    fittings_.push_back(std::make_unique<Fittings>(desk_, line));
    taken_.insert(old.key);
    std::erase_if(others_, [&](const Other& other) { return other.entry->key == old.key; });
    patch_.put(OfMap::lines, {old.key, old.rank, {}});
}

bool Drawing::lay(map::Line line, const Entry& place, std::span<const Hex> mended)
{
    mended_ = {mended.begin(), mended.end()};
    rank_ = place.rank;
    line.under.clear();
    line.stairs.clear();
    LaidLine laid = laidAs(desk_, std::move(line));
    if (!layGround(laid))
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
        one->takeUp(laid, standing_, edges);
    for (const auto& one : fittings_)
        one->putDown(laid, standing_, edges);
    for (const auto& [at, sides] : edges)
        for (const hex::Side side : sides)
            standing_.put({at, side, laid.line.edge, {}});
    if (!laid.made.empty())
        patch_.put(OfMap::lines, {place.key, place.rank, Thing::of(laid.line)});
    now_ = std::move(laid);
    return true;
}

/// The hexes of its row; its stairs are laid on them and beside them.
bool Drawing::layGround(LaidLine& laid)
{
    const auto number = numberOf(laid.line.kind);
    if (!number)
        return false;
    for (const Hex at : laid.own)
        if (isFree(at))
        {
            laid.line.under.push_back(underOf(at));
            takeFromOthers(at);
            laid.made.insert(at);
            laid_.insert(at);
            ground_[at] = {*number, laid.line.level};
        }
        else if (const Other* other = otherThatMade(at); other != nullptr && other->laid.line.kind != laid.line.kind)
        {
            ++left_;
        }
    return true;
}

void Drawing::layStairs(LaidLine& laid)
{
    const auto lay = [&](Hex at, const map::Under& stairs)
    {
        const auto number = numberOf(stairs.terrain);
        const bool isMade = laid.makes(at);
        const auto* terrain = desk_.palette->find(stairs.terrain);
        const bool leads =
            terrain == nullptr || std::ranges::find(terrain->leads, laid.line.kind) != terrain->leads.end();
        if (!number || !leads || (!isMade && (laid.own.contains(at) || laid_.contains(at) || !isFree(at))))
            return false;
        if (!isMade)
        {
            insert(laid.line.under, underOf(at));
            takeFromOthers(at);
        }
        insert(laid.line.stairs, {at, stairs.terrain, stairs.level});
        laid.made.erase(at);
        laid_.insert(at);
        ground_[at] = {*number, stairs.level};
        return true;
    };
    for (const auto& one : fittings_)
        one->layStairs(laid, lay);
}

/// A structure that had hexes of the line has those into which they were bent.
void Drawing::layStructures(const LaidLine& laid)
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
    if (!now_)
        for (const auto& one : fittings_)
            one->takeAll(standing_);
    for (const auto& [at, under] : was_)
    {
        if (laid_.contains(at) || otherThatMade(at) != nullptr || handOver(under))
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
    for (Other& other : others_)
    {
        LaidLine& laid = other.laid;
        const auto number = laid.own.contains(under.hex) ? numberOf(laid.line.kind) : std::nullopt;
        if (!number)
            continue;
        insert(laid.line.under, under);
        laid.made.insert(under.hex);
        ground_[under.hex] = {*number, laid.line.level};
        if (const Hexsides edges = laid.edges(desk_, {}); edges.contains(under.hex))
            for (const hex::Side side : edges.at(under.hex))
                standing_.put({under.hex, side, laid.line.edge, {}});
        put(other);
        return true;
    }
    return false;
}

void Drawing::takeFromOthers(Hex at)
{
    for (Other& other : others_)
        if (other.laid.made.erase(at) != 0)
        {
            std::erase_if(other.laid.line.under, [&](const map::Under& one) { return one.hex == at; });
            put(other);
        }
}

void Drawing::put(const Other& other)
{
    const bool stays = !other.laid.made.empty();
    patch_.put(OfMap::lines, {other.entry->key, other.entry->rank, stays ? Thing::of(other.laid.line) : Thing()});
}

Edit Drawing::done()
{
    std::vector<Hex> hexes;
    for (const auto& [at, ground] : ground_)
        hexes.push_back(at);
    Grounds(desk_, head_).change(hexes, patch_, [&](Hex at, Ground) { return ground_.at(at); });
    standing_.into(patch_, newKey());
    if (head_ != headOf(map_))
        putHead(map_, patch_, std::move(head_));
    carryOverlays();
    Edit edit;
    if (!patch_.empty())
        edit.parts.emplace(desk_.map, patch_);
    edit = completed(desk_, std::move(edit));
    edit.noRoom = withoutRoom(edit);
    return edit;
}

void Drawing::carryOverlays()
{
    if (!now_ || map_.shelves[OfMap::overlays]->empty())
        return;
    for (const auto& one : fittings_)
        edit::carryOverlays(desk_, *one, *now_, patch_);
}

/// What hung on it, and what goes because the ground has changed.
std::vector<Roomless> Drawing::withoutRoom(const Edit& edit) const
{
    std::vector<Roomless> all;
    for (const auto& one : fittings_)
    {
        for (const Stood& thing : one->lost())
            all.push_back(roomless(desk_, thing));
        for (const map::Under& stairs : one->lostStairs())
            all.push_back(roomless(desk_, stairs));
    }
    const auto part = edit.parts.find(desk_.map);
    if (part == edit.parts.end())
        return all;
    addFeatures(part->second, all);
    for (const std::size_t shelf : {OfMap::overlays, OfMap::structures, OfMap::lines})
        for (const Entry& was : ranked(*map_.shelves[shelf]))
            if (const Entry* is = part->second.saidOf(shelf, was.key);
                is != nullptr && !(shelf == OfMap::lines && taken_.contains(was.key)))
                if (auto less = roomless(desk_, was.thing, is->thing))
                    all.push_back(*std::move(less));
    return all;
}

/// Those that nobody has put elsewhere: what they stood on has been built over.
void Drawing::addFeatures(const Patch& all, std::vector<Roomless>& leaves) const
{
    if (all.things.size() <= OfMap::features)
        return;
    for (const Entry& entry : all.things[OfMap::features])
    {
        const Entry* own = patch_.saidOf(OfMap::features, entry.key);
        const Entry* was = own != nullptr ? own : find(*map_.shelves[OfMap::features], entry.key);
        if (entry.thing || was == nullptr || !was->thing)
            continue;
        const auto& feature = *was->thing.as<map::Feature>();
        for (const hex::Side side : feature.sides)
            if (const Stood one{feature.hex, side, feature.kind, feature.state}; !isEdgeOfAnother(one))
                leaves.push_back(roomless(desk_, one));
    }
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

const Drawing::Other* Drawing::otherThatMade(Hex at) const
{
    const auto found =
        std::ranges::find_if(others_, [&](const Other& other) { return underAt(other.laid.line, at) != nullptr; });
    return found != others_.end() ? &*found : nullptr;
}

bool Drawing::isEdgeOfAnother(const Stood& one) const
{
    return std::ranges::any_of(*map_.shelves[OfMap::lines],
                               [&](const Entry& entry)
                               {
                                   const auto& line = *entry.thing.as<map::Line>();
                                   if (line.edge != one.kind || underAt(line, one.hex) == nullptr)
                                       return false;
                                   const auto edges = outwardOf(hexesOf(map_.grid, line), line.outward);
                                   const auto here = edges.find(one.hex);
                                   return here != edges.end() && here->second.contains(one.side);
                               });
}

/// A moat or road to whatever is drawn after it: a wall through the moat, a bridge over it. Walls are joined, and keep
/// their stairs.
bool Drawing::yields(const Other& other, Hex at) const
{
    return other.entry->rank < rank_ && other.laid.makes(at) && !isBuilt(at);
}

/// Whether it may build there. Where it ran and built nothing somebody meant what is there.
bool Drawing::isFree(Hex at) const
{
    if (!map_.grid.contains(at))
        return false;
    if (was_.contains(at))
        return true;
    if ((rows_.contains(at) && !mended_.contains(at)) || isOfStructure(at))
        return false;
    const Other* other = otherThatMade(at);
    return other != nullptr ? yields(*other, at) : !isBuilt(at);
}

map::Under Drawing::underOf(Hex at) const
{
    if (const auto was = was_.find(at); was != was_.end())
        return was->second;
    const Other* other = otherThatMade(at);
    return other != nullptr ? *underAt(other->laid.line, at) : lyingAt(*desk_.palette, map_, at);
}

} // namespace merlon::edit
