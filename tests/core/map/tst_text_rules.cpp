// What a text of a file may be.

#include "support_main.h"

#include "core/map/each_its_own.h"
#include "core/map/text_rules.h"

#include <QtTest>

namespace tst_text_rules
{

using namespace merlon;

class TestTextRules : public QObject
{
    Q_OBJECT

private slots:
    /// No file can hold both; nobody reads another text than before.
    void aTextForEverybodyGivesWayToThoseOfLanguages()
    {
        const LocalText both{{{"", "Guards"}, {"it", "Guardie"}}};
        const LocalText own = eachItsOwn(both);
        QCOMPARE(own.texts.size(), std::size_t{4});
        for (const char* language : {"en", "it", "es", "fr"})
            QCOMPARE(own.in(language), both.in(language));
        for (const LocalText& one :
             {LocalText(), plainText("Guards"), LocalText{{{"it", "Guardie"}, {"fr", "Gardes"}}}})
            QCOMPARE(eachItsOwn(one), one);
    }

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

    /// Every one that Unicode knows as such, and no other.
    void aMarkIsWhatUnicodeCallsOne()
    {
        const auto stands = [](char32_t code)
        {
            const std::string one = QString::fromUcs4(&code, 1).toStdString();
            return marksOn('e' + one) == 1;
        };
        for (char32_t code = 0xA0; code <= 0x10FFFF; ++code)
        {
            if (QChar::category(code) == QChar::Other_NotAssigned || QChar::isSurrogate(code))
                continue;
            if (stands(code) != QChar::isMark(code))
                QFAIL(qPrintable(QString("U+%1").arg(code, 4, 16)));
        }
    }

    void whatIsNotDrawnPartsNoPile_data()
    {
        QTest::addColumn<char32_t>("joint");
        QTest::newRow("joiner") << U'\u200D';
        QTest::newRow("non-joiner") << U'\u200C';
        QTest::newRow("word joiner") << U'\u2060';
        QTest::newRow("soft hyphen") << U'\u00AD';
        QTest::newRow("writing direction") << U'\u202E';
        QTest::newRow("tag") << U'\U000E0041';
        QTest::newRow("what goes") << U'\u0085';
    }

    void whatIsNotDrawnPartsNoPile()
    {
        QFETCH(const char32_t, joint);
        const QString eight = QString(8, QChar(0x0951));
        const std::string pile = ("a" + eight + QString::fromUcs4(&joint, 1) + eight).toStdString();
        QCOMPARE(marksOn(pile), std::size_t{joint == U'\u0085' ? 8U : 16U});
        QCOMPARE(marksOn(holdable(pile)), mostMarks);
        const std::string family = "\U0001F468\u200D\U0001F469\u200D\U0001F467";
        QCOMPARE(holdable(family), family);
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
