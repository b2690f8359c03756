// The small plan of the castle on the siege sheet: sheet.6a, sheet.6e.

#include "core/castle/field/walls.h"
#include "core/map/hex_map.h"
#include "core/play/system.h"

#include <algorithm>
#include <set>

namespace merlon::castle
{
namespace
{

using Rim = play::PlanHex::Rim;

class Plan
{
public:
    explicit Plan(const Position& now) : now_(now), breaches_(breachesOf(now)) {}

    std::vector<play::PlanHex> drawn()
    {
        const map::HexMap& map = *now_.data().site->map;
        std::set<Hex> structures;
        for (const map::Structure& structure : map.structures)
            for (const Hex hex : structure.hexes)
                if (map.layout.contains(hex) && structures.insert(hex).second)
                    add(hex, &structure);
        for (int i = 0; i < map.layout.count(); ++i)
            if (const Hex hex = map.layout.hexOf(i); !structures.contains(hex))
                add(hex, nullptr);
        for (std::size_t i = 0; i < plan_.size(); ++i)
            plan_[i].rim = rimOf(plan_[i].hex, walls_[i]);
        return std::move(plan_);
    }

private:
    void add(Hex hex, const map::Structure* structure)
    {
        const WallKind wall = wallAt(now_, hex);
        if (wall == WallKind::None && structure == nullptr)
            return;
        const SiegeSheet& sheet = now_.state().sheet;
        play::PlanHex& one = plan_.emplace_back(play::PlanHex{hex});
        one.boxes = wall == WallKind::None ? 0 : crossesOfDemolished;
        one.crossed = std::min(sheet.crosses(hex), one.boxes);
        one.stage = std::get<play::Choice>(play::wordValue(sheet.stage(hex)));
        if (structure != nullptr)
        {
            one.kind = structure->kind;
            one.stone = structure->stone;
        }
        walls_.push_back(wall);
        if (wall == WallKind::Keep)
            keep_.push_back(hex);
    }

    /// 4.21h: ramparts, towers and the keep; those inside the castle once the outer wall has a breach, of the keep what
    /// is nearest to it (4.21f).
    Rim rimOf(Hex hex, WallKind wall) const
    {
        if (wall == WallKind::None || wall == WallKind::Castle)
            return Rim::Thin;
        if (wall == WallKind::Keep)
            return !breaches_.empty() && nearestToABreach(hex, keep_, breaches_, now_.state().sheet.opened)
                       ? Rim::Thick
                       : Rim::Dashed;
        return breaches_.empty() && isInside(now_, hex) ? Rim::Dashed : Rim::Thick;
    }

    const Position& now_;
    const std::vector<Hex> breaches_;
    std::vector<play::PlanHex> plan_;
    std::vector<WallKind> walls_;
    std::vector<Hex> keep_;
};

} // namespace

std::vector<play::PlanHex> planOf(const Position& now)
{
    return Plan(now).drawn();
}

} // namespace merlon::castle
