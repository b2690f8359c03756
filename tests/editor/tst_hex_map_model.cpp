#include "editor/hex_map_model.h"

#include "core/edit/map_value.h"
#include "support_main.h"
#include "support_maps.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace tst_hex_map_model
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestHexMapModel : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheContractOfModelsThroughEveryChange();
    void saysWhatStandsOnAHex();
    void settingDataIsAStepOfTheHistory();
    void refusesTerrainAndLevelsThatAreNone();
    void tellsTheRectangleAroundAStroke();
    void namesFollowThePrintedNumbering();
};

void TestHexMapModel::keepsTheContractOfModelsThroughEveryChange()
{
    Workspace workspace(busyMap(14, 9, 2));
    HexMapModel model(workspace);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    workspace.paint(terrain("moat"), hex::range(workspace.map().map().layout.hexAt({4, 4}), 2));
    workspace.undo();
    auto grid = workspace.map().map().layout;
    grid.columns = 20;
    grid.rows = 3;
    workspace.change([&](const edit::Desk& desk)
                     { return edit::reshaped(desk, edit::headOf(desk.mapValue()), grid, "plain"); });
    QCOMPARE(model.columnCount(), 20);
    QCOMPARE(model.rowCount(), 3);
    workspace.undo();
    QCOMPARE(model.rowCount(), 9);
}

void TestHexMapModel::saysWhatStandsOnAHex()
{
    Workspace workspace(busyMap(14, 9, 2));
    HexMapModel model(workspace);
    const auto hex = workspace.map().map().layout.hexAt({2, 3});
    const auto index = model.indexOf(hex);
    QCOMPARE(index.row(), 3);
    QCOMPARE(index.column(), 2);
    QCOMPARE(index.data(HexMapModel::HexRole).value<hex::Hex>(), hex);
    QCOMPARE(index.data(HexMapModel::HexNameRole).toString(), QStringLiteral("C4"));
    QCOMPARE(index.data(HexMapModel::TerrainRole).toString().toStdString(), workspace.map().map().terrainAt(hex));
    QCOMPARE(index.data(HexMapModel::LevelRole).toInt(), workspace.map().map().levelAt(hex));
    const auto features = index.data(HexMapModel::FeaturesRole).toStringList();
    QCOMPARE(features.size(), 1);
    QVERIFY2(features[0].contains("N, NE"), qPrintable(features[0]));
    QCOMPARE(index.data(HexMapModel::StructuresRole).toStringList().size(), 1);
    QCOMPARE(model.index(1, 1).data(HexMapModel::OverlaysRole).toStringList().size(), 1);
    QCOMPARE(model.index(0, 0).data(HexMapModel::FeaturesRole).toStringList().size(), 0);
    model.setZones({{"camp", {}, "norman", {hex}, {}}});
    QCOMPARE(model.indexOf(hex).data(HexMapModel::ZoneRole).toStringList(), QStringList{"camp"});
    QVERIFY(index.data(Qt::AccessibleTextRole).toString().startsWith("C4, "));
}

void TestHexMapModel::settingDataIsAStepOfTheHistory()
{
    Workspace workspace(blank(5, 5));
    HexMapModel model(workspace);
    const auto index = model.index(2, 3);
    QVERIFY(model.setData(index, "tree", HexMapModel::TerrainRole));
    QVERIFY(model.setData(index, 4, HexMapModel::LevelRole));
    QCOMPARE(index.data(HexMapModel::TerrainRole).toString(), QStringLiteral("tree"));
    QCOMPARE(index.data(HexMapModel::LevelRole).toInt(), 4);
    QCOMPARE(workspace.history().count(), 2);
    workspace.undo();
    workspace.undo();
    QCOMPARE(index.data(HexMapModel::TerrainRole).toString(), QStringLiteral("plain"));
    QVERIFY(!workspace.isModified());
}

void TestHexMapModel::refusesTerrainAndLevelsThatAreNone()
{
    Workspace workspace(blank(5, 5));
    HexMapModel model(workspace);
    const auto index = model.index(2, 3);
    QVERIFY(!model.setData(index, "lava", HexMapModel::TerrainRole));
    QVERIFY(!model.setData(index, 10, HexMapModel::LevelRole));
    QVERIFY(!model.setData(index, -2, HexMapModel::LevelRole));
    QVERIFY(!model.setData(index, "high", HexMapModel::LevelRole));
    QVERIFY(!model.setData(index, "A1", HexMapModel::HexNameRole));
    QVERIFY(!model.setData({}, "tree", HexMapModel::TerrainRole));
    QCOMPARE(workspace.history().count(), 0);
}

void TestHexMapModel::tellsTheRectangleAroundAStroke()
{
    Workspace workspace(blank(10, 10));
    HexMapModel model(workspace);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const auto& layout = workspace.map().map().layout;
    const std::vector hexes{layout.hexAt({7, 2}), layout.hexAt({3, 8})};
    workspace.paint(terrain("tree"), hexes);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed[0][0].toModelIndex(), model.index(2, 3));
    QCOMPARE(changed[0][1].toModelIndex(), model.index(8, 7));
}

void TestHexMapModel::namesFollowThePrintedNumbering()
{
    Workspace workspace(blank(10, 10));
    HexMapModel model(workspace);
    const auto index = model.index(0, 1);
    QCOMPARE(index.data(HexMapModel::PrintedNameRole).toString(), QStringLiteral("B1"));
    map::Numbering numbering;
    numbering.columns = map::Numbering::Axis::Digits;
    numbering.padding = 2;
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    workspace.change(
        [&](const edit::Desk& desk)
        {
            auto head = edit::headOf(desk.mapValue());
            head.numbering = numbering;
            return edit::reshaped(desk, head, desk.mapValue().grid, "plain");
        });
    QCOMPARE(index.data(HexMapModel::PrintedNameRole).toString(), QStringLiteral("0201"));
    QCOMPARE(index.data(HexMapModel::HexNameRole).toString(), QStringLiteral("B1"));
    QCOMPARE(changed.size(), 1);
}

LIST_TEST(TestHexMapModel)

} // namespace tst_hex_map_model

#include "tst_hex_map_model.moc"
