#include "core/game/dice.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace merlon;

class TestDice : public QObject
{
    Q_OBJECT

private slots:
    void faceNoughtIsTen()
    {
        QCOMPARE(game::valueOfFace(0), std::optional<int>(10));
        QCOMPARE(game::valueOfFace(10), std::optional<int>(10));
        for (int face = 1; face < 10; ++face)
            QCOMPARE(game::valueOfFace(face), std::optional<int>(face));
    }

    void otherFacesAreNone()
    {
        for (const int face : {-1, 11, 100, -10})
            QVERIFY(!game::valueOfFace(face));
    }

    /// Journals in players' hands hold seeds: these numbers may never change.
    void aSeedAlwaysGivesTheSameRow()
    {
        const auto row = [](std::uint64_t seed)
        {
            std::string faces;
            for (std::uint64_t n = 0; n < 16; ++n)
                faces += std::to_string(game::rolled(seed, n) % 10);
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
            ++counts[static_cast<std::size_t>(game::rolled(2026, n))];
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
            sameAsNext += game::rolled(5, n) == game::rolled(5, n + 1) ? 1 : 0;
            sameAsOtherSeed += game::rolled(5, n) == game::rolled(6, n) ? 1 : 0;
            sameShifted += game::rolled(5, n + 1) == game::rolled(6, n) ? 1 : 0;
        }
        for (const int same : {sameAsNext, sameAsOtherSeed, sameShifted})
            QVERIFY2(std::abs(same - throws / 10) < 500, qPrintable(QString::number(same)));
    }
};

QTEST_APPLESS_MAIN(TestDice)
#include "tst_dice.moc"
