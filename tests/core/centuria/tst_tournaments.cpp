// Random tournaments with late entries, withdrawals, concessions and corrected scores: whatever happens, certain things
// hold. MERLON_SAMPLES sets how many, MERLON_SEED which.

#include "core/centuria/desk/seats.h"

#include "support_main.h"
#include "support_pairings.h"
#include "support_play.h"
#include "support_reference.h"
#include "support_seats.h"

#include <QTest>

#include <set>
#include <tuple>

namespace tst_tournaments
{

using namespace merlon;
using namespace centuria;

namespace
{

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
        for (int number = random_.from(1, 3); random_.once(2) && number < 9; number += random_.from(1, 2))
        {
            own.tables.push_back({number, {}, {}});
            if (random_.once(3))
                own.tables.back().fixed = {"hill"};
        }
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
        if (fault_.empty() && random_.once(4))
            seat();
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
        checkSeats(pair);
    }

    /// Of up to seven tables, against all seats.
    void checkSeats(const Pair& pair)
    {
        const Data& data = played_.data();
        const auto pairs = pair.pairs.size();
        const auto seats = pair.tables.empty() ? seatsInOrder(data, pairs) : pair.tables;
        const std::vector<int> numbers = tableNumbers(data.terms, static_cast<int>(pairs));
        std::vector<bool> fixed;
        for (const int number : numbers)
            fixed.push_back(!fixedAt(data.terms, number).empty());
        const SatBefore before = [&](int one, int table)
        {
            int count = 0;
            for (const PlayerId& who :
                 {pair.pairs[static_cast<std::size_t>(one)].first, pair.pairs[static_cast<std::size_t>(one)].second})
                count += hasSat(played_.state(), who.id, numbers[static_cast<std::size_t>(table)], pair.round) ? 1 : 0;
            return count;
        };
        if (data.options.sameTable == "allowed")
            return seats == seatsInOrder(data, pairs) ? void() : complain("a round is not seated in its order");
        if (numbers.size() > 7)
            return;
        const auto best = test::bestSeats(static_cast<int>(pairs), fixed, before);
        for (std::size_t i = 0; i < pairs; ++i)
            if (numbers[static_cast<std::size_t>(best[i])] != seats[i])
                complain("pair " + std::to_string(i + 1) + " could sit better");
    }

    /// By hand: somebody at another table, if there is one.
    void seat()
    {
        const auto tables = played_.state().rounds.back().tables;
        const Table& one = tables[static_cast<std::size_t>(random_.from(0, static_cast<int>(tables.size()) - 1))];
        const int number = random_.from(1, 9);
        const bool given = played_.give(Seat{{one.first}, number});
        const Table* at = played_.state().rounds.back().at(number);
        if (given && (at == nullptr || !at->has(one.first)))
            complain("who was moved does not sit there");
        if (played_.state().rounds.back().tables.size() != tables.size())
            complain("moving somebody has lost a table");
    }

    void checkRanking(const Pair& pair)
    {
        const auto rows = slow::Reference(played_.data(), played_.state(), pair.round - 1).rows();
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
        if (random_.once(2))
            late(round);
        std::vector<int> numbers;
        for (const Table& one : played_.state().rounds[static_cast<std::size_t>(round - 1)].tables)
            numbers.push_back(one.number);
        for (std::size_t i = 0; i < numbers.size() && fault_.empty(); ++i)
        {
            const TableId id = tableIn(round, numbers[i]);
            if (random_.once(12))
                leave();
            if (!played_.state().table(id)->points &&
                !played_.give(Score{id, 5 * random_.from(0, 60), 5 * random_.from(0, 60)}))
                complain("points are refused");
            if (random_.once(12))
                leave();
        }
        if (random_.once(5))
            fine();
        if (random_.once(3))
            enter();
        if (random_.once(4))
            correct();
        checkRoundsStay();
        checkSums();
    }

    const Player& anybody()
    {
        const auto& players = played_.state().players;
        return players[static_cast<std::size_t>(random_.from(0, static_cast<int>(players.size()) - 1))];
    }
    void leave()
    {
        const Player& who = anybody();
        const auto how = static_cast<How>(random_.from(0, 4));
        played_.give(Leave{{who.id}, how, random_.once(2)});
    }
    void fine()
    {
        const std::string who = anybody().id;
        if (random_.once(2))
            played_.give(ReportDice{{who}, {}});
        else
            played_.give(Penalise{{who}, random_.from(1, 200), "quarrels"});
    }
    /// The round is started, and somebody is not there, or comes late.
    void late(int round)
    {
        const play::Moment nine{29'000'000 + 1000 * round};
        if (!played_.give(Start{round, nine}))
            complain("a round could not be started");
        const std::string who = anybody().id;
        const play::Moment then{nine.minutes + random_.from(-5, 40)};
        if (!played_.give(Await{{who}, nine}))
            return;
        Leave gone;
        gone.player = {who};
        gone.how = How::NoShow;
        gone.at = then;
        const bool arrives = played_.give(Arrive{{who}, then});
        if (arrives == played_.give(gone))
            complain(who + " has come and has not");
    }

    void correct()
    {
        const int round = random_.from(1, played_.state().published());
        const auto& tables = played_.state().rounds[static_cast<std::size_t>(round - 1)].tables;
        const int table = random_.from(0, static_cast<int>(tables.size()) - 1);
        const int number = tables[static_cast<std::size_t>(table)].number;
        played_.give(Correct{tableIn(round, number), 5 * random_.from(0, 60), 5 * random_.from(0, 60)});
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
