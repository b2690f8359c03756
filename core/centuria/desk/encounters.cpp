#include "core/centuria/desk/encounters.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace merlon::centuria
{
namespace
{

/// A round as it is written, beside its order as it is today.
class Written
{
public:
    Written(const Data& data, const State& state)
        : state_(state),
          number_(static_cast<int>(state.rounds.size())),
          round_(state.rounds.back()),
          line_(lineupOf(data, state, number_))
    {
        for (int i = 0; i < line_.count(); ++i)
            placeOf_.emplace(nameAt(i), i);
        for (const Table& one : round_.tables)
            if (const auto a = place(one.first), b = place(one.second); a && b)
                pairs_.emplace_back(std::min(*a, *b), std::max(*a, *b));
        std::ranges::sort(pairs_);
        asToday_ = pairs_ == (line_.searches ? paired(line_.count(), unwanted_) : neighbours(line_.count()));
    }

    std::vector<Encounter> all()
    {
        std::vector<Encounter> out;
        for (const Table& one : round_.tables)
        {
            out.push_back(of(one.first, one.second, one.number));
            out.push_back(of(one.second, one.first, one.number));
        }
        if (!round_.bye.empty())
            out.push_back({round_.bye, {}, {}, Because::Bye, {}, {}});
        return out;
    }

private:
    const std::string& nameAt(int place) const
    {
        const int index = line_.places[static_cast<std::size_t>(place)];
        return state_.players[static_cast<std::size_t>(index)].id;
    }
    std::optional<int> place(const std::string& name) const
    {
        const auto at = placeOf_.find(name);
        return at == placeOf_.end() ? std::nullopt : std::optional(at->second);
    }

    Encounter of(const std::string& player, const std::string& opponent, int table)
    {
        Encounter out{player, opponent, table, number_ == 1 ? Because::Drawn : Because::Ranking, {}, {}};
        const auto own = place(player);
        if (!own || nameAt(*own ^ 1) == opponent)
            return out;
        out.neighbour = nameAt(*own ^ 1);
        out.met = meetings(player, out.neighbour);
        if (round_.byHand)
            out.because = Because::Hand;
        else if (!asToday_)
            out.because = Because::Corrected;
        else
        {
            const bool unwelcome = line_.isUnwelcome(*own, *own ^ 1);
            out.because = !unwelcome ? Because::Others : number_ == 1 ? Because::Place : Because::Met;
            out.more = moreIfMet(*own & ~1);
        }
        return out;
    }

    std::vector<int> meetings(const std::string& a, const std::string& b) const
    {
        std::vector<int> out;
        for (int round = 1; round < number_; ++round)
            if (const Table* at = state_.rounds[static_cast<std::size_t>(round - 1)].of(a); at != nullptr && at->has(b))
                out.push_back(round);
        return out;
    }

    /// What it would cost more if that place met the next one: the same for both of them.
    Cost moreIfMet(int place)
    {
        if (const auto known = more_.find(place); known != more_.end())
            return known->second;
        Cost cost = costIfMet(line_.count(), unwanted_, place, place + 1);
        const Cost now = costOf(pairs_, unwanted_);
        cost.unwanted -= now.unwanted;
        cost.squares -= now.squares;
        return more_.emplace(place, cost).first->second;
    }

    const State& state_;
    int number_;
    const Round& round_;
    Lineup line_;
    Unwanted unwanted_ = [this](int a, int b) { return line_.isUnwelcome(a, b); };
    std::unordered_map<std::string, int> placeOf_;
    Pairs pairs_;
    bool asToday_ = false;
    std::map<int, Cost> more_;
};

} // namespace

std::vector<Encounter> encounters(const Data& data, const State& state)
{
    return state.rounds.empty() ? std::vector<Encounter>() : Written(data, state).all();
}

} // namespace merlon::centuria
