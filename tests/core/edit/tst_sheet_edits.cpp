// The sheet of a scenario is laid out: each step is one edit, and undo takes it back to the byte.

#include "support_main.h"

#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"
#include "core/edit/sheet_edits.h"
#include "core/io/files.h"
#include "core/play/paper.h"
#include "core/systems.h"
#include "tell.h"

#include <QTest>

namespace tst_sheet_edits
{

using namespace merlon;
using namespace merlon::edit;
using play::SheetColumn;
using play::SheetPart;
using play::SheetParts;

class TestSheetEdits : public QObject
{
    Q_OBJECT

private:
    Desk desk_;
    play::Boards boards_;

    play::Scenario scenario() const { return scenarioOf(desk_.values.at(1)); }
    SheetParts parts() const { return play::sheetOf(scenario(), *findSystem("siege")); }
    std::string text() const { return io::scenarioText(scenario(), boards_); }
    void begin(play::Fields options)
    {
        const map::HexMap map = map::blankMap({8, 6, hex::Orientation::Flat, hex::Shove::Odd}, "plain", '.');
        boards_ = {std::make_shared<const map::HexMap>(map)};
        play::Scenario made;
        made.ruleset = "siege";
        made.options = std::move(options);
        made.maps = {{"castle.map.yaml", {}, {}}};
        made.forces = {{"red", plainText("Red"), "#ff0000", {}, {}, {}}};
        desk_ = {};
        desk_.values.emplace(0, valueOf(map));
        desk_.values.emplace(1, valueOf(made));
        desk_.scenario = 1;
    }
    QStringList shown(const SheetParts& all) const
    {
        QStringList names;
        for (const SheetPart& one : all)
            names << QString::fromStdString(one.shows);
        return names;
    }
    Edit does(Edit edit)
    {
        desk_ = applied(desk_, edit);
        return edit;
    }

private slots:
    void whatNobodyLaidOutIsAsTheSystemHasIt()
    {
        begin({{"days", 12}});
        QVERIFY(!scenario().sheet);
        QCOMPARE(shown(parts()), QStringList({"walls", "calendar", "engines", "equipment", "wounded"}));
        begin({});
        QCOMPARE(shown(parts()), QStringList({"walls"}));
    }

    void theFirstStepLaysOutAllOfItAndUndoTakesItBack()
    {
        begin({{"days", 12}});
        const std::string before = text();
        const Desk was = desk_;
        const Edit edit = does(laidOut(desk_, moved(parts(), 4, 0, SheetColumn::Across), SheetStep::Move));
        QCOMPARE(shown(*scenario().sheet), QStringList({"wounded", "walls", "calendar", "engines", "equipment"}));
        QVERIFY(edit.says == tell::edit_sheet_move{}.message());
        QVERIFY(text() != before);
        Patch back = edit.parts.at(1);
        Value value = was.values.at(1);
        swap(value, back); // done
        swap(value, back); // and taken back
        QVERIFY(value == was.values.at(1));
        does(notLaidOut(desk_));
        QCOMPARE(text(), before);
        QVERIFY(notLaidOut(desk_).empty());
    }

    void aPartIsMovedBeforeAnother_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("before");
        QTest::addColumn<QString>("order");
        QTest::newRow("up") << 2 << 0 << "cab";
        QTest::newRow("down") << 0 << 2 << "bac";
        QTest::newRow("to the end") << 0 << 3 << "bca";
        QTest::newRow("to its own place") << 1 << 1 << "abc";
        QTest::newRow("behind itself") << 1 << 2 << "abc";
    }
    void aPartIsMovedBeforeAnother()
    {
        QFETCH(int, from);
        QFETCH(int, before);
        QFETCH(QString, order);
        SheetParts all;
        for (const char* name : {"a", "b", "c"})
            all.push_back({name, SheetColumn::Across, 0, {}});
        all = moved(all, static_cast<std::size_t>(from), static_cast<std::size_t>(before), SheetColumn::Right);
        QCOMPARE(shown(all).join(""), order);
        QCOMPARE(std::ranges::count(all, SheetColumn::Right, &SheetPart::column), 1);
    }

    void rowsGetNamesThatNoOtherHas()
    {
        SheetParts all{{"own", SheetColumn::Left, 0, {}, {}, {{"row", {}}, {"row-2", {}}}}};
        const std::string fresh = freeRowId(all, "row");
        QVERIFY(fresh != "row" && fresh != "row-2");
        QCOMPARE(freeRowId(all, "flour"), std::string("flour"));
        QVERIFY(!freeRowId(all, "").empty());
    }
};

LIST_TEST(TestSheetEdits)

} // namespace tst_sheet_edits

#include "tst_sheet_edits.moc"
