#include "support_random.h"

#include "core/map/text_rules.h"

#include <algorithm>
#include <sstream>
#include <string_view>

namespace merlon::test
{
namespace
{

constexpr const char* texts[] = {
    "Plain",
    "true",
    "null",
    "~",
    "NO",
    "1e5",
    "0x1F",
    "-3",
    "+",
    "-",
    "- item",
    "key: value",
    "ends:",
    "a #comment",
    "#comment",
    "It's",
    "say \"so\"",
    "back\\slash",
    "[list]",
    "{map}",
    "a, b",
    "*alias",
    "&anchor",
    "!tag",
    "%YAML 1.2",
    "---",
    "...",
    "@at",
    "`tick`",
    "|",
    "> folded",
    " begins",
    "ends ",
    "two  gaps",
    "tab\tinside",
    "È così, Señor",
    "Le siège",
    "\xF0\x9F\x8F\xB0",
    "two\nlines",
    "last\n",
    "\nfirst",
    "a\n\nb\n",
    "  in\n  deep",
    "space \nat end",
    "?",
    "? key",
    "<<",
    "2024-01-01",
};
constexpr const char* words[] = {"wall", "the", "arrow:", "#1", "of", "Ralph's", "\"gate\"", "-", "siège", "10:30"};

std::string utf8(std::uint32_t code)
{
    const auto tail = [&](int shift) { return static_cast<char>(0x80 | (code >> shift & 0x3F)); };
    if (code < 0x80)
        return {static_cast<char>(code)};
    if (code < 0x800)
        return {static_cast<char>(0xC0 | code >> 6), tail(0)};
    if (code < 0x10000)
        return {static_cast<char>(0xE0 | code >> 12), tail(6), tail(0)};
    return {static_cast<char>(0xF0 | code >> 18), tail(12), tail(6), tail(0)};
}

/// Where characters lie that readers and writers disagree about, and some of everywhere.
std::uint32_t anyCharacter(Draw& draw)
{
    switch (draw.from(0, 7))
    {
    case 0:
    case 1:
        return static_cast<std::uint32_t>(draw.from(0, 0x7F));
    case 2:
        return static_cast<std::uint32_t>(draw.from(0x80, 0x17F));
    case 3:
        return static_cast<std::uint32_t>(draw.from(0x300, 0x36F)); // accents
    case 4:
        return static_cast<std::uint32_t>(draw.from(0x2000, 0x206F)); // spaces, separators, directions
    case 5:
        return draw.of(std::array<std::uint32_t, 8>{0xFEFF, 0xFFFD, 0xFFFE, 0xFFFF, 0x10FFFF, 0x1F3F0, 0xE000, 0xFFF9});
    case 6:
        return static_cast<std::uint32_t>(draw.from(0x800, 0xD7FF));
    default:
        return static_cast<std::uint32_t>(draw.from(0xE000, 0x10FFFF));
    }
}

hex::Hex anyHex(Draw& draw, const hex::Layout& layout)
{
    return layout.hexAt({draw.from(0, layout.columns - 1), draw.from(0, layout.rows - 1)});
}

std::vector<hex::Hex> anyHexes(Draw& draw, const hex::Layout& layout, int most)
{
    std::vector<hex::Hex> hexes;
    for (int n = draw.from(0, most); n > 0; --n)
        hexes.push_back(anyHex(draw, layout));
    return hexes;
}

LocalText anyLocal(Draw& draw, std::size_t most = 110)
{
    LocalText out;
    if (draw.chance(4))
        return out;
    if (draw.chance())
        return plainText(randomText(draw, most));
    for (const char* language : {"en", "it", "es", "fr", "pt_BR"})
        if (draw.chance() || out.texts.empty())
            out.texts.emplace_back(language, randomText(draw, most));
    return out;
}

void paint(Draw& draw, map::HexMap& map)
{
    map.legend = {{'.', "plain"}, {'#', "wall"}, {'-', "moat"}, {'\'', "brush"}, {':', "tree"}, {'~', "rampart"}};
    for (auto& one : map.terrain)
        one = static_cast<std::uint8_t>(draw.from(0, 5));
    if (!draw.chance())
        return;
    map.levels.emplace(map.terrain.size());
    for (auto& one : *map.levels)
        one = static_cast<std::int8_t>(draw.from(map::lowestLevel, map::highestLevel));
}

map::Numbering anyNumbering(Draw& draw)
{
    using Axis = map::Numbering::Axis;
    map::Numbering own;
    own.columns = draw.chance() ? Axis::Letters : Axis::Digits;
    own.rows = own.columns == Axis::Digits && draw.chance() ? Axis::Letters : Axis::Digits;
    own.origin = static_cast<map::Numbering::Origin>(draw.from(0, 3));
    own.rowFirst = draw.chance();
    own.firstColumn = draw.from(own.columns == Axis::Letters ? 1 : 0, 12);
    own.firstRow = draw.from(own.rows == Axis::Letters ? 1 : 0, 12);
    own.padding = draw.from(0, 4);
    own.separator = draw.chance() ? "." : "-";
    return own;
}

void addFeatures(Draw& draw, map::HexMap& map)
{
    for (int n = draw.from(0, 6); n > 0; --n)
    {
        map::Feature feature;
        feature.hex = anyHex(draw, map.layout);
        for (int side = 0; side < 6; ++side)
            if (draw.chance() || (side == 5 && feature.sides.empty()))
                feature.sides.push_back(static_cast<hex::Side>(side));
        feature.kind = draw.of(std::array{"door", "parapet", "arrow_slit", "crest"});
        if (feature.kind == "door")
            feature.state = draw.chance() ? "open" : "closed";
        const bool taken =
            std::ranges::any_of(map.features, [&](const map::Feature& other) { return other.hex == feature.hex; });
        if (!taken)
            map.features.push_back(feature);
    }
}

void addThings(Draw& draw, map::HexMap& map)
{
    for (int n = draw.from(0, 3); n > 0; --n)
        map.structures.push_back({"tower-" + std::to_string(n),
                                  draw.of(std::array{"tower", "curtain", "keep"}),
                                  draw.chance() ? "double" : "",
                                  anyHexes(draw, map.layout, 40),
                                  {}});
    for (int n = draw.from(0, 3); n > 0; --n)
    {
        map::Covering overlay{
            draw.of(std::array{"rubble", "hoarding", "drawbridge"}), anyHexes(draw, map.layout, 3), {}, "", {}};
        if (overlay.kind == "hoarding")
            overlay.outward = static_cast<hex::Side>(draw.from(0, 5));
        if (overlay.kind == "drawbridge")
            overlay.state = draw.chance() ? "raised" : "lowered";
        map.overlays.push_back(overlay);
    }
    if (!draw.chance(3))
        return;
    map::Background scan;
    scan.image = draw.chance() ? "scan.png" : "my scans/castle: 1.png";
    scan.originX = draw.from(-4000, 4000) / 8.0;
    scan.originY = draw.from(0, 1000) / 10.0;
    scan.hex = draw.from(20, 900) / 7.0;
    scan.opacity = draw.from(0, 10) / 10.0;
    if (draw.chance())
        scan.height = draw.from(20, 900) / 7.0;
    if (draw.chance())
        scan.rotation = draw.from(-1800, 1800) / 10.0;
    scan.locked = draw.chance();
    map.background = scan;
}

play::Counter anyCounter(Draw& draw, const map::HexMap& map, int number)
{
    play::Counter one;
    one.id = "counter-" + std::to_string(number);
    if (draw.chance(4) == false)
        one.name = std::to_string(number) + randomText(draw); // no two have one name
    const auto put = [&](const char* key, play::Value value) { one.fields.emplace_back(key, std::move(value)); };
    put("class", play::Choice{"class", draw.of(std::array{"knight", "sergeant", "soldier", "peasant", "engineer"})});
    if (draw.chance())
        put("rank", randomText(draw));
    if (const std::string weapon = draw.of(std::array{"", "short_bow", "crossbow", "long_bow"}); !weapon.empty())
        put("weapon", play::Choice{"weapon", weapon});
    for (const char* figure : {"attack", "defence", "movement"})
        if (draw.chance())
            put(figure, draw.from(0, 999));
    if (draw.chance())
        put("armour", randomText(draw));
    if (draw.chance())
        put("skill", draw.from(-3, 3));
    const hex::Hex at = anyHex(draw, map.layout);
    const auto beside = hex::neighbour(at, static_cast<hex::Side>(draw.from(0, 5)));
    const bool mounted = draw.chance(3) && map.layout.contains(beside);
    if (mounted)
        put("mounted", true);
    if (draw.chance())
        put("state", play::Choice{"state", draw.of(std::array{"ready", "stunned", "wounded", "dead"})});
    if (draw.chance())
        return one;
    put("hex", at);
    if (mounted)
        put("rear", beside);
    return one;
}

/// Does a mapping stand on this line in braces, to which keys may be added? Where its first brace is, or npos. To what
/// a scenario tells in several languages they may not.
std::size_t braces(std::string_view line)
{
    for (const std::string_view head : {"grid: {", "numbering: {", "background: {image"})
        if (line.starts_with(head))
            return line.ends_with('}') ? line.find('{') : std::string_view::npos;
    const auto dash = line.find_first_not_of(' ');
    const bool item = dash != std::string_view::npos && dash > 0 && line.substr(dash).starts_with("- {");
    return item && line.ends_with('}') ? dash + 2 : std::string_view::npos;
}

} // namespace

std::string anyText(Draw& draw)
{
    std::string text;
    for (int n = draw.from(1, 40); n > 0; --n)
        text += utf8(anyCharacter(draw));
    text = holdable(text);
    return text.empty() ? anyText(draw) : text;
}

std::string randomText(Draw& draw, std::size_t most)
{
    if (!draw.chance(5))
        return draw.of(texts);
    std::string out;
    for (int n = draw.from(2, 60); n > 0 && out.size() + 20 < most; --n)
        out += std::string(draw.of(words)) + (draw.chance(20) ? "\n\n" : draw.chance(20) ? "\n" : " ");
    return out + "end";
}

map::HexMap randomMap(Draw& draw)
{
    map::HexMap map = map::blankMap({draw.from(1, 30), draw.from(1, 20),
                                     draw.chance() ? hex::Orientation::Flat : hex::Orientation::Pointy,
                                     draw.chance() ? hex::Shove::Even : hex::Shove::Odd},
                                    "plain", '.');
    map.id = "map-" + std::to_string(draw.from(1, 999));
    map.title = anyLocal(draw, 190);
    if (draw.chance())
        map.ruleset = "siege";
    if (draw.chance())
        map.span = std::to_string(draw.from(1, 9)) + " m";
    paint(draw, map);
    if (draw.chance())
        map.numbering = anyNumbering(draw);
    addFeatures(draw, map);
    addThings(draw, map);
    return map;
}

play::Boards boardsOf(const map::HexMap& map)
{
    return {std::make_shared<const map::HexMap>(map)};
}

namespace
{

play::SheetParts anySheet(Draw& draw)
{
    play::SheetParts parts;
    int number = 0;
    for (int n = draw.from(0, 4); n > 0; --n)
    {
        play::SheetPart part;
        part.shows = draw.of(std::array{"own", "own", "walls", "calendar", "engines", "wounded", "ballistas"});
        part.column = static_cast<play::SheetColumn>(draw.from(0, 2));
        part.lines = draw.chance() ? 0 : draw.from(1, 60);
        if (draw.chance())
            part.title = anyLocal(draw, 190);
        if (part.isOwn() && draw.chance())
            part.text = anyLocal(draw, 600);
        for (int rows = part.isOwn() ? draw.from(0, 4) : 0; rows > 0; --rows)
        {
            play::SheetRow row{"row-" + std::to_string(++number), {}};
            if (draw.chance())
                row.name = anyLocal(draw);
            if (draw.chance())
                row.boxes = draw.from(0, 60);
            else if (draw.chance())
                row.tally = draw.from(-500, 500);
            part.rows.push_back(std::move(row));
        }
        parts.push_back(std::move(part));
    }
    return parts;
}

} // namespace

play::Scenario randomScenario(Draw& draw, const map::HexMap& map)
{
    play::Scenario out;
    out.ruleset = "siege";
    out.id = "scenario-" + std::to_string(draw.from(1, 999));
    out.title = anyLocal(draw, 190);
    out.background = anyLocal(draw, 600);
    out.briefing = anyLocal(draw, 600);
    out.victory = anyLocal(draw, 600);
    out.edition = draw.of(std::array{"", "french", "spanish"});
    if (draw.chance())
        out.options.emplace_back("edge-line", play::Choice{"reading", draw.of(std::array{"both", "strict", "open"})});
    out.maps = {{"castle.map.yaml", {}, {}}};
    if (draw.chance())
        out.sheet = anySheet(draw);
    for (int n = draw.from(0, 2); n > 0; --n)
        out.maps.push_back(
            {"camp.map.yaml",
             hex::Joint{static_cast<hex::Border>(draw.from(0, 3)), draw.from(-9, 9), draw.from(0, 5), draw.chance()},
             {}});
    out.turns = draw.chance() ? 0 : draw.from(1, 100);
    int number = 0;
    for (int n = draw.from(0, 3); n > 0; --n)
    {
        play::Force force{"force-" + std::to_string(n), anyLocal(draw), "", "", {}, {}};
        if (draw.chance())
            force.colour = "#a03020";
        if (draw.chance())
            force.pattern = std::string(draw.of(play::forcePatterns));
        for (int men = draw.from(0, 6); men > 0; --men)
            force.counters.push_back(anyCounter(draw, map, ++number));
        out.forces.push_back(force);
    }
    if (out.forces.empty())
        return out;
    if (draw.chance())
        out.first = draw.of(out.forces).id;
    for (int n = draw.from(0, 3); n > 0; --n)
    {
        auto& zone = out.zones.emplace_back();
        zone.id = "zone-" + std::to_string(n);
        if (draw.chance())
            zone.name = anyLocal(draw);
        zone.force = draw.of(out.forces).id;
        zone.hexes = anyHexes(draw, map.layout, 60);
    }
    return out;
}

std::string annotated(const std::string& text, Draw& draw)
{
    std::istringstream in(text);
    std::string out;
    std::string line;
    int number = 0;
    const auto name = [&] { return "own-" + std::to_string(++number); };
    while (std::getline(in, line))
    {
        const bool key = !line.empty() && line[0] >= 'a' && line[0] <= 'z';
        auto brace = braces(line);
        while ((key || brace != std::string::npos) && draw.chance(4))
            out += std::string(line.find_first_not_of(' '), ' ') + "# " + name() + ": what it's for\n";
        if (key && draw.chance(4))
            out +=
                name() + (draw.chance() ? ": {when: 2024-01-01, list: [a, 'true', null, {}]}\n" : ": |\n  a\n\n  b\n");
        if (brace != std::string::npos && draw.chance(3))
            line.insert(brace + 1, name() + ": [x, {y: 'no'}], ");
        if (brace != std::string::npos && draw.chance(3))
            line.insert(line.size() - 1, ", " + name() + ": true");
        out += line + '\n';
    }
    return out + (draw.chance() ? "# the end\n" : "");
}

std::string mutated(std::string text, Draw& draw)
{
    constexpr std::string_view bytes = " \n:,[]{}'\"#-|>&*!%?~.a0Z\t\\";
    for (int n = draw.from(1, 3); n > 0 && !text.empty(); --n)
    {
        const auto at = static_cast<std::size_t>(draw.from(0, static_cast<int>(text.size()) - 1));
        switch (draw.from(0, 3))
        {
        case 0:
            text[at] = draw.of(bytes);
            break;
        case 1:
            text.erase(at, static_cast<std::size_t>(draw.from(1, 6)));
            break;
        case 2:
            text.insert(at, text.substr(at, static_cast<std::size_t>(draw.from(1, 40)))); // said twice
            break;
        default:
            text.insert(at, 1, draw.of(bytes));
        }
    }
    return text;
}

} // namespace merlon::test
