// What a hand is offered for a field of an order that is begun, and what is said before the rest of it is given.

#include "support_main.h"

#include "core/siege/system.h"
#include "siege_rules.h"

#include <QTest>

#include <algorithm>
#include <array>

namespace tst_offers
{

using namespace merlon;
using play::Record;
using play::Value;

namespace
{

const hex::Layout layout{9, 16, hex::Orientation::Flat, hex::Shove::Even};

hex::Hex at(const char* name)
{
    return *hex::parseHex(layout, name);
}

struct Figure
{
    const char* id;
    std::size_t force = 0;
    const char* hex = nullptr;
    std::array<const char*, 2> horse{}; ///< where it stands beside him
};

/// A meadow with those on it, in the movement step of the first side; they panic. Where hexes are named, all others
/// are walls.
play::Game meadow(std::initializer_list<Figure> figures, std::vector<Record> effects,
                  std::vector<map::Covering> overlays = {}, const std::vector<hex::Hex>& open = {})
{
    map::HexMap map = map::blankMap(layout, open.empty() ? "plain" : "wall", '.');
    const auto plain = *map::legendIndex(map, "plain", '_');
    for (const hex::Hex hex : open)
        map.terrain[static_cast<std::size_t>(layout.index(hex))] = plain;
    map.overlays = std::move(overlays);
    play::Scenario scenario;
    scenario.ruleset = "siege";
    scenario.edition = "french";
    scenario.options = {{"panic", true}};
    scenario.first = "one";
    scenario.forces.resize(2);
    scenario.forces[0].id = "one";
    scenario.forces[1].id = "two";
    for (const Figure& figure : figures)
    {
        play::Counter one;
        one.id = figure.id;
        one.fields = {{"class", play::Choice{"class", "soldier"}}, {"movement", 8}};
        if (figure.hex != nullptr)
            one.fields.emplace_back("hex", at(figure.hex));
        if (figure.horse.front() != nullptr)
            one.fields.insert(one.fields.end(),
                              {{"horse", at(figure.horse.front())}, {"horse_rear", at(figure.horse.back())}});
        scenario.forces[figure.force].counters.push_back(std::move(one));
    }
    static const siege::System system;
    const play::Game game = play::begin(
        play::settingOf(system, std::move(scenario), {std::make_shared<const map::HexMap>(std::move(map))}));
    effects.push_back(play::recordOf(castle::StepBegun{castle::Step::Movement}));
    return {game.setting, *system.apply(game, effects, play::today)};
}

map::Covering ladder(const char* kind, std::initializer_list<const char*> hexes)
{
    map::Covering one;
    one.kind = kind;
    for (const char* hex : hexes)
        one.hexes.push_back(at(hex));
    return one;
}

Value counter(const char* id)
{
    return castle::counterRef(id);
}

std::vector<Value> offered(const play::Game& game, const Record& begun, const char* field)
{
    std::vector<Value> values;
    for (const play::Candidate& one : game.setting->system->candidates(game, begun, field).some)
        if (one.legal)
            values.push_back(one.mark);
    return values;
}

bool has(const std::vector<Value>& values, const Value& value)
{
    return std::ranges::count(values, value) > 0;
}

std::string ruleAgainst(const play::Game& game, const Record& order)
{
    const auto verdict = play::judge(game, order);
    const play::Reason* why = play::decisive(verdict);
    return why == nullptr ? std::string() : std::string(why->phrase.rule.id);
}

} // namespace

class TestOffers : public QObject
{
    Q_OBJECT

private slots:
    void whoIsOnNoLadderCarriesNone()
    {
        const auto game = meadow({{"alric", 0, "C3"}, {"gwyn", 0, "C4"}, {"odo", 0, "F3"}}, {},
                                 {ladder("flat_ladder", {"C3", "C4"})});
        QCOMPARE(ruleAgainst(game, {"carry", {{"counter", counter("odo")}}}), std::string("siege.1.91c"));
        QVERIFY(play::judge(game, {"carry", {{"counter", counter("alric")}}}).legal);
    }

    void oneWhoCarriesMayStepWhereTheOtherStood()
    {
        const auto game = meadow({{"alric", 0, "C3"}, {"gwyn", 0, "C4"}}, {}, {ladder("flat_ladder", {"C3", "C4"})});
        const Record begun{"carry", {{"counter", counter("alric")}, {"with", counter("gwyn")}}};
        QVERIFY(has(offered(game, begun, "path"), at("C4")));
        const play::Field& path = *play::find(*game.setting->system->order("carry"), "path");
        QVERIFY(game.setting->system->given(game, begun, path, at("C4")) == Value(play::List{at("C4")}));
    }

    void whereNoLadderStandsNoneIsShifted()
    {
        const auto game = meadow({{"alric", 0, "C3"}, {"gwyn", 0, "C4"}}, {});
        const play::List two{counter("alric"), counter("gwyn")};
        QCOMPARE(ruleAgainst(game, {"shift", {{"by", two}, {"hex", at("D3")}}}), std::string("siege.1.92a"));
        QCOMPARE(ruleAgainst(game, {"shift", {{"hex", at("D3")}}}), std::string("siege.1.92a"));
    }

    void aLadderMayBeTurnedWhereItStands()
    {
        const auto game = meadow({{"alric", 0, "C3"}, {"gwyn", 0, "C4"}}, {}, {ladder("ladder", {"D3"})});
        const play::List two{counter("alric"), counter("gwyn")};
        const Record begun{"shift", {{"by", two}, {"hex", at("D3")}, {"wall", at("D2")}}};
        const auto all = game.setting->system->candidates(game, begun, "to").some;
        QVERIFY(std::ranges::count(all, Value(at("D3")), &play::Candidate::mark) == 1);
    }

    void eitherHalfOfAHorseMayBePicked()
    {
        const auto game = meadow({{"alric", 0, "D3", {"C3", "C4"}}}, {});
        const auto hexes = offered(game, {"mount", {{"counter", counter("alric")}}}, "horse");
        QVERIFY(has(hexes, at("C3")));
        QVERIFY(has(hexes, at("C4")));
    }

    void oneFleesOffTheMapOverTheSidesThatLeadAway()
    {
        const auto game = meadow({{"alric", 0, "E5"}, {"owen", 1, "A16"}},
                                 {play::recordOf(siege::NerveChange{{"owen"}, siege::Nerve::Panic})});
        const Record begun{"flee", {{"counter", counter("owen")}}};
        const auto sides = offered(game, begun, "over");
        QVERIFY(!sides.empty());
        for (const hex::Side side : hex::allSides)
        {
            Record order = begun;
            order.fields.emplace_back("over", side);
            QCOMPARE(play::judge(game, order).legal, has(sides, side));
        }
    }

    /// Three hexes within a room of seven, enemies on all sides of it: every way goes round by hexes that a shorter one
    /// has come to before.
    void oneFleesRoundARoom()
    {
        auto open = hex::range(at("E8"), 1);
        for (const char* hex : {"E4", "I6", "I10", "E12", "A10", "A6"})
            open.push_back(at(hex));
        const auto game = meadow({{"alric", 0, "E4"},
                                  {"bevis", 0, "I6"},
                                  {"cyr", 0, "I10"},
                                  {"drew", 0, "E12"},
                                  {"emma", 0, "A10"},
                                  {"fulk", 0, "A6"},
                                  {"owen", 1, "E8"}},
                                 {play::recordOf(siege::NerveChange{{"owen"}, siege::Nerve::Panic})}, {}, open);
        const Record begun{"flee", {{"counter", counter("owen")}}};
        QVERIFY(!play::judge(game, begun).wants.empty());
        QCOMPARE(offered(game, begun, "path").size(), 6U);
    }

    /// On a tower at the edge of the map he may climb before he leaves; who is asked for the way is offered that.
    void oneFleesOffTheMapFromATower()
    {
        map::Covering tower = ladder("siege_tower", {"E14", "E15", "E16"});
        tower.outward = hex::Side::S0;
        const auto game = meadow({{"alric", 0, "E13"}, {"owen", 1, "E16"}},
                                 {play::recordOf(siege::NerveChange{{"owen"}, siege::Nerve::Rout})}, {tower},
                                 {at("E13"), at("E14"), at("E15"), at("E16")});
        Record begun{"flee", {{"counter", counter("owen")}}};
        for (const play::Want& want : play::judge(game, begun).wants)
            QVERIFY(!want.must || !offered(game, begun, want.field.data()).empty());
        begun.fields.emplace_back("over", hex::opposite(hex::Side::S0));
        QVERIFY(play::judge(game, begun).whole());
    }

    /// Of two whom the die lets rout, one has gone meanwhile: the other is chosen. When he has gone too, nobody is.
    void theOwnerChoosesAmongThoseWhoAreLeft()
    {
        std::vector<Record> effects{play::recordOf(castle::HealthChange{{"gwyn"}, castle::Health::Dead}),
                                    play::recordOf(siege::FrightOwed{{"gwyn"}, 2, siege::Fright::Rout}),
                                    play::recordOf(castle::Moved{{"owen"}, at("A1"), {}, {}})};
        const auto left = meadow({{"gwyn", 1, "E8"}, {"owen", 1, "E9"}, {"bran", 1, "E10"}}, effects);
        const auto owed = left.setting->system->owed(left);
        QCOMPARE(owed.size(), 1U);
        QCOMPARE(owed.front().begun.kind, std::string("frighten"));
        QVERIFY(offered(left, owed.front().begun, "who") == std::vector<Value>{counter("bran")});

        effects.push_back(play::recordOf(castle::Moved{{"bran"}, at("B1"), {}, {}}));
        const auto gone = meadow({{"gwyn", 1, "E8"}, {"owen", 1, "E9"}, {"bran", 1, "E10"}}, effects);
        const auto calm = gone.setting->system->owed(gone);
        QCOMPARE(calm.size(), 1U);
        QCOMPARE(calm.front().begun.kind, std::string("keep_calm"));
        QVERIFY(play::judge(gone, calm.front().begun).whole());
    }

    /// Before a ladder is named, what is said of none names no hex that nobody gave.
    void whereNoLadderLeansNobodyTopplesOne()
    {
        const auto game =
            meadow({{"alric", 0, "E13"}, {"owen", 1, "E8"}},
                   {play::recordOf(castle::PhaseEnded{}), play::recordOf(castle::StepBegun{castle::Step::Melee})});
        const auto melee = play::Game{
            game.setting, *game.setting->system->apply(
                              game, std::vector{play::recordOf(castle::StepBegun{castle::Step::Melee})}, play::today)};
        const auto verdict = play::judge(melee, {"topple", {{"counter", counter("owen")}}});
        QVERIFY(!verdict.legal);
        const auto* why = play::decisive(verdict);
        QVERIFY(why != nullptr && why->phrase == says::siege_1_94a_no_ladder);
        QVERIFY(std::ranges::none_of(why->args, [](const auto& arg) { return arg.first == "hex"; }));
    }

    void thoseOffTheMapComeWithATower()
    {
        const auto game = meadow({{"alric", 0}, {"gwyn", 0}, {"hugh", 0, "C3"}, {"owen", 1}},
                                 {play::recordOf(siege::LeftMap{{"gwyn"}})});
        const auto crew = offered(game, {"bring_in", {}}, "crew");
        QCOMPARE(crew.size(), 1U);
        QVERIFY(has(crew, counter("alric")));
    }
};

LIST_TEST(TestOffers)

} // namespace tst_offers

#include "tst_offers.moc"
