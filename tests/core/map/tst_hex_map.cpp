#include "support_main.h"

#include "core/map/hex_map.h"

#include <QtTest>

namespace tst_hex_map
{

using namespace merlon;

class TestHexMap : public QObject
{
    Q_OBJECT

private slots:
    void aBlankMapIsOneTerrainAtLevelNought();
    void aKnownTerrainKeepsItsSymbol();
    void aNewTerrainGetsTheSymbolWished();
    void aTakenSymbolIsNotGivenTwice();
    void theLegendIsFullAtNinetyFour();
    void textIsFoundInTheBestLanguage();
};

namespace
{
const hex::Layout layout{4, 3, hex::Orientation::Pointy, hex::Shove::Odd};
}

void TestHexMap::aBlankMapIsOneTerrainAtLevelNought()
{
    const auto map = map::blankMap(layout, "brush", 'b');
    for (int index = 0; index < layout.count(); ++index)
    {
        QCOMPARE(map.terrainAt(layout.hexOf(index)), std::string("brush"));
        QCOMPARE(map.levelAt(layout.hexOf(index)), 0);
    }
}

void TestHexMap::aKnownTerrainKeepsItsSymbol()
{
    auto map = map::blankMap(layout, "brush", 'b');
    QCOMPARE(legendIndex(map, "brush", '?'), std::optional<std::uint8_t>(0));
    QCOMPARE(map.legend.size(), 1U);
}

void TestHexMap::aNewTerrainGetsTheSymbolWished()
{
    auto map = map::blankMap(layout, "brush", 'b');
    QCOMPARE(legendIndex(map, "moat", 'M'), std::optional<std::uint8_t>(1));
    QCOMPARE(map.legend[1], (map::LegendEntry{'M', "moat"}));
}

void TestHexMap::aTakenSymbolIsNotGivenTwice()
{
    auto map = map::blankMap(layout, "brush", 'b');
    QCOMPARE(legendIndex(map, "bog", 'b'), std::optional<std::uint8_t>(1));
    QVERIFY(map.legend[1].symbol != 'b');
    QCOMPARE(legendIndex(map, "sand", ' '), std::optional<std::uint8_t>(2));
    QVERIFY(map.legend[2].symbol > ' ');
}

void TestHexMap::theLegendIsFullAtNinetyFour()
{
    auto map = map::blankMap(layout, "t0", '.');
    for (int i = 1; i < 94; ++i)
        QVERIFY(legendIndex(map, "t" + std::to_string(i), '.'));
    QVERIFY(!legendIndex(map, "one-too-many", '.'));
    QCOMPARE(map.legend.size(), 94U);
}

void TestHexMap::textIsFoundInTheBestLanguage()
{
    const LocalText text{{{"it", "porta"}, {"en", "gate"}}};
    QCOMPARE(text.in("it"), std::string("porta"));
    QCOMPARE(text.in("fr"), std::string("gate"));
    QCOMPARE(LocalText({{{"it", "porta"}}}).in("fr"), std::string("porta"));
    QCOMPARE(plainText("gate").in("fr"), std::string("gate"));
    QCOMPARE(LocalText().in("fr"), std::string());
}

LIST_TEST(TestHexMap)

} // namespace tst_hex_map

#include "tst_hex_map.moc"
