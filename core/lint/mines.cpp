#include "core/lint/mines.h"

#include "core/edit/castle_outside.h"
#include "core/edit/map_value.h"
#include "core/edit/names_in_sentences.h"
#include "tell.h"

#include <algorithm>
#include <set>

namespace merlon::lint
{

using edit::OfMap;

namespace
{

using hex::Hex;
using hex::Side;
using Hexes = std::vector<Hex>;

bool has(const std::vector<std::string>& all, const std::string& one)
{
    return std::ranges::find(all, one) != all.end();
}

/// Each hangs together; the largest is the first.
std::vector<Hexes> partsOf(const Hexes& hexes)
{
    std::set<Hex> left(hexes.begin(), hexes.end());
    std::vector<Hexes> parts;
    for (const Hex first : hexes)
    {
        if (left.erase(first) == 0)
            continue;
        Hexes part{first};
        for (std::size_t i = 0; i < part.size(); ++i)
            for (const Side side : hex::allSides)
                if (const Hex next = hex::neighbour(part[i], side); left.erase(next) > 0)
                    part.push_back(next);
        parts.push_back(std::move(part));
    }
    std::ranges::stable_sort(parts, std::ranges::greater(), &Hexes::size);
    return parts;
}

class Miners
{
public:
    explicit Miners(const edit::Desk& desk) : desk_(desk), map_(desk.mapValue())
    {
        for (const map::PaletteOverlay& kind : desk.palette->overlays)
            if (!kind.mines.empty())
                kinds_.push_back(&kind);
        const auto lies = [&](const map::PaletteOverlay* kind)
        {
            return std::ranges::any_of(*map_.shelves[OfMap::overlays], [&](const edit::Entry& entry)
                                       { return entry.thing.as<map::Covering>()->kind == kind->id; });
        };
        std::ranges::copy_if(kinds_, std::back_inserter(brought_), lies);
        if (!brought_.empty())
            outside_.emplace(desk);
    }

    std::vector<Finding> all()
    {
        for (const edit::Entry& entry : edit::ranked(*map_.shelves[OfMap::structures]))
            lookAt(entry, *entry.thing.as<map::Structure>());
        return std::move(found_);
    }

private:
    void lookAt(const edit::Entry& entry, const map::Structure& structure)
    {
        const auto mined = [&](const map::PaletteOverlay* kind) { return has(kind->mines, structure.kind); };
        if (structure.hexes.empty() || std::ranges::none_of(kinds_, mined))
            return;
        const auto parts = partsOf(structure.hexes);
        std::size_t all = 0;
        for (const Hexes& part : parts)
            all += part.size();
        if (2 * parts.front().size() < all)
            tellParts(entry, structure, parts, all);
        for (const map::PaletteOverlay* kind : brought_)
            if (mined(kind) && std::ranges::none_of(structure.hexes, [&](Hex at) { return comesTo(*kind, at); }))
                tellGround(entry, structure, *kind);
    }

    /// It can stand before that hex, outside the castle, in a straight line towards it.
    bool comesTo(const map::PaletteOverlay& kind, Hex wall) const
    {
        const auto standsOn = [&](Hex at)
        {
            const int number = edit::numberAt(map_, OfMap::terrain, at);
            if (number == edit::offBoard)
                return false;
            const std::string& terrain = edit::headOf(map_).legend[static_cast<std::size_t>(number)].terrain;
            return (kind.on.empty() || has(kind.on, terrain)) && outside_->isOutside(at);
        };
        return std::ranges::any_of(hex::allSides,
                                   [&](Side side)
                                   {
                                       Hex at = wall;
                                       for (int i = 0; i < kind.fewest; ++i)
                                           if (at = hex::neighbour(at, side); !standsOn(at))
                                               return false;
                                       return true;
                                   });
    }

    /// The largest part stays what it was.
    edit::Edit parted(const edit::Entry& entry, const map::Structure& structure, const std::vector<Hexes>& parts) const
    {
        std::set<std::string> ids;
        double rank = 0;
        for (const edit::Entry& other : *map_.shelves[OfMap::structures])
        {
            ids.insert(other.thing.as<map::Structure>()->id);
            rank = std::max(rank, other.rank);
        }
        edit::Edit fix;
        fix.says = tell::fix_part_structure{.structure = edit::named(desk_, structure)};
        edit::Patch& patch = fix.parts[desk_.map];
        const auto isElsewhere = [&](Hex at) { return std::ranges::count(parts.front(), at) == 0; };
        patch.put(OfMap::structures, {entry.key, entry.rank, entry.thing.without(isElsewhere)});
        int number = 2;
        for (std::size_t i = 1; i < parts.size(); ++i)
        {
            while (!ids.insert(structure.id + '-' + std::to_string(number)).second)
                ++number;
            map::Structure part{
                structure.id + '-' + std::to_string(number), structure.kind, structure.stone, parts[i], {}};
            const edit::Key key = edit::freshKey(map_, patch);
            patch.put(OfMap::structures, {key, ++rank, edit::Thing::of(std::move(part))});
        }
        return edit::completed(desk_, std::move(fix));
    }

    void tellParts(const edit::Entry& entry, const map::Structure& structure, const std::vector<Hexes>& parts,
                   std::size_t all)
    {
        note(
            entry, parts[1].front(),
            tell::unmined_parts{.structure = edit::named(desk_, structure), .part = parts.front().size(), .hexes = all})
            .fix = parted(entry, structure, parts);
    }
    void tellGround(const edit::Entry& entry, const map::Structure& structure, const map::PaletteOverlay& kind)
    {
        note(entry, structure.hexes.front(),
             tell::unmined_ground{.structure = edit::named(desk_, structure),
                                  .thing = yaml::Term{desk_.palette->system, "overlay", kind.id}})
            .severity = yaml::Severity::Note; // a moat may be there for just that
    }
    Finding& note(const edit::Entry& entry, Hex at, yaml::Message says)
    {
        Finding one;
        one.doc = desk_.map;
        one.shelf = OfMap::structures;
        one.key = entry.key;
        one.field = "hexes";
        one.at = at;
        one.says = std::move(says);
        found_.push_back(std::move(one));
        return found_.back();
    }

    const edit::Desk& desk_;
    const edit::Value& map_;
    std::vector<const map::PaletteOverlay*> kinds_;   ///< from which walls are mined
    std::vector<const map::PaletteOverlay*> brought_; ///< those of them that lie on the map
    std::optional<edit::Outside> outside_;
    std::vector<Finding> found_;
};

} // namespace

std::vector<Finding> notMined(const edit::Desk& desk)
{
    return Miners(desk).all();
}

} // namespace merlon::lint
