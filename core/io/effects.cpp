#include "core/io/effects.h"

#include "core/io/keys.h"
#include "core/yaml/write.h"

#include <algorithm>
#include <array>

namespace merlon::io
{

using namespace yaml;

namespace
{

const Extras none;

const std::vector<std::string_view> sideWords{"outer", "inner"};
const std::vector<std::string_view> horseWords{"unhurt", "killed"};
const std::vector<std::string_view> sourceWords{"typed", "rolled"};
const std::vector<std::string_view> diceWords{"d10"};

struct Writer
{
    const map::HexMap& map;

    std::string operator()(const verdict::HealthChange& change) const
    {
        auto out = of(change.counter);
        out.text("state", keys::healths[static_cast<std::size_t>(change.to)]);
        return out.done();
    }
    std::string operator()(const verdict::RetreatOwed& retreat) const
    {
        auto out = of(retreat.counter);
        out.number("retreat", retreat.hexes);
        return out.done();
    }
    std::string operator()(const verdict::Unhorsed& unhorsed) const
    {
        auto out = of(unhorsed.counter);
        out.raw("unhorsed", "true");
        out.text("horse", horseWords[unhorsed.horseKilled ? 1 : 0]);
        return out.done();
    }
    std::string operator()(const verdict::Moved& moved) const
    {
        auto out = of(moved.counter);
        out.text("to", hex::name(map.layout, moved.to));
        if (moved.rear)
            out.text("rear", hex::name(map.layout, *moved.rear));
        return out.done();
    }
    std::string operator()(const verdict::DoorSideChosen& chosen) const
    {
        auto out = of(chosen.counter);
        out.text("door", sideWords[chosen.outer ? 0 : 1]);
        return out.done();
    }
    std::string operator()(const verdict::PhaseEnded&) const { return "{phase: ended}"; }

private:
    static FlowMapping of(const std::string& counter)
    {
        FlowMapping out(none);
        out.text("counter", counter);
        return out;
    }
};

constexpr std::array<std::string_view, 8> effectKeys{"counter", "state", "retreat", "unhorsed",
                                                     "horse",   "to",    "rear",    "door"};

std::optional<verdict::Effect> readPhase(const Node& node, Log& log)
{
    static constexpr std::array<std::string_view, 1> phaseKeys{"phase"};
    const Mapping fields(node, log, "this effect", phaseKeys);
    const Node* phase = fields.need("phase");
    if (phase == nullptr || !readWord(*phase, log, "phase", {"ended"}))
        return {};
    return verdict::PhaseEnded{};
}

std::optional<verdict::Effect> readUnhorsed(const Mapping& fields, std::string counter)
{
    const auto unhorsed = readBool(*fields.get("unhorsed"), fields.log(), "unhorsed");
    const Node* horse = fields.need("horse");
    const auto fate = horse != nullptr ? readWord(*horse, fields.log(), "fate of a horse", horseWords) : std::nullopt;
    if (unhorsed == false)
        fields.log().error(*fields.get("unhorsed"), "effect", "only 'unhorsed: true' is an effect");
    if (unhorsed != true || !fate)
        return {};
    return verdict::Unhorsed{std::move(counter), *fate == 1};
}

std::optional<verdict::Effect> readMoved(const Mapping& fields, std::string counter, const map::HexMap& map)
{
    const auto to = readHex(*fields.get("to"), fields.log(), map.layout);
    std::optional<hex::Hex> rear;
    if (const Node* node = fields.get("rear"); node != nullptr && !(rear = readHex(*node, fields.log(), map.layout)))
        return {};
    if (!to)
        return {};
    return verdict::Moved{std::move(counter), *to, rear};
}

std::optional<verdict::Effect> readOne(const Mapping& fields, std::string counter, const map::HexMap& map)
{
    Log& log = fields.log();
    if (const Node* node = fields.get("state"))
    {
        if (const auto health = readWord(*node, log, "state", keys::healths))
            return verdict::HealthChange{std::move(counter), static_cast<scenario::Health>(*health)};
        return {};
    }
    if (const Node* node = fields.get("retreat"))
    {
        if (const auto hexes = readInteger(*node, log, "retreat", 1, 100))
            return verdict::RetreatOwed{std::move(counter), static_cast<int>(*hexes)};
        return {};
    }
    if (const Node* node = fields.get("door"))
    {
        if (const auto side = readWord(*node, log, "side of a door", sideWords))
            return verdict::DoorSideChosen{std::move(counter), *side == 0};
        return {};
    }
    return fields.get("to") != nullptr ? readMoved(fields, std::move(counter), map)
                                       : readUnhorsed(fields, std::move(counter));
}

} // namespace

std::string effectText(const verdict::Effect& effect, const map::HexMap& map)
{
    return std::visit(Writer{map}, effect);
}

std::string effectsText(const std::vector<verdict::Effect>& effects, const map::HexMap& map)
{
    std::vector<std::string> items;
    for (const verdict::Effect& effect : effects)
        items.push_back(effectText(effect, map));
    return flowList(items);
}

std::optional<verdict::Effect> readEffect(const Node& node, Log& log, const map::HexMap& map)
{
    if (node.isMapping() && !node.items.empty() && node.items.front().text == "phase")
        return readPhase(node, log);
    const Mapping fields(node, log, "this effect", effectKeys);
    if (!fields.valid())
        return {};
    const Node* counter = fields.need("counter");
    const auto name = counter != nullptr ? readText(*counter, log, "counter") : std::nullopt;
    int kinds = 0;
    for (const std::string_view kind : {"state", "retreat", "unhorsed", "to", "door"})
        kinds += fields.get(kind) != nullptr ? 1 : 0;
    if (kinds != 1)
        log.error(node, "effect", "an effect says one of state, retreat, unhorsed, to or door of a counter");
    if (kinds != 1 || !name)
        return {};
    return readOne(fields, *name, map);
}

std::vector<verdict::Effect> readEffects(const Node& node, Log& log, const map::HexMap& map)
{
    std::vector<verdict::Effect> effects;
    for (const Node& item : readList(node, log, "effects"))
        if (auto effect = readEffect(item, log, map))
            effects.push_back(std::move(*effect));
    return effects;
}

std::string dieText(const verdict::DieUsed& die)
{
    FlowMapping out(none);
    out.text("die", die.die);
    out.number("value", die.value);
    out.text("source", sourceWords[die.source == verdict::DieSource::Typed ? 0 : 1]);
    return out.done();
}

std::optional<verdict::DieUsed> readDie(const Node& node, Log& log)
{
    static constexpr std::array<std::string_view, 3> dieKeys{"die", "value", "source"};
    const Mapping fields(node, log, "this die", dieKeys);
    const Node* die = fields.need("die");
    const Node* value = fields.need("value");
    const Node* source = fields.need("source");
    if (die == nullptr || value == nullptr || source == nullptr)
        return {};
    const auto kind = readWord(*die, log, "die", diceWords);
    const auto number = readInteger(*value, log, "value of a d10", 1, 10);
    const auto from = readWord(*source, log, "source of a die", sourceWords);
    if (!kind || !number || !from)
        return {};
    return verdict::DieUsed{die->text, static_cast<int>(*number),
                            *from == 0 ? verdict::DieSource::Typed : verdict::DieSource::Rolled};
}

} // namespace merlon::io
