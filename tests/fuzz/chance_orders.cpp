#include "chance_orders.h"

#include "vocabulary.h"

namespace merlon::fuzz
{
namespace
{

using play::Field;
using play::Record;
using play::Value;
using test::Draw;

/// Values that the Shapes of a system take, of a game.
class Chance
{
public:
    Chance(const play::Game& game, Draw& draw) : game_(game), system_(*game.setting->system), draw_(draw) {}

    Record record(const play::Kind& kind) { return {std::string(kind.key), fields(kind.fields, 0)}; }

    Record order()
    {
        const auto owed = system_.owed(game_);
        Record order = !owed.empty() && !draw_.chance(4) ? draw_.of(owed).begun
                                                         : Record{std::string(draw_.of(system_.orders())->key), {}};
        const play::Kind& kind = *system_.order(order.kind);
        if (draw_.chance(4))
            return record(kind);
        for (std::size_t left = kind.fields.size() + 4; left > 0; --left)
        {
            const play::Verdict verdict = play::judge(game_, order);
            if (verdict.wants.empty() || (!verdict.wants.front().must && draw_.chance(3)))
                break;
            const Field& field = *play::find(kind, draw_.of(verdict.wants).field);
            order = play::with(std::move(order), field, offered(order, field));
        }
        return order;
    }

private:
    /// What a hand could pick there.
    Value offered(const Record& order, const Field& field)
    {
        const auto marks = system_.could(game_, order, field);
        return marks.all.empty() || draw_.chance(12) ? value(field, 0)
                                                     : system_.given(game_, order, field, draw_.of(marks.all));
    }

    play::Fields fields(std::span<const Field> of, int depth)
    {
        play::Fields fields;
        for (const Field& field : of)
            if (!field.optional || draw_.chance(3))
                fields.emplace_back(field.key, value(field, depth));
        return fields;
    }

    Value value(const Field& field, int depth)
    {
        if (!field.list)
            return one(field, depth);
        play::List list;
        const auto count = static_cast<int>(field.fewest) + draw_.from(0, 3);
        for (int i = 0; i < count; ++i)
            list.push_back(one(field, depth));
        return list;
    }

    Value one(const Field& field, int depth)
    {
        switch (field.sort)
        {
        case play::Sort::Flag:
            return draw_.chance();
        case play::Sort::Number:
            return number(field);
        case play::Sort::Word:
            return play::Choice{std::string(field.set), word(field)};
        case play::Sort::Thing:
            return play::Ref{std::string(field.set), thing(field)};
        case play::Sort::Hex:
            return hex(field);
        case play::Sort::Side:
            return draw_.of(hex::allSides);
        case play::Sort::Row:
            return depth < 3 ? fields(field.of().fields, depth + 1) : play::Fields();
        default: // no order of what ships has others
            return draw_.of(vocabulary());
        }
    }

    int number(const Field& field)
    {
        const int least = std::max(field.least, -20);
        return draw_.from(least, std::max(least, std::min(field.most, 20)));
    }

    std::string word(const Field& field)
    {
        if (!field.words.empty())
            return std::string(draw_.of(field.words));
        const auto words = system_.words(field.set);
        return words.empty() ? draw_.of(vocabulary()) : draw_.of(words);
    }

    std::string thing(const Field& field)
    {
        const auto things = system_.things(game_, field.set);
        if (field.fresh || things.empty())
            return field.set == "force" && !game_.setting->scenario.forces.empty()
                       ? draw_.of(game_.setting->scenario.forces).id
                       : "fresh-" + std::to_string(draw_.from(1, 3));
        return draw_.of(things).id;
    }

    /// Where somebody stands, or beside him, or anywhere; on a storey of it where the field has them.
    Value hex(const Field& field)
    {
        const auto& layout = play::hexBoard(game_.setting->boards)->layout;
        hex::Hex hex = layout.hexOf(draw_.from(0, layout.count() - 1));
        const auto things = system_.things(game_, "counter");
        if (!things.empty() && draw_.chance())
            if (const auto& where = draw_.of(things).where)
            {
                const auto* place = std::get_if<play::Place>(&*where);
                const auto* at = std::get_if<hex::Hex>(&*where);
                const hex::Hex stands = place != nullptr ? place->hex : at != nullptr ? *at : hex;
                hex = draw_.chance() ? stands : hex::neighbour(stands, draw_.of(hex::allSides));
            }
        if (!layout.contains(hex) || field.storeys == 0 || draw_.chance())
            return hex;
        return play::Place{0, hex, draw_.from(0, field.storeys), {}};
    }

    const play::Game& game_;
    const play::System& system_;
    Draw& draw_;
};

} // namespace

Record someOrder(const play::Game& game, Draw& draw)
{
    return Chance(game, draw).order();
}

Record someEffect(const play::Game& game, Draw& draw)
{
    return Chance(game, draw).record(*draw.of(game.setting->system->effects()));
}

} // namespace merlon::fuzz
