// Files whose texts are markup: they are shown as they are written, and nothing that they name is opened. Pipes,
// devices and folders where files should be, and full disks: the window says so and goes on.

#include "app/language/language.h"
#include "app/window/problems_dialog.h"
#include "editor/hex_map_view.h"
#include "editor/inspector_panel.h"
#include "editor/render.h"
#include "referee/candidate_model.h"
#include "referee/journal_view.h"
#include "referee/referee_panel.h"
#include "support_main.h"
#include "support_window.h"
#include "tell.h"

#include <QAbstractItemView>
#include <QAction>
#include <QDialog>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QPrintDialog>
#include <QPrinter>
#include <QSettings>
#include <QTest>
#include <QTextBrowser>
#include <QTextImageFormat>
#include <QTextObject>
#include <QXmlStreamReader>

#include <csignal>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_window_hostile
{

using namespace merlon;

namespace
{

/// Never ends once Qt reads it.
constexpr const char* trap = "<img src='/dev/zero'>&</title><script>x</script>";

/// While it lives files may grow to so many bytes and no more, as on a disk that is full.
class SmallDisk
{
public:
    explicit SmallDisk(rlim_t room)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit now{room, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &now);
    }
    ~SmallDisk() { setrlimit(RLIMIT_FSIZE, &before_); }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

private:
    rlimit before_{};
};

QStringList filesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

/// What a dialog says, in all of its texts.
QString saidBy(const QDialog& dialog)
{
    QStringList all;
    for (const auto* label : dialog.findChildren<QLabel*>())
        all += label->text();
    for (const auto* list : dialog.findChildren<QAbstractItemView*>())
        for (int row = 0; row < list->model()->rowCount(); ++row)
            for (int column = 0; column < list->model()->columnCount(); ++column)
                all += list->model()->index(row, column).data().toString();
    return all.join('\n');
}

} // namespace

class TestWindowHostile : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    /// Every free text of a castle: titles, names, the span, ranks, zones' names are ids and cannot hold it.
    void poison() const
    {
        const QByteArray text = '"' + QByteArray(trap) + '"';
        QByteArray map = test::readAll(castle_->map());
        map.replace(
            "title: {en: The Norman gate, it: La porta normanna, es: La puerta normanda, fr: La porte normande}",
            "title: " + text);
        QVERIFY(map.contains(trap));
        test::writeAll(castle_->map(), map);
        QByteArray scenario = test::readAll(castle_->scenario());
        const auto title = scenario.indexOf("\ntitle:");
        scenario.replace(title, scenario.indexOf('\n', title + 1) - title, "\ntitle: " + text);
        scenario.replace("name: Alric,", "name: " + text + ", rank: " + text + ',');
        QVERIFY(scenario.count(trap) >= 3);
        test::writeAll(castle_->scenario(), scenario);
    }

    /// What may lie where a file should be.
    QStringList noFiles() const
    {
        const QString folder = castle_->folder();
        QStringList all{folder + "/pipe.map.yaml", folder + "/device.map.yaml", folder + "/folder.map.yaml"};
        if (mkfifo(qPrintable(all[0]), 0600) != 0 || symlink("/dev/zero", qPrintable(all[1])) != 0 ||
            !QDir().mkdir(all[2]))
            qFatal("cannot make what is no file");
        return all;
    }

    /// What is said when a picture, or what is asked for so, is exported into that file.
    QString saidOfExport(const QString& file) const
    {
        return saidOfExport(file, [this] { window_->action("file.export")->trigger(); });
    }
    static QString saidOfExport(const QString& file, const std::function<void()>& ask)
    {
        QString said;
        const test::Answer name([&file](QDialog& dialog) { test::nameFile(dialog, file); });
        ask();
        const test::Answer warning(
            [&said](QDialog& dialog)
            {
                said = saidBy(dialog);
                dialog.reject();
            });
        return name.asked() && QTest::qWaitFor([&] { return !said.isEmpty(); }, 30'000) ? said : QString();
    }

    /// Labels and tips that would read their text as markup, and documents with a picture in them.
    QStringList markupIn(const QWidget& root) const
    {
        QStringList found;
        for (const auto* label : root.findChildren<QLabel*>())
            if (label->text().contains("<img") && label->textFormat() != Qt::PlainText)
                found += label->text();
        for (const auto* text : root.findChildren<QTextEdit*>())
            if (text->document()->toHtml().contains("<img"))
                found += text->toPlainText();
        for (const auto* widget : root.findChildren<QWidget*>())
            for (const QString& tip : {widget->toolTip(), widget->whatsThis(), widget->statusTip()})
                if (tip.contains("<img"))
                    found += tip;
        return found;
    }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        poison();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
    }

    void everyPanelShowsTextAsText()
    {
        auto& panel = window_->refereePanel();
        window_->inspector().setHex(test::hexNamed(*window_, "P10"));
        window_->session().judge(
            {"shoot", {{"by", play::Ref{"counter", "alric"}}, {"at", play::Ref{"counter", "gwyn"}}}});
        window_->session().giveDie(4);
        QTest::qWait(50);
        QCOMPARE(markupIn(*window_), QStringList());
        bool named = false;
        for (const auto* label : window_->findChildren<QLabel*>())
            named = named || label->text().contains(trap);
        QVERIFY(named); // it is there, as text
        bool tipped = false;
        for (const auto* widget : window_->findChildren<QWidget*>())
            tipped = tipped || widget->toolTip().contains(QString(trap).toHtmlEscaped());
        QVERIFY(tipped); // as who may act
        QVERIFY(window_->session().accept());
        QCOMPARE(markupIn(*window_), QStringList());
        for (const auto* view : window_->findChildren<QAbstractItemView*>())
            for (int row = 0; view->model() != nullptr && row < qMin(view->model()->rowCount(), 60); ++row)
                for (int column = 0; column < qMin(view->model()->columnCount(), 20); ++column)
                {
                    const QString tip = view->model()->index(row, column).data(Qt::ToolTipRole).toString();
                    QVERIFY2(!tip.contains("<img"), qPrintable(tip));
                }
        Q_UNUSED(panel);
    }

    void theProblemsOfSuchAFileAreText()
    {
        const yaml::Diagnostics problems{
            yaml::diagnostic(yaml::Severity::Error, "castle.yaml", tell::unknown_weapon{.name = trap}, 3, 1)};
        const test::Answer look(
            [this](QDialog& dialog)
            {
                QTest::qWait(20);
                const QStringList found = markupIn(dialog);
                const auto* tree = dialog.findChild<QAbstractItemView*>();
                const QString tip = tree->model()->index(0, 1).data(Qt::ToolTipRole).toString();
                dialog.reject();
                QCOMPARE(found, QStringList());
                QVERIFY2(!tip.contains("<img"), qPrintable(tip));
            });
        app::ProblemsDialog(trap, problems, window_.get()).exec();
        QVERIFY(look.asked());
    }

    void whatIsNoFileIsRefusedAtOnce()
    {
        const QString scenario = castle_->folder() + "/another.scenario.yaml";
        const QByteArray text = test::readAll(castle_->scenario());
        for (const QString& path : noFiles())
        {
            test::writeAll(scenario,
                           QByteArray(text).replace("norman-gate.map.yaml", QFileInfo(path).fileName().toUtf8()));
            for (const QString& file : {path, scenario})
            {
                QString said;
                const test::Answer read(
                    [&said](QDialog& dialog)
                    {
                        said = saidBy(dialog);
                        dialog.reject();
                    });
                QVERIFY(!window_->open(file));
                QVERIFY(read.asked());
                QVERIFY2(said.contains("not a regular file") || said.contains("a folder") ||
                             said.contains("a link leads out"),
                         qPrintable(said));
            }
        }
        QCOMPARE(window_->workspace().map().path(), castle_->map());
    }

    /// The recent files are looked at on every start.
    void aStartDoesNotWaitForThem()
    {
        QSettings().setValue("recent", noFiles());
        window_->offerRecovery();
        window_->findChild<QMenu*>("menu.recent")->popup({});
        window_->findChild<QMenu*>("menu.recent")->close();
        QSettings().remove("recent");
    }

    /// A status bar draws a tip as it is written.
    void theirStatusTipsAreTheirPathsInOneLine()
    {
        QSettings().setValue("recent", QStringList{"/<img src='x'> & co\n\ttower.map.yaml", "/R&D/<b>.map.yaml"});
        auto* menu = window_->findChild<QMenu*>("menu.recent");
        menu->popup({});
        menu->close();
        QSettings().remove("recent");
        QCOMPARE(menu->actions().at(0)->statusTip(), QString("/<img src='x'> & co tower.map.yaml"));
        QCOMPARE(menu->actions().at(1)->statusTip(), QString("/R&D/<b>.map.yaml"));
        for (const auto* action : window_->findChildren<QAction*>())
            QVERIFY2(!action->statusTip().contains('\n'), qPrintable(action->statusTip()));
    }

    void aJournalThatIsNoFileIsSaidSo()
    {
        window_.reset();
        const QString journal = castle_->folder() + "/norman-gate.journal.yaml";
        QFile::remove(journal);
        QCOMPARE(mkfifo(qPrintable(journal), 0600), 0);
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
    }

    /// An archive can hold a torn journal, and a link to a user's start-up file where its end would be set aside.
    void openingAGameWritesThroughNoLink_data()
    {
        QTest::addColumn<QString>("laid");
        QTest::newRow("the end that is set aside") << ".journal.yaml.cut";
        QTest::newRow("the journal") << ".journal.yaml";
        QTest::newRow("the secrets") << ".secrets.yaml";
    }

    void openingAGameWritesThroughNoLink()
    {
        QFETCH(const QString, laid);
        window_.reset();
        const QString victim = desk_.filePath("start-up");
        const QByteArray torn = "merlon: journal/1\nscenario: norman-gate.scenario.yaml\n; touch /tmp/owned\n";
        const QByteArray mine = laid == ".journal.yaml" ? torn : QByteArray("mine\n");
        test::writeAll(victim, mine);
        test::writeAll(castle_->scenario() + ".journal.yaml", torn);
        QFile::remove(castle_->scenario() + laid);
        QVERIFY(QFile::link(victim, castle_->scenario() + laid));
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
        QVERIFY2(window_->session().journalProblem().contains("there is a symbolic link there; delete or rename it"),
                 qPrintable(window_->session().journalProblem()));
        QVERIFY(!window_->session().ruleByHand({}, "a break for supper"));
        QCOMPARE(test::readAll(victim), mine);
        QFile::remove(victim);
    }

    void exportsFollowNoLink_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("proposed");
        QTest::addColumn<bool>("there");
        const auto rows = [](const char* what, const QStringList& proposed)
        {
            for (const QString& name : proposed)
                for (const bool there : {false, true})
                    QTest::addRow("%s to %s", qPrintable(name), there ? "a file" : "nothing") << what << name << there;
        };
        rows("picture", {"norman-gate.png", "norman-gate.svg", "norman-gate.pdf"});
        rows("report", {"norman-gate.html", "norman-gate.md", "norman-gate.report.pdf"});
        rows("position", {"norman-gate-line-1.png"});
    }

    /// A stranger knows under which name they are proposed.
    void exportsFollowNoLink()
    {
        QFETCH(const QString, what);
        QFETCH(const QString, proposed);
        QFETCH(const bool, there);
        const QString victim = desk_.filePath("mine");
        if (there)
            test::writeAll(victim, "mine");
        const QString file = castle_->folder() + '/' + proposed;
        QVERIFY(QFile::link(victim, file));
        QVERIFY(window_->session().ruleByHand({}, "a break for supper"));
        const QString said =
            saidOfExport(file,
                         [&]
                         {
                             if (what == "position")
                                 emit window_->journal().pictureWanted(0);
                             else
                                 window_->action(what == "report" ? "referee.report" : "file.export")->trigger();
                         });
        QVERIFY2(said.contains(proposed + " cannot be written: there is a symbolic link there"), qPrintable(said));
        QCOMPARE(QFile::exists(victim), there);
        QVERIFY(!there || test::readAll(victim) == "mine");
        QVERIFY(QFileInfo(file).isSymLink());
        QFile::remove(victim);
    }

    /// A printer that prints into a PDF would open it itself.
    void aPrintIntoAFileFollowsNoLink()
    {
        QVERIFY(window_->session().ruleByHand({}, "a break for supper"));
        const QString victim = desk_.filePath("mine");
        const auto printInto = [&](const QString& file)
        {
            QString said;
            std::optional<test::Answer> warning;
            const test::Answer paper(
                [&](QDialog& dialog)
                {
                    qobject_cast<QPrintDialog*>(&dialog)->printer()->setOutputFileName(file);
                    dialog.done(QDialog::Accepted);
                    warning.emplace(
                        [&said](QDialog& box)
                        {
                            said = saidBy(box);
                            box.reject();
                        });
                });
            emit window_->journal().printWanted(0);
            return said;
        };
        QVERIFY(QFile::link(victim, castle_->folder() + "/print.pdf"));
        const QString said = printInto(castle_->folder() + "/print.pdf");
        QVERIFY2(said.contains("print.pdf cannot be written: there is a symbolic link there"), qPrintable(said));
        QVERIFY(!QFile::exists(victim));
        QCOMPARE(printInto(castle_->folder() + "/other.pdf"), QString());
        QVERIFY(test::readAll(castle_->folder() + "/other.pdf").startsWith("%PDF-"));
    }

    void longValuesAreNotShownWhole()
    {
        const QString file = castle_->folder() + "/long.map.yaml";
        QByteArray text = test::readAll(castle_->map());
        text.replace("b: brush", "b: " + QByteArray(120, 'x')); // the longest that is read
        test::writeAll(file, text);
        QString said;
        const test::Answer read(
            [&said](QDialog& dialog)
            {
                said = saidBy(dialog);
                dialog.reject();
            });
        QVERIFY(!window_->open(file));
        QVERIFY(read.asked());
        QVERIFY2(said.contains("'xxx") && !said.contains(QString(100, 'x')), qPrintable(said.left(1000)));
    }

    void aFullDiskIsSaidAndLeavesNothing_data()
    {
        QTest::addColumn<QString>("ending");
        for (const char* ending : {"png", "svg", "pdf"})
            QTest::newRow(ending) << ending;
    }

    void aFullDiskIsSaidAndLeavesNothing()
    {
        QFETCH(const QString, ending);
        const QStringList before = filesIn(castle_->folder());
        QString said;
        {
            const SmallDisk disk(20'000);
            said = saidOfExport(castle_->folder() + "/castle." + ending);
        }
        QVERIFY2(said.contains("castle." + ending + " cannot be written: it exceeds the file size limit here"),
                 qPrintable(said));
        QCOMPARE(filesIn(castle_->folder()), before);
    }

    void aPictureOfItIsOneThatReadersOpen()
    {
        const QString svg = castle_->folder() + "/castle.svg";
        editor::Picture picture;
        picture.map = &window_->workspace().map().map();
        picture.palette = window_->workspace().map().palette();
        QVERIFY(editor::renderSvg(picture, svg));
        QXmlStreamReader xml(test::readAll(svg));
        QStringList elements;
        QString title;
        while (!xml.atEnd())
            if (xml.readNext() == QXmlStreamReader::StartElement)
            {
                elements += xml.name().toString();
                if (xml.name() == u"title")
                    title = xml.readElementText();
            }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(title, QString(trap));
        QVERIFY(!elements.contains("script"));
    }
};

LIST_TEST(TestWindowHostile)

} // namespace tst_window_hostile

#include "tst_window_hostile.moc"
