#include "core/edit/overlay_edits.h"

#include "core/edit/castle_outside.h"
#include "core/edit/has.h"
#include "core/edit/houses.h"
#include "core/edit/map_value.h"
#include "core/edit/names_in_sentences.h"
#include "core/edit/rows.h"
#include "tell.h"

#include <algorithm>
#include <map>

namespace merlon::edit
{
namespace
{

using hex::Hex;
using hex::Side;
using map::Outward;
using Refusal = std::optional<yaml::Message>;

yaml::Term called(const Desk& desk, std::string_view kind)
{
    return {desk.palette->system, "overlay", std::string(kind)};
}

yaml::Message hexCount(std::size_t count)
{
    if (count == 1)
        return tell::hexes_one{};
    return tell::hexes_many{.count = count};
}

bool shares(const map::Covering& one, std::span<const Hex> hexes)
{
    return std::ranges::any_of(one.hexes, [&](Hex hex) { return std::ranges::count(hexes, hex) > 0; });
}

/// A kind of thing on hexes of a map, before it is laid.
class Site
{
public:
    Site(const Desk& desk, const map::PaletteOverlay& kind, std::span<const Hex> hexes)
        : desk_(desk), map_(desk.mapValue()), kind_(kind), hexes_(hexes)
    {
    }

    Refusal wrongHexes() const;
    Refusal wrongGround() const;
    Refusal wrongLevel() const;
    std::vector<Side> outward() const;
    /// A parapet stands on that side of one of its hexes: there somebody has said already what is outward.
    bool isParapet(Side side) const;
    Refusal noOutward() const;

private:
    const std::string* terrainAt(Hex hex) const;
    bool liesOn(Hex hex, std::span<const std::string> kinds) const;
    bool stands(std::string_view kind, Hex hex, Side side) const;
    bool fits(Side side) const;
    std::vector<Side> outOfTheCastle() const;
    yaml::Term name() const { return called(desk_, kind_.id); }
    yaml::Term terrainCalled(const std::string& id) const { return {desk_.palette->system, "terrain", id}; }
    yaml::Argument ground() const;
    yaml::Named named(Hex hex) const { return edit::named(desk_, hex); }

    const Desk& desk_;
    const Value& map_;
    const map::PaletteOverlay& kind_;
    std::span<const Hex> hexes_;
};

/// Null off the map.
const std::string* Site::terrainAt(Hex hex) const
{
    const int number = numberAt(map_, OfMap::terrain, hex);
    return number == offBoard ? nullptr : &headOf(map_).legend[static_cast<std::size_t>(number)].terrain;
}

bool Site::liesOn(Hex hex, std::span<const std::string> kinds) const
{
    return std::ranges::any_of(*map_.shelves[OfMap::overlays],
                               [&](const Entry& entry)
                               {
                                   const auto& one = *entry.thing.as<map::Covering>();
                                   return has(kinds, one.kind) && std::ranges::count(one.hexes, hex) > 0;
                               });
}

Refusal Site::wrongHexes() const
{
    const auto count = static_cast<int>(hexes_.size());
    if (count < kind_.fewest || count > kind_.most)
    {
        if (kind_.fewest == kind_.most)
            return tell::refused_thing_hexes{.thing = name(), .hexes = hexCount(static_cast<std::size_t>(kind_.most))};
        return tell::refused_thing_length{.thing = name(), .fewest = kind_.fewest, .most = kind_.most};
    }
    if (kind_.spreads ? !hangsTogether(hexes_) : kind_.course ? !isCourse(hexes_) : !isRow(hexes_))
        return tell::refused_thing_apart{.thing = name()};
    if (!kind_.bends && !isStraight(hexes_))
        return tell::refused_thing_row{.thing = name()};
    if (std::ranges::any_of(hexes_, [&](Hex hex) { return !map_.grid.contains(hex); }))
        return tell::refused_thing_off_map{.thing = name()};
    return {};
}

Refusal Site::wrongGround() const
{
    for (const Hex hex : hexes_)
    {
        const std::string& terrain = *terrainAt(hex);
        const bool known = kind_.on.empty() || has(kind_.on, terrain) || liesOn(hex, kind_.over);
        const auto is = terrainCalled(terrain);
        if (!known && kind_.over.empty())
            return tell::refused_thing_needs{.thing = name(), .hex = named(hex), .terrain = is, .terrains = ground()};
        if (!known || has(kind_.against, terrain)) // what leans on a wall stands before it
            return tell::refused_thing_ground{.thing = name(), .hex = named(hex), .terrain = is};
    }
    return {};
}

/// On which it is laid: one at least, or it would be laid anywhere.
yaml::Argument Site::ground() const
{
    yaml::Argument all = terrainCalled(kind_.on.back());
    for (std::size_t i = kind_.on.size() - 1; i-- > 0;)
        all = tell::things_two{.thing = terrainCalled(kind_.on[i]), .more = std::move(all)};
    return all;
}

/// A map without levels says nothing of them.
Refusal Site::wrongLevel() const
{
    if (!kind_.lowest || !headOf(map_).levels)
        return {};
    const int first = numberAt(map_, OfMap::level, hexes_.front());
    for (const Hex hex : hexes_)
    {
        const int level = numberAt(map_, OfMap::level, hex);
        if (level < *kind_.lowest)
            return tell::refused_thing_low{.thing = name(), .hex = named(hex), .level = level, .lowest = *kind_.lowest};
        if (level != first)
            return tell::refused_thing_levels{.thing = name()};
    }
    return {};
}

/// Whichever of the two hexes has it.
bool Site::stands(std::string_view kind, Hex hex, Side side) const
{
    const auto isIt = [&](const Entry& entry)
    {
        const auto& one = *entry.thing.as<map::Feature>();
        const auto on = [&](Hex at, Side its) { return one.hex == at && std::ranges::count(one.sides, its) > 0; };
        return one.kind == kind && (on(hex, side) || on(hex::neighbour(hex, side), hex::opposite(side)));
    };
    return std::ranges::any_of(*map_.shelves[OfMap::features], isIt);
}

bool Site::fits(Side side) const
{
    switch (kind_.outward)
    {
    case Outward::Any:
        return true;
    case Outward::Against:
        return std::ranges::all_of(hexes_,
                                   [&](Hex hex)
                                   {
                                       const auto* beyond = terrainAt(hex::neighbour(hex, side));
                                       return beyond != nullptr && has(kind_.against, *beyond);
                                   });
    case Outward::Ahead:
        return hexes_.size() > 1 ? hex::neighbour(hexes_[1], side) == hexes_[0] : kind_.fewest == 1;
    case Outward::Gate:
        return stands("gate", hexes_.front(), hex::opposite(side));
    case Outward::None:
    case Outward::Outside:
        break;
    }
    return false;
}

std::vector<Side> Site::outOfTheCastle() const
{
    const Outside outside(desk_);
    std::map<Hex, bool> known; // several sides look to one hex
    const auto open = [&](Hex hex)
    {
        const auto found = known.find(hex);
        return found != known.end() ? found->second : known.emplace(hex, outside.isOutside(hex)).first->second;
    };
    std::vector<Side> sides;
    std::ranges::copy_if(
        hex::allSides, std::back_inserter(sides),
        [&](Side side)
        {
            return std::ranges::all_of(hexes_, [&](Hex hex) { return !outside.isCastle(hex::neighbour(hex, side)); }) &&
                   std::ranges::all_of(hexes_, [&](Hex hex) { return open(hex::neighbour(hex, side)); });
        });
    return sides;
}

std::vector<Side> Site::outward() const
{
    if (hexes_.empty())
        return {};
    if (kind_.outward == Outward::Outside)
        return outOfTheCastle();
    std::vector<Side> sides;
    std::ranges::copy_if(hex::allSides, std::back_inserter(sides), [this](Side side) { return fits(side); });
    return sides;
}

bool Site::isParapet(Side side) const
{
    return std::ranges::any_of(hexes_, [&](Hex hex) { return stands("parapet", hex, side); });
}

Refusal Site::noOutward() const
{
    switch (kind_.outward)
    {
    case Outward::Outside:
        return tell::refused_thing_outside{.thing = name()};
    case Outward::Against:
        return tell::refused_thing_leans{.thing = name()};
    case Outward::Gate:
        return tell::refused_thing_gate{.thing = name()};
    default:
        return tell::refused_thing_row{.thing = name()};
    }
}

/// Of two that look to different sides of a wall, both may hang there; a course runs over others, if not all along one,
/// and a roof grows.
const Entry* inTheWay(const Desk& desk, const map::PaletteOverlay& kind, const map::Covering& thing)
{
    for (const Entry& entry : *desk.mapValue().shelves[OfMap::overlays])
    {
        const auto& one = *entry.thing.as<map::Covering>();
        const bool beside = kind.outward == Outward::Outside && one.outward && one.outward != thing.outward;
        const bool runs = (kind.course || kind.spreads) &&
                          std::ranges::any_of(thing.hexes, [&](Hex at) { return !has(one.hexes, at); });
        if (one.kind == thing.kind && !beside && !runs && shares(one, thing.hexes))
            return &entry;
    }
    return nullptr;
}

Entry behindAll(const Value& map, const Patch& patch, Thing thing)
{
    double last = 0;
    for (const Entry& entry : *map.shelves[OfMap::overlays])
        last = std::max(last, entry.rank);
    return {freshKey(map, patch), last + 1, std::move(thing)};
}

Made pushed(const Desk& desk, Patch patch, yaml::Message says)
{
    Edit edit;
    edit.says = std::move(says);
    edit.parts.emplace(desk.map, std::move(patch));
    return completed(desk, std::move(edit));
}

Refusal refusal(const Site& site, const Laid& thing, const Desk& desk)
{
    for (const auto& check : {&Site::wrongHexes, &Site::wrongGround, &Site::wrongLevel})
        if (auto why = (site.*check)())
            return why;
    if (desk.palette->overlay(thing.kind)->outward == Outward::None)
        return {};
    const auto sides = site.outward();
    if (sides.empty())
        return site.noOutward();
    if (!thing.outward || std::ranges::count(sides, *thing.outward) == 0)
    {
        const Side wish = thing.outward.value_or(Side::S0);
        const auto name = hex::sideName(desk.mapValue().grid.orientation, wish);
        return tell::refused_thing_side{.thing = called(desk, thing.kind),
                                        .side = yaml::Term{desk.palette->system, "side", std::string(name)}};
    }
    return {};
}

/// In the place of one of the same hexes; nothing: that one is the same.
std::optional<Edit> inPlaceOf(const Desk& desk, const Entry& there, const map::Covering& thing)
{
    map::Covering changed = *there.thing.as<map::Covering>();
    if (changed.hexes != thing.hexes || (changed.outward == thing.outward && changed.state == thing.state))
        return {};
    changed.outward = thing.outward;
    changed.state = thing.state;
    Patch patch;
    patch.put(OfMap::overlays, {there.key, there.rank, Thing::of(std::move(changed))});
    return *pushed(desk, std::move(patch), tell::edit_turn{.thing = called(desk, thing.kind)});
}

} // namespace

Made laid(const Desk& desk, const Laid& thing)
{
    const map::PaletteOverlay* kind = desk.palette->overlay(thing.kind);
    if (kind == nullptr)
        return tl::unexpected(tell::refused_no_thing{}.message());
    const Site site(desk, *kind, thing.hexes);
    if (const auto why = refusal(site, thing, desk))
        return tl::unexpected(*why);
    const bool faces = kind->outward != Outward::None;
    map::Covering covering{thing.kind, thing.hexes, faces ? thing.outward : std::nullopt, {}, {}};
    if (!kind->states.empty())
        covering.state = thing.state.empty() ? kind->states.front() : thing.state;
    if (const Entry* there = inTheWay(desk, *kind, covering))
    {
        if (auto edit = inPlaceOf(desk, *there, covering))
            return *std::move(edit);
        const auto& hexes = there->thing.as<map::Covering>()->hexes;
        const Hex first =
            *std::ranges::find_if(thing.hexes, [&](Hex hex) { return std::ranges::count(hexes, hex) > 0; });
        return tl::unexpected(
            tell::refused_thing_there{.thing = called(desk, thing.kind), .hex = named(desk, first)}.message());
    }
    Patch patch;
    if (kind->spreads)
        makeRoom(desk, covering, patch);
    patch.put(OfMap::overlays, behindAll(desk.mapValue(), patch, Thing::of(std::move(covering))));
    return pushed(desk, std::move(patch),
                  tell::edit_lay{.thing = called(desk, thing.kind), .hexes = hexCount(thing.hexes.size())});
}

Made lifted(const Desk& desk, std::span<const Hex> hexes, std::string_view kind)
{
    Shelf there;
    for (const Entry& entry : *desk.mapValue().shelves[OfMap::overlays])
        if (shares(*entry.thing.as<map::Covering>(), hexes))
            there.push_back(entry);
    const auto isIt = [&](const Entry& entry) { return entry.thing.as<map::Covering>()->kind == kind; };
    if (std::ranges::any_of(there, isIt))
        std::erase_if(there, [&](const Entry& entry) { return !isIt(entry); });
    if (there.empty())
        return tl::unexpected(tell::refused_nothing_there{}.message());
    Patch patch;
    for (const Entry& entry : there)
    {
        const auto& covering = *entry.thing.as<map::Covering>();
        const map::PaletteOverlay* known = desk.palette->overlay(covering.kind);
        const bool single = known != nullptr && (known->most == 1 || known->course); // several, told in one line
        const Gone gone = [&](Hex hex) { return !single || std::ranges::count(hexes, hex) > 0; };
        patch.put(OfMap::overlays, {entry.key, entry.rank, entry.thing.without(gone)});
    }
    if (there.size() > 1)
        return pushed(desk, std::move(patch), tell::edit_lift_all{.count = there.size()});
    const std::string& lone = there.front().thing.as<map::Covering>()->kind;
    return pushed(desk, std::move(patch), tell::edit_lift{.thing = called(desk, lone)});
}

std::vector<Side> outwardSides(const Desk& desk, std::string_view kind, std::span<const Hex> hexes)
{
    const map::PaletteOverlay* known = desk.palette->overlay(kind);
    return known != nullptr ? Site(desk, *known, hexes).outward() : std::vector<Side>();
}

std::optional<Side> outwardNear(const Desk& desk, std::string_view kind, std::span<const Hex> hexes, Side wish)
{
    const map::PaletteOverlay* known = desk.palette->overlay(kind);
    if (known == nullptr)
        return {};
    const Site site(desk, *known, hexes);
    auto sides = site.outward();
    if (sides.empty())
        return {};
    // A castle with a gap has no inside: its parapets tell.
    const bool told = known->outward == Outward::Outside &&
                      std::ranges::any_of(sides, [&](Side side) { return site.isParapet(side); });
    if (told)
        std::erase_if(sides, [&](Side side) { return !site.isParapet(side); });
    const auto turns = [&](Side side)
    {
        const int round = (static_cast<int>(side) - static_cast<int>(wish) + 6) % 6;
        return std::min(round, 6 - round);
    };
    return *std::ranges::min_element(sides, {}, turns);
}

} // namespace merlon::edit
