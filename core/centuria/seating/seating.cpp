#include "core/centuria/seating/seating.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace merlon::centuria
{
namespace
{

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

/// What each pair would cost at each table, as one number. Rows without a pair stand for tables that stay empty.
class Costs
{
public:
    Costs(int pairs, const std::vector<bool>& fixed, const SatBefore& before)
        : size_(static_cast<int>(fixed.size())), all_(at(size_) * at(size_))
    {
        const long long again = static_cast<long long>(size_) * size_ * size_ + 1;
        const long long atFixed = again * (2LL * size_ + 1);
        for (int pair = 0; pair < pairs; ++pair)
            for (int table = 0; table < size_; ++table)
            {
                const long long shift = pair - table;
                all_[at(pair) * at(size_) + at(table)] =
                    shift * shift + before(pair, table) * (fixed[at(table)] ? atFixed + again : again);
            }
    }

    int size() const { return size_; }
    long long operator()(int row, int table) const { return all_[at(row) * at(size_) + at(table)]; }

private:
    int size_;
    std::vector<long long> all_;
};

/// Least-cost assignment of as many rows as tables, a row after the other along the cheapest way to a free table. What
/// rows and tables pay proves it.
class Assignment
{
public:
    explicit Assignment(const Costs& costs)
        : costs_(costs),
          rowPays_(at(costs.size())),
          tablePays_(at(costs.size())),
          rowAt_(at(costs.size()), nobody),
          tableOf_(at(costs.size()), nobody)
    {
        for (int row = 0; row < costs.size(); ++row)
            seat(row);
    }

    int tableOf(int row) const { return tableOf_[at(row)]; }
    /// To the lowest table with which the whole costs as little and that leaves those before it where they are.
    void lower(int row)
    {
        for (int table = 0; table < tableOf(row); ++table)
        {
            const int other = rowAt_[at(table)];
            if (other < row || !isTight(row, table))
                continue;
            const int free = tableOf(row);
            std::vector<bool> seen(at(costs_.size()));
            seen[at(table)] = true;
            if (!moves(other, free, row, seen))
                continue;
            put(row, table);
            return;
        }
    }

private:
    static constexpr int nobody = -1;

    bool isTight(int row, int table) const { return costs_(row, table) == rowPays_[at(row)] + tablePays_[at(table)]; }
    void put(int row, int table)
    {
        tableOf_[at(row)] = table;
        rowAt_[at(table)] = row;
    }

    /// That row takes the free table, or one whose row moves on so; those up to `last` stay.
    bool moves(int row, int free, int last, std::vector<bool>& seen)
    {
        for (int table = 0; table < costs_.size(); ++table)
        {
            if (seen[at(table)] || !isTight(row, table) || (table != free && rowAt_[at(table)] <= last))
                continue;
            seen[at(table)] = true;
            if (table != free && !moves(rowAt_[at(table)], free, last, seen))
                continue;
            put(row, table);
            return true;
        }
        return false;
    }

    void seat(int row)
    {
        constexpr long long far = std::numeric_limits<long long>::max();
        const std::size_t n = at(costs_.size());
        std::vector<long long> slack(n, far);
        std::vector<int> from(n, nobody); // the table before it on the way
        std::vector<bool> reached(n);
        int last = nobody;
        for (int now = row; now != nobody; now = rowAt_[at(last)])
        {
            int next = nobody;
            for (int table = 0; table < costs_.size(); ++table)
            {
                if (reached[at(table)])
                    continue;
                const long long more = costs_(now, table) - rowPays_[at(now)] - tablePays_[at(table)];
                if (more < slack[at(table)])
                {
                    slack[at(table)] = more;
                    from[at(table)] = last;
                }
                if (next == nobody || slack[at(table)] < slack[at(next)])
                    next = table;
            }
            pay(row, slack[at(next)], slack, reached);
            reached[at(next)] = true;
            last = next;
        }
        for (int table = last; table != nobody; table = from[at(table)])
            put(from[at(table)] == nobody ? row : rowAt_[at(from[at(table)])], table);
    }

    void pay(int row, long long more, std::vector<long long>& slack, const std::vector<bool>& reached)
    {
        rowPays_[at(row)] += more;
        for (std::size_t table = 0; table < slack.size(); ++table)
            if (reached[table])
            {
                rowPays_[at(rowAt_[table])] += more;
                tablePays_[table] -= more;
            }
            else if (slack[table] != std::numeric_limits<long long>::max())
                slack[table] -= more;
    }

    const Costs& costs_;
    std::vector<long long> rowPays_;
    std::vector<long long> tablePays_;
    std::vector<int> rowAt_;   ///< each table
    std::vector<int> tableOf_; ///< each row
};

} // namespace

SeatCost costOf(const std::vector<int>& seats, const std::vector<bool>& fixed, const SatBefore& before)
{
    SeatCost cost;
    for (int pair = 0; pair < static_cast<int>(seats.size()); ++pair)
    {
        const int table = seats[at(pair)];
        const int again = before(pair, table);
        cost.again += again;
        cost.atFixed += fixed[at(table)] ? again : 0;
        cost.squares += static_cast<long long>(pair - table) * (pair - table);
    }
    return cost;
}

std::vector<int> seated(int pairs, const std::vector<bool>& fixed, const SatBefore& before)
{
    std::vector<int> seats(at(pairs));
    std::iota(seats.begin(), seats.end(), 0);
    if (costOf(seats, fixed, before).again == 0)
        return seats; // as ranked, and nothing is as good
    const Costs costs(pairs, fixed, before);
    Assignment assignment(costs);
    for (int pair = 0; pair < pairs; ++pair)
    {
        assignment.lower(pair);
        seats[at(pair)] = assignment.tableOf(pair);
    }
    return seats;
}

} // namespace merlon::centuria
