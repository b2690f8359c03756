// The sheet of a siege: the plan of the castle with its crosses, and what the referee ticks besides.

#include "support_main.h"
#include "support_places.h"

#include "core/io/files.h"
#include "core/io/journal_file.h"
#include "core/map/hex_map.h"
#include "core/play/fold.h"
#include "core/play/paper.h"
#include "core/systems.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace tst_siege_sheet
{

using namespace merlon;
using Rim = play::PlanHex::Rim;

namespace
{

play::Scenario onMap(const std::string& id, play::Fields options)
{
    play::Scenario scenario;
    scenario.ruleset = "siege";
    scenario.edition = "french";
    scenario.options = std::move(options);
    scenario.maps = {{id + ".map.yaml", {}, {}}};
    play::Force one{"one", {}, {}, {}, {}, {}};
    one.counters.push_back({"treb", "Treb", {{"class", play::Choice{"class", "trebuchet"}}}, {}});
    scenario.forces = {std::move(one), {"two", {}, {}, {}, {}, {}}};
    return scenario;
}

play::Game begun(const char* name, play::Fields options, std::optional<play::SheetParts> sheet = {})
{
    const QString file = test::inSource(u"scenarios/") + name + '/' + name + ".map.yaml";
    auto loaded = io::loadMap(file.toStdString());
    play::Scenario scenario = onMap(name, std::move(options));
    scenario.sheet = std::move(sheet);
    return play::begin(play::settingOf(*findSystem("siege"), std::move(scenario),
                                       {std::make_shared<const map::HexMap>(std::move(*loaded.value))}));
}

std::vector<play::PlanHex> planOf(const play::Game& game)
{
    return game.setting->system->plan(game);
}

/// A row of the table of equipment, "fascine: 2 of 6".
QStringList equipmentOf(const play::Game& game)
{
    QStringList rows;
    for (const play::Sheet& sheet : game.setting->system->sheets(game))
        if (sheet.key == "equipment")
            for (const play::Fields& row : sheet.rows)
            {
                const play::Value* stock = play::find(row, "stock");
                rows << QString::fromStdString(std::get<play::Choice>(*play::find(row, "what")).word) + ": " +
                            QString::number(std::get<int>(*play::find(row, "on-map"))) +
                            (stock != nullptr ? " of " + QString::number(std::get<int>(*stock)) : QString());
            }
    return rows;
}

play::SheetParts stores()
{
    return {{"own",
             play::SheetColumn::Left,
             0,
             plainText("Stores"),
             {},
             {{"flour", plainText("Flour"), 4}, {"arrows", {}, 0, 20}}}};
}

play::Entry ticks(int number, const char* row, int marks)
{
    return {number, 1, play::ByHand{{{"tick", {{"tick", play::Ref{"row", row}}, {"marks", marks}}}}, {}}};
}

} // namespace

class TestSiegeSheet : public QObject
{
    Q_OBJECT

private slots:
    void thePlanHasTheWallsOfTheCastle_data()
    {
        QTest::addColumn<QString>("castle");
        QTest::newRow("norman-gate") << "norman-gate";
        QTest::newRow("priory") << "priory";
    }
    void thePlanHasTheWallsOfTheCastle()
    {
        QFETCH(QString, castle);
        const play::Game game = begun(castle.toUtf8().constData(), {{"days", 12}});
        const auto plan = planOf(game);
        const map::HexMap& map = *play::hexBoard(game.setting->boards);
        std::set<hex::Hex> drawn;
        for (const play::PlanHex& one : plan)
        {
            QVERIFY(drawn.insert(one.hex).second); // each once
            QVERIFY(one.boxes == 0 || one.boxes == 4);
            QVERIFY(one.crossed == 0 || one.crossed == 4); // whole, or down from the start
            QVERIFY(one.rim == Rim::Thin || one.boxes == 4);
        }
        for (const map::Structure& structure : map.structures)
            for (const hex::Hex hex : structure.hexes)
                QVERIFY(drawn.contains(hex));
        QVERIFY(std::ranges::count(plan, Rim::Thick, &play::PlanHex::rim) > 0);
        // What may be bombarded today is what the rules let the besieger name.
        for (const play::PlanHex& one : plan)
        {
            const auto verdict = play::judge(game, {"bombard", {{"hex", one.hex}}});
            if (one.rim == Rim::Thick && one.crossed == 0)
                QVERIFY2(verdict.legal, hex::name(map.layout, one.hex).c_str());
            if (one.rim == Rim::Dashed)
                QVERIFY2(!verdict.legal, hex::name(map.layout, one.hex).c_str());
        }
    }

    /// What the besieger has, and what of it is on the map; a ladder that lies there, which no rule counts.
    void theEquipmentIsCounted()
    {
        const play::Fields options{
            {"days", 3}, {"besieger", play::Ref{"force", "one"}}, {"fascines", 6}, {"siege-towers", 1}};
        QCOMPARE(equipmentOf(begun("norman-gate", {{"days", 3}})).filter("of"), QStringList());
        play::Game game = begun("harrowmere-breach", options);
        const QStringList before = equipmentOf(game);
        QVERIFY2(before.contains("fascine: 0 of 6") && before.contains("siege_tower: 0 of 1"),
                 qPrintable(before.join("; ")));
        const auto hex = play::hexBoard(game.setting->boards)->layout.hexAt({3, 3});
        const play::Record laid{"laid", {{"hex", hex}, {"laid", play::Choice{"overlay", "fascine"}}}};
        QVERIFY(play::carryOut(game, std::span(&laid, 1), game.setting->system->version()).empty());
        QVERIFY2(equipmentOf(game).contains("fascine: 1 of 6"), qPrintable(equipmentOf(game).join("; ")));
    }

    void aCrossIsDrawnWhereTheStonesFall()
    {
        play::Game game = begun("norman-gate", {{"days", 12}});
        const auto before = planOf(game);
        const auto target =
            std::ranges::find_if(before, [](const auto& one) { return one.rim == Rim::Thick && one.crossed == 0; })
                ->hex;
        for (const play::Record& order :
             {play::Record{"bombard", {{"hex", target}, {"engines", play::List{play::Ref{"engine", "treb"}}}}},
              play::Record{"stones", {{"hex", target}}}})
        {
            play::Given given;
            const auto verdict = play::judgeDrawing(game, order, given,
                                                    [](const play::Need& need) {
                                                        return std::optional(play::Die{need.sides, 10, {}});
                                                    });
            QVERIFY(verdict.whole());
            game = play::after(game, verdict);
        }
        const auto plan = planOf(game);
        const auto hit = std::ranges::find(plan, target, &play::PlanHex::hex);
        QCOMPARE(hit->crossed, 1);
        QCOMPARE(hit->stage->word, std::string("slightly_damaged"));
        QCOMPARE(std::ranges::count(plan, 0, &play::PlanHex::crossed),
                 std::ranges::count(before, 0, &play::PlanHex::crossed) - 1);
    }

    void ticksAreLinesOfTheJournalThatUndoTakesBack()
    {
        play::Fold fold(begun("norman-gate", {}, stores()));
        const play::Opaque state = fold.game().state;
        QVERIFY(play::ticksOf(fold).empty());
        fold.take(ticks(1, "flour", 2));
        fold.take(ticks(2, "arrows", 17));
        fold.take(ticks(3, "flour", 3));
        QCOMPARE(play::ticksOf(fold).at("flour"), 3);
        QCOMPARE(play::ticksOf(fold).at("arrows"), 17);
        QCOMPARE(play::ticksOf(fold, 2).at("flour"), 2); // as a film shows it
        QVERIFY(fold.game().state == state);             // the game knows nothing of it
        fold.take({4, 1, play::Undone{}});
        QCOMPARE(play::ticksOf(fold).at("flour"), 2);
        fold.take({5, 1, play::Redone{}});
        QCOMPARE(play::ticksOf(fold).at("flour"), 3);
        fold.take({6, 1, play::BackTo{0}});
        QVERIFY(play::ticksOf(fold).empty());
    }

    void whatTheSheetHasNotCannotBeTicked()
    {
        play::Fold fold(begun("norman-gate", {}, stores()));
        fold.take(ticks(1, "wine", 1));
        fold.take(ticks(2, "flour", 5));
        fold.take(ticks(3, "flour", -1));
        fold.take(ticks(4, "arrows", -3));
        for (const int line : {0, 1, 2})
            QCOMPARE(fold.lines()[static_cast<std::size_t>(line)].faults.size(), std::size_t{1});
        QVERIFY(fold.lines()[3].faults.empty()); // a tally may fall below nothing
        QCOMPARE(play::ticksOf(fold).size(), std::size_t{1});
    }

    void aTickAmongOtherEffectsIsAllOrNothing()
    {
        play::Game game = begun("norman-gate", {{"days", 12}}, stores());
        const play::Record day{"day", {{"day", 2}}};
        const play::Record tick{"tick", {{"tick", play::Ref{"row", "wine"}}, {"marks", 1}}};
        const play::Opaque state = game.state;
        QVERIFY(!play::carryOut(game, std::vector{day, tick}, play::today).empty());
        QVERIFY(game.state == state);
    }

    void theJournalIsReadAsItWasWritten()
    {
        const play::Game game = begun("norman-gate", {}, stores());
        play::Journal journal;
        journal.header = io::headerOf(*game.setting, "norman-gate.scenario.yaml");
        journal.entries = {ticks(1, "flour", 2), ticks(2, "arrows", -4)};
        std::string text = io::journalHeaderText(journal.header);
        for (const play::Entry& entry : journal.entries)
            text += io::entryText(entry, *game.setting);
        QVERIFY2(text.find("{tick: flour, marks: 2}") != std::string::npos, text.c_str());
        const auto read = io::parseJournal(text, "j", *game.setting);
        QVERIFY(read.value);
        QVERIFY(read.value->entries == journal.entries);
    }

    void rowsAreCalledByTheirNames()
    {
        const play::Game game = begun("norman-gate", {}, stores());
        QCOMPARE(play::nameOf(game, {"row", "flour"}, "en"), std::string("Flour"));
        QCOMPARE(play::nameOf(game, {"row", "arrows"}, "en"), std::string("Stores")); // it has none of its own
        QCOMPARE(play::nameOf(game, {"row", "wine"}, "en"), std::string("wine"));
    }
};

LIST_TEST(TestSiegeSheet)

} // namespace tst_siege_sheet

#include "tst_siege_sheet.moc"
