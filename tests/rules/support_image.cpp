#include "support_image.h"

#include "core/hex/overloaded.h"

#include <set>

namespace merlon::tests
{
namespace
{

hex::Shove other(hex::Shove shove)
{
    return shove == hex::Shove::Odd ? hex::Shove::Even : hex::Shove::Odd;
}

std::set<std::string> reasonsOf(const play::Verdict& verdict)
{
    std::set<std::string> reasons;
    for (const play::Reason& one : verdict.reasons)
        reasons.insert(std::string(one.phrase.rule.id) + '/' + std::string(one.phrase.key));
    return reasons;
}

/// What is in one of them and not in the other.
std::string apart(const std::set<std::string>& here, const std::set<std::string>& there)
{
    std::string text;
    for (const std::string& one : here)
        if (!there.contains(one))
            text += " -" + one;
    for (const std::string& one : there)
        if (!there.contains(one))
            text += " +" + one;
    return text;
}

} // namespace

hex::Hex Image::of(hex::Hex hex) const
{
    const hex::Cell cell = from.cellOf(hex);
    return to.hexAt(turnedOver ? hex::Cell{cell.row, cell.column} : hex::Cell{cell.column, from.rows - 1 - cell.row});
}

hex::Side Image::of(hex::Side side) const
{
    return hex::sideTowards(of(hex::Hex{}), of(hex::neighbour({}, side)));
}

play::Value Image::of(const play::Value& value) const
{
    return std::visit(
        Overloaded{
            [this](hex::Hex one) { return play::Value(of(one)); },
            [this](hex::Side one) { return play::Value(of(one)); },
            [this](play::Place one)
            {
                one.hex = of(one.hex);
                if (one.side)
                    one.side = of(*one.side);
                return play::Value(one);
            },
            [this](const play::List& list)
            {
                play::List image;
                for (const play::Value& one : list)
                    image.push_back(of(one));
                return play::Value(image);
            },
            [this](const play::Fields& fields) { return play::Value(of(fields)); },
            [](const auto& one) { return play::Value(one); },
        },
        static_cast<const play::AnyValue&>(value));
}

play::Fields Image::of(const play::Fields& fields) const
{
    play::Fields image;
    for (const auto& [key, value] : fields)
        image.emplace_back(key, of(value));
    return image;
}

map::HexMap Image::of(const map::HexMap& map) const
{
    map::HexMap image = map;
    image.layout = to;
    image.numbering.reset();
    for (int i = 0; i < from.count(); ++i)
    {
        const auto there = static_cast<std::size_t>(to.index(of(from.hexOf(i))));
        image.terrain[there] = map.terrain[static_cast<std::size_t>(i)];
        if (map.levels)
            (*image.levels)[there] = (*map.levels)[static_cast<std::size_t>(i)];
    }
    const auto turn = [this](std::vector<hex::Hex>& hexes)
    {
        for (hex::Hex& one : hexes)
            one = of(one);
    };
    for (map::Feature& one : image.features)
    {
        one.hex = of(one.hex);
        for (hex::Side& side : one.sides)
            side = of(side);
    }
    for (map::Structure& one : image.structures)
        turn(one.hexes);
    for (map::Covering& one : image.overlays)
    {
        turn(one.hexes);
        if (one.outward)
            one.outward = of(*one.outward);
    }
    return image;
}

Image mirrored(const hex::Layout& layout)
{
    hex::Layout to = layout;
    if (layout.orientation == hex::Orientation::Flat)
        to.shove = other(layout.shove);
    else if (layout.rows % 2 == 0) // the rows that are shoved change places with those that are not
        to.shove = other(layout.shove);
    return {layout, to, false};
}

Image turnedOver(const hex::Layout& layout)
{
    const bool flat = layout.orientation == hex::Orientation::Flat;
    return {layout,
            {layout.rows, layout.columns, flat ? hex::Orientation::Pointy : hex::Orientation::Flat, layout.shove},
            true};
}

RuleCase imageOf(const RuleCase& one, const Image& image)
{
    RuleCase there = one;
    play::Scenario scenario = one.setting->scenario;
    for (play::Force& force : scenario.forces)
        for (play::Counter& counter : force.counters)
            counter.fields = image.of(counter.fields);
    const auto map = std::make_shared<const map::HexMap>(image.of(*play::hexBoard(one.setting->boards)));
    there.setting = play::settingOf(*one.setting->system, std::move(scenario), {map});
    for (GivenOrder& order : there.before)
    {
        order.order = image.of(order.order);
        for (play::Record& effect : order.effects)
            effect = image.of(effect);
    }
    there.asked.order = image.of(one.asked.order);
    return there;
}

std::string differenceOf(const play::Verdict& verdict, const play::Verdict& there, const Image& image)
{
    if (verdict.legal != there.legal)
        return (verdict.legal ? "legal here and not there:" : "legal there and not here:") +
               apart(reasonsOf(verdict), reasonsOf(there));
    for (const play::Fact& fact : verdict.facts)
        if (const play::Fact* seen = play::find(there.facts, fact.name);
            seen == nullptr || !(seen->value == image.of(fact.value)))
            return "the fact " + std::string(fact.name) + " is " + play::plain(fact.value) + " and " +
                   (seen != nullptr ? play::plain(seen->value) : "missing");
    std::vector<play::Record> effects;
    for (const play::Record& effect : verdict.effects)
        effects.push_back(image.of(effect));
    if (effects != there.effects)
        return "other effects";
    const std::string reasons = apart(reasonsOf(verdict), reasonsOf(there));
    return reasons.empty() ? "" : "other reasons:" + reasons;
}

} // namespace merlon::tests
