#include "editor/hex_map_model.h"
#include "editor/map_document.h"
#include "support_maps.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

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
    MapDocument document;
    document.adopt(busyMap(14, 9, 2), {}, {});
    HexMapModel model(document);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    document.paint(terrain("moat", 'M'), hex::range(document.map().layout.hexAt({4, 4}), 2));
    document.undo();
    document.resize(20, 3, "plain");
    QCOMPARE(model.columnCount(), 20);
    QCOMPARE(model.rowCount(), 3);
    document.undo();
    QCOMPARE(model.rowCount(), 9);
    document.createNew(blank(1, 1, hex::Orientation::Pointy));
    QCOMPARE(model.rowCount(), 1);
}

void TestHexMapModel::saysWhatStandsOnAHex()
{
    MapDocument document;
    document.adopt(busyMap(14, 9, 2), {}, {});
    HexMapModel model(document);
    const auto hex = document.map().layout.hexAt({2, 3});
    const auto index = model.indexOf(hex);
    QCOMPARE(index.row(), 3);
    QCOMPARE(index.column(), 2);
    QCOMPARE(index.data(HexMapModel::HexRole).value<hex::Hex>(), hex);
    QCOMPARE(index.data(HexMapModel::HexNameRole).toString(), QStringLiteral("C4"));
    QCOMPARE(index.data(HexMapModel::TerrainRole).toString().toStdString(), document.map().terrainAt(hex));
    QCOMPARE(index.data(HexMapModel::LevelRole).toInt(), document.map().levelAt(hex));
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
    MapDocument document;
    document.createNew(blank(5, 5));
    HexMapModel model(document);
    const auto index = model.index(2, 3);
    QVERIFY(model.setData(index, "tree", HexMapModel::TerrainRole));
    QVERIFY(model.setData(index, 4, HexMapModel::LevelRole));
    QCOMPARE(index.data(HexMapModel::TerrainRole).toString(), QStringLiteral("tree"));
    QCOMPARE(index.data(HexMapModel::LevelRole).toInt(), 4);
    QCOMPARE(document.history().count(), 2);
    document.undo();
    document.undo();
    QCOMPARE(index.data(HexMapModel::TerrainRole).toString(), QStringLiteral("plain"));
    QVERIFY(!document.isModified());
}

void TestHexMapModel::refusesTerrainAndLevelsThatAreNone()
{
    MapDocument document;
    document.createNew(blank(5, 5));
    HexMapModel model(document);
    const auto index = model.index(2, 3);
    QVERIFY(!model.setData(index, "lava", HexMapModel::TerrainRole));
    QVERIFY(!model.setData(index, 10, HexMapModel::LevelRole));
    QVERIFY(!model.setData(index, -2, HexMapModel::LevelRole));
    QVERIFY(!model.setData(index, "high", HexMapModel::LevelRole));
    QVERIFY(!model.setData(index, "A1", HexMapModel::HexNameRole));
    QVERIFY(!model.setData({}, "tree", HexMapModel::TerrainRole));
    QCOMPARE(document.history().count(), 0);
}

void TestHexMapModel::tellsTheRectangleAroundAStroke()
{
    MapDocument document;
    document.createNew(blank(10, 10));
    HexMapModel model(document);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const auto& layout = document.map().layout;
    const std::vector hexes{layout.hexAt({7, 2}), layout.hexAt({3, 8})};
    document.paint(terrain("tree", 't'), hexes);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed[0][0].toModelIndex(), model.index(2, 3));
    QCOMPARE(changed[0][1].toModelIndex(), model.index(8, 7));
}

void TestHexMapModel::namesFollowThePrintedNumbering()
{
    MapDocument document;
    document.createNew(blank(10, 10));
    HexMapModel model(document);
    const auto index = model.index(0, 1);
    QCOMPARE(index.data(HexMapModel::PrintedNameRole).toString(), QStringLiteral("B1"));
    auto properties = propertiesOf(document.map());
    properties.numbering = map::Numbering{};
    properties.numbering->columns = map::Numbering::Axis::Digits;
    properties.numbering->padding = 2;
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    document.setProperties(properties);
    QCOMPARE(index.data(HexMapModel::PrintedNameRole).toString(), QStringLiteral("0201"));
    QCOMPARE(index.data(HexMapModel::HexNameRole).toString(), QStringLiteral("B1"));
    QCOMPARE(changed.size(), 1);
}

QTEST_MAIN(TestHexMapModel)
#include "tst_hex_map_model.moc"
