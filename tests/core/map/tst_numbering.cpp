#include "support_main.h"

#include "core/hex/parts.h"
#include "core/map/hex_map.h"

#include <QtTest>

#include <set>

namespace tst_numbering
{

using namespace merlon;
using map::Numbering;

/// What the printed map calls its hexes.
class TestNumbering : public QObject
{
    Q_OBJECT

private slots:
    void aMapWithoutNumberingPrintsFileNames();
    void digitsFromTheBottomRightRowFirst();
    void lettersGoOnBehindZ();
    void smallLettersAreRead();
    void theFileNameIsReadWhereThePrintedOneIsNone();
    void aNameOfTwoHexesNamesNone();
    void everyNumberingReadsWhatItPrints();
    void hexesOfOtherMapsAreNamedWithTheirs();
    void aBoardThatSaysNothingOfItsPartsIsNoFault();
};

namespace
{

map::HexMap mapOf(int columns, int rows, const Numbering& numbering)
{
    auto map = map::blankMap({columns, rows, hex::Orientation::Flat, hex::Shove::Even}, "plain", '.');
    map.numbering = numbering;
    return map;
}

QString printed(const map::HexMap& map, int column, int row)
{
    return QString::fromStdString(printedName(map, map.layout.hexAt({column, row})));
}

} // namespace

void TestNumbering::aMapWithoutNumberingPrintsFileNames()
{
    const auto map = map::blankMap({30, 20, hex::Orientation::Flat, hex::Shove::Even}, "plain", '.');
    QCOMPARE(printed(map, 27, 11), "AB12");
    QCOMPARE(parsePrinted(map, "AB12"), map.layout.hexAt({27, 11}));
    QVERIFY(!parsePrinted(map, "AB21"));
}

void TestNumbering::digitsFromTheBottomRightRowFirst()
{
    Numbering numbering;
    numbering.columns = Numbering::Axis::Digits;
    numbering.origin = Numbering::Origin::BottomRight;
    numbering.rowFirst = true;
    numbering.firstColumn = 0;
    numbering.padding = 2;
    numbering.separator = "-";
    const auto map = mapOf(30, 20, numbering);
    QCOMPARE(printed(map, 29, 19), "01-00");
    QCOMPARE(printed(map, 0, 0), "20-29");
    QCOMPARE(parsePrinted(map, "20-29"), map.layout.hexAt({0, 0}));
    QVERIFY(!parsePrinted(map, "21-00"));
    QVERIFY(!parsePrinted(map, "1-0"));
}

void TestNumbering::lettersGoOnBehindZ()
{
    Numbering numbering;
    numbering.firstColumn = 26;
    const auto map = mapOf(3, 2, numbering);
    QCOMPARE(printed(map, 0, 0), "Z1");
    QCOMPARE(printed(map, 1, 0), "AA1");
    QCOMPARE(printed(map, 2, 1), "AB2");
}

void TestNumbering::smallLettersAreRead()
{
    Numbering numbering;
    numbering.separator = ".";
    const auto map = mapOf(3, 2, numbering);
    QCOMPARE(parsePrinted(map, "b.2"), map.layout.hexAt({1, 1}));
}

void TestNumbering::theFileNameIsReadWhereThePrintedOneIsNone()
{
    Numbering numbering;
    numbering.columns = Numbering::Axis::Digits;
    numbering.padding = 2;
    const auto map = mapOf(5, 5, numbering);
    QCOMPARE(parsePrinted(map, "0203"), map.layout.hexAt({1, 2}));
    QCOMPARE(parsePrinted(map, "B3"), map.layout.hexAt({1, 2}));
}

void TestNumbering::aNameOfTwoHexesNamesNone()
{
    Numbering numbering;
    numbering.columns = Numbering::Axis::Digits;
    const auto map = mapOf(20, 20, numbering);
    QCOMPARE(printed(map, 0, 10), printed(map, 10, 0));
    QVERIFY(!parsePrinted(map, "111"));
    QCOMPARE(parsePrinted(map, "99"), map.layout.hexAt({8, 8}));
}

void TestNumbering::everyNumberingReadsWhatItPrints()
{
    for (int choice = 0; choice < 256; ++choice)
    {
        Numbering numbering;
        numbering.columns = static_cast<Numbering::Axis>(choice & 1);
        numbering.rows = static_cast<Numbering::Axis>(choice >> 1 & 1);
        numbering.origin = static_cast<Numbering::Origin>(choice >> 2 & 3);
        numbering.rowFirst = (choice >> 4 & 1) != 0;
        numbering.firstColumn = (choice >> 5 & 1) != 0 ? 1 : 20;
        numbering.padding = (choice >> 6 & 1) != 0 ? 3 : 0;
        numbering.separator = (choice >> 7 & 1) != 0 ? ":" : "/ ";
        const auto map = mapOf(13, 31, numbering);
        std::set<std::string> names;
        for (int index = 0; index < map.layout.count(); ++index)
        {
            const auto hex = map.layout.hexOf(index);
            const auto name = printedName(map, hex);
            QVERIFY2(names.insert(name).second, name.c_str());
            QVERIFY2(parsePrinted(map, name) == hex, qPrintable(QString("%1 in %2").arg(name.c_str()).arg(choice)));
        }
    }
}

namespace
{

/// Two maps side by side, of which the second prints nothing.
map::HexMap joined()
{
    const hex::Layout small{5, 6, hex::Orientation::Flat, hex::Shove::Even};
    auto map = map::blankMap({10, 6, hex::Orientation::Flat, hex::Shove::Even}, "plain", '.');
    map.layout.parts =
        hex::Parts({{"abbey", small, hex::Turn{{}, {}}}, {"priory", small, hex::Turn{{}, map.layout.hexAt({6, 0})}}});
    Numbering numbering;
    numbering.columns = Numbering::Axis::Digits;
    numbering.padding = 2;
    map.ofParts = {numbering, std::nullopt};
    return map;
}

} // namespace

void TestNumbering::hexesOfOtherMapsAreNamedWithTheirs()
{
    const auto map = joined();
    const auto there = hex::parseHex(map.layout, "priory:C5");
    QVERIFY(there);
    QCOMPARE(printedName(map, *there), std::string("priory:C5"));
    for (const char* name : {"priory:C5", "PRIORY:C5", "Priory:c5"})
        QVERIFY2(parsePrinted(map, name) == there, name);
    for (const char* name : {"0203", "B3", "b3", "abbey:0203", "ABBEY:b3"})
        QVERIFY2(parsePrinted(map, name) == map.layout.hexAt({1, 2}), name);
    QVERIFY(!parsePrinted(map, "castle:C5"));
    QVERIFY(!parsePrinted(map, "priory:Z9"));
}

void TestNumbering::aBoardThatSaysNothingOfItsPartsIsNoFault()
{
    auto map = joined();
    map.ofParts.clear();
    const auto there = hex::parseHex(map.layout, "priory:C5");
    QCOMPARE(printedName(map, *there), std::string("priory:C5"));
    QCOMPARE(parsePrinted(map, "PRIORY:C5"), there);
    QVERIFY(!parsePrinted(map, "0203"));
}

LIST_TEST(TestNumbering)

} // namespace tst_numbering

#include "tst_numbering.moc"
