#include "support_main.h"

#include "core/castle/field/position.h"
#include "core/siege/system.h"
#include "core/systems.h"

#include <QTest>

#include <random>

namespace tst_melee
{

using namespace merlon;
using play::Record;
using play::Value;

namespace
{

std::size_t below(std::size_t n, std::mt19937_64& random)
{
    return std::uniform_int_distribution<std::size_t>(0, n - 1)(random);
}

/// Two crowds on a small field of all kinds of ground, on foot, mounted, some hurt already.
class Skirmish
{
public:
    explicit Skirmish(std::mt19937_64& random) : random_(random)
    {
        const std::vector<std::string> terrains{"plain", "plain", "plain", "brush", "tree", "trench", "moat", "tent"};
        map_ = map::blankMap({7, 7, hex::Orientation::Flat, hex::Shove::Even}, "plain", '.');
        map_.id = "field";
        for (std::size_t i = 1; i < terrains.size(); ++i)
            map_.legend.push_back({static_cast<char>('a' + i), terrains[i]});
        for (auto& cell : map_.terrain)
            cell = static_cast<std::uint8_t>(below(3, random_) == 0 ? below(map_.legend.size(), random_) : 0);
        scenario_.id = "crowds";
        scenario_.ruleset = "siege";
        scenario_.edition = below(2, random_) == 0 ? "french" : "spanish";
        scenario_.first = "one";
        for (const char* side : {"one", "two"})
        {
            play::Force force;
            force.id = side;
            for (int number = 0; number < 6; ++number)
                force.counters.push_back(somebody(side + std::to_string(number)));
            scenario_.forces.push_back(std::move(force));
        }
    }

    play::Game game() const
    {
        auto game =
            play::begin(play::settingOf(*findSystem("siege"), scenario_, {std::make_shared<const map::HexMap>(map_)}));
        return after(game, {play::recordOf(castle::StepBegun{castle::Step::Melee})});
    }

    static play::Game after(const play::Game& game, const std::vector<Record>& effects)
    {
        auto state = game.setting->system->apply(game, effects, play::today);
        return {game.setting, std::move(*state)};
    }

private:
    bool isFree(hex::Hex hex) const { return map_.layout.contains(hex) && std::ranges::count(taken_, hex) == 0; }

    hex::Hex someFreeHex()
    {
        for (;;)
            if (const hex::Hex hex = map_.layout.hexOf(static_cast<int>(below(49, random_))); isFree(hex))
                return hex;
    }

    play::Counter somebody(const std::string& id)
    {
        const hex::Hex at = someFreeHex();
        taken_.push_back(at);
        play::Counter one{id, id, {{"hex", at}}, {}};
        one.fields.emplace_back("attack", static_cast<int>(3 + below(20, random_)));
        one.fields.emplace_back("defence", static_cast<int>(1 + below(6, random_)));
        one.fields.emplace_back("movement", static_cast<int>(below(9, random_)));
        const hex::Hex rear = hex::neighbour(at, hex::allSides[below(6, random_)]);
        if (below(3, random_) == 0 && isFree(rear))
        {
            taken_.push_back(rear);
            one.fields.emplace_back("rear", rear);
            if (below(3, random_) == 0)
                one.fields.emplace_back("class", play::Choice{"class", "horse"});
            else
                one.fields.emplace_back("mounted", true);
        }
        const std::vector<std::string> states{"ready", "ready", "ready", "stunned", "wounded", "dead"};
        one.fields.emplace_back("state", play::Choice{"state", states[below(states.size(), random_)]});
        return one;
    }

    std::mt19937_64& random_;
    map::HexMap map_;
    play::Scenario scenario_;
    std::vector<hex::Hex> taken_;
};

} // namespace

/// Random melees, played to the end of what they leave to be done.
class TestMelee : public QObject
{
    Q_OBJECT

private:
    std::mt19937_64 random_{31}; // NOLINT: the same games every time
    int round_ = 0;
    int attacks_ = 0;
    int advances_ = 0;
    int blows_ = 0;

    std::string where() const { return "round " + std::to_string(round_); }

    play::Verdict thrown(const play::Game& game, const Record& order)
    {
        play::Given given;
        return play::judgeDrawing(
            game, order, given,
            [&](const play::Need& need) {
                return std::optional(
                    play::Die{need.sides, static_cast<int>(1 + below(10, random_)), {}, play::Source::Typed});
            });
    }

    /// With a value for every field that it wants, of those that are offered as legal; nothing when there is none.
    std::optional<Record> filled(const play::Game& game, Record order)
    {
        const play::System& system = *game.setting->system;
        for (;;)
        {
            const play::Verdict verdict = play::judge(game, order);
            const auto must = std::ranges::find_if(verdict.wants, &play::Want::must);
            if (must == verdict.wants.end())
                return order;
            const play::Field& field = *play::find(*system.order(order.kind), must->field);
            auto some = system.candidates(game, order, field.key).some;
            std::erase_if(some, [](const play::Candidate& one) { return !one.legal; });
            if (some.empty())
                return {};
            order = play::with(order, field, system.given(game, order, field, some[below(some.size(), random_)].mark));
        }
    }

    void nobodyDeadIsMoved(const play::Game& game, const play::Verdict& verdict) const
    {
        const auto& state = siege::System::stateOf(game);
        for (const Record& effect : verdict.effects)
            if (effect.kind == "to")
            {
                const castle::Counter* one = state.find(castle::counterIn(effect, "counter"));
                QVERIFY2(one->health != castle::Health::Dead || !one->hex,
                         where().c_str()); // an unhorsed one is placed
            }
    }

    play::Game carriedOut(const play::Game& game, const Record& order)
    {
        const play::Verdict verdict = thrown(game, order);
        const play::Reason* why = play::decisive(verdict);
        const std::string text =
            where() + ' ' + order.kind +
            (why ? ' ' + std::string(why->phrase.rule.id) + '/' + std::string(why->phrase.key) : "");
        if (!verdict.whole())
            qWarning("%s", text.c_str());
        if (!verdict.whole())
            return game;
        nobodyDeadIsMoved(game, verdict);
        attacks_ += order.kind == "attack";
        advances_ += order.kind == "advance";
        blows_ += order.kind == "suffer";
        return play::after(game, verdict);
    }

    play::Game settled(play::Game game)
    {
        const play::System& system = *game.setting->system;
        for (int left = 40; left > 0; --left)
        {
            const auto owed = system.owed(game);
            if (owed.empty())
                return game;
            const auto order = filled(game, owed.front().by.empty() || below(2, random_) == 0
                                                ? owed.front().begun
                                                : owed[below(owed.size(), random_)].begun);
            if (order && play::judge(game, *order).legal)
                game = carriedOut(game, *order);
            else if (system.candidates(game, owed.front().begun, "hex").some.empty() &&
                     owed.front().begun.kind == "place")
                game = Skirmish::after(game, owed.front().release); // no room on the whole field
        }
        return game;
    }

private slots:
    void allThatIsOwedCanBeDoneAndThenNothingIsOwed()
    {
        for (round_ = 0; round_ < 150; ++round_)
        {
            play::Game game = Skirmish(random_).game();
            for (int order = 0; order < 5; ++order)
            {
                Record attack{"attack", {}};
                const auto whole = filled(game, attack);
                if (!whole)
                    break;
                const play::Verdict verdict = play::judge(game, *whole);
                if (!verdict.legal) // the odds are seen when all is named
                    continue;
                game = settled(carriedOut(game, *whole));
                QVERIFY2(game.setting->system->owed(game).empty(), where().c_str());
                QVERIFY2(play::judge(game, {"end_step", {}}).legal, where().c_str());
            }
        }
        QVERIFY2(attacks_ > 100 && advances_ > 10,
                 (std::to_string(attacks_) + ' ' + std::to_string(advances_)).c_str());
    }

    /// What is offered as proved is judged legal.
    void whoeverIsOfferedIsLegal()
    {
        int offered = 0;
        for (round_ = 0; round_ < 150; ++round_)
        {
            play::Game game = Skirmish(random_).game();
            const play::System& system = *game.setting->system;
            const auto attack = filled(game, {"attack", {}});
            if (!attack || !play::judge(game, *attack).legal)
                continue;
            game = carriedOut(game, *attack);
            for (const play::Owed& owed : system.owed(game))
                for (const play::Field& field : system.order(owed.begun.kind)->fields)
                {
                    if (play::find(owed.begun.fields, field.key) != nullptr)
                        continue;
                    const play::Marks marks = system.could(game, owed.begun, field);
                    for (const Value& mark : marks.proved ? marks.all : std::vector<Value>())
                    {
                        const Record order = play::with(owed.begun, field, system.given(game, owed.begun, field, mark));
                        QVERIFY2(play::judge(game, order).legal, (where() + ' ' + owed.begun.kind).c_str());
                        ++offered;
                    }
                }
        }
        QVERIFY2(offered > 50, std::to_string(offered).c_str());
    }
};

LIST_TEST(TestMelee)

} // namespace tst_melee

#include "tst_melee.moc"
