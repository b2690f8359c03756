#include "app/report/roll_call.h"

#include "app/report/report_text.h"

#include <QColor>

#include <algorithm>

namespace merlon::report
{
namespace
{

bool isWorse(const play::Piece& now, const play::Piece& before)
{
    return (now.gone && !before.gone) || (now.down && !before.down) || (now.hurt && !before.hurt);
}

} // namespace

int forceOf(const play::Scenario& scenario, std::string_view id)
{
    const auto at = std::ranges::find(scenario.forces, id, &play::Force::id);
    return at == scenario.forces.end() ? -1 : static_cast<int>(at - scenario.forces.begin());
}

void RollCall::begin(const play::Game& game)
{
    pieces_ = piecesIn(game);
    for (const auto& [key, piece] : pieces_)
        join(piece);
}

RollCall::Pieces RollCall::piecesIn(const play::Game& game)
{
    Pieces pieces;
    if (auto scene = game.setting->system->scene(game, nullptr, nullptr))
        for (play::Piece& piece : scene->pieces)
            pieces.emplace(std::pair(piece.thing.sort, piece.thing.id), std::move(piece));
    return pieces;
}

/// Counters of the scenario take part once they have been seen.
void RollCall::join(const play::Piece& piece)
{
    if (piece.beast || (piece.thing.sort == "counter" && find(scenario_, piece.thing.id)))
        roster_.emplace(std::pair(piece.thing.sort, piece.thing.id), Member{piece.force, piece.beast});
}

QString RollCall::nameOf(const play::Piece& piece) const
{
    if (!piece.name.empty())
        return QString::fromStdString(piece.name);
    const QString name = text_.thing(piece.thing);
    const auto owner = find(scenario_, piece.thing.id);
    if (!owner || name != QString::fromStdString(piece.thing.id))
        return name;
    // What goes by the name of a counter and is not one: its mount.
    const auto& force = scenario_.forces[static_cast<std::size_t>(owner->force)];
    //: what sort of thing lost its owner, and who that was: "Horse (Drogo)"
    return Text::tr("%1 (%2)", "a thing, whose it is")
        .arg(text_.word("field", piece.thing.sort),
             QString::fromStdString(force.counters[static_cast<std::size_t>(owner->counter)].name));
}

/// The words that its owner would say of it and did not say before.
QString RollCall::became(const play::Piece& now, const play::Piece* before) const
{
    for (const play::Choice& state : now.states)
        if (before == nullptr || std::ranges::count(before->states, state) == 0)
            return text_.word(state.set, state.word);
    //: what became of somebody
    return now.gone ? Text::tr("out of play") : now.down ? Text::tr("stunned") : Text::tr("wounded");
}

/// Whoever comes back worse than he went came off worse in the line that took him.
void RollCall::look(const play::Game& game, int line, const QString& when)
{
    Pieces now = piecesIn(game);
    for (const auto& [key, piece] : pieces_)
        if (!now.contains(key))
            absent_[key] = {piece, line, when};
    for (const auto& [key, piece] : now)
    {
        join(piece);
        const auto was = pieces_.find(key);
        const auto went = was == pieces_.end() ? absent_.find(key) : absent_.end();
        const bool back = went != absent_.end();
        const play::Piece* then = was != pieces_.end() ? &was->second : back ? &went->second.piece : nullptr;
        if (isWorse(piece, then != nullptr ? *then : play::Piece{}))
        {
            const int by = back ? went->second.line : line;
            casualties_.push_back({nameOf(piece), forceOf(scenario_, piece.force), became(piece, then),
                                   back ? went->second.when : when, by + 1, lines_.order(by)});
        }
        if (back)
            absent_.erase(went);
    }
    pieces_ = std::move(now);
}

std::vector<Casualty> RollCall::casualties() const
{
    std::vector<Casualty> sorted = casualties_;
    std::ranges::stable_sort(sorted, {}, &Casualty::line);
    return sorted;
}

std::vector<Force> RollCall::forces() const
{
    std::vector<Force> all;
    for (const play::Force& force : scenario_.forces)
    {
        const QColor colour(QString::fromStdString(force.colour));
        Force counted{text_.force(force.id), colour.isValid() ? colour.name() : QStringLiteral("#808080"), {}};
        if (roster_.empty()) // nobody is drawn
            counted.losses.strength = static_cast<int>(force.counters.size());
        for (const auto& [key, member] : roster_)
        {
            if (member.force != force.id)
                continue;
            const auto now = pieces_.find(key);
            counted.losses.count(now == pieces_.end() ? nullptr : &now->second, member.beast);
        }
        all.push_back(std::move(counted));
    }
    return all;
}

} // namespace merlon::report
