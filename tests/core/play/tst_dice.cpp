#include "support_main.h"

#include "core/play/dice.h"

#include <QTest>

#include <array>
#include <cmath>

namespace tst_dice
{

using namespace merlon;

class TestDice : public QObject
{
    Q_OBJECT

private slots:
    void faceNoughtIsTen()
    {
        QCOMPARE(play::valueOfFace(0, 10), std::optional<int>(10));
        QCOMPARE(play::valueOfFace(10, 10), std::optional<int>(10));
        for (int face = 1; face < 10; ++face)
            QCOMPARE(play::valueOfFace(face, 10), std::optional<int>(face));
    }

    void otherFacesAreNone()
    {
        for (const int face : {-1, 11, 100, -10})
            QVERIFY(!play::valueOfFace(face, 10));
    }

    void otherDiceHaveTheirOwnFaces()
    {
        QVERIFY(!play::valueOfFace(0, 6) && !play::valueOfFace(7, 6));
        QCOMPARE(play::valueOfFace(6, 6), std::optional<int>(6));
        QCOMPARE(play::dieName(6), std::string("d6"));
        QCOMPARE(play::sidesOf("d120"), std::optional<int>(120));
        for (const char* none : {"", "d", "d1", "d0", "d06", "6", "dx", "d6x", "d9999999999"})
            QVERIFY2(!play::sidesOf(none), none);
        std::array<int, 7> counts{};
        for (std::uint64_t n = 0; n < 60'000; ++n)
            ++counts.at(static_cast<std::size_t>(play::rolled(7, n, 6)));
        QCOMPARE(counts[0], 0);
        for (std::size_t face = 1; face <= 6; ++face)
            QVERIFY2(std::abs(counts[face] - 10'000) < 400, qPrintable(QString::number(counts[face])));
    }

    /// Journals in players' hands hold seeds: these numbers may never change.
    void aSeedAlwaysGivesTheSameRow()
    {
        const auto row = [](std::uint64_t seed)
        {
            std::string faces;
            for (std::uint64_t n = 0; n < 16; ++n)
                faces += std::to_string(play::rolled(seed, n, 10) % 10);
            return QString::fromStdString(faces);
        };
        QCOMPARE(row(0), QStringLiteral("7847828346521664"));
        QCOMPARE(row(1), QStringLiteral("4018387323702884"));
        QCOMPARE(row(~std::uint64_t{0}), QStringLiteral("4860629819810032"));
    }

    void everyFaceIsAsLikely()
    {
        constexpr int throws = 200'000;
        std::array<int, 11> counts{};
        for (std::uint64_t n = 0; n < throws; ++n)
            ++counts[static_cast<std::size_t>(play::rolled(2026, n, 10))];
        QCOMPARE(counts[0], 0);
        double chiSquare = 0;
        for (std::size_t face = 1; face <= 10; ++face)
            chiSquare += std::pow(counts[face] - throws / 10.0, 2) / (throws / 10.0);
        QVERIFY2(chiSquare < 27.9, qPrintable(QString::number(chiSquare))); // 9 degrees of freedom, one in a thousand
    }

    void neighbouringSeedsAndNumbersDoNotFollowEachOther()
    {
        constexpr int throws = 100'000;
        int sameAsNext = 0;
        int sameAsOtherSeed = 0;
        int sameShifted = 0;
        for (std::uint64_t n = 0; n < throws; ++n)
        {
            sameAsNext += play::rolled(5, n, 10) == play::rolled(5, n + 1, 10) ? 1 : 0;
            sameAsOtherSeed += play::rolled(5, n, 10) == play::rolled(6, n, 10) ? 1 : 0;
            sameShifted += play::rolled(5, n + 1, 10) == play::rolled(6, n, 10) ? 1 : 0;
        }
        for (const int same : {sameAsNext, sameAsOtherSeed, sameShifted})
            QVERIFY2(std::abs(same - throws / 10) < 500, qPrintable(QString::number(same)));
    }
};

LIST_TEST(TestDice)

} // namespace tst_dice

#include "tst_dice.moc"
