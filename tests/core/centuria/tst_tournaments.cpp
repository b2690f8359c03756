// Random tournaments with late entries, withdrawals, concessions and corrected scores: whatever happens, certain things
// hold. MERLON_SAMPLES sets how many, MERLON_SEED which.

#include "support_main.h"
#include "support_pairings.h"
#include "support_play.h"

#include <QTest>

#include <map>
#include <set>
#include <tuple>

namespace tst_tournaments
{

using namespace merlon;
using namespace centuria;

namespace
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
        const int total = scoredBy(one.id) - one.kitPenalty - (one.list ? 20 * one.list->late : 0);
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

/// One tournament from its announcement to its end.
class Evening
{
public:
    Evening(std::uint64_t number, int least, int most)
        : random_(number), options_(test::anyOptions(random_)), played_(settings(), options_)
    {
        const int players = random_.from(least, most);
        for (int i = 0; i < players; ++i)
            enter();
    }

    /// What did not hold, or nothing.
    std::string play()
    {
        sitOut();
        while (fault_.empty() && played_.state().published() < played_.data().terms.rounds && pairRound())
            playRound();
        if (fault_.empty())
            checkReplay();
        return fault_;
    }
    int met() const { return met_; }

private:
    Own settings()
    {
        Own own = test::settings(random_.from(1, 7), random_.from(0, 1'000'000));
        own.lateEntryUntil = random_.from(1, 4);
        if (random_.once(2))
            own.club = "Lupi";
        if (random_.once(2))
        {
            own.keepApart.emplace();
            own.keepApart->choose("place");
        }
        return own;
    }
    void complain(const std::string& what)
    {
        if (fault_.empty())
            fault_ = what;
    }
    void enter()
    {
        const std::string name = "p" + std::to_string(++entered_);
        const auto club = random_.once(5) ? std::optional<std::string>("Lupi") : std::nullopt;
        if (!played_.give(Register{{name}, "place" + std::to_string(random_.from(1, 4)), club, {}}))
            return;
        HandIn list;
        list.player = {name};
        list.delivered = {2026, 11, random_.once(6) ? 21 + random_.from(1, 3) : 20};
        list.points = 1000;
        list.bases = 14;
        list.tacticalValue = 5;
        if (!played_.give(list))
            complain(name + " could not hand in a list");
        if (random_.once(8))
            played_.give(
                Inspect{{name}, random_.from(15, 25), {}, {}, {}, {}, random_.once(2), {}, {}, {}, {}, {}, {}});
    }
    void sitOut()
    {
        if (mustSitOut(played_.data(), played_.state()) && !played_.give(SitOut{}))
            complain("nobody could be withdrawn");
    }

    bool pairRound()
    {
        const State& state = played_.state();
        const auto pair = pairByTheRules(played_.data(), state);
        if (!pair)
            return false; // too few are left
        checkPair(*pair);
        if (!played_.give(*pair))
            complain("the pairs of the rules are refused");
        if (random_.once(10)) // seen by nobody yet
        {
            leave();
            sitOut();
            const auto again = pairByTheRules(played_.data(), played_.state());
            if (!again)
                return false;
            if (played_.state().draft() == nullptr && !played_.give(*again))
                complain("the pairs that are drawn again are refused");
        }
        if (fault_.empty() && !played_.give(Publish{played_.state().published() + 1}))
            complain("a round could not be published");
        kept_ = played_.state().rounds;
        return fault_.empty();
    }

    /// Everybody once; first with second, third with fourth by the slow ranking; as few second meetings as can be.
    void checkPair(const Pair& pair)
    {
        std::set<std::string> names;
        for (const Pairing& one : pair.pairs)
            if (!names.insert(one.first.id).second || !names.insert(one.second.id).second)
                complain("somebody is paired twice");
        if (pair.bye && !names.insert(pair.bye->id).second)
            complain("the bye plays");
        if (names.size() != active(played_.data(), played_.state()).size())
            complain("somebody is not paired");
        if (pair.round > 1)
            checkRanking(pair);
    }

    void checkRanking(const Pair& pair)
    {
        const auto rows = Reference(played_.data(), played_.state(), pair.round - 1).rows();
        const auto ranked = ranking(played_.data(), played_.state(), pair.round - 1);
        std::vector<std::string> order;
        for (std::size_t i = 0; i < rows.size(); ++i)
        {
            const Standing& one = ranked[i];
            const auto key = std::tuple(one.group, -one.total, -one.tieOpponents, -one.tieDifference);
            if (key != rows[i].key())
                return complain("place " + std::to_string(i + 1) + " is not as the rules have it");
            order.push_back(played_.state().players[static_cast<std::size_t>(one.player)].id);
        }
        std::set<std::string> playing;
        for (const Pairing& one : pair.pairs)
            playing.insert({one.first.id, one.second.id});
        std::erase_if(order, [&](const std::string& name) { return !playing.contains(name); });
        checkPlaces(pair, order);
    }

    void checkPlaces(const Pair& pair, const std::vector<std::string>& order)
    {
        const auto met = [&](int a, int b)
        {
            return haveMet(played_.state(), order[static_cast<std::size_t>(a)], order[static_cast<std::size_t>(b)],
                           pair.round);
        };
        const int count = static_cast<int>(order.size());
        const bool avoids = played_.data().options.avoidRematches == "true";
        if (avoids && count > 10)
            return checkMeetings(pair);
        const Pairs pairs = avoids ? test::bestOfAll(count, met) : neighbours(count);
        for (std::size_t i = 0; i < pairs.size(); ++i)
            if (order[static_cast<std::size_t>(pairs[i].first)] != pair.pairs[i].first.id ||
                order[static_cast<std::size_t>(pairs[i].second)] != pair.pairs[i].second.id)
                complain("table " + std::to_string(i + 1) + " is not paired by the ranking");
    }

    /// Of more than ten: where nobody has met more than half of the others, nobody meets again (Dirac).
    void checkMeetings(const Pair& pair)
    {
        const int before = pair.round - 1;
        if (2 * before > static_cast<int>(2 * pair.pairs.size()) - 2)
            return;
        for (const Pairing& one : pair.pairs)
            if (haveMet(played_.state(), one.first.id, one.second.id, pair.round))
                complain("two meet again though it can be avoided");
    }

    void playRound()
    {
        const int round = played_.state().published();
        const auto tables = played_.state().rounds[static_cast<std::size_t>(round - 1)].tables.size();
        for (std::size_t i = 0; i < tables && fault_.empty(); ++i)
        {
            const TableId id = tableIn(round, static_cast<int>(i) + 1);
            if (random_.once(12))
                leave();
            if (!played_.state().table(id)->points &&
                !played_.give(Score{id, 5 * random_.from(0, 60), 5 * random_.from(0, 60)}))
                complain("points are refused");
            if (random_.once(12))
                leave();
        }
        if (random_.once(3))
            enter();
        if (random_.once(4))
            correct();
        checkRoundsStay();
        checkSums();
    }

    void leave()
    {
        const auto& players = played_.state().players;
        const Player& who = players[static_cast<std::size_t>(random_.from(0, static_cast<int>(players.size()) - 1))];
        const auto how = static_cast<How>(random_.from(0, 4));
        played_.give(Leave{{who.id}, how, random_.once(2)});
    }

    void correct()
    {
        const int round = random_.from(1, played_.state().published());
        const auto& tables = played_.state().rounds[static_cast<std::size_t>(round - 1)].tables;
        const int table = random_.from(1, static_cast<int>(tables.size()));
        played_.give(Correct{tableIn(round, table), 5 * random_.from(0, 60), 5 * random_.from(0, 60)});
    }

    /// Who met whom is what it was; only points may be others.
    void checkRoundsStay()
    {
        const auto& now = played_.state().rounds;
        for (std::size_t i = 0; i < kept_.size(); ++i)
            for (std::size_t t = 0; t < kept_[i].tables.size(); ++t)
                if (kept_[i].tables[t].first != now[i].tables[t].first ||
                    kept_[i].tables[t].second != now[i].tables[t].second || kept_[i].bye != now[i].bye)
                    complain("a round that was published has changed");
        for (const Table& table : now.back().tables)
            met_ += haveMet(played_.state(), table.first, table.second, static_cast<int>(now.size())) ? 1 : 0;
    }

    void checkSums()
    {
        int scored = 0;
        for (const Round& round : played_.state().rounds)
        {
            for (const Table& table : round.tables)
                scored += table.points ? table.points->first + table.points->second : 0;
            scored += round.bye.empty() ? 0 : 300;
        }
        int shown = 0;
        for (const Standing& one : standings(played_.data(), played_.state(), played_.state().published()))
            for (const int points : one.byRound)
                shown += points;
        if (shown != scored)
            complain("the points do not add up");
    }

    /// The same orders once more are the same tournament.
    void checkReplay()
    {
        play::Game again = play::begin(played_.game().setting);
        for (const play::Record& order : played_.orders())
            again = play::after(again, play::judge(again, order));
        if (!(again == played_.game()))
            complain("played again it is another tournament");
    }

    Random random_;
    Options options_;
    test::Played played_;
    std::vector<Round> kept_;
    std::string fault_;
    int entered_ = 0;
    int met_ = 0;
};

} // namespace

class TestTournaments : public QObject
{
    Q_OBJECT

private:
    static void play(int usual, int least, int most)
    {
        const int samples = Random::samples(usual);
        for (int i = 0; i < samples; ++i)
        {
            const std::string fault = Evening(static_cast<std::uint64_t>(i), least, most).play();
            QVERIFY2(fault.empty(), ("tournament " + std::to_string(i) + ": " + fault).c_str());
        }
    }

private slots:
    void cleanup() { tellSeedOfFailure(); }

    void smallOnesAgainstAllPairings() { play(150, 4, 10); }
    void largeOnes() { play(60, 4, 64); }
};

LIST_TEST(TestTournaments)

} // namespace tst_tournaments

#include "tst_tournaments.moc"
