#include "support_dictation.h"

#include "referee/order_draft.h"
#include "referee/referee_session.h"
#include "referee/verdict_text.h"

#include <QComboBox>

namespace merlon::test
{

/// In the box of kinds; -1: nothing that it lists.
int Dictation::rowOf(const play::Record& order) const
{
    const auto owed = system().owed(hands_.session().game());
    const auto settled =
        std::ranges::find_if(owed, [&](const play::Owed& one) { return play::settles(order, one.begun); });
    const QString name = settled != owed.end() ? referee::VerdictText(hands_.session().game()).reason(settled->why)
                                               : referee::SystemText(system()).orderName(order.kind);
    return hands_.part<QComboBox>("kind")->findText(name);
}

bool Dictation::offers(const play::Record& order) const
{
    const play::Game& game = hands_.session().game();
    const auto owed = system().owed(game);
    const auto settles = [&](const play::Owed& one) { return play::settles(order, one.begun); };
    if (!owed.empty() && std::ranges::none_of(owed, settles))
        return false;
    if (owed.empty() && !order.fields.empty() && rowOf(order) < 0)
        return false;
    const play::Value* path = play::find(order.fields, "path");
    return path == nullptr || beginsWithAPick(order, std::get<play::List>(*path));
}

bool Dictation::beginsWithAPick(const play::Record& order, const play::List& way) const
{
    const play::Game& game = hands_.session().game();
    play::Record begun = order;
    std::erase_if(begun.fields, [](const auto& one) { return one.first == "path"; });
    const play::Field& field = *play::find(*system().order(order.kind), "path");
    for (std::size_t hexes = way.size(); hexes > 0; --hexes)
        if (system().given(game, begun, field, way[hexes - 1]) ==
            play::Value(play::List(way.begin(), way.begin() + static_cast<std::ptrdiff_t>(hexes))))
            return true;
    return way.empty();
}

/// Of what is owed the panel knows who owes it.
bool Dictation::isFilledIn(const play::Record& order, const play::Field& field) const
{
    if (hands_.session().draft() != nullptr)
        return false;
    return std::ranges::any_of(
        system().owed(hands_.session().game()), [&](const play::Owed& one)
        { return play::settles(order, one.begun) && play::find(one.begun.fields, field.key) != nullptr; });
}

/// What the order comes to without it too, a referee does not say.
void Dictation::leaveOut(play::Played& played) const
{
    const play::Game& game = hands_.session().game();
    const auto effects = play::judge(game, played.order, played.given).effects;
    for (const play::Field& field : system().order(played.order.kind)->fields)
    {
        play::Record without = played.order;
        std::erase_if(without.fields, [&](const auto& one) { return one.first == field.key; });
        if (field.optional && !effects.empty() && play::judge(game, without, played.given).effects == effects)
            played.order = std::move(without);
    }
}

/// The fields of an order one by one, as far as they are asked for.
bool Dictation::fill(play::Record& order) const
{
    for (const play::Field& field : system().order(order.kind)->fields)
    {
        const play::Value* value = play::find(order.fields, field.key);
        const auto* draft = hands_.session().draft();
        if (value == nullptr || isFilledIn(order, field) || (draft != nullptr && draft->value(field.key) != nullptr))
            continue;
        if (field.optional && !hands_.part<QWidget>(field.key)->isVisible()) // refused before anybody asks for that
            std::erase_if(order.fields, [&](const auto& one) { return one.first == field.key; });
        else if (!hands_.give(field, *value))
            return false;
    }
    return true;
}

bool Dictation::give(play::Played& played) const
{
    if (system().order(played.order.kind)->fields.empty())
    {
        hands_.endPhase(played.order.kind);
        return true;
    }
    const auto* kinds = hands_.part<QComboBox>("kind");
    if (const int row = rowOf(played.order); kinds->isVisible() && row >= 0 && kinds->currentIndex() != row)
        hands_.chooseKind(row);
    leaveOut(played);
    hands_.begin(played.order);
    if (!fill(played.order))
        return false;
    if (played.given.allowed || !played.given.decreed.empty())
        hands_.allow(played.given.decreed,
                     played.note.empty() ? "I hold it so" : QString::fromStdString(played.note.in("en")));
    for (const play::Die& die : played.given.dice)
        hands_.throwDie(die.value % 10);
    hands_.keep();
    return true;
}

} // namespace merlon::test
