// Games of nothing but legal orders, picked at random among those that are offered, over the scenarios that ship: no
// game may break what always holds. MERLON_TURNS sets how many turns are played; more than a test's patience allows.

#include "core/io/files.h"
#include "core/play/fold.h"
#include "core/siege/system.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

using namespace merlon;
using play::Record;
using play::Verdict;

namespace
{

/// One game under random hands.
class Hands
{
public:
    Hands(std::shared_ptr<const play::Setting> setting, std::uint64_t seed)
        : game(play::begin(std::move(setting))), fold_(game), random_(seed)
    {
    }

    play::Game game;
    int turns = 0;
    std::map<std::string, int> given;    ///< orders that were carried out, by their kinds
    std::vector<std::string> complaints; ///< what did not hold

    bool over() const { return game.setting->system->clock(game).by.empty(); }

    /// One order, if any came together.
    void play()
    {
        const auto& system = *game.setting->system;
        const auto owed = system.owed(game);
        std::vector<Record> offered;
        for (const play::Owed& one : owed)
            offered.push_back(one.begun);
        if (owed.empty()) // steps end when there has been time to act in them
            for (const play::Kind* kind : system.orders())
                if (Record begun{std::string(kind->key), {}}; !kind->fields.empty() && play::judge(game, begun).legal)
                    offered.push_back(std::move(begun));
        if (offered.empty())
            return;
        Record order = offered[below(offered.size())];
        std::optional<Verdict> verdict = filled(order, owed.empty());
        if (!owed.empty() && (!verdict || !verdict->whole()))
            complain("what is owed cannot be done: " + play::plain(order));
        if (verdict && verdict->whole())
            carryOut(order, *verdict);
    }
    /// Ends whatever the clock shows, so that games go on.
    void endStep()
    {
        if (!game.setting->system->owed(game).empty())
            return;
        Record order{"end_step", {}};
        if (const auto verdict = filled(order, true); verdict && verdict->whole())
            carryOut(order, *verdict);
    }
    /// The journal folded again is the same game.
    void replay()
    {
        if (!(fold_.game() == game))
            complain("the journal replays to another game");
    }

private:
    std::size_t below(std::size_t count) { return std::uniform_int_distribution<std::size_t>(0, count - 1)(random_); }
    void complain(std::string what) { complaints.push_back(std::move(what)); }
    const siege::State& state() const { return game.state.as<siege::State>(); }

    /// The order with all that it wants, from what is offered; nothing when there is none of something.
    std::optional<Verdict> filled(Record& order, bool mayGiveUp)
    {
        const auto& system = *game.setting->system;
        const play::Kind& kind = *system.order(order.kind);
        play::Given held;
        Verdict verdict = play::judge(game, order, held);
        for (int fields = 0; fields < 12 && verdict.legal && !verdict.wants.empty(); ++fields)
        {
            const play::Want want = verdict.wants.front();
            if (!want.must && below(2) == 0)
                break;
            const play::Field& field = *play::find(kind, want.field);
            const auto candidates = system.candidates(game, order, want.field, held);
            const auto legal = std::ranges::count(candidates.some, true, &play::Candidate::legal);
            for (const play::Candidate& one : candidates.some)
                if (!one.legal && !one.why)
                    complain("refused without a reason: " + play::plain(order));
            if (legal == 0)
            {
                if (!want.must)
                    break;
                return mayGiveUp ? std::nullopt : std::optional(verdict);
            }
            const auto picked = below(static_cast<std::size_t>(legal)); // the legal ones are the first
            order.fields =
                play::with(order.fields, want.field, system.given(game, order, field, candidates.some[picked].mark));
            verdict = play::judge(game, order, held);
            if (!verdict.legal)
                complain("offered and refused: " + play::plain(order) + ": " +
                         std::string(play::decisive(verdict)->phrase.key));
        }
        return play::judgeDrawing(game, order, held,
                                  [this](const play::Need& need) -> std::optional<play::Die>
                                  {
                                      return play::Die{
                                          need.sides,
                                          1 + static_cast<int>(below(static_cast<std::size_t>(need.sides))),
                                          {},
                                          play::Source::Typed};
                                  });
    }

    void carryOut(const Record& order, const Verdict& verdict)
    {
        const siege::State before = state();
        game = play::after(game, verdict);
        play::Played played;
        played.order = order;
        played.given.dice = verdict.used;
        played.said.legal = true;
        fold_.take({++line_, game.setting->system->version(), played});
        ++given[order.kind];
        turns += state().turn != before.turn ? 1 : 0;
        check(order, before);
    }

    void check(const Record& order, const siege::State& before)
    {
        const siege::State& now = state();
        std::set<std::tuple<int, int, bool>> standing; // a siege tower has two levels
        for (const siege::Counter& one : now.counters)
        {
            const siege::Counter* was = before.find(one.id);
            const auto& data = game.setting->data.as<siege::Data>();
            if (one.spent > data.figures[static_cast<std::size_t>(one.figure)].piece.movement)
                complain("moved beyond its points: " + one.id + " after " + play::plain(order));
            if (was != nullptr && was->health == siege::Health::Dead && was->hex &&
                (one.health != was->health || one.hex != was->hex || one.spent > was->spent || one.shots > was->shots ||
                 (one.attacked && !was->attacked)))
                complain("the dead act: " + one.id + " after " + play::plain(order));
            if (one.health == siege::Health::Dead || !one.hex)
                continue;
            for (const auto hex : {one.hex, one.rear})
                if (hex && !standing.emplace(hex->q, hex->r, one.aloft && now.site->ground.at(*hex).siegeTower).second)
                    complain("two on one hex: " + one.id + " after " + play::plain(order));
        }
    }

    play::Fold fold_;
    std::mt19937_64 random_;
    int line_ = 0;
};

} // namespace

class TestRandomPlay : public QObject
{
    Q_OBJECT

private slots:
    void nothingBreaksWhatAlwaysHolds_data()
    {
        QTest::addColumn<QString>("scenario");
        for (const char* one :
             {"norman-gate/norman-gate", "valserra-escalade/valserra-escalade", "montcorbier-raid/montcorbier-raid"})
            QTest::newRow(one) << QString(one);
    }
    void nothingBreaksWhatAlwaysHolds()
    {
        QFETCH(QString, scenario);
        const auto loaded =
            io::loadScenario(std::string(MERLON_SOURCE_DIR "/scenarios/") + scenario.toStdString() + ".scenario.yaml");
        QVERIFY(loaded.value);
        bool number = false;
        const int wanted = qEnvironmentVariableIntValue("MERLON_TURNS", &number);
        const int turns = number ? wanted : 30;
        std::map<std::string, int> given;
        int played = 0;
        for (std::uint64_t seed = 1; played < turns; ++seed)
        {
            Hands hands(*loaded.value, seed);
            for (int order = 0;
                 order < 40'000 && played + hands.turns < turns && hands.complaints.empty() && !hands.over(); ++order)
                order % 30 == 29 ? hands.endStep() : hands.play();
            hands.replay();
            played += std::max(1, hands.turns);
            for (const auto& [kind, count] : hands.given)
                given[kind] += count;
            for (const std::string& complaint : hands.complaints)
                QFAIL((complaint + ", seed " + std::to_string(seed)).c_str());
        }
        QVERIFY2(given.size() > 6, "hardly anything was done");
        QString done;
        for (const auto& [kind, count] : given)
            done += QString::fromStdString(kind) + ' ' + QString::number(count) + "  ";
        qInfo().noquote() << done;
    }
};

QTEST_GUILESS_MAIN(TestRandomPlay)
#include "tst_random_play.moc"
