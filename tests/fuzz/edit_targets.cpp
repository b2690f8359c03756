#include "round_trip.h"
#include "targets.h"

#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"
#include "core/edit/stamp.h"
#include "core/io/draft.h"
#include "core/io/read_back.h"
#include "core/lint/lint.h"
#include "support_places.h"

namespace merlon::fuzz
{
namespace
{

edit::Desk deskOf(map::HexMap map)
{
    edit::Desk desk;
    desk.palette = io::paletteOf(map);
    desk.values.emplace(0, edit::valueOf(std::move(map)));
    return desk;
}

std::string textOf(const edit::Stamp& stamp, const map::Palette& palette)
{
    map::HexMap map = edit::mapOf(stamp, palette);
    map.id = "stamp";
    return io::mapText(map);
}

edit::Stamp turnedAround(edit::Stamp stamp)
{
    for (int sixth = 0; sixth < 6; ++sixth)
        stamp = edit::turned(stamp, {{}, {}, 1});
    return stamp;
}

/// Laid about the middle of a castle, and taken up again.
std::string brokenLaying(const edit::Stamp& stamp)
{
    static const edit::Desk desk =
        deskOf(*io::loadMap(test::inSource("scenarios/worked-example/worked-example.map.yaml")).value);
    const hex::Layout& grid = desk.mapValue().grid;
    const auto edit = edit::put(desk, stamp, grid.hexAt({grid.columns / 2, grid.rows / 2}));
    if (!edit)
        return {}; // terrain of other rules
    const edit::Desk after = edit::applied(desk, *edit);
    if (const auto text = io::textToSave(edit::mapOf(after.mapValue()), "fuzz"); !text)
        return "laid down it cannot be saved";
    edit::Edit back;
    back.parts.emplace(0, edit::diff(after.mapValue(), desk.mapValue()));
    return edit::applied(after, back).mapValue() == desk.mapValue() ? "" : "taken back it is another map";
}

/// The texts of a desk as they would be saved; what cannot be is said in `broken`.
std::vector<std::string> textsOf(const edit::Desk& desk, std::string& broken)
{
    std::vector<std::string> texts;
    const auto add = [&](const tl::expected<std::string, yaml::Diagnostic>& text)
    {
        if (text)
            texts.push_back(*text);
        else
            broken = "mended it cannot be saved: " + text.error().code;
    };
    const map::HexMap map = edit::mapOf(desk.mapValue());
    add(io::textToSave(map, "fuzz"));
    if (desk.scenario >= 0)
        add(io::textToSave(edit::scenarioOf(desk.values.at(desk.scenario)), {std::make_shared<const map::HexMap>(map)},
                           "fuzz"));
    return texts;
}

/// A map, and behind `---` a scenario on it: what of both can be read.
std::optional<edit::Desk> deskOf(std::string_view text)
{
    constexpr std::string_view between = "\n---\n";
    const std::size_t end = text.find(between);
    auto map = io::parseMap(text.substr(0, end == std::string_view::npos ? end : end + 1), "fuzz");
    if (!map.value)
        return {};
    edit::Desk desk = deskOf(*map.value);
    if (end == std::string_view::npos)
        return desk;
    const play::Boards boards{std::make_shared<const map::HexMap>(std::move(*map.value))};
    auto scenario = io::parseDraft(text.substr(end + between.size()), "fuzz", boards);
    if (!scenario.value)
        return {};
    desk.scenario = 1;
    desk.values.emplace(1, edit::valueOf(std::move(*scenario.value)));
    return desk;
}

} // namespace

std::string brokenStamp(std::string_view text)
{
    const auto loaded = io::parseMap(text, "fuzz");
    if (!loaded.value)
        return {};
    const edit::Stamp stamp = edit::stampOf(*loaded.value);
    if (stamp.empty())
        return {};
    const std::string written = textOf(stamp, *io::paletteOf(*loaded.value));
    const auto again = io::parseMap(written, "fuzz");
    if (!again.value)
        return "its text is refused by " + firstError(again.diagnostics) + '\n' + written;
    if (!(edit::stampOf(*again.value) == stamp))
        return "its text is another stamp\n" + written;
    if (!(turnedAround(stamp) == stamp))
        return "turned all round it is another stamp";
    if (!(edit::mirrored(edit::mirrored(stamp)) == stamp))
        return "mirrored twice it is another stamp";
    return brokenLaying(stamp);
}

std::string brokenLint(std::string_view text)
{
    const auto desk = deskOf(text);
    if (!desk)
        return {};
    const edit::Desk after = lint::mended(*desk);
    std::string broken;
    const auto texts = textsOf(after, broken);
    if (!broken.empty())
        return broken;
    const auto again = deskOf(texts.size() == 1 ? texts.front() : texts[0] + "---\n" + texts[1]);
    if (!again)
        return "mended it is refused\n" + texts.front();
    std::vector<lint::Finding> left;
    const edit::Desk twice = lint::mended(*again, &left);
    if (left.empty())
        return {};
    return "mended it is mended again: " + std::string(left.front().says.sentence->id) + '\n' + texts.front();
}

} // namespace merlon::fuzz
