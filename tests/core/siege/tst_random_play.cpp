// Games of nothing but legal orders, picked at random among those that are offered, over the scenarios that ship: no
// game may break what always holds. MERLON_TURNS sets how many turns each is played; more than a test's patience
// allows.

#include "support_main.h"
#include "support_places.h"

#include "core/castle/moves/moves.h"
#include "core/io/files.h"
#include "core/play/codec.h"
#include "core/play/fold.h"
#include "core/play/victory.h"
#include "core/rules/catalogue.h"
#include "core/siege/field/nerve.h"
#include "core/siege/system.h"
#include "translations/ts_file.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

namespace tst_random_play
{

using namespace merlon;
using play::Record;
using play::Value;
using play::Verdict;

namespace
{

/// What became of the orders of a kind.
struct Tally
{
    long judged = 0;  ///< how often a verdict was asked for
    long refused = 0; ///< of these, by a rule
    int tried = 0;    ///< begun and filled in
    int kept = 0;     ///< carried out
};

/// What many games have met.
struct Met
{
    std::map<std::string, Tally> kinds;
    std::set<std::pair<std::string, std::string>> refusals; ///< rule and sentence of each reason against an order
    long offered = 0;                                       ///< values that were offered, picked, and judged legal
    long unoffered = 0;                                     ///< values that were not, and judged illegal
    long undone = 0;
    int turns = 0;
    int days = 0;
    int games = 0;
    std::vector<std::string> complaints; ///< what did not hold
};

std::string nameOf(const play::Game& game, hex::Hex hex)
{
    return hex::name(play::hexBoard(game.setting->boards)->layout, hex);
}

/// Or that of a storey.
hex::Hex hexOf(const Value& value)
{
    const auto* place = std::get_if<play::Place>(&value);
    return place != nullptr ? place->hex : std::get<hex::Hex>(value);
}

/// "move counter=alric path=[F7, F8]"
std::string told(const play::Game& game, const Record& order)
{
    std::string text = order.kind;
    for (const auto& [key, value] : order.fields)
    {
        text += ' ' + key + '=';
        play::forEachValue(value,
                           [&](const Value& one)
                           {
                               const auto* hex = std::get_if<hex::Hex>(&one);
                               text += (hex != nullptr ? nameOf(game, *hex) : play::plain(one)) + ',';
                           });
        text.pop_back();
    }
    return text;
}

/// One game under random hands.
class Hands
{
public:
    Hands(std::shared_ptr<const play::Setting> setting, std::uint64_t seed, Met& met)
        : game_(play::begin(std::move(setting))), start_(game_), fold_(game_), met_(met), random_(seed), seed_(seed)
    {
    }

    bool over() const { return over_ || !fine_; }
    /// One order, if any came together.
    void play()
    {
        const auto owed = system().owed(game_);
        if (!owed.empty())
            return settle(owed);
        for (int tries = 0; tries < 6; ++tries)
            if (const play::Kind* kind = someKind(); begin(*kind))
                return;
    }
    /// The journal folded again is the same game, and taken back whole it is the first one.
    void finish()
    {
        ++met_.games;
        if (!(fold_.game() == game_))
            complain("the journal replays to another game");
        take(play::BackTo{0});
        if (!(fold_.game() == start_))
            complain("all taken back, it is another game than at the start");
        take(play::Redone{});
        if (!(fold_.game() == game_))
            complain("all done again, it is another game");
    }

private:
    const play::System& system() const { return *game_.setting->system; }
    const siege::State& state() const { return game_.state.as<siege::State>(); }
    const siege::Data& data() const { return game_.setting->data.as<siege::Data>(); }
    std::size_t below(std::size_t count) { return std::uniform_int_distribution<std::size_t>(0, count - 1)(random_); }
    bool once(std::size_t in) { return below(in) == 0; }
    template <class T>
    const T& oneOf(const std::vector<T>& all)
    {
        return all[below(all.size())];
    }

    void complain(const std::string& what)
    {
        if (!fine_)
            return;
        std::string text = game_.setting->scenario.id + ", seed " + std::to_string(seed_) + ", order " +
                           std::to_string(line_ + 1) + ", turn " + std::to_string(state().turn) + ", step " +
                           std::to_string(static_cast<int>(state().step) + 1) + ": " + what;
        for (const std::string& one : last_)
            text += "\n      after " + one;
        text += "\n      with " + whereAllStand();
        qWarning("%s", text.c_str());
        met_.complaints.push_back(std::move(text));
        fine_ = false;
    }
    /// "; wants path!: B7 no, B8": what is offered for what an order wants still
    std::string offersOf(const Record& order)
    {
        std::string text;
        for (const play::Want& want : judged(order).wants)
        {
            text += "; wants " + std::string(want.field) + (want.must ? "!:" : ":");
            for (const play::Candidate& one : system().candidates(game_, order, want.field).some)
                text += ' ' + play::valueText(one.mark, game_.setting->boards) + (one.legal ? "" : " no");
        }
        return text;
    }
    /// "alric B7, odo C4/C5 storey 1 stunned", those on the map
    std::string whereAllStand() const
    {
        std::string text;
        for (const castle::Counter& one : state().counters)
        {
            if (!one.hex)
                continue;
            text += (text.empty() ? "" : ", ") + one.id + ' ' + nameOf(game_, *one.hex);
            text += one.rear ? '/' + nameOf(game_, *one.rear) : "";
            text +=
                " force " + std::to_string(one.force) + (one.storey > 0 ? " storey " + std::to_string(one.storey) : "");
            text +=
                one.health == castle::Health::Ready ? "" : " health " + std::to_string(static_cast<int>(one.health));
            const siege::Nerve nerve = siege::nerveOf(state(), one.id);
            text += nerve == siege::Nerve::Steady ? "" : " nerve " + std::to_string(static_cast<int>(nerve));
        }
        return text;
    }
    void complain(const std::string& what, const Record& order) { complain(what + ": " + told(game_, order)); }

    /// Whatever is refused is refused by a rule that can be read.
    Verdict judged(const Record& order, const play::Given& held = {})
    {
        Verdict verdict = play::judge(game_, order, held);
        Tally& tally = met_.kinds[order.kind];
        ++tally.judged;
        if (verdict.legal)
            return verdict;
        ++tally.refused;
        if (play::decisive(verdict) == nullptr)
            complain("refused without a reason", order);
        note(verdict.reasons);
        return verdict;
    }
    static std::string reasonOf(const Verdict& verdict)
    {
        const play::Reason* why = play::decisive(verdict);
        return why == nullptr ? "nothing" : std::string(why->phrase.rule.id) + ' ' + std::string(why->phrase.key);
    }
    void note(std::span<const play::Reason> reasons)
    {
        for (const play::Reason& one : reasons)
            if (one.weight == play::Weight::Forbids)
                met_.refusals.emplace(one.phrase.rule.id, one.phrase.key);
    }

    /// Some of what is owed may wait for the rest of it.
    void settle(const std::vector<play::Owed>& owed)
    {
        std::vector<Record> orders;
        for (const play::Owed& one : owed)
            orders.push_back(one.begun);
        std::ranges::shuffle(orders, random_);
        for (Record& order : orders)
        {
            ++met_.kinds[order.kind].tried;
            const auto verdict = filled(order);
            if (!verdict.whole())
                continue;
            carryOut(order, verdict);
            if (once(20)) // whatever else is asked for waits, or is told why
                judged({std::string(someKind()->key), {}});
            return;
        }
        complain("nothing of what is owed can be done, " + reasonOf(judged(orders.front())) + offersOf(orders.front()),
                 orders.front());
    }
    /// The rarer ones first. An order that says nothing but that something ends comes when there was time to act.
    const play::Kind* someKind()
    {
        const auto kinds = system().orders();
        const bool assault = state().days.part == siege::DayPart::Assault;
        for (;;)
        {
            const play::Kind* one = kinds[below(kinds.size())];
            const bool ends = one->fields.empty();
            if (ends ? !assault || once(one->key == "end_step"    ? 12
                                        : one->key == "end_phase" ? 100
                                                                  : 4000)
                     : met_.kinds[std::string(one->key)].kept < 300 || once(2))
                return one;
        }
    }
    bool begin(const play::Kind& kind)
    {
        Record order{std::string(kind.key), {}};
        if (!judged(order).legal)
            return false;
        ++met_.kinds[order.kind].tried;
        const auto verdict = filled(order);
        if (verdict.whole())
            carryOut(order, verdict);
        return verdict.whole();
    }

    /// The order with all that it wants, from what is offered, and with its dice; not whole when there is none of
    /// something.
    Verdict filled(Record& order)
    {
        const play::Kind& kind = *system().order(order.kind);
        Verdict verdict = judged(order);
        std::vector<std::string_view> skipped;
        for (int fields = 0; fields < 12 && verdict.legal && fine_; ++fields)
        {
            const auto isOpen = [&](const play::Want& one)
            { return one.must || std::ranges::count(skipped, one.field) == 0; };
            const auto want = std::ranges::find_if(verdict.wants, isOpen);
            if (want == verdict.wants.end())
                break;
            const bool must = want->must;
            const play::Field& field = *play::find(kind, want->field);
            if ((must || once(2)) && pick(order, field))
                verdict = judged(order);
            else if (must)
                return verdict;
            else
                skipped.push_back(field.key);
        }
        play::Given held;
        if (!verdict.whole() && verdict.needs.empty())
            return verdict;
        const bool legal = verdict.legal;
        verdict =
            play::judgeDrawing(game_, order, held,
                               [this](const play::Need& need) -> std::optional<play::Die>
                               {
                                   return play::Die{need.sides,
                                                    1 + static_cast<int>(below(static_cast<std::size_t>(need.sides))),
                                                    {},
                                                    play::Source::Typed};
                               });
        if (legal && !verdict.legal)
            complain("its dice make it illegal", order);
        return verdict;
    }

    Record withMark(const Record& order, const play::Field& field, const Value& mark) const
    {
        return play::with(order, field, system().given(game_, order, field, mark));
    }
    static bool holds(const Record& order, const play::Field& field, const Value& mark)
    {
        const Value* value = play::find(order.fields, field.key);
        const auto* list = value != nullptr ? std::get_if<play::List>(value) : nullptr;
        return list != nullptr && std::ranges::count(*list, mark) > 0;
    }

    /// Fills a field with something offered; false when nothing is.
    bool pick(Record& order, const play::Field& field)
    {
        const auto candidates = system().candidates(game_, order, field.key);
        std::vector<Value> legal;
        std::vector<Value> marks;
        for (const play::Candidate& one : candidates.some)
        {
            marks.push_back(one.mark);
            if (one.legal)
                legal.push_back(one.mark);
            else if (one.why)
                note({&*one.why, 1});
            else
                complain("refused without a reason", withMark(order, field, one.mark));
        }
        if (!marks.empty() && once(8))
            tryWhatIsNotOffered(order, field, marks);
        if (candidates.some.empty() && candidates.others &&
            (field.sort == play::Sort::Hex || field.sort == play::Sort::Number))
            return guess(order, field);
        if (field.list && field.sort != play::Sort::Hex)
            return gather(order, field, legal.empty() ? marks : legal);
        if (legal.empty())
            return false;
        Record next = withMark(order, field, field.key == "path" && once(2) ? nearest(legal) : oneOf(legal));
        if (!judged(next).legal)
            complain("offered and refused by " + reasonOf(judged(next)), next);
        ++met_.offered;
        order = std::move(next);
        return true;
    }
    /// The one that is nearest to an enemy of those whose phase it is, so that armies meet.
    Value nearest(const std::vector<Value>& hexes) const
    {
        const auto toEnemy = [&](const Value& value)
        {
            int least = 1000;
            for (const castle::Counter& one : state().counters)
                if (one.hex && one.health != castle::Health::Dead && one.force != state().phase)
                    least = std::min(least, hex::distance(*one.hex, hexOf(value)));
            return least;
        };
        return *std::ranges::min_element(hexes, {}, toEnemy);
    }
    /// Of a list: one after the other until they are enough, and sometimes more.
    bool gather(Record& order, const play::Field& field, const std::vector<Value>& marks)
    {
        for (int tries = 0; tries < 8 && !marks.empty(); ++tries)
        {
            std::vector<Value> left = marks;
            Record next = order;
            std::optional<Record> legal;
            for (std::size_t count = 0; count < field.atMost && !left.empty(); ++count)
            {
                const std::size_t at = below(left.size());
                next = withMark(next, field, left[at]);
                left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
                if (judged(next).legal)
                    legal = next;
                if (legal && (next != *legal || once(2)))
                    break;
            }
            if (!legal)
                continue;
            ++met_.offered;
            order = std::move(*legal);
            return true;
        }
        return false;
    }
    /// Where nothing is offered since anything may be given: a click on the map, a number.
    bool guess(Record& order, const play::Field& field)
    {
        int& inVain = inVain_[order.kind + '.' + std::string(field.key)];
        if (inVain > 20 && !once(20))
            return false;
        for (int tries = 0; tries < 60; ++tries)
        {
            Record next = order;
            for (std::size_t count = 0; count < (field.list ? 3U : 1U); ++count)
            {
                next = field.list ? withMark(next, field, guessed(next, field))
                                  : play::with(next, field, guessed(next, field));
                if (!judged(next).legal)
                    continue;
                inVain = 0;
                order = std::move(next);
                return true;
            }
        }
        ++inVain;
        return false;
    }
    Value guessed(const Record& order, const play::Field& field)
    {
        if (field.sort == play::Sort::Number)
            return field.least + static_cast<int>(below(static_cast<std::size_t>(std::min(field.most, 9))));
        const Value* value = play::find(order.fields, field.key);
        const auto* list = value != nullptr ? std::get_if<play::List>(value) : nullptr;
        if (list != nullptr && !list->empty())
            return hex::neighbour(hexOf(oneOf(*list)), oneOfSides());
        const Value* other = play::find(order.fields, "hex"); // its rear half stands beside it
        if (other != nullptr && field.key != "hex")
            return hex::neighbour(hexOf(*other), oneOfSides());
        return someHex();
    }
    hex::Side oneOfSides() { return hex::allSides[below(hex::allSides.size())]; }
    hex::Hex someHex()
    {
        const hex::Layout& layout = play::hexBoard(game_.setting->boards)->layout;
        const auto any = [&](int count) { return static_cast<int>(below(static_cast<std::size_t>(count))); };
        if (const auto& zones = data().zones; !zones.empty() && once(2))
            return oneOf(oneOf(zones).hexes);
        if (once(3))
            return layout.hexAt({any(layout.columns), once(2) ? 0 : layout.rows - 1});
        return layout.hexAt({any(layout.columns), any(layout.rows)});
    }

    /// It is refused, and says why: the living and the dead of both sides, hexes near and far.
    void tryWhatIsNotOffered(const Record& order, const play::Field& field, const std::vector<Value>& marks)
    {
        std::vector<Value> all;
        if (field.sort == play::Sort::Thing)
            for (const play::Thing& one : system().things(game_, field.set))
                all.emplace_back(play::Ref{std::string(field.set), one.id});
        if (field.sort == play::Sort::Hex)
            for (int i = 0; i < 8; ++i)
                all.emplace_back(i % 2 == 0 ? someHex() : hex::neighbour(hexOf(oneOf(marks)), oneOfSides()));
        std::erase_if(all, [&](const Value& one) { return std::ranges::count(marks, one) > 0; });
        for (int i = 0; i < 6 && !all.empty(); ++i)
        {
            const Record next = withMark(order, field, oneOf(all));
            const Verdict verdict = judged(next);
            if (verdict.legal)
                complain("not offered in " + std::string(field.key) + ", and legal", next);
            ++met_.unoffered;
        }
    }

    void take(play::Happening what) { fold_.take({++line_, system().version(), std::move(what)}); }
    void carryOut(const Record& order, const Verdict& verdict)
    {
        const play::Game before = game_;
        game_ = play::after(game_, verdict);
        play::Played played;
        played.order = order;
        played.given.dice = verdict.used;
        played.said.legal = true;
        take(played);
        ++met_.kinds[order.kind].kept;
        last_.push_back(told(game_, order));
        if (last_.size() > 5)
            last_.erase(last_.begin());
        check(before.state.as<siege::State>());
        if (once(60))
            undo(before);
        count(before);
    }
    void undo(const play::Game& before)
    {
        ++met_.undone;
        take(play::Undone{});
        if (!(fold_.game() == before))
            complain("undone, it is another game than before");
        take(play::Redone{});
        if (!(fold_.game() == game_))
            complain("done again, it is another game");
    }
    /// A game ends when it is won, with its last turn, or with its last day.
    void count(const play::Game& before)
    {
        const siege::State& was = before.state.as<siege::State>();
        met_.days += state().days.day > was.days.day ? 1 : 0;
        const bool days = state().days.day > 0;
        const bool last = !days && game_.setting->system->clock(game_).by.empty();
        const bool turn = last || state().turn > was.turn;
        met_.turns += turn ? 1 : 0;
        const bool watched = turn || !game_.setting->scenario.conditions.empty();
        over_ = days ? state().days.part == siege::DayPart::Over
                     : last || (watched && play::decidedBy(before, game_).has_value());
    }

    void check(const siege::State& before)
    {
        nobodyStandsOnAnother();
        for (const castle::Counter& one : state().counters)
        {
            const castle::Counter* was = before.find(one.id);
            const castle::Body body = castle::Position(data(), before).body(*was);
            const auto printed = [](const std::optional<castle::Figures>& side)
            { return side ? side->movement.value_or(0) : 0; };
            const castle::Piece& piece = body.piece();
            if (one.spent > std::max({piece.movement, printed(piece.onFoot), printed(piece.onHorse)}) ||
                (one.spent > was->spent &&
                 one.spent - was->spent > castle::pointsLeft(castle::Position(data(), before), body)))
                complain("moved beyond its points: " + one.id);
            if (was->health == castle::Health::Dead && was->hex &&
                (one.health != was->health ||
                 (one.hex && one.hex != was->hex && was->storey == 0) || // a tower carries those on it
                 one.spent > was->spent || one.shots > was->shots || (one.attacked && !was->attacked) ||
                 (one.moved && !was->moved) || (one.work && one.work != was->work) ||
                 (one.acted && one.acted != was->acted)))
                complain("the dead act: " + one.id);
        }
    }
    /// A siege tower has two levels; who has fallen on another comes down next.
    void nobodyStandsOnAnother()
    {
        std::set<std::tuple<int, int, int>> standing;
        const auto stand = [&](hex::Hex hex, int storey, const std::string& who)
        {
            if (!standing.emplace(hex.q, hex.r, state().site->ground().at(hex).tall() != nullptr ? storey : 0).second)
                complain("two on " + nameOf(game_, hex) + ": " + who);
        };
        for (const castle::Counter& one : state().counters)
            if (one.health != castle::Health::Dead && one.hex && !one.fell)
                for (const hex::Hex hex : castle::Footprint(one))
                    stand(hex, one.storey, one.id);
        for (const castle::LooseHorse& one : state().horses)
            if (one.alive)
                for (const hex::Hex hex : {one.hex, one.rear})
                    stand(hex, 0, "the horse of " + one.rider);
        for (const auto& one : state().sheet.engines)
            if (one.hex && !one.burnt)
                stand(*one.hex, 0, one.id);
    }

    play::Game game_;
    play::Game start_;
    play::Fold fold_;
    Met& met_;
    std::mt19937_64 random_;
    std::uint64_t seed_;
    int line_ = 0;
    bool over_ = false;
    bool fine_ = true;
    std::vector<std::string> last_;
    std::map<std::string, int> inVain_; ///< fields that were guessed and never right
};

/// What is translated, in English.
QSet<QString> translatedInto(const char* language)
{
    QSet<QString> texts;
    const auto file = i18n::readTs(test::inSource(u"translations/merlon_%1.ts").arg(language));
    if (file)
        for (const i18n::Message& one : file->messages)
            if (one.state == i18n::State::Translated)
                texts.insert(one.context + '\n' + one.source);
    return texts;
}

} // namespace

class TestRandomPlay : public QObject
{
    Q_OBJECT

private slots:
    void nothingBreaksWhatAlwaysHolds_data()
    {
        QTest::addColumn<QString>("scenario");
        for (const char* one : {"norman-gate", "valserra-escalade", "harrowmere-breach", "montcorbier-raid",
                                "roccafosca-siege", "rochelaure-relief"})
            QTest::newRow(one) << QString(one);
    }
    void nothingBreaksWhatAlwaysHolds()
    {
        QFETCH(QString, scenario);
        const auto loaded =
            io::loadScenario(test::inSource(u"scenarios/%1/%1.scenario.yaml").arg(scenario).toStdString());
        QVERIFY(loaded.value);
        const int turns = fromTheOutside("MERLON_TURNS", 15);
        QElapsedTimer clock;
        clock.start();
        Met met;
        for (int seed = fromTheOutside("MERLON_SEED", 1); met.turns < turns && met.complaints.size() < 12; ++seed)
        {
            Hands hands(*loaded.value, static_cast<std::uint64_t>(seed), met);
            for (int order = 0; order < 20'000 && met.turns < turns && !hands.over(); ++order)
                hands.play();
            hands.finish();
            if (met.games % 50 == 0)
                qInfo("%d games, %d turns so far", met.games, met.turns);
        }
        tell(met, clock.elapsed());
        for (const auto& [kind, tally] : met.kinds)
            kept_[kind] += tally.kept;
        refusals_.insert(met.refusals.begin(), met.refusals.end());
        QVERIFY2(met.complaints.empty(), "something did not hold");
        QVERIFY2(std::ranges::count_if(met.kinds, [](const auto& one) { return one.second.kept > 0; }) > 6,
                 "hardly anything was done");
    }

    void everyRefusalNamesARuleInFourLanguages()
    {
        QVERIFY(!refusals_.empty());
        const char* const languages[] = {"it", "es", "fr"};
        std::map<std::string, QSet<QString>> texts;
        for (const char* language : languages)
            texts[language] = translatedInto(language);
        for (const auto& [id, key] : refusals_)
        {
            const rules::RuleEntry* rule = rules::findRule(id);
            QVERIFY2(rule != nullptr && !rule->title.empty(), id.c_str());
            const rules::PhraseEntry* says = rules::findPhrase({rule->rule, key});
            QVERIFY2(says != nullptr && !says->text.empty(), (id + ": " + key).c_str());
            const QString book = QString::fromStdString(id.substr(0, id.find('.')));
            for (const char* language : languages)
                for (const std::string_view text : {rule->title, says->text})
                    QVERIFY2(texts[language].contains(
                                 book + '\n' + QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))),
                             (std::string(language) + ": " + std::string(text)).c_str());
        }
    }

    void cleanupTestCase()
    {
        QStringList never;
        for (const play::Kind* kind : siege::System().orders())
            if (kept_[std::string(kind->key)] == 0)
                never << QString::fromUtf8(kind->key.data(), static_cast<qsizetype>(kind->key.size()));
        qInfo().noquote() << "never carried out:" << never.join(' ');
        qInfo().noquote() << refusals_.size() << "sentences refused an order";
    }

private:
    static int fromTheOutside(const char* name, int otherwise)
    {
        bool number = false;
        const int value = qEnvironmentVariableIntValue(name, &number);
        return number ? value : otherwise;
    }
    static void tell(const Met& met, qint64 milliseconds)
    {
        long judged = 0;
        QString done;
        for (const auto& [kind, tally] : met.kinds)
        {
            judged += tally.judged;
            done += QString("\n  %1 kept %2 tried %3 judged %4 refused %5")
                        .arg(QString::fromStdString(kind), -16)
                        .arg(tally.kept, 6)
                        .arg(tally.tried, 6)
                        .arg(tally.judged, 8)
                        .arg(tally.refused, 8);
        }
        qInfo().noquote() << QString("%1 games, %2 turns, %3 days in %4 s; %5 verdicts, %6 offered values, %7 others, "
                                     "%8 undone%9")
                                 .arg(met.games)
                                 .arg(met.turns)
                                 .arg(met.days)
                                 .arg(static_cast<double>(milliseconds) / 1000)
                                 .arg(judged)
                                 .arg(met.offered)
                                 .arg(met.unoffered)
                                 .arg(met.undone)
                                 .arg(done);
    }

    std::map<std::string, int> kept_;
    std::set<std::pair<std::string, std::string>> refusals_;
};

LIST_TEST(TestRandomPlay)

} // namespace tst_random_play

#include "tst_random_play.moc"
