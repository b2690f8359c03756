#include "core/centuria/schedules/outcome.h"

#include "core/centuria/schedules/objectives.h"

#include <algorithm>
#include <numeric>

namespace merlon::centuria
{
namespace
{

/// As a player would have it: what he may have reached, each way that may be the best.
std::vector<Outcome> hopes(Battle battle, int lossesToEliminate, const Schedules& schedules)
{
    std::vector<Outcome> all;
    const auto hope = [&]() -> Outcome&
    {
        all.emplace_back().battle = battle;
        return all.back();
    };
    switch (battle)
    {
    case Battle::Avanguardie:
        hope().armies[0].reach = Reach::Both;
        break;
    case Battle::Saccheggio:
    case Battle::Bottino:
        for (int losses = 0; losses <= lossesToEliminate; ++losses)
            hope().armies[1].campLosses = losses;
        hope().attacker = 1; // his own camp is intact
        break;
    case Battle::Imboscata:
        for (const std::size_t attacker : {0U, 1U})
            for (int losses = 0; losses <= schedules.resistance; ++losses)
                for (const bool left : {false, true})
                    if (Outcome& one = hope(); losses < schedules.resistance || !left)
                    {
                        one.attacker = attacker;
                        one.baggageLosses = losses;
                        one.baggageLeft = left;
                    }
        break;
    case Battle::Ponte:
        hope().armies[0].sides = 2;
        break;
    case Battle::Rifornimenti:
        for (int home = 0; home <= schedules.crates; ++home)
        {
            Outcome& one = hope();
            one.armies[0].home = home;
            one.armies[0].outside = schedules.crates - home;
        }
        break;
    case Battle::Breccia:
        hope().armies[0].fresh = schedules.breccia.most;
        break;
    }
    return all;
}

} // namespace

bool hasFled(const Outcome& outcome, std::size_t side)
{
    return outcome.ending == Ending::BothFled || outcome.ending == (side == 0 ? Ending::FirstFled : Ending::SecondFled);
}
bool haveBothFled(const Outcome& outcome)
{
    return outcome.ending == Ending::BothFled;
}
bool hasOneFled(const Outcome& outcome)
{
    return outcome.ending == Ending::FirstFled || outcome.ending == Ending::SecondFled;
}
bool hasRoles(Battle battle)
{
    return battle == Battle::Saccheggio || battle == Battle::Imboscata;
}

std::size_t Seen::stateOf(int campLosses) const
{
    return campLosses >= scoring.lossesToEliminate ? 3 : static_cast<std::size_t>(std::clamp(campLosses, 0, 2));
}
std::size_t Seen::baggage() const
{
    return outcome.baggageLosses >= schedules().resistance
               ? 3
               : static_cast<std::size_t>(std::clamp(outcome.baggageLosses, 0, 2));
}

int sumOf(const Lines& lines)
{
    return std::accumulate(lines.begin(), lines.end(), 0, [](int sum, const Line& one) { return sum + one.vp; });
}

bool addFirst(Lines& lines, std::span<const Row> rows, const Seen& seen)
{
    const auto row = std::ranges::find_if(rows, [&](const Row& one) { return one.holds(seen); });
    if (row == rows.end())
        return false;
    add(lines, row->says, row->vp(seen));
    return true;
}
void add(Lines& lines, const Phrase& says, int vp)
{
    if (vp > 0)
        lines.push_back({says, vp});
}

Lines objectiveLines(const Seen& seen)
{
    switch (seen.outcome.battle)
    {
    case Battle::Avanguardie:
        return avanguardie(seen);
    case Battle::Saccheggio:
        return saccheggio(seen);
    case Battle::Imboscata:
        return imboscata(seen);
    case Battle::Ponte:
        return ponte(seen);
    case Battle::Bottino:
        return bottino(seen);
    case Battle::Rifornimenti:
        return rifornimenti(seen);
    case Battle::Breccia:
        return breccia(seen);
    }
    return {};
}

/// The enemy has lost all that he had.
int mostPoints(const Scoring& scoring, Battle battle, const Army& own, const Army& enemy)
{
    int most = 0;
    for (Outcome one : hopes(battle, scoring.lossesToEliminate, *scoring.schedules))
        for (const Ending ending : {Ending::TenTurns, Ending::SecondFled, Ending::BothFled})
        {
            one.ending = ending;
            for (const std::size_t side : {0U, 1U})
            {
                const Army& list = side == 0 ? own : enemy;
                one.armies[side].listPoints = list.listPoints;
                one.armies[side].listGenerals = list.listGenerals;
            }
            one.armies[1].commander = true;
            one.armies[1].generals = enemy.listGenerals;
            one.armies[1].eliminated = {enemy.listPoints};
            const Seen seen{scoring, one, 0};
            most = std::max(most, sumOf(objectiveLines(seen)) + sumOf(leaderLines(seen)) + sumOf(unitLines(seen)));
        }
    return most;
}

} // namespace merlon::centuria
