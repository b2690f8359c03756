#include "support_main.h"

#include "core/rules/catalogue.h"

#include <QTest>

using namespace merlon;

/// A catalogue of three games and of what all share, in place of the generated one.
namespace merlon::rules
{
namespace
{

constexpr WordEntry chess[] = {{"chess", "order.move", "Move"}, {"chess", "list.and", " & "}};
constexpr WordEntry goose[] = {{"goose", "order.move", "Throw"}};
constexpr WordEntry blitz[] = {{"blitz", "order.stop", "Stop the clock"}};
constexpr WordEntry all[] = {{"play", "list.and", " and "}};
constexpr Book shelf[] = {
    {"chess", {}, chess}, {"goose", {}, goose}, {"blitz", {}, blitz, {}, "chess"}, {"play", {}, all}};

} // namespace

std::span<const Book> books()
{
    return shelf;
}

std::span<const DataFile> dataFiles()
{
    return {};
}

} // namespace merlon::rules

class TestCatalogue : public QObject
{
    Q_OBJECT

private slots:
    void aWordIsThatOfItsSystem()
    {
        QCOMPARE(rules::findWord("chess", "order.move")->text, "Move");
        QCOMPARE(rules::findWord("goose", "order.move")->text, "Throw");
        QCOMPARE(rules::findWord("chess", "list.and")->text, " & ");
    }

    void orThatOfTheGameFromWhichItsBookBorrows()
    {
        QCOMPARE(rules::findWord("blitz", "order.stop")->system, "blitz");
        QCOMPARE(rules::findWord("blitz", "order.move")->system, "chess"); // translated there
        QCOMPARE(rules::findWord("blitz", "list.and")->text, " & ");
        QVERIFY(rules::findWord("chess", "order.stop") == nullptr);
    }

    void orTheOneThatAllShare()
    {
        QCOMPARE(rules::findWord("goose", "list.and")->text, " and ");
        QCOMPARE(rules::findWord("draughts", "list.and")->text, " and ");
        QCOMPARE(rules::findWord("play", "list.and")->text, " and ");
        QVERIFY(rules::findWord("draughts", "order.move") == nullptr);
        QVERIFY(rules::findWord("play", "order.move") == nullptr);
    }
};

LIST_TEST(TestCatalogue)
#include "tst_catalogue.moc"
