// What a text of a file may be.

#include "support_main.h"

#include "core/map/text_rules.h"

#include <QtTest>

namespace tst_text_rules
{

using namespace merlon;

class TestTextRules : public QObject
{
    Q_OBJECT

private slots:
    void charactersAreCountedNotBytes()
    {
        QCOMPARE(lengthOf("Château"), std::size_t{7});
        QCOMPARE(lengthOf("\xF0\x9F\x8F\xB0"), std::size_t{1});
        QCOMPARE(lengthOf(""), std::size_t{0});
    }

    void marksAreCountedByLetter()
    {
        QCOMPARE(marksOn("Siege"), std::size_t{0});
        QCOMPARE(marksOn("e\u0301e\u0301\u0323"), std::size_t{2});
        std::string pile = "Z";
        for (int i = 0; i < 20; ++i)
            pile += "\u0336";
        QCOMPARE(marksOn(pile), std::size_t{20});
        QCOMPARE(marksOn(holdable(pile)), mostMarks);
    }

    void whatNoFileHoldsGoes_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QByteArray>("held");
        const auto row = [](const char* name, const QByteArray& typed, const QByteArray& held)
        { QTest::newRow(name) << typed << held; };
        row("of a terminal", "\x1b[1mKeep\x1b[0m", "[1mKeep[0m");
        row("a bell", "Ke\aep", "Keep");
        row("delete", "Keep\x7f", "Keep");
        row("next line", "Keep\xC2\x85here", "Keephere");
        row("the last of those", "Keep\xC2\x9F", "Keep");
        row("a null", QByteArray("Ke\0ep", 5), "Keep");
        row("of other systems", "two\r\nlines", "two\nlines");
        row("of old ones", "two\rlines", "two\nlines");
        row("no UTF-8",
            "Ke\x85"
            "ep\xC2",
            "Keep");
        row("tab and line break stay", "a\tb\nc", "a\tb\nc");
        row("a no-break space stays", "Keep\xC2\xA0here", "Keep\xC2\xA0here");
        row("letters stay", "Château d’Or \xF0\x9F\x8F\xB0", "Château d’Or \xF0\x9F\x8F\xB0");
    }

    void whatNoFileHoldsGoes()
    {
        QFETCH(const QByteArray, typed);
        QFETCH(const QByteArray, held);
        const std::string text = holdable(typed.toStdString());
        QCOMPARE(QByteArray::fromStdString(text), held);
        QCOMPARE(holdable(text), text);
    }
};

LIST_TEST(TestTextRules)

} // namespace tst_text_rules

#include "tst_text_rules.moc"
