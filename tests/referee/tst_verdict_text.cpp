#include "support_table.h"

#include "core/rules/catalogue.h"
#include "core/siege/referee.h"
#include "referee/rule_dialog.h"
#include "referee/verdict_text.h"
#include "rule_ids.h"

#include <QLocale>
#include <QTest>
#include <QTranslator>

#include <map>

using namespace merlon;
using namespace merlon::referee;

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
    const VerdictText text_{table_.setting()};
    const game::Game game_ = game::begin(table_.setting());

    static verdict::Order shot(const char* by, const char* at) { return verdict::Shoot{by, at, {}, {}, {}}; }
    verdict::Verdict judge(const verdict::Order& order, std::vector<int> dice = {}) const
    {
        game::DiceGiven given;
        for (const int value : dice)
            given.push_back({"d10", value, verdict::DieSource::Typed});
        return siege::judge(game_, order, given);
    }

private slots:
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

    void aNameThatLooksLikeAnArgumentStaysAName()
    {
        const QString said =
            text_.sentence(says::siege_1_42c_allowed, {{"blocker", std::string("{hex}")}, {"hex", table_.at("C9")}});
        QVERIFY2(said.contains("{hex}"), qPrintable(said));
        QCOMPARE(said.count("C9"), 1);
    }

    void everySentenceOfTheCatalogueFindsItsWords()
    {
        for (const rules::RuleEntry& rule : rules::catalogue())
            for (const rules::PhraseEntry& phrase : rule.phrases)
            {
                std::vector<verdict::Arg> args;
                for (const std::string_view name : phrase.args)
                    args.push_back({name, std::string("x")});
                const QString said = text_.sentence({rule.rule, phrase.key}, args);
                QVERIFY2(!said.contains('{') && !said.contains('}') && !said.isEmpty(), qPrintable(said));
            }
    }

    void valuesAreSaidAsPlayersSayThem()
    {
        QCOMPARE(text_.value(7), QString("7"));
        QCOMPARE(text_.value(std::string("Gwyn")), QString("Gwyn"));
        QCOMPARE(text_.value(table_.at("H3")), QString("H3"));
        QCOMPARE(text_.value(verdict::Word{"cover.strong"}), QString("strong"));
        QCOMPARE(text_.value(verdict::Word{"weapon.no_such_thing"}), QString("no such thing"));
        QCOMPARE(text_.value(verdict::ForceName{"welsh"}), QString("The Welsh"));
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
        for (const verdict::Reason& reason : verdict.reasons)
        {
            QVERIFY(text_.reason(reason).startsWith('<'));
            const QString key =
                QString("siege|%1/%2")
                    .arg(QString::fromUtf8(reason.phrase.rule.id.data(), qsizetype(reason.phrase.rule.id.size())),
                         QString::fromUtf8(reason.phrase.key.data(), qsizetype(reason.phrase.key.size())));
            QVERIFY2(echo.asked.contains(key), qPrintable(key));
        }
        ruleTitle("siege.1.42a");
        ruleText("siege.1.42a");
        word("cover.strong");
        QVERIFY(echo.asked.contains("siege|siege.1.42a/title"));
        QVERIFY(echo.asked.contains("siege|siege.1.42a/text"));
        QCOMPARE(echo.asked.at("words|cover.strong"), QString("strong"));
        QCoreApplication::removeTranslator(&echo);
    }

    void theHeadlineSaysHowItStands()
    {
        QCOMPARE(text_.headline(shot("alric", "gwyn"), judge(shot("alric", "gwyn"))),
                 QString("Alric may shoot at Gwyn."));
        QCOMPARE(text_.headline(shot("alric", "hugo"), judge(shot("alric", "hugo"))),
                 QString("Alric may not shoot at Hugo."));
        bool missed = false;
        bool hit = false;
        for (int die = 1; die <= 10; ++die)
        {
            const auto verdict = judge(shot("alric", "gwyn"), {die});
            const QString said = text_.headline(shot("alric", "gwyn"), verdict);
            missed = missed || (verdict.effects.empty() && said == "Alric misses Gwyn.");
            hit = hit || (!verdict.effects.empty() && said == text_.effect(verdict.effects.front()));
        }
        QVERIFY(missed && hit);
    }

    void effectsAreWholeSentences()
    {
        using scenario::Health;
        const auto at = [&](const char* name) { return table_.at(name); };
        QCOMPARE(text_.effect(verdict::HealthChange{"gwyn", Health::Wounded}), QString("Gwyn is wounded."));
        QCOMPARE(text_.effect(verdict::HealthChange{"gwyn", Health::Dead}), QString("Gwyn is killed."));
        QCOMPARE(text_.effect(verdict::RetreatOwed{"gwyn", 2}), QString("Gwyn must retreat 2 hexes."));
        QCOMPARE(text_.effect(verdict::RetreatOwed{"gwyn", 1}), QString("Gwyn must retreat one hex."));
        QCOMPARE(text_.effect(verdict::Unhorsed{"rhys", true}), QString("Rhys is unhorsed and the horse is killed."));
        QCOMPARE(text_.effect(verdict::Moved{"gwyn", at("A1"), {}}), QString("Gwyn goes to A1."));
        QCOMPARE(text_.effect(verdict::PhaseEnded{}), QString("The phase ends."));
    }

    void theYamlHasTheShapeOfItsDescription()
    {
        const verdict::Order order = shot("alric", "hugo");
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
        const verdict::Order legal = shot("alric", "gwyn");
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
        const verdict::Order order = shot("alric", "gwyn");
        const auto verdict = judge(order, {3});
        const QString text = text_.toText(order, verdict);
        for (const verdict::Reason& reason : verdict.reasons)
            QVERIFY2(text.contains(text_.reason(reason)), qPrintable(text));
        QVERIFY(text.contains("[siege.sheet.2a]"));
        QVERIFY(text.contains(VerdictText::table("siege/shots-foot")));
    }

    void aRuleOpensWithItsTextAndPlace()
    {
        const QString html = ruleHtml("siege.1.42a");
        QVERIFY(html.contains(ruleTitle("siege.1.42a").toHtmlEscaped()));
        QVERIFY(html.contains(ruleText("siege.1.42a").left(40).toHtmlEscaped()));
        QVERIFY(html.contains("siege.1.42a"));
        QVERIFY(html.contains("French rulebook: 1.42"));
        QVERIFY(ruleHtml("siege.ruling.edge-line").contains("Not printed"));
        QVERIFY(ruleHtml("<b>").contains("&lt;b&gt;"));
    }
};

QTEST_MAIN(TestVerdictText)
#include "tst_verdict_text.moc"
