#include "support_main.h"
#include "support_table.h"

#include "core/rules/catalogue.h"
#include "referee/field_editor.h"
#include "referee/rule_dialog.h"
#include "referee/typed_value.h"
#include "referee/verdict_text.h"
#include "siege_rules.h"

#include <QLocale>
#include <QTest>
#include <QTranslator>

#include <map>

namespace tst_verdict_text
{

using namespace merlon;
using namespace merlon::referee;
using test::shot;

namespace
{

/// Marks what it translates, and remembers under which names it was asked.
class EchoTranslator : public QTranslator
{
public:
    QString translate(const char* context, const char* source, const char* disambiguation, int) const override
    {
        asked[QString("%1|%2").arg(context, disambiguation ? disambiguation : "")] = source;
        return QStringLiteral("<") + QString::fromUtf8(source) + QStringLiteral(">");
    }
    bool isEmpty() const override { return false; }
    mutable std::map<QString, QString> asked;
};

} // namespace

class TestVerdictText : public QObject
{
    Q_OBJECT

private:
    const test::Table table_;
    const play::Game game_ = play::begin(table_.setting());
    const VerdictText text_{game_};
    QTranslator english_;

    play::Verdict judge(const play::Record& order, std::vector<int> dice = {}) const
    {
        play::Given given;
        for (const int value : dice)
            given.dice.push_back({10, value, {}, play::Source::Typed});
        return play::judge(game_, order, given);
    }

private slots:
    void initTestCase()
    {
        QVERIFY(english_.load(":/merlon/translations/merlon_en.qm")); // its plurals
        QVERIFY(QCoreApplication::installTranslator(&english_));
    }
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void aSentenceTakesItsArguments()
    {
        const Phrase phrase = says::siege_1_42c_allowed;
        const auto* entry = rules::findPhrase(phrase);
        QVERIFY(entry);
        const QString said = text_.sentence(phrase, {{"blocker", std::string("Hugo")}, {"hex", table_.at("C9")}});
        QVERIFY2(said.contains("Hugo") && said.contains("C9"), qPrintable(said));
        QVERIFY2(!said.contains('{'), qPrintable(said));
    }

    /// Of two maps each names its hexes and sides in its own way.
    void aPlaceSaysWhichMapAndLevel()
    {
        play::Setting two = *table_.setting();
        map::HexMap keep = map::blankMap({6, 4, hex::Orientation::Pointy, hex::Shove::Odd}, "plain", '.');
        keep.title = plainText("The keep");
        keep.numbering.emplace().columns = map::Numbering::Axis::Digits;
        two.boards.push_back(std::make_shared<const map::HexMap>(keep));
        const VerdictText text({std::make_shared<const play::Setting>(two), game_.state});
        const hex::Hex hex = keep.layout.hexAt({1, 2});
        QCOMPARE(text.value(play::Place{1, hex, 0, hex::Side::S1}), QString("23 NE (The keep)"));
        QCOMPARE(text.value(play::Place{1, hex, 2, {}}), QString("23, level 2 (The keep)"));
        QVERIFY(text.value(play::Place{0, hex, 0, {}}).startsWith(text_.hex(hex) + " ("));
        QCOMPARE(text_.value(play::Place{0, hex, 1, hex::Side::S0}), text_.hex(hex) + " N, level 1");
    }

    /// What a form shows can be typed again.
    void whatIsShownCanBeTyped()
    {
        const hex::Hex hex = table_.at("C9");
        for (const play::Value& value : {play::Value(hex), play::Value(play::Place{0, hex, 0, {}}),
                                         play::Value(play::Place{0, hex, 0, hex::Side::S2}),
                                         play::Value(play::Pose{1205, 3000, 905}), play::Value(play::Pose{-9999, 0, 0}),
                                         play::Value(play::TablePoint{-5, 12345}), play::Value(play::Length{-205})})
        {
            play::Field field;
            field.key = "where";
            field.sort = std::holds_alternative<hex::Hex>(value)       ? play::Sort::Hex
                         : std::holds_alternative<play::Place>(value)  ? play::Sort::Place
                         : std::holds_alternative<play::Pose>(value)   ? play::Sort::Pose
                         : std::holds_alternative<play::Length>(value) ? play::Sort::Length
                                                                       : play::Sort::Point;
            const auto read = valueFrom(text_.value(value), field, game_);
            QVERIFY2(read && *read == value, qPrintable(text_.value(value)));
        }
        play::Field field;
        field.key = "where";
        field.sort = play::Sort::Place;
        QVERIFY(valueFrom("C9 SW 2", field, game_) == play::Value(play::Place{0, hex, 2, hex::Side::S4}));
        field.sort = play::Sort::Pose;
        for (const char* bad : {"", "12", "12 | x", "1 | 2 | 360", "1 | 2 | -1", "-100001 | 2", "100001 | 2"})
            QVERIFY2(!valueFrom(bad, field, game_), bad);
    }

    void aNameThatLooksLikeAnArgumentStaysAName()
    {
        const QString said =
            text_.sentence(says::siege_1_42c_allowed, {{"blocker", std::string("{hex}")}, {"hex", table_.at("C9")}});
        QVERIFY2(said.contains("{hex}"), qPrintable(said));
        QCOMPARE(said.count("C9"), 1);
    }

    void everySentenceOfTheCatalogueFindsItsWords()
    {
        for (const auto& book : rules::books())
            for (const rules::RuleEntry& rule : book.rules)
                for (const rules::PhraseEntry& phrase : rule.phrases)
                {
                    play::Args args;
                    for (const std::string_view name : phrase.args)
                        args.emplace_back(name, std::string("x"));
                    const QString said = text_.sentence({rule.rule, phrase.key}, args);
                    QVERIFY2(!said.contains('{') && !said.contains('}') && !said.isEmpty(), qPrintable(said));
                }
    }

    void valuesAreSaidAsPlayersSayThem()
    {
        QCOMPARE(text_.value(7), QString("7"));
        QCOMPARE(text_.value(std::string("Gwyn")), QString("Gwyn"));
        QCOMPARE(text_.value(table_.at("H3")), QString("H3"));
        QCOMPARE(text_.value(play::Choice{"cover", "strong"}), QString("strong"));
        QCOMPARE(text_.value(play::Choice{"weapon", "no_such_thing"}), QString("no such thing"));
        QCOMPARE(text_.value(play::Ref{"force", "welsh"}), QString("The Welsh"));
    }

    void textsOfTheScenarioFollowTheLanguage()
    {
        QLocale::setDefault(QLocale("it_IT"));
        QCOMPARE(text_.force("welsh"), QString("I gallesi"));
        QLocale::setDefault(QLocale("fr_FR"));
        QCOMPARE(text_.force("welsh"), QString("The Welsh")); // not there: English
    }

    void everythingGoesThroughTheTranslators()
    {
        EchoTranslator echo;
        QVERIFY(QCoreApplication::installTranslator(&echo));
        const auto verdict = judge(shot("alric", "gwyn"));
        QVERIFY(text_.headline(shot("alric", "gwyn"), verdict).startsWith('<'));
        for (const play::Reason& reason : verdict.reasons)
        {
            QVERIFY(text_.reason(reason).startsWith('<'));
            const QString key =
                QString("siege|%1/%2")
                    .arg(QString::fromUtf8(reason.phrase.rule.id.data(), qsizetype(reason.phrase.rule.id.size())),
                         QString::fromUtf8(reason.phrase.key.data(), qsizetype(reason.phrase.key.size())));
            QVERIFY2(echo.asked.contains(key), qPrintable(key));
        }
        words::ruleTitle("siege.1.42a");
        words::ruleText("siege.1.42a");
        words::word("siege", "cover.strong");
        QVERIFY(echo.asked.contains("siege|siege.1.42a/title"));
        QVERIFY(echo.asked.contains("siege|siege.1.42a/text"));
        QCOMPARE(echo.asked.at("siege|cover.strong"), QString("strong"));
        QCoreApplication::removeTranslator(&echo);
    }

    void theHeadlineSaysHowItStands()
    {
        QCOMPARE(text_.headline(shot("alric", "gwyn"), judge(shot("alric", "gwyn"))),
                 QString("Alric may shoot at Gwyn."));
        QCOMPARE(text_.headline(shot("alric", "hugo"), judge(shot("alric", "hugo"))),
                 QString("Alric cannot shoot at Hugo."));
        bool missed = false;
        bool hit = false;
        for (int die = 1; die <= 10; ++die)
        {
            const auto verdict = judge(shot("alric", "gwyn"), {die});
            const QString said = text_.headline(shot("alric", "gwyn"), verdict);
            QVERIFY(!said.contains("has shot")); // kept, and no news
            missed = missed || (verdict.effects.size() == 1 && said == "The shot misses Gwyn.");
            hit = hit || (verdict.effects.size() > 1 && said.startsWith(text_.effect(verdict.effects.front())));
        }
        QVERIFY(missed && hit);
    }

    void effectsAreWholeSentences()
    {
        using play::Choice;
        const auto effect = [&](const char* kind, const char* who, const char* field, const play::Value& value) {
            return text_.effect({kind, {{"counter", play::Ref{"counter", who}}, {field, value}}});
        };
        QCOMPARE(text_.effect(test::health("gwyn", "wounded")), QString("Gwyn is wounded."));
        QCOMPARE(text_.effect(test::health("gwyn", "dead")), QString("Gwyn is killed."));
        QCOMPARE(effect("retreat", "gwyn", "retreat", 2), QString("Gwyn must retreat 2 hexes."));
        QCOMPARE(effect("retreat", "gwyn", "retreat", 1), QString("Gwyn must retreat one hex."));
        QCOMPARE(effect("unhorsed", "rhys", "horse", Choice{"horse", "killed"}),
                 QString("Rhys is unhorsed and the horse is killed."));
        QCOMPARE(effect("to", "gwyn", "to", table_.at("A1")), QString("Gwyn goes to hex A1."));
        QCOMPARE(text_.effect({"phase", {{"phase", Choice{"phase", "ended"}}}}), QString("The phase ends."));
        const play::Value here = table_.at("A1");
        const play::Record turned{"equipment",
                                  {{"hex", here},
                                   {"equipment", Choice{"overlay", "mantlet"}},
                                   {"hexes", play::List{here}},
                                   {"outward", hex::Side::S0}}};
        QCOMPARE(text_.effect(turned), QString("Now facing N: mantlet (A1)."));
        const play::Record quiet{"shot", {{"counter", play::Ref{"counter", "gwyn"}}}};
        QCOMPARE(text_.effect(quiet), QString("Gwyn has shot."));
        QCOMPARE(text_.effects({quiet, test::health("gwyn", "dead")}), QString("Gwyn is killed."));
    }

    void theYamlHasTheShapeOfItsDescription()
    {
        const play::Record order = shot("alric", "hugo");
        QCOMPARE(QString::fromStdString(text_.toYaml(order, judge(order))),
                 QString("- order: {shoot: {by: alric, at: hugo}}\n"
                         "  legal: false\n"
                         "  needs: []\n"
                         "  dice: []\n"
                         "  facts: {}\n"
                         "  reasons:\n"
                         "    - {rule: siege.1.41a, text: \"%1\", decisive: true}\n"
                         "  effects: []\n"
                         "  standIns: []\n")
                     .arg(text_.reason(judge(order).reasons.front())));
        const play::Record legal = shot("alric", "gwyn");
        const QString waits = QString::fromStdString(text_.toYaml(legal, judge(legal)));
        QVERIFY2(waits.contains("\n  needs: [{die: d10, for: shot}]\n"), qPrintable(waits));
        const QString done = QString::fromStdString(text_.toYaml(legal, judge(legal, {10})));
        QVERIFY2(done.contains("\n  dice: [{die: d10, value: 10, source: typed, for: shot}]\n"), qPrintable(done));
        QVERIFY2(done.contains("\n  facts: {range: 6, band: short, cover: none, modifier: 0, adjusted: 10, table: "
                               "foot/crossbow, result: "),
                 qPrintable(done));
        QVERIFY2(done.contains("\n  standIns: [siege/shots-foot]\n"), qPrintable(done));
    }

    void theTextNamesEveryRule()
    {
        const play::Record order = shot("alric", "gwyn");
        const auto verdict = judge(order, {3});
        const QString text = text_.toText(order, verdict);
        for (const play::Reason& reason : verdict.reasons)
            QVERIFY2(text.contains(text_.reason(reason)), qPrintable(text));
        QVERIFY(text.contains("[siege.sheet.2a]"));
        QVERIFY(text.contains(text_.table("siege/shots-foot")));
    }

    void aRuleOpensWithItsTextAndPlace()
    {
        const QString html = ruleHtml("siege.1.42a");
        QVERIFY(html.contains(words::ruleTitle("siege.1.42a").toHtmlEscaped()));
        QVERIFY(html.contains(words::ruleText("siege.1.42a").left(40).toHtmlEscaped()));
        QVERIFY(html.contains("siege.1.42a"));
        QVERIFY(html.contains("French rulebook, 1.42, page 4"));
        QVERIFY(ruleHtml("siege.ruling.edge-line").contains("Not printed"));
        QVERIFY(ruleHtml("<b>").contains("&lt;b&gt;"));
    }
};

LIST_TEST(TestVerdictText)

} // namespace tst_verdict_text

#include "tst_verdict_text.moc"
