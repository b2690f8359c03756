// merlonctl i18n check on a folder of its own: it passes, until a fault is planted in it.

#include "support_ctl.h"
#include "support_main.h"
#include "support_places.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_ctl_i18n
{

using namespace merlon;
using test::ctl;

namespace
{

const QString shipped = test::inSource(u"translations");

QByteArray message(const QByteArray& source, const QByteArray& translation)
{
    return "<message><source>" + source + "</source><translation>" + translation + "</translation></message>\n";
}

QByteArray ts(const QByteArray& language, const QByteArray& messages)
{
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE TS>\n<TS version=\"2.1\" language=\"" + language +
           "\">\n<context><name>siege</name>\n" + messages + "</context>\n</TS>\n";
}

} // namespace

class TestCtlI18n : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> desk_;

    QString path(const QString& name) const { return desk_->filePath(name); }
    /// Four sentences in French, one of them of this text.
    void plant(const QByteArray& source, const QByteArray& translation) const
    {
        test::write(path("merlon_fr.ts"),
                    ts("fr_FR", message("The besiegers:", "Les assiégeants\u00a0:") +
                                    message("{shooter} shoots.", "{shooter} tire.") +
                                    message("a free hex", "une case libre") + message(source, translation)));
    }
    test::Ran check(const QStringList& more = {}) const
    {
        return ctl(QStringList{"i18n", "check", "--dir", desk_->path(), "--glossary", path("glossary.yaml")} + more);
    }

private slots:
    void init()
    {
        desk_ = std::make_unique<QTemporaryDir>();
        for (const QString& name : QStringList{"glossary.yaml", "languages.yaml"})
            QVERIFY(QFile::copy(shipped + '/' + name, path(name)));
        plant("Free.", "Libre.");
    }

    void aCleanFolder()
    {
        const auto ran = check();
        QCOMPARE(ran.out, QByteArray());
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(ran.status, 0);
    }

    void aPlantedFault_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArray>("translation");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("named");
        const auto row = [](const char* name, const char* source, const char* text, const char* code, const char* named)
        { QTest::newRow(name) << QByteArray(source) << QByteArray(text) << QByteArray(code) << QByteArray(named); };
        row("forbidden word", "Stunned:", "Étourdi\u00a0:", "never", "“étourdi” but “assommé”");
        row("article before a hole", "Turn of {force}", "Tour du {force}", "hole", "du <");
        row("elision before a hole", "{shooter} sees that {target} flees.", "{shooter} voit que {target} fuit.", "hole",
            "que <");
        row("lost hole", "{by} shoots at {at}", "{by} tire", "hole", "{at} is missing");
        row("straight apostrophe", "the other", "l'autre", "typography", "’");
        row("no no-break space", "Free?", "Libre ?", "typography", "no-break");
        row("word missing", "The towers", "Les fortifications", "term", "“tour” is missing");
        row("a space by its name", "The others", "Les&amp;nbsp;autres", "entity", "&nbsp; is shown as it is written");
        row("a number of a character", "The others", "Les&amp;#160;autres", "entity", "&#160;");
        row("soft hyphen", "The others", "Les au\u00adtres", "unseen", "U+00AD");
        row("zero width", "The others", "Les\u200b autres", "unseen", "U+200B");
        row("an accent of its own", "The others", "Les pre\u0301s", "lookalike", "U+0065 U+0301 only looks like “é”");
        row("another hyphen", "The others", "Les peut\u2010être", "lookalike", "U+2010 only looks like “-”");
        row("a hole more often", "{by} flees.", "{by} fuit, {by} va.", "twice", "{by} appears more often");
        row("line break first", "The others", "\nLes autres", "beginning", "begins with “\\nLes a”");
        row("space first", "The others", " Les autres", "beginning", "begins with");
        row("line break last", "The others", "Les autres\n", "end", "ends with");
        row("accelerator lost", "&amp;Free", "Libre", "accelerator", "&");
    }
    void aPlantedFault()
    {
        QFETCH(QByteArray, source);
        QFETCH(QByteArray, translation);
        QFETCH(QByteArray, code);
        QFETCH(QByteArray, named);
        plant(source, translation);
        const auto ran = check();
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.out.contains(path("merlon_fr.ts").toUtf8() + ":8: error: siege: "), ran.out);
        QVERIFY2(ran.out.contains('[' + code + ']'), ran.out);
        QVERIFY2(ran.out.contains(named), ran.out);
        const auto yaml = check({"--format", "yaml"});
        QCOMPARE(yaml.status, 1);
        QVERIFY2(yaml.out.contains("line: 8, code: " + code), yaml.out);
    }

    void anExemptionNeedsAReasonAndAFinding()
    {
        plant("Stunned:", "Étourdi\u00a0:");
        const QByteArray one = "exemptions:\n  - {language: fr, term: stunned, form: étourdi";
        const QByteArray two = "\n  - {language: fr, term: stunned";
        const QByteArray reason = ", reason: for the test}";
        test::write(path("exemptions.yaml"), one + reason + two + reason + "\n");
        QCOMPARE(check().status, 0);
        test::write(path("exemptions.yaml"), one + '}' + two + reason + "\n");
        QVERIFY(check().out.contains("gives no reason [exemption]"));
        QCOMPARE(check().status, 1);
        plant("Stunned:", "Assommé\u00a0:");
        test::write(path("exemptions.yaml"), one + reason + "\n");
        QVERIFY(check().out.contains("exemptions.yaml:2: error: this exemption is no longer needed"));
        QCOMPARE(check().status, 1);
    }

    void textsOfAScenario()
    {
        const QString scenario = path("s.scenario.yaml");
        test::write(scenario, "merlon: scenario/1\ntitle: {en: The other, fr: L’autre}\nruleset: siege\n");
        QCOMPARE(check({scenario}).status, 0);
        test::write(scenario, "merlon: scenario/1\ntitle: {en: The other, fr: L'autre}\nruleset: siege\n");
        const auto ran = check({scenario});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.out.contains("s.scenario.yaml:2: error: "), ran.out);
    }

    void whatIsNotThere()
    {
        QFile::remove(path("glossary.yaml"));
        const auto ran = check();
        QCOMPARE(ran.status, 1);
        QVERIFY(ran.err.contains("glossary.yaml"));
    }
};

LIST_TEST(TestCtlI18n)

} // namespace tst_ctl_i18n

#include "tst_ctl_i18n.moc"
