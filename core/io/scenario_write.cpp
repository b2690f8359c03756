#include "core/io/files.h"
#include "core/io/keys.h"
#include "core/yaml/write.h"

namespace merlon::io
{

using namespace yaml;

namespace
{

std::string counterText(const scenario::Counter& counter, const hex::Layout& layout)
{
    FlowMapping out(counter.extras);
    const auto text = [&](std::string_view key, std::string_view value)
    {
        if (!value.empty())
            out.text(key, value);
    };
    const auto number = [&](std::string_view key, int value)
    {
        if (value != 0)
            out.number(key, value);
    };
    const auto place = [&](std::string_view key, const std::optional<hex::Hex>& value)
    {
        if (value)
            out.raw(key, hex::name(layout, *value));
    };
    out.text("id", counter.id);
    text("name", counter.name);
    out.text("class", counter.cls);
    text("rank", counter.rank);
    text("weapon", counter.weapon);
    number("attack", counter.attack);
    number("defence", counter.defence);
    number("movement", counter.movement);
    text("armour", counter.armour);
    number("skill", counter.skill);
    if (counter.mounted)
        out.raw("mounted", "true");
    if (counter.state != scenario::Health::Ready)
        out.text("state", keys::healths[static_cast<std::size_t>(counter.state)]);
    place("hex", counter.hex);
    place("rear", counter.rear);
    return out.done();
}

void writeForce(std::string& lines, int indent, const scenario::Force& force, const hex::Layout& layout)
{
    writeComments(lines, indent, force.extras);
    BlockMapping out(lines, indent + 2, force.extras, std::string(static_cast<std::size_t>(indent), ' ') + "- ");
    out.text("id", force.id);
    out.local("name", force.name);
    if (!force.colour.empty())
        out.text("colour", force.colour);
    if (force.counters.empty())
        return;
    out.nested("counters",
               [&](std::string& items, int inner)
               {
                   for (const auto& counter : force.counters)
                   {
                       writeComments(items, inner, counter.extras);
                       ((items.append(static_cast<std::size_t>(inner), ' ') += "- ") += counterText(counter, layout)) +=
                           '\n';
                   }
               });
}

std::string zoneText(const scenario::Zone& zone, const hex::Layout& layout)
{
    FlowMapping out(zone.extras);
    out.text("id", zone.id);
    out.text("force", zone.force);
    std::vector<std::string> hexes;
    for (const auto one : zone.hexes)
        hexes.push_back(hex::name(layout, one));
    out.raw("hexes", flowList(hexes));
    return out.done();
}

std::string mapRefText(const scenario::MapRef& ref)
{
    FlowMapping out(ref.extras);
    out.text("file", ref.file);
    return out.done();
}

std::string optionsText(const std::vector<scenario::Option>& options)
{
    static const Extras none;
    FlowMapping out(none);
    for (const auto& option : options)
        out.text(scalarText(option.key), option.value);
    return out.done();
}

/// One thing a line, with the comments above it.
template <class Things, class Text>
void list(BlockMapping& out, std::string_view key, const Things& things, Text text)
{
    if (things.empty())
        return;
    out.nested(key,
               [&](std::string& lines, int indent)
               {
                   for (const auto& thing : things)
                   {
                       writeComments(lines, indent, thing.extras);
                       ((lines.append(static_cast<std::size_t>(indent), ' ') += "- ") += text(thing)) += '\n';
                   }
               });
}

} // namespace

std::string scenarioText(const scenario::Scenario& scenario, const map::HexMap& map)
{
    std::string text;
    BlockMapping out(text, 0, scenario.extras);
    out.raw("merlon", "scenario/1");
    if (!scenario.id.empty())
        out.text("id", scenario.id);
    out.local("title", scenario.title);
    out.local("briefing", scenario.briefing);
    out.text("ruleset", scenario.ruleset);
    if (!scenario.edition.empty())
        out.text("edition", scenario.edition);
    if (!scenario.options.empty())
        out.raw("options", optionsText(scenario.options));
    if (scenario.maps.empty())
        out.raw("maps", "[]");
    list(out, "maps", scenario.maps, mapRefText);
    if (scenario.turns != 0)
        out.number("turns", scenario.turns);
    if (!scenario.first.empty())
        out.text("first", scenario.first);
    if (scenario.forces.empty())
        out.raw("forces", "[]");
    else
        out.nested("forces",
                   [&](std::string& lines, int indent)
                   {
                       for (const auto& force : scenario.forces)
                           writeForce(lines, indent, force, map.layout);
                   });
    list(out, "zones", scenario.zones, [&](const scenario::Zone& zone) { return zoneText(zone, map.layout); });
    out.local("victory", scenario.victory);
    return text;
}

} // namespace merlon::io
