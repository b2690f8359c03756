#include "core/lint/lines.h"

#include "core/edit/ground.h"
#include "core/edit/line_edits.h"
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

class Astray
{
public:
    explicit Astray(const edit::Desk& desk) : desk_(desk), map_(desk.mapValue()) {}

    std::vector<Finding> all()
    {
        for (const edit::Entry& entry : edit::ranked(*map_.shelves[OfMap::lines]))
        {
            others(entry);
            gaps(entry);
        }
        return std::move(found_);
    }

private:
    bool is(hex::Hex at, const std::string& terrain, int level) const
    {
        return map_.grid.contains(at) && edit::lyingAt(*desk_.palette, map_, at) == map::Under{at, terrain, level};
    }

    /// Hexes of its making that are not, and stairs that are none.
    void others(const edit::Entry& entry)
    {
        const auto& line = *entry.thing.as<map::Line>();
        const auto row = edit::hexesOf(map_.grid, line);
        const std::set<hex::Hex> own(row.begin(), row.end());
        const auto stairsAt = [&](hex::Hex at)
        {
            const auto found = std::ranges::find(line.stairs, at, &map::Under::hex);
            return found != line.stairs.end() ? &*found : nullptr;
        };
        std::set<hex::Hex> right;
        for (const map::Under& one : line.under)
            if (const auto* stairs = stairsAt(one.hex);
                stairs != nullptr ? is(one.hex, stairs->terrain, stairs->level)
                                  : own.contains(one.hex) && is(one.hex, line.kind, line.level))
                right.insert(one.hex);
        map::Line next = line;
        const auto wrong = [&](const map::Under& one) { return !right.contains(one.hex); };
        const auto first = std::ranges::find_if(line.under, wrong);
        const auto bare = std::ranges::find_if(line.stairs, wrong);
        const auto count = std::erase_if(next.under, wrong) + std::erase_if(next.stairs, wrong);
        if (count == 0)
            return;
        edit::Edit fix;
        fix.says = tell::fix_forget_hexes{.line = edit::named(desk_, line)};
        fix.parts[desk_.map].put(
            OfMap::lines, {entry.key, entry.rank,
                           next.under.size() > next.stairs.size() ? edit::Thing::of(std::move(next)) : edit::Thing()});
        const hex::Hex at = first != line.under.end() ? first->hex : bare->hex;
        tellOf(entry, at,
               tell::line_differs{.line = edit::named(desk_, line),
                                  .terrain = yaml::Term{desk_.palette->system, "terrain", line.kind},
                                  .level = line.level,
                                  .hex = edit::named(desk_, at)},
               edit::completed(desk_, std::move(fix)), true);
    }

    void gaps(const edit::Entry& entry)
    {
        const auto& line = *entry.thing.as<map::Line>();
        const auto gaps = edit::gapsOf(desk_, line);
        if (gaps.empty())
            return;
        const auto built = edit::mended(desk_, entry.key);
        tellOf(entry, gaps.front(),
               tell::line_gap{
                   .line = edit::named(desk_, line), .hex = edit::named(desk_, gaps.front()), .count = gaps.size()},
               built ? std::optional(*built) : std::nullopt, false);
    }

    void tellOf(const edit::Entry& entry, hex::Hex at, yaml::Message says, std::optional<edit::Edit> fix, bool safe)
    {
        found_.push_back({desk_.map, OfMap::lines, entry.key, {}, at, std::move(says), std::move(fix), safe});
    }

    const edit::Desk& desk_;
    const edit::Value& map_;
    std::vector<Finding> found_;
};

} // namespace

std::vector<Finding> linesAstray(const edit::Desk& desk)
{
    return Astray(desk).all();
}

} // namespace merlon::lint
