// Sentences put together: reports, verdicts, journals, lists of candidates and of orders, in four languages. What each
// of them says alone is the business of `merlonctl i18n check`.

#include "support_ctl.h"
#include "support_joined.h"
#include "support_main.h"

#include "app/language/language.h"
#include "app/report/report_file.h"
#include "core/io/files.h"
#include "core/io/journal_file.h"
#include "referee/journal_text.h"
#include "translations/language_name.h"
#include "translations/words.h"

#include <QDir>
#include <QtTest>

namespace tst_joined
{

using namespace merlon;

namespace
{

struct Played
{
    QString folder;
    std::shared_ptr<const play::Setting> setting;
    play::Journal journal;
};

QStringList playedFolders()
{
    QStringList folders;
    const QDir scenarios(test::inSource(u"scenarios"));
    for (const QString& name : scenarios.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        if (const QDir folder(scenarios.filePath(name)); // a tournament has no characters
            folder.exists("played.journal.yaml") && !folder.entryList({"*.scenario.yaml"}).isEmpty())
            folders += folder.path();
    return folders;
}

Played load(const QString& folder)
{
    const QString name = QDir(folder).entryList({"*.scenario.yaml"}).value(0);
    const auto setting = io::loadScenario((folder + '/' + name).toStdString());
    const auto journal =
        io::loadJournal((folder + "/played.journal.yaml").toStdString(), **setting.value, io::Links::Follow);
    return {folder, *setting.value, *journal.value};
}

void add(QStringList& names, const LocalText& text)
{
    for (const auto& [language, said] : text.texts)
        names += QString::fromStdString(said);
}

test::Names namesIn(const play::Setting& setting, const play::Journal& journal)
{
    test::Names names;
    for (const play::Force& force : setting.scenario.forces)
    {
        add(names.all, force.name);
        for (const play::Counter& counter : force.counters)
            if (!counter.name.empty())
                names.counters += QString::fromStdString(counter.name);
    }
    add(names.all, setting.scenario.title);
    for (const play::Zone& zone : setting.scenario.zones)
        add(names.all, zone.name);
    for (const play::Board& board : setting.boards)
        if (const auto* map = std::get_if<play::HexBoard>(&board))
            for (const map::Structure& one : (*map)->structures)
                add(names.all, one.name);
    for (const play::Entry& entry : journal.entries) // the referee writes as he likes
        std::visit(
            [&](const auto& what)
            {
                if constexpr (requires { what.note; })
                    add(names.all, what.note);
            },
            entry.what);
    names.all += names.counters;
    names.all += {"SIEGE", "Merlon"};
    return names;
}

/// As it is read: without the marks of emphasis.
QStringList linesOfMarkdown(QString text)
{
    return text.remove(QRegularExpression("\\\\(?=[-.()#!])")).remove("**").remove('*').split('\n', Qt::SkipEmptyParts);
}

QStringList verdictsOf(const Played& played)
{
    QStringList lines;
    play::Fold fold(play::begin(played.setting));
    fold.takeAll(played.journal.entries);
    for (std::size_t i = 0; i < played.journal.entries.size(); ++i)
    {
        const auto* one = std::get_if<play::Played>(&played.journal.entries[i].what);
        if (one == nullptr)
            continue;
        const play::Game before = fold.before(static_cast<int>(i));
        const referee::VerdictText text(before);
        lines += text.toText(one->order, play::judge(before, one->order, one->given)).split('\n', Qt::SkipEmptyParts);
    }
    return lines;
}

QStringList journalOf(const Played& played)
{
    QStringList lines;
    const play::Fold fold = play::folded(played.journal, play::begin(played.setting));
    const referee::JournalText text(played.journal, fold);
    for (int i = 0; i < static_cast<int>(played.journal.entries.size()); ++i)
        lines += text.aloud(i);
    return lines;
}

QStringList saidBy(const QStringList& arguments)
{
    return QString::fromUtf8(test::ctl(arguments).out).split('\n', Qt::SkipEmptyParts);
}

/// Every fault once, with the line in which it was met first.
QString faultsIn(const QStringList& lines, const QString& language, const test::Names& names)
{
    QString out;
    QSet<QString> met;
    for (const QString& line : lines)
        if (const QString fault = test::jointFault(line, language, names); !fault.isEmpty() && !met.contains(fault))
        {
            met += fault;
            if (met.size() <= 60)
                out += "\n  " + fault + "  |  " + line.trimmed().left(160);
        }
    return out;
}

} // namespace

class TestJoined : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { app::useLanguage("en"); }

    void planted_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* language, const char* line, const char* fault)
        { QTest::newRow(line) << QString(language) << QString::fromUtf8(line) << QString::fromUtf8(fault); };
        row("en", "Alric shoots at Gwyn: Missed.", "capital");
        row("it", "Alric tira contro Gwyn: Tiro mancato.", "capital");
        row("fr", "Alric tire sur Gwyn\u00a0: Tir manqué.", "capital");
        row("en", "Stones fall: 2 points are lost: some engine.", "two colons");
        row("en", "Alric Gwyn moves.", "names in a row");
        row("en", "Dice: 7", "one die");
        row("it", "Dadi: 7", "one die");
        row("en", "Result: -.", "before nothing");
        row("en", "Alric moves to 2015.", "year");
        row("it", "Alric si muove in 2015.", "year");
        row("es", "Alric avanza a 2015.", "year");
        row("fr", "Alric recule en 2015.", "year");
        row("en", "Nobody else is affected.", "nobody else");
        row("it", "by: counter", "English");
        row("fr", "une note, a break from supper", "English");
    }
    void planted()
    {
        QFETCH(QString, language);
        QFETCH(QString, line);
        QFETCH(QString, fault);
        const test::Names names{{"Alric", "Gwyn"}, {"Alric", "Gwyn"}};
        QVERIFY2(test::jointFault(line, language, names).contains(fault),
                 qPrintable(test::jointFault(line, language, names)));
    }

    void right_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("names") << "Winner: Gwyn";
        QTest::newRow("hexes") << "Alric moves to hex 2015. Dice 7, 9";
        QTest::newRow("facts") << "Range: 8; cover: none";
        QTest::newRow("list") << "Alric, Gwyn";
    }
    void right()
    {
        QFETCH(QString, line);
        const test::Names names{{"Alric", "Gwyn"}, {"Alric", "Gwyn"}};
        QCOMPARE(test::jointFault(line, "en", names), QString());
    }

    void whatIsPlayed_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("language");
        for (const QString& folder : playedFolders())
            for (const QString& language : words::languages())
                QTest::addRow("%s, %s", qPrintable(QFileInfo(folder).fileName()), qPrintable(language))
                    << folder << language;
    }
    void whatIsPlayed()
    {
        QFETCH(QString, folder);
        QFETCH(QString, language);
        app::useLanguage(language);
        const Played played = load(folder);
        const test::Names names = namesIn(*played.setting, played.journal);
        const auto report = report::reportOf(played.setting, played.journal);
        const QString scenario = folder + '/' + QDir(folder).entryList({"*.scenario.yaml"}).value(0);
        QString faults = faultsIn(linesOfMarkdown(report::markdownOf(report)), language, names);
        faults += faultsIn(verdictsOf(played), language, names);
        faults += faultsIn(journalOf(played), language, names);
        for (const QString& target : targetsIn(*played.setting))
            faults += faultsIn(saidBy({"who", scenario, target, "--lang", language}), language, names);
        QVERIFY2(faults.isEmpty(), qPrintable(faults));
    }

    void ordersAreListed_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : words::languages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void ordersAreListed()
    {
        QFETCH(QString, language);
        QStringList lines;
        static const QRegularExpression key("^\\s*[\\w-]+(?:: ?|  (?=\\S)|$)"); // as files have it
        for (QString line : saidBy({"orders", "--lang", language}))
            lines += line.remove(key);
        QVERIFY(lines.size() > 50);
        static const QRegularExpression words(" ?: [a-z_, -]+(?=$| \\()");
        lines.replaceInStrings(words, QString());
        QString faults;
        for (const QString& line : lines)
            if (const QString fault = test::jointFault(line, language, {}); fault.startsWith("English"))
                faults += "\n  " + fault + " | " + line;
        QVERIFY2(faults.isEmpty(), qPrintable(faults));
    }

private:
    /// A counter of each force.
    static QStringList targetsIn(const play::Setting& setting)
    {
        QStringList ids;
        for (const play::Force& force : setting.scenario.forces)
            ids += QString::fromStdString(force.counters.front().id);
        return ids;
    }
};

LIST_TEST(TestJoined)

} // namespace tst_joined

#include "tst_joined.moc"
