// The battle report: what it tells of a journal, and its files.

#include "support_main.h"
#include "support_places.h"

#include "app/language/language.h"
#include "app/report/report_file.h"
#include "app/report/report_text.h"
#include "core/io/files.h"
#include "core/io/journal_file.h"
#include "translations/language_name.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

#include <algorithm>

namespace tst_report
{

using namespace merlon;
using report::BattleReport;
using report::Line;

namespace
{

const QString castle = test::inSource(u"scenarios/norman-gate/");

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The castle with a journal, and with its texts changed before it is read.
class Game
{
public:
    explicit Game(const std::function<void(QByteArray&)>& change = {})
    {
        for (const char* name : {"norman-gate.scenario.yaml", "norman-gate.map.yaml"})
        {
            QByteArray text = contentOf(castle + name);
            if (change)
                change(text);
            QFile out(desk_.filePath(name));
            if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
                qFatal("cannot write %s", name);
        }
        const auto loaded = io::loadScenario(desk_.filePath("norman-gate.scenario.yaml").toStdString());
        if (!loaded.value)
            qFatal("the scenario has errors");
        setting_ = *loaded.value;
        const auto journal =
            io::loadJournal((castle + "played.journal.yaml").toStdString(), *setting_, io::Links::Follow);
        if (!journal.value)
            qFatal("the journal has errors");
        journal_ = *journal.value;
    }

    void add(play::Happening what)
    {
        journal_.entries.push_back(
            {static_cast<int>(journal_.entries.size()) + 1, setting_->system->version(), std::move(what)});
    }
    BattleReport report() const { return report::reportOf(setting_, journal_); }
    const play::Journal& journal() const { return journal_; }
    const std::shared_ptr<const play::Setting>& setting() const { return setting_; }

private:
    QTemporaryDir desk_;
    std::shared_ptr<const play::Setting> setting_;
    play::Journal journal_;
};

std::vector<Line> linesOf(const BattleReport& report)
{
    std::vector<Line> all;
    for (const report::Turn& turn : report.turns)
        for (const report::Step& step : turn.steps)
            all.insert(all.end(), step.lines.begin(), step.lines.end());
    return all;
}

const Line* lineOf(const std::vector<Line>& lines, int number)
{
    const auto at = std::ranges::find(lines, number, &Line::number);
    return at == lines.end() ? nullptr : &*at;
}

/// What a reader sees, hears and can go to in a page of HTML.
struct Page
{
    QString error;
    QString language;
    QString text;
    QString style;
    QStringList names; ///< of elements
    QStringList ids;
    QStringList links;
    QStringList alternatives;
};

Page read(const QString& html)
{
    Page page;
    QXmlStreamReader xml(html);
    bool inStyle = false;
    while (!xml.atEnd())
    {
        xml.readNext();
        if (xml.isStartElement())
        {
            const QString name = xml.name().toString();
            page.names += name;
            inStyle = name == "style";
            const auto attributes = xml.attributes();
            if (name == "html")
                page.language = attributes.value("lang").toString();
            if (attributes.hasAttribute("id"))
                page.ids += attributes.value("id").toString();
            if (attributes.hasAttribute("href"))
                page.links += attributes.value("href").toString();
            if (name == "svg" && attributes.value("role") == u"img")
                page.alternatives += attributes.value("aria-label").toString();
        }
        else if (xml.isEndElement())
            inStyle = false;
        else if (xml.isCharacters())
            (inStyle ? page.style : page.text) += xml.text().toString();
    }
    if (xml.hasError())
        page.error = QString("%1:%2: %3").arg(xml.lineNumber()).arg(xml.columnNumber()).arg(xml.errorString());
    return page;
}

qsizetype wordsIn(const QString& text)
{
    static const QRegularExpression word("\\b\\p{Ll}{2,}\\b");
    qsizetype count = 0;
    for (auto found = word.globalMatch(text); found.hasNext(); found.next())
        ++count;
    return count;
}

/// All that a report says.
QStringList saidIn(const BattleReport& report)
{
    QStringList said{report.title, report.edition, report.now, report.victory, report.result.winner, report.result.why};
    for (const report::Force& one : report.forces)
        said += one.name;
    for (const report::Turn& turn : report.turns)
    {
        said += turn.title;
        said += turn.end ? turn.end->title + '\n' + turn.end->says : QString();
        for (const report::Step& step : turn.steps)
            said += step.title;
    }
    for (const Line& line : linesOf(report))
        said += {line.who, line.order, line.outcome, line.dice, line.ruled};
    for (const report::Casualty& one : report.casualties)
        said += {one.became, one.when, one.how};
    return said;
}

} // namespace

class TestReport : public QObject
{
    Q_OBJECT

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : words::languages())
            QTest::newRow(qPrintable(language)) << language;
    }

private slots:
    void cleanup() { app::useLanguage("en"); }

    void theLinesInForceAreToldInTheirTurns()
    {
        app::useLanguage("en");
        const Game game;
        const BattleReport report = game.report();
        const auto lines = linesOf(report);
        QCOMPARE(report.title, QString("The Norman gate"));
        QCOMPARE(report.system, QString("SIEGE"));
        QCOMPARE(report.edition, QString("French edition"));
        QVERIFY(report.turns.size() >= 2);
        QVERIFY(std::ranges::is_sorted(lines, {}, &Line::number));
        const Line* shot = lineOf(lines, 1);
        QVERIFY(shot != nullptr);
        QCOMPARE(shot->order, QString("Alric shoots at Gwyn"));
        QCOMPARE(shot->who, QString("Garrison of Aberwen"));
        QCOMPARE(shot->dice, QString("7"));
        QVERIFY(!shot->outcome.isEmpty());
        QCOMPARE(lineOf(lines, 2)->sort, Line::Sort::Refusal);
        for (const report::Turn& turn : report.turns)
        {
            QVERIFY(turn.end && play::hexBoard({turn.end->board}));
            QVERIFY(!turn.end->pieces.empty());
        }
    }

    void whatTheRefereeRuledIsMarkedAndNotesStandWhereTheyWereWritten()
    {
        app::useLanguage("en");
        const auto lines = linesOf(Game().report());
        const auto said = std::ranges::find(lines, QString("a break for supper"), &Line::outcome);
        QVERIFY(said != lines.end());
        QCOMPARE(said->sort, Line::Sort::Note);
        const auto noted = [&](const char* note) { return std::ranges::find(lines, QString(note), &Line::note); };
        QVERIFY(noted("the stone had missed") != lines.end());
        QCOMPARE(noted("the stone had missed")->sort, Line::Sort::Ruling);
        QVERIFY(std::ranges::any_of(lines, [](const Line& one) { return !one.ruled.isEmpty(); }));
    }

    void whatWasUndoneIsLeftOut()
    {
        app::useLanguage("en");
        Game game;
        const auto before = game.report();
        const auto whole = linesOf(before).size();
        while (lineOf(linesOf(before),
                      play::folded(game.journal(), play::begin(game.setting())).inForce().back() + 1) == nullptr)
            game.add(play::Undone{}); // an end of a step, of which nothing is told
        game.add(play::Undone{});
        const BattleReport after = game.report();
        QCOMPARE(linesOf(after).size(), whole - 1);
        game.add(play::BackTo{0});
        const BattleReport nothing = game.report();
        for (const Line& line : linesOf(nothing))
            QCOMPARE(line.sort, Line::Sort::Note); // which no undo takes back
        QVERIFY(nothing.casualties.empty());
        QCOMPARE(nothing.beginning->pieces, before.beginning->pieces);
    }

    void aCorrectedLineIsToldAsItStands()
    {
        app::useLanguage("en");
        Game game;
        const auto whole = linesOf(game.report());
        const auto missed = std::ranges::find_if(whole, [](const Line& one) { return one.number == 1; });
        game.add(play::Amended{1, play::Dice{{10, 9, "shot", play::Source::Corrected}}, {}, "it was a nine"});
        const auto lines = linesOf(game.report());
        const Line* now = lineOf(lines, 1);
        QCOMPARE(lines.size(), whole.size());
        QCOMPARE(now->dice, QString("9 (corrected)"));
        QVERIFY(now->note.contains("it was a nine"));
        QCOMPARE(now->order, missed->order);
        QCOMPARE(now->sort, missed->sort);
        game.add(play::Amended{1, {}, play::Overruling{false, {}, "a cloud"}, {}});
        const auto ruled = linesOf(game.report());
        QCOMPARE(lineOf(ruled, 1)->sort, Line::Sort::Ruling);
    }

    void thePositionAtTheEndIsTheGame()
    {
        app::useLanguage("en");
        const Game game;
        const BattleReport report = game.report();
        const auto scene = play::sceneOf(play::folded(game.journal(), play::begin(game.setting())).game());
        QCOMPARE(report.turns.back().end->pieces, scene->pieces);
        int gone = 0;
        for (const report::Force& force : report.forces)
            gone += force.losses.gone;
        const auto dead = std::ranges::count_if(scene->pieces, [](const play::Piece& one)
                                                { return one.gone && one.printed && one.thing.sort == "counter"; });
        QCOMPARE(gone, static_cast<int>(dead));
    }

    void whoCameOffWorseIsACasualtyOfItsLine()
    {
        app::useLanguage("en");
        const BattleReport report = Game().report();
        QVERIFY(report.casualties.size() > 2);
        const auto lines = linesOf(report);
        QCOMPARE(report.casualties.front().who, QString("Rhodri"));
        QCOMPARE(report.casualties.front().line, 7); // shot from his horse there, placed on the map in line 10
        for (const report::Casualty& one : report.casualties)
        {
            QVERIFY(!one.who.isEmpty() && !one.became.isEmpty() && one.force >= 0);
            const Line* line = lineOf(lines, one.line);
            QVERIFY2(line != nullptr && line->order == one.how, qPrintable(one.who));
        }
    }

    /// Before anything else.
    void whoWonAndWhatDecidedItIsToldFirst()
    {
        app::useLanguage("en");
        Game game;
        QCOMPARE(report::factsOf(game.report()).front().first, QString("Game")); // nobody has won yet
        game.add(play::ByHand{
            {{"state", {{"counter", play::Ref{"counter", "fulk"}}, {"state", play::Choice{"state", "dead"}}}}}, {}});
        const auto facts = report::factsOf(game.report());
        QCOMPARE(facts[0], std::pair(QString("Winner"), QString("Rhodri’s host")));
        QCOMPARE(facts[1].second, QString("Fulk has fallen."));
        QVERIFY(facts[2].second.startsWith("Turn ") && facts[3].second.endsWith("By hand"));
        QVERIFY(!game.report().victory.contains("Victory:"));
        QCOMPARE(game.report().result.said, QString("Fulk has fallen: Rhodri’s host won."));
    }

    void htmlIsWellFormedAndNeedsNothingElse_data() { languages(); }
    void htmlIsWellFormedAndNeedsNothingElse()
    {
        QFETCH(QString, language);
        app::useLanguage(language);
        const BattleReport report = Game().report();
        const Page page = read(report::htmlOf(report));
        QCOMPARE(page.error, QString());
        QCOMPARE(page.language, language);
        QVERIFY(page.text.contains(report.title));
        QVERIFY(page.style.contains("prefers-color-scheme:dark") && page.style.contains("@media print"));
        QVERIFY(!page.style.contains("url(") && !page.style.contains("@import"));
        for (const QString& link : page.links)
            QVERIFY2(link.startsWith("data:image/png;base64,") || page.ids.contains(link.mid(1)), qPrintable(link));
        QStringList once = page.ids;
        once.removeDuplicates();
        QCOMPARE(once, page.ids);
        const auto maps =
            std::ranges::count_if(report.turns, [](const report::Turn& one) { return one.end.has_value(); });
        QVERIFY(maps > 1);
        QCOMPARE(page.alternatives.size(), maps + 1);
        for (const QString& alternative : page.alternatives)
            QVERIFY(alternative.contains(report.forces.front().name));
        QCOMPARE(page.names.count("h1"), 1);
        for (const Line& line : linesOf(report))
        {
            QVERIFY(page.ids.contains(QString("line-%1").arg(line.number)));
            QVERIFY2(page.text.contains(line.order) && page.text.contains(line.outcome), qPrintable(line.order));
        }
        for (const report::Casualty& one : report.casualties)
            QVERIFY(page.text.contains(one.who));
        QVERIFY(page.names.contains("nav") && page.names.contains("main") && page.names.contains("table"));
    }

    void nothingIsEnglishInAnotherLanguage_data() { languages(); }
    void nothingIsEnglishInAnotherLanguage()
    {
        QFETCH(QString, language);
        app::useLanguage("en");
        const BattleReport english = Game().report();
        QStringList sentences = saidIn(english) + report::markdownOf(english).split('\n');
        sentences.erase(std::remove_if(sentences.begin(), sentences.end(),
                                       [](const QString& one)
                                       { return wordsIn(one) < 2 || one == "a break for supper"; }),
                        sentences.end());
        QVERIFY(sentences.size() > 50);
        app::useLanguage(language);
        const BattleReport report = Game().report();
        const QString text = saidIn(report).join('\n') + report::markdownOf(report);
        for (const QString& one : sentences)
            QVERIFY2(text.contains(one) == (language == "en"), qPrintable(language + ": " + one));
    }

    void whatFilesSayIsText()
    {
        app::useLanguage("en");
        const Game game(
            [](QByteArray& text)
            {
                text.replace("name: Gwyn,", "name: '<script>alert(1)</script>\u202e&amp;|*_`',");
                text.replace("en: Garrison of Aberwen", "en: '\"><img src=x onerror=alert(1)> %1 %2'");
                text.replace("title: {en: The Norman gate", "title: {en: '</title><b>|bold|</b> \"q\" # [a](b)'");
            });
        const BattleReport report = game.report();
        QVERIFY(report.title.contains("<b>"));
        const QString html = report::htmlOf(report);
        const Page page = read(html);
        QCOMPARE(page.error, QString());
        QVERIFY(!page.names.contains("script") && !page.names.contains("img") && !page.names.contains("b"));
        QVERIFY(page.text.contains("<script>alert(1)</script>"));
        QVERIFY(page.text.contains("\"><img src=x onerror=alert(1)> %1 %2"));
        const QString markdown = report::markdownOf(report);
        QVERIFY(!QRegularExpression("(?<!\\\\)<").match(markdown).hasMatch());
        QVERIFY(markdown.contains("\\[a\\](b)"));
        tablesAreRegular(markdown);
    }

    void signsThatNoFileMayHoldAreLeftOut()
    {
        app::useLanguage("en");
        BattleReport report = Game().report();
        report.title = QString("a") + QChar(1) + QChar(0xFFFF) + QChar(0xD800) + "b" + QString::fromUcs4(U"\U0001F3F0");
        report.turns.front().title = QString(QChar(0)) + "c";
        QCOMPARE(read(report::htmlOf(report)).error, QString());
        QVERIFY(report::markdownOf(report).contains(QString::fromUtf8("ab\xF0\x9F\x8F\xB0")));
    }

    void markdownTablesAreRegular_data() { languages(); }
    void markdownTablesAreRegular()
    {
        QFETCH(QString, language);
        app::useLanguage(language);
        const BattleReport report = Game().report();
        const QString markdown = report::markdownOf(report);
        tablesAreRegular(markdown);
        QVERIFY(!markdown.contains("!["));
        for (const report::Turn& turn : report.turns)
            QVERIFY(markdown.contains("\n## " + turn.title));
    }

    void pdfHasPages()
    {
        app::useLanguage("fr");
        const QTemporaryDir desk;
        const QString file = desk.filePath("castle.pdf");
        const auto done = report::writeReport(Game().report(), file, io::Links::Follow);
        QVERIFY2(done, done ? "" : qPrintable(done.error()));
        const QByteArray pdf = contentOf(file);
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pdf.count("/Type /Page\n") >= 3);
    }

    void aNoteLongerThanAPageIsPrinted()
    {
        app::useLanguage("en");
        Game game;
        game.add(play::ByHand{{}, QString("all night long ").repeated(2000).toStdString()});
        const QTemporaryDir desk;
        QVERIFY(report::writeReport(game.report(), desk.filePath("castle.pdf"), io::Links::Follow));
        const QByteArray pdf = contentOf(desk.filePath("castle.pdf"));
        QVERIFY(pdf.count("/Type /Page\n") >= 7);
    }

    void aReportThatIsNotWantedLeavesTheFile()
    {
        const QTemporaryDir desk;
        const QString file = desk.filePath("castle.md");
        QVERIFY(report::writeReport(Game().report(), file, io::Links::Follow));
        const QByteArray before = contentOf(file);
        const std::atomic<bool> cancelled = true;
        app::useLanguage("it");
        QVERIFY(report::writeReport(Game().report(), file, io::Links::Follow, &cancelled));
        QCOMPARE(contentOf(file), before);
    }

private:
    static void tablesAreRegular(const QString& markdown)
    {
        static const QRegularExpression bar("(?<!\\\\)\\|");
        qsizetype columns = 0;
        int tables = 0;
        for (const QString& line : markdown.split('\n'))
        {
            const bool row = line.startsWith('|');
            const qsizetype bars = row ? line.count(bar) : 0;
            tables += row && columns == 0 ? 1 : 0;
            QVERIFY2(!row || columns == 0 || bars == columns, qPrintable(line));
            columns = bars;
        }
        QVERIFY(tables >= 2);
    }
};

LIST_TEST(TestReport)

} // namespace tst_report

#include "tst_report.moc"
