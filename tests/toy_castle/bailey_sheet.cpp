// What a bailey keeps on paper: the plan of its walls, with boxes by what they are built of, and who is weary.

#include "bailey.h"

#include "core/map/hex_map.h"
#include "core/play/shape.h"
#include "core/play/system.h"

#include <algorithm>

namespace merlon::bailey
{
namespace
{

enum class Breath : std::uint8_t
{
    Fresh,
    Weary
};
struct BreathRow
{
    castle::CounterId who;
    Breath is = Breath::Fresh;
};

int boxesOf(std::string_view stone)
{
    return stone == "double" ? 4 : stone == "single" ? 2 : 1;
}

} // namespace

Crack WallHex::crack() const
{
    if (crossed >= boxes)
        return Crack::Down;
    return 2 * crossed >= boxes ? Crack::Cracked : Crack::Sound;
}

WallHex wallAt(const map::HexMap& map, const State& state, castle::Hex hex)
{
    for (const map::Structure& one : map.structures)
        if (std::ranges::count(one.hexes, hex) > 0)
            return {&one, boxesOf(one.stone), static_cast<int>(std::ranges::count(state.blows, hex))};
    return {};
}

} // namespace merlon::bailey

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<bailey::Crack> = words("crack", "sound", "cracked", "down");
template <>
inline constexpr auto wordsOf<bailey::Breath> = words("breath", "fresh", "weary");
SHAPE(bailey::BreathRow, "breath", "bailey.weary", FIELD(bailey::BreathRow::who, "who"),
      FIELD(bailey::BreathRow::is, "is"))

} // namespace merlon::play

namespace merlon::bailey
{

std::vector<play::Sheet> System::sheets(const play::Game& game) const
{
    const play::Kind& kind = play::kindOf<BreathRow>();
    play::Sheet sheet{kind.key, &kind, {}};
    const State& state = stateOf(game);
    for (const castle::Counter& one : state.counters)
        sheet.rows.push_back(play::fieldsOf(
            BreathRow{{one.id}, std::ranges::count(state.weary, one.id) > 0 ? Breath::Weary : Breath::Fresh}));
    return {std::move(sheet)};
}

std::vector<play::OnSheet> System::onSheet(const play::Scenario&) const
{
    using Column = play::SheetColumn;
    return {{"walls", nullptr, play::SheetPart{{}, Column::Across, 0, {}}},
            {"breath", &play::kindOf<BreathRow>(), play::SheetPart{{}, Column::Left, 6, {}}, true, "is", "weary"}};
}

std::vector<play::PlanHex> System::plan(const play::Game& game) const
{
    const map::HexMap& map = *play::hexBoard(game.setting->boards);
    std::vector<play::PlanHex> all;
    for (const map::Structure& wall : map.structures)
        for (const castle::Hex hex : wall.hexes)
        {
            const WallHex at = wallAt(map, stateOf(game), hex);
            all.push_back({hex, play::PlanHex::Rim::Thick, at.boxes, at.crossed, wall.kind, wall.stone,
                           std::get<play::Choice>(play::wordValue(at.crack()))});
        }
    return all;
}

} // namespace merlon::bailey
