#pragma once

#include "core/centuria/desk/data.h"
#include "core/centuria/desk/state.h"

#include <algorithm>
#include <tuple>

/// The ranking as a test reckons it.
namespace merlon::centuria::slow
{

/// The ranking once more from the tables alone, as the rules say it, slowly.
class Reference
{
public:
    Reference(const Data& data, const State& state, int rounds) : data_(data), state_(state), rounds_(rounds) {}

    struct Row
    {
        std::string name;
        int group = 0;
        int total = 0;
        int opponents = 0;
        int difference = 0;

        auto key() const { return std::tuple(group, -total, -opponents, -difference); }
    };

    std::vector<Row> rows() const
    {
        std::vector<Row> out;
        for (const Player& one : state_.players)
            if (!one.satOut)
                out.push_back({one.id, groupOf(one), totalOf(one), 0, 0});
        for (Row& row : out)
            fill(row, out);
        std::ranges::sort(out, {}, [](const Row& one) { return one.key(); });
        return out;
    }

private:
    bool annulled(const Player& one) const { return one.leaving && one.leaving->annulled <= rounds_; }
    int groupOf(const Player& one) const
    {
        if (!annulled(one))
            return 0;
        if (one.isGone() && one.leaving->round <= rounds_)
            return 2;
        return data_.options.annulledRank == "last" ? 1 : 0;
    }
    /// Of so many rounds: against whom, points made, points conceded.
    std::vector<std::tuple<std::string, int, int>> gamesOf(const std::string& name) const
    {
        std::vector<std::tuple<std::string, int, int>> out;
        for (int i = 0; i < rounds_; ++i)
        {
            const Round& round = state_.rounds[static_cast<std::size_t>(i)];
            for (const Table& table : round.tables)
                if (table.points && table.first == name)
                    out.emplace_back(table.second, table.points->first, table.points->second);
                else if (table.points && table.second == name)
                    out.emplace_back(table.first, table.points->second, table.points->first);
            if (round.bye == name)
                out.emplace_back(round.byeAgainst, 300, 0);
        }
        return out;
    }
    int scoredBy(const std::string& name) const
    {
        int sum = 0;
        for (const auto& [other, made, conceded] : gamesOf(name))
            sum += made;
        return sum;
    }
    int totalOf(const Player& one) const
    {
        if (annulled(one))
            return 0;
        int total = scoredBy(one.id) - one.kitPenalty - (one.list ? 20 * one.list->late : 0);
        for (const Reproach& each : one.reproaches)
            total -= each.round <= rounds_ ? each.tp : 0;
        return data_.options.totalFloor == "zero" ? std::max(0, total) : total;
    }
    void fill(Row& row, const std::vector<Row>& all) const
    {
        for (const auto& [other, made, conceded] : gamesOf(row.name))
        {
            row.difference += made - conceded;
            if (other.empty())
                continue;
            const Row& his = *std::ranges::find(all, other, &Row::name);
            const bool tied = his.total == row.total && his.group == row.group;
            row.opponents += scoredBy(other);
            if (data_.options.tieOpponentsExcludes == "own_game" || tied)
                for (const auto& [third, hisMade, hisConceded] : gamesOf(other))
                    row.opponents -= third == row.name ? hisMade : 0;
        }
    }

    const Data& data_;
    const State& state_;
    int rounds_;
};

} // namespace merlon::centuria::slow
