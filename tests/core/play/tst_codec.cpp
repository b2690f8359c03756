#include "support_ferrymen.h"
#include "support_main.h"

#include "core/play/codec.h"
#include "core/play/shape.h"
#include "core/yaml/tree.h"

#include <QTest>

#include <random>

using namespace merlon;
using namespace merlon::test;
using play::Record;
using play::Value;

namespace
{

struct Crate
{
    toy::Ware ware = toy::Ware::Salt;
    int count = 1;

    friend bool operator==(const Crate&, const Crate&) = default;
};

/// Every sort of value that there is, once plain, once as a list, once optional.
struct Everything
{
    bool flag = true;
    int number = 3;
    std::string text = "a: b, #c";
    toy::Ware ware = toy::Ware::Wool;
    toy::BoatId boat{"rook"};
    hex::Hex hex;
    hex::Side side = hex::Side::S2;
    play::Place place;
    play::Pose pose{10, 20, 900};
    play::TablePoint point{-5, 12345};
    play::Length length{205};
    play::Day day{2026, 2, 28};
    play::Moment moment{29'600'000};
    play::Sealed<toy::Bid> seal{std::string(64, 'a')};
    Crate crate{toy::Ware::Salt, 4};
    std::vector<play::Place> places;
    std::optional<int> maybe;
};

} // namespace

namespace merlon::play
{
SHAPE(Crate, "crate", "toy.trade", FIELD(Crate::ware, "ware"), FIELD(Crate::count, "count"))
SHAPE(Everything, "everything", "toy.day", FIELD(Everything::flag, "flag"),
      FIELD(Everything::number, "number", {.least = -5, .most = 5}), FIELD(Everything::text, "text"),
      FIELD(Everything::ware, "ware"), FIELD(Everything::boat, "boat"), FIELD(Everything::hex, "hex"),
      FIELD(Everything::side, "side"), FIELD(Everything::place, "place"), FIELD(Everything::pose, "pose"),
      FIELD(Everything::point, "point"), FIELD(Everything::length, "length", {.least = 100, .most = 300}),
      FIELD(Everything::day, "day"), FIELD(Everything::moment, "moment"), FIELD(Everything::seal, "seal"),
      FIELD(Everything::crate, "crate"), FIELD(Everything::places, "places", {.atMost = 3}),
      FIELD(Everything::maybe, "maybe"))
} // namespace merlon::play

class TestCodec : public QObject
{
    Q_OBJECT

private:
    play::Boards boards_;

    play::Names names() const { return {ferrySystem(), boards_}; }

    static std::shared_ptr<const map::HexMap> board(const char* id, hex::Shove shove)
    {
        map::HexMap map = map::blankMap({8, 6, hex::Orientation::Flat, shove}, "plain", '.');
        map.id = id;
        return std::make_shared<const map::HexMap>(std::move(map));
    }
    hex::Hex at(int board, const char* name) const
    {
        return *hex::parseHex(play::hexBoard(boards_, static_cast<std::size_t>(board))->layout, name);
    }

    struct Asked
    {
        std::optional<Record> record;
        std::vector<std::string> codes;
    };
    template <class Read>
    static Asked ask(const std::string& text, Read read)
    {
        yaml::Log log("test", text);
        Asked asked;
        const auto file = yaml::parseYaml(text, log);
        if (!file.documents.empty())
            asked.record = read(file.documents.front(), log);
        for (const auto& one : log.take())
            asked.codes.push_back(one.code);
        return asked;
    }
    Asked order(const std::string& text, std::vector<std::string_view> others = {}) const
    {
        return ask(text,
                   [&](const yaml::Node& node, yaml::Log& log) { return play::readOrder(node, log, names(), others); });
    }
    Asked effect(const std::string& text) const
    {
        return ask(text, [&](const yaml::Node& node, yaml::Log& log) { return play::readEffect(node, log, names()); });
    }

private slots:
    void init() { boards_ = {board("gate", hex::Shove::Even), board("mill", hex::Shove::Odd)}; }

    void everySortOfValueReadsBackAsItWasWritten()
    {
        Everything all;
        all.hex = at(0, "D3");
        all.place = {1, at(1, "E2"), 2, hex::Side::S4};
        all.places = {{0, at(0, "A1"), 0, {}}, {1, at(1, "H6"), 0, {}}, {0, at(0, "B2"), -1, {}}};
        for (const bool maybe : {false, true})
        {
            if (maybe)
                all.maybe = 7;
            const play::Fields fields = play::fieldsOf(all);
            const std::string text = play::fieldsText(fields, boards_);
            yaml::Log log("test", text);
            const auto file = yaml::parseYaml(text, log);
            const auto read = play::readFields(file.documents.front(), log, play::kindOf<Everything>(), names());
            QVERIFY2(read && !log.hasErrors(), text.c_str());
            QVERIFY2(*read == fields, text.c_str());
        }
    }

    void hexesOfAnotherBoardBearItsName()
    {
        QCOMPARE(play::valueText(play::Place{0, at(0, "D3"), 0, {}}, boards_), std::string("D3"));
        QCOMPARE(play::valueText(play::Place{1, at(1, "D3"), 0, {}}, boards_), std::string("'mill:D3'"));
        QCOMPARE(play::valueText(play::Place{1, at(1, "D3"), 1, hex::Side::S0}, boards_),
                 std::string("{hex: 'mill:D3', level: 1, side: N}"));
    }

    void anOrderIsFoundAmongTheCallersKeys()
    {
        const auto asked = order("{note: x, pay: {boat: rook}, dice: [1]}", {"note", "dice"});
        QVERIFY(asked.record && *asked.record == (Record{"pay", {{"boat", boat("rook")}}}));
        QVERIFY(order("{end_day: }").record);
        QVERIFY(order("{end_day: {}}").record);
    }

    void aFieldThatWasRenamedIsReadUnderItsFormerKey()
    {
        QVERIFY(*order("{pay: {with: rook}}").record == *order("{pay: {boat: rook}}").record);
    }

    void badOrdersAreToldAndNotRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("unknown kind") << QByteArray("{fly: {}}") << QByteArray("order");
        QTest::newRow("nothing") << QByteArray("{}") << QByteArray("order");
        QTest::newRow("no mapping") << QByteArray("[1]") << QByteArray("order");
        QTest::newRow("two") << QByteArray("{pay: {boat: rook}, end_day: {}}") << QByteArray("order");
        QTest::newRow("missing") << QByteArray("{pay: {}}") << QByteArray("missing-key");
        QTest::newRow("word") << QByteArray("{trade: {by: [rook], cargo: [{ware: gold, amount: 1}]}}")
                              << QByteArray("word");
        QTest::newRow("range") << QByteArray("{trade: {by: [rook], cargo: [{ware: salt, amount: 99}]}}")
                               << QByteArray("range");
        QTest::newRow("few") << QByteArray("{trade: {by: [], cargo: [{ware: salt, amount: 1}]}}")
                             << QByteArray("count");
        QTest::newRow("many") << QByteArray("{trade: {by: [a, b, c, d, e, f, g], cargo: [{ware: salt, amount: 1}]}}")
                              << QByteArray("count");
        QTest::newRow("no list") << QByteArray("{trade: {by: rook, cargo: [{ware: salt, amount: 1}]}}")
                                 << QByteArray("type");
        QTest::newRow("seal") << QByteArray("{bid: {house: red, bid: sha256:xyz}}") << QByteArray("seal");
        for (const char* name : {"''", "\"a\\nb\""})
            QTest::newRow(name) << QByteArray("{build: {house: red, at: holm, oars: 4, name: ") + name + "}}"
                                << QByteArray("name");
        QTest::newRow("row") << QByteArray("{open: {house: red, bid: 4, salt: x}}") << QByteArray("type");
    }
    void badOrdersAreToldAndNotRead()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, code);
        const auto asked = order(text.toStdString());
        QVERIFY(!asked.record);
        QVERIFY(!asked.codes.empty());
        QCOMPARE(QByteArray::fromStdString(asked.codes.front()), code);
    }

    void badValuesAreTold_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text :
             {"day: 2026-02-30", "day: 2026-2", "day: x", "moment: 2026-05-02T24:00Z", "moment: 2026-05-02", "hex: Z99",
              "place: 'moon:D3'", "place: {level: 1}", "pose: 3", "side: UP", "length: 9.9", "length: 10.05",
              "length: far", "point: [1]", "pose: {x: 1, y: 2, facing: 400}", "flag: perhaps", "number: 6", "boat: [a]",
              "seal: 'sha256:AB'"})
            QTest::newRow(text) << QByteArray(text);
    }
    void badValuesAreTold()
    {
        QFETCH(QByteArray, text);
        const std::string whole = '{' + text.toStdString() + '}';
        yaml::Log log("test", whole);
        const auto file = yaml::parseYaml(whole, log);
        QVERIFY(!play::readFields(file.documents.front(), log, play::kindOf<Everything>(), names(), false));
        QVERIFY(log.hasErrors());
    }

    void anEffectIsKnownByTheKeyOfItsKind()
    {
        const Record due{"due", {{"house", house("red")}}};
        QCOMPARE(play::effectText(due, names()), std::string("{house: red, due: true}"));
        QVERIFY(*effect("{house: red, due: true}").record == due);
        QVERIFY(*effect("{due: true, house: red}").record == due);
        const Record ended{"ended", {}};
        QCOMPARE(play::effectText(ended, names()), std::string("{ended: true}"));
        QVERIFY(*effect("{ended: true}").record == ended);
        for (const char* none : {"{house: red}", "{house: red, due: false}", "{house: red, due: true, ended: true}",
                                 "[]", "{due: true}", "{due: 1, house: red}"})
            QVERIFY2(!effect(none).record, none);
    }

    void anOrderThatNobodyKnowsAnyMoreIsKeptAsText()
    {
        const std::string text = "{fly: {by: rook, over: [holm, ness]}}";
        const auto asked = ask(text, [&](const yaml::Node& node, yaml::Log& log)
                               { return play::readOrder(node, log, names(), {}, play::Unknown::Kept); });
        QVERIFY(asked.record && asked.codes.empty());
        QCOMPARE('{' + play::orderText(*asked.record, names()) + '}', text);
        QVERIFY(!play::judge(ferryGame(), *asked.record).legal);
    }

    void diceKeepWhatTheyWereThrownFor()
    {
        const play::Die die{6, 4, "storm/8/blue", play::Source::Corrected};
        const std::string text = play::dieText(die);
        QCOMPARE(text, std::string("{die: d6, value: 4, source: corrected, for: storm/8/blue}"));
        yaml::Log log("test", text);
        const auto file = yaml::parseYaml(text, log);
        QVERIFY(play::readDie(file.documents.front(), log) == die);
        for (const std::string bad : {"{die: d6, value: 7, source: typed}", "{die: x, value: 1, source: typed}",
                                      "{die: d6, value: 1, source: guessed}", "{die: d6, value: 1}"})
        {
            yaml::Log faults("test", bad);
            QVERIFY2(!play::readDie(yaml::parseYaml(bad, faults).documents.front(), faults), bad.c_str());
            QVERIFY(faults.hasErrors());
        }
    }
};

LIST_TEST(TestCodec)
#include "tst_codec.moc"
