// Files at the window: new, open, save, save as, recent, what is broken, what a crash leaves, pictures.

#include "app/language/language.h"
#include "app/window/print_picture.h"
#include "app/window/theme.h"
#include "editor/hex_map_view.h"
#include "editor/render.h"
#include "editor/tools/tool_box.h"
#include "referee/journal_view.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QImageReader>
#include <QMenu>
#include <QPrintDialog>
#include <QPrinter>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTest>
#include <QTreeView>

#include <csignal>

namespace tst_window_files
{

using namespace merlon;

namespace
{

void paintOneHex(app::MainWindow& window, const char* hex)
{
    window.tools().setTerrain("brush");
    window.tools().use(QLatin1String("brush"));
    QTest::mouseClick(window.view().viewport(), Qt::LeftButton, {}, test::pointOf(window, hex));
}

/// In a process of its own, given a scenario and a desk: opens it, paints, waits until the edits are aside, and is
/// killed.
int crash(const QStringList& arguments)
{
    const QString file = arguments.value(0);
    test::useOwnDesk(arguments.value(1));
    const auto window = test::windowOn(file);
    if (!window)
        return 1;
    paintOneHex(*window, "B20");
    const QDir beside(QFileInfo(file).path());
    if (!QTest::qWaitFor([&] { return !beside.entryList({"*.autosave"}, QDir::Files | QDir::Hidden).isEmpty(); },
                         20'000))
        return 1;
    std::raise(SIGKILL);
    return 1;
}

/// Answers a file dialog with that name.
std::function<void(QDialog&)> choose(const QString& file)
{
    return [file](QDialog& dialog) { test::nameFile(dialog, file); };
}

} // namespace

class TestWindowFiles : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    QString title() const { return window_->windowTitle(); }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        QSettings().clear();
        app::useTheme("light");
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
    }

    void cleanup() { window_.reset(); }

    void aSaveWithoutAChangeChangesNoByte()
    {
        const QByteArray map = test::readAll(castle_->map());
        const QByteArray scenario = test::readAll(castle_->scenario());
        paintOneHex(*window_, "B20");
        QTest::keySequence(window_.get(), QKeySequence::Undo);
        QTest::keySequence(window_.get(), QKeySequence::Save);
        QCOMPARE(test::readAll(castle_->map()), map);
        QCOMPARE(test::readAll(castle_->scenario()), scenario);
    }

    void oneHexPaintedIsOneLetterChanged()
    {
        const QByteArray before = test::readAll(castle_->map());
        paintOneHex(*window_, "B20");
        QTest::keySequence(window_.get(), QKeySequence::Save);
        const QByteArray after = test::readAll(castle_->map());
        QCOMPARE(after.size(), before.size());
        int different = 0;
        for (qsizetype i = 0; i < after.size(); ++i)
            different += after[i] != before[i];
        QCOMPARE(different, 1);
    }

    void aNewMap()
    {
        const test::Answer small(
            [](QDialog& dialog)
            {
                auto* columns = dialog.findChild<QSpinBox*>("columns");
                auto* rows = dialog.findChild<QSpinBox*>("rows");
                if (!columns || !rows)
                    qFatal("no extents");
                columns->setValue(7);
                rows->setValue(5);
                dialog.accept();
            });
        window_->action("file.new")->trigger();
        QVERIFY(small.asked());
        QCOMPARE(window_->workspace().map().map().layout.columns, 7);
        QCOMPARE(window_->workspace().map().map().layout.rows, 5);
        QVERIFY(window_->workspace().map().path().isEmpty());
        QVERIFY(!window_->session().isOpen());

        const QString file = castle_->folder() + "/small.map.yaml";
        const test::Answer name(choose(file));
        window_->action("file.save")->trigger();
        QVERIFY(name.asked());
        QCOMPARE(test::readAll(file), window_->workspace().map().text());
        QVERIFY(!window_->isWindowModified());
    }

    void saveAsMovesTheMapAndLeavesTheOldOne()
    {
        QVERIFY(window_->open(castle_->map()));
        const QByteArray old = test::readAll(castle_->map());
        paintOneHex(*window_, "B20");
        const QString file = castle_->folder() + "/another.map.yaml";
        const test::Answer name(choose(file));
        window_->action("file.saveAs")->trigger();
        QVERIFY(name.asked());
        QCOMPARE(test::readAll(castle_->map()), old);
        QCOMPARE(window_->workspace().map().path(), file);
        QVERIFY(test::readAll(file) != old);
    }

    void aBrokenFileIsExplainedAndWhatIsOpenStays()
    {
        const QString broken = castle_->folder() + "/broken.map.yaml";
        QByteArray text = test::readAll(castle_->map());
        text.replace("\n    tt..b..", "\n    tt..b.");
        text.replace("b: brush", "b: bruhs");
        test::writeAll(broken, text);
        const QString before = title();
        QStringList seen;
        const test::Answer read(
            [&seen](QDialog& dialog)
            {
                const auto* list = dialog.findChild<QAbstractItemView*>();
                for (int row = 0; list && row < list->model()->rowCount(); ++row)
                    for (int column = 0; column < list->model()->columnCount(); ++column)
                        seen << list->model()->index(row, column).data().toString();
                dialog.reject();
            });
        QVERIFY(!window_->open(broken));
        QVERIFY(read.asked());
        const QString all = seen.join('\n');
        QVERIFY2(all.contains("row 1 has 39 hexes, but the map has 40 columns"), qPrintable(all));
        QVERIFY2(all.contains("bruhs") && all.contains("brush"), qPrintable(all));
        QCOMPARE(title(), before);
        QCOMPARE(window_->workspace().map().path(), castle_->map());
    }

    void warningsCanBeReadAgain()
    {
        QVERIFY(!window_->action("file.problems")->isEnabled());
        test::writeAll(castle_->map(), test::readAll(castle_->map()) + "overlay: []\n");
        QVERIFY(window_->open(castle_->map()));
        QVERIFY(window_->action("file.problems")->isEnabled());
        const test::Answer read(
            [](QDialog& dialog)
            {
                const auto* list = dialog.findChild<QAbstractItemView*>();
                QVERIFY(list->model()->index(0, 1).data().toString().contains("did you mean 'overlays'?"));
                dialog.reject();
            });
        window_->action("file.problems")->trigger();
        QVERIFY(read.asked());
    }

    void aFileThatSomebodyElseWroteIsNotLost()
    {
        paintOneHex(*window_, "B20");
        QByteArray theirs = test::readAll(castle_->map());
        theirs.replace("The Norman gate", "Somebody's gate");
        test::writeAll(castle_->map(), theirs);
        {
            const test::Answer no([](QDialog& dialog) { test::click(dialog, QMessageBox::Cancel); });
            window_->action("file.save")->trigger();
            QVERIFY(no.asked());
        }
        QCOMPARE(test::readAll(castle_->map()), theirs);
        QVERIFY(window_->isWindowModified());
        const test::Answer yes([](QDialog& dialog) { test::click(dialog, QMessageBox::Save); });
        window_->action("file.save")->trigger();
        QCOMPARE(test::readAll(castle_->map()), window_->workspace().map().text());
    }

    void recentFilesAreOffered()
    {
        QVERIFY(window_->open(castle_->map()));
        auto* file = window_->findChild<QMenu*>("menu.recent");
        QVERIFY(file);
        emit file->aboutToShow();
        QStringList names;
        for (const QAction* action : file->actions())
            names << action->text();
        QCOMPARE(names.value(0), QString("norman-gate.map.yaml"));
        QCOMPARE(names.value(1), QString("norman-gate.scenario.yaml"));
        file->actions().at(1)->trigger();
        QVERIFY(window_->session().isOpen());
    }

    void whatACrashLeftIsOfferedAndTaken()
    {
        window_.reset();
        QProcess child;
        child.setProcessChannelMode(QProcess::ForwardedChannels);
        QTemporaryDir desk;
        child.start(QCoreApplication::applicationFilePath(), {"crash_window_files", castle_->scenario(), desk.path()});
        QVERIFY(child.waitForFinished(30000));
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);

        test::useOwnDesk(desk.path());
        const QByteArray saved = test::readAll(castle_->map());
        const QFileInfo scenario(castle_->scenario());
        QVERIFY(QDir::setCurrent(scenario.path()));
        window_ = test::windowOn(scenario.fileName()); // as one types it in its folder
        QVERIFY(window_);
        const test::Answer recover(
            [](QDialog& dialog)
            {
                auto* box = qobject_cast<QMessageBox*>(&dialog);
                for (auto* button : box->buttons())
                    if (box->buttonRole(button) == QMessageBox::AcceptRole)
                        return button->click();
                qFatal("nothing to recover with");
            });
        window_->offerRecovery();
        QVERIFY(recover.asked());
        QCOMPARE(window_->workspace().map().map().terrainAt(test::hexNamed(*window_, "B20")), std::string("brush"));
        QVERIFY(window_->isWindowModified());
        QVERIFY(window_->workspace().scenario()); // not the map alone
        QCOMPARE(test::readAll(castle_->map()), saved);
        window_->action("edit.undo")->trigger();
        QCOMPARE(window_->workspace().map().text(), saved);
        QVERIFY(QDir::setCurrent(QDir::homePath()));
        test::useOwnDesk(desk_.path());
    }

    void aPictureIsExported_data()
    {
        QTest::addColumn<QString>("ending");
        for (const char* ending : {"png", "svg", "pdf"})
            QTest::newRow(ending) << ending;
    }

    void aPictureIsExported()
    {
        QFETCH(const QString, ending);
        const QString file = castle_->folder() + "/castle." + ending;
        const test::Answer name(choose(file));
        window_->action("file.export")->trigger();
        QVERIFY(name.asked());
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), 30000);
        if (ending == "png")
            QVERIFY(QImageReader(file).size().width() > 1000);
        else
            QVERIFY(test::readAll(file).contains(ending == "svg" ? "<svg" : "%PDF-"));
        QCOMPARE(QDir(castle_->folder()).entryList({".*.part"}, QDir::Hidden | QDir::Files), QStringList());
    }

    void theBattleReportIsWritten_data()
    {
        QTest::addColumn<QString>("ending");
        for (const char* ending : {"html", "pdf", "md"})
            QTest::newRow(ending) << ending;
    }

    void theBattleReportIsWritten()
    {
        QFETCH(const QString, ending);
        window_->session().ruleByHand({}, "a break for supper");
        const QString file = castle_->folder() + "/castle." + ending;
        const test::Answer name(choose(file));
        window_->action("referee.report")->trigger();
        QVERIFY(name.asked());
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), 30000);
        QVERIFY(ending == "pdf" ? test::readAll(file).startsWith("%PDF-")
                                : test::readAll(file).contains("a break for supper"));
    }

    void thePositionAfterALineIsPrinted()
    {
        window_->session().ruleByHand({}, "a break for supper");
        QString title;
        const test::Answer paper(
            [&](QDialog& dialog)
            {
                title = qobject_cast<QPrintDialog*>(&dialog) != nullptr ? dialog.windowTitle() : QString();
                dialog.reject();
            });
        emit window_->journal().printWanted(0);
        QVERIFY(paper.asked());
        QCOMPARE(title, QString("Position after line 1"));

        const map::HexMap map = window_->workspace().map().map();
        editor::Picture picture;
        picture.map = &map;
        picture.palette = window_->workspace().map().palette();
        picture.counters = window_->view().counters();
        QPrinter printer(QPrinter::HighResolution);
        const QString file = castle_->folder() + "/printed.pdf";
        printer.setOutputFileName(file);
        QVERIFY(app::printPicture(printer, editor::drawingOf(picture), "Position after line 1"));
        QVERIFY(test::readAll(file).startsWith("%PDF-"));
        QVERIFY(test::readAll(file).size() > 20'000); // with a map on it
    }

    void thePositionAfterALineIsDrawn()
    {
        auto& session = window_->session();
        session.ruleByHand(
            {{"state", {{"counter", play::Ref{"counter", "gwyn"}}, {"state", play::Choice{"state", "dead"}}}}},
            "a stone");
        const auto shown = [this](int line)
        {
            const QString file = castle_->folder() + QString("/after-%1.png").arg(line);
            QFile::remove(file); // nobody asks whether to write over it
            const test::Answer name(choose(file));
            emit window_->journal().pictureWanted(line);
            return name.asked() && QTest::qWaitFor([&] { return QFile::exists(file); }, 30000)
                       ? QImageReader(file).read()
                       : QImage();
        };
        QCOMPARE(session.journal().entries.size(), std::size_t(1));
        const QImage dead = shown(0);
        QVERIFY(!dead.isNull());
        session.backTo(0);
        const QImage alive = shown(1);
        QVERIFY(!alive.isNull() && alive != dead);
        QCOMPARE(shown(0), dead);
    }
};

LIST_DEED("crash_window_files", crash)
LIST_TEST(TestWindowFiles)

} // namespace tst_window_files

#include "tst_window_files.moc"
