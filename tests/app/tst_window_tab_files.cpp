// The files of several tabs: changed behind, shared by two, and opened again after a crash.

#include "app/language/language.h"
#include "core/io/files.h"
#include "editor/hex_map_view.h"
#include "editor/tools/tool_box.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QLineEdit>
#include <QLineF>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTabBar>
#include <QTest>
#include <QUrl>

#include <algorithm>
#include <csignal>

namespace tst_window_tab_files
{

using namespace merlon;

namespace
{

constexpr double scale = 40;

/// Untitled edits lie in the data folder: one that no other test has.
void useOwnDesk(const QString& folder)
{
    test::useOwnDesk(folder);
    QCoreApplication::setApplicationName("merlon-tabs-test");
}

/// A map without anything on it.
QString fieldIn(const QString& folder)
{
    const QString file = folder + "/field.map.yaml";
    map::HexMap blank = map::blankMap({20, 20}, "plain", '.');
    blank.id = "field";
    if (!QFile::exists(file))
        test::writeAll(file, QByteArray::fromStdString(io::mapText(blank)));
    return file;
}

void paint(app::MainWindow& window, const char* hex)
{
    window.tools().setTerrain("brush");
    window.tools().use(QLatin1String("brush"));
    QTest::mouseClick(window.view().viewport(), Qt::LeftButton, {}, test::pointOf(window, hex));
}

void goToNext(app::MainWindow& window)
{
    QTest::keySequence(&window, QKeySequence("Ctrl+Tab"));
    QTest::qWait(20); // the panels have taken their room
}

/// A map that has no file, in a tab of its own.
void beginUntitled(app::MainWindow& window)
{
    const test::Answer wish([](QDialog& dialog) { dialog.accept(); });
    window.action("file.new")->trigger();
    QTest::qWait(100);
    window.view().finishPainting();
}

/// Whether the settings know that, of a run that has not ended.
bool isRecorded(const QByteArray& what)
{
    QSettings settings;
    settings.beginGroup("running");
    const QStringList runs = settings.childKeys();
    return std::ranges::any_of(runs,
                               [&](const QString& run) { return settings.value(run).toByteArray().contains(what); });
}

/// In a process of its own, given a scenario and a desk: opens it, an untitled map with an edit, and a field, which is
/// looked at closely; and the program is killed.
int crash(const QStringList& arguments)
{
    const QString castle = arguments.value(0);
    useOwnDesk(arguments.value(1));
    const auto window = test::windowOn(castle);
    if (!window)
        return 1;
    beginUntitled(*window);
    paint(*window, "B2");
    if (!window->open(fieldIn(QFileInfo(castle).path())))
        return 1;
    QTest::qWait(100);
    const hex::Hex place = test::hexNamed(*window, "J10");
    window->view().setCurrentHex(place);
    window->view().setScale(scale, {});
    window->view().centreOn(place);
    const auto known = [] { return isRecorded(".autosave") && isRecorded(R"("scale":40)") && isRecorded("field"); };
    if (!QTest::qWaitFor(known, 20'000))
        return 1;
    std::raise(SIGKILL);
    return 1;
}

} // namespace

class TestWindowTabFiles : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    QTabBar& bar() const { return *window_->findChild<QTabBar*>("tabs"); }
    editor::HexMapView& view() const { return window_->view(); }
    referee::RefereeSession& session() const { return window_->session(); }
    QString path() const { return window_->workspace().path(); }
    QString field() const { return fieldIn(castle_->folder()); }
    std::string terrain(const char* hex) const
    {
        return window_->workspace().map().map().terrainAt(test::hexNamed(*window_, hex));
    }
    /// The scenario in the first tab, another file in the second, which is shown.
    void openBeside(const QString& file) const
    {
        QVERIFY(window_->open(file));
        QTest::qWait(100); // the tabs have taken their room, and the map is fitted
        view().finishPainting();
    }
    /// As Merlon starts, without a file.
    void start()
    {
        window_ = std::make_unique<app::MainWindow>();
        window_->resize(1440, 900);
        window_->show();
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }

private slots:
    void initTestCase()
    {
        useOwnDesk(desk_.path());
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    }

    void init()
    {
        QSettings().clear();
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
    }

    void cleanup() { window_.reset(); }

    void whatChangesBehindIsAskedAboutToo()
    {
        openBeside(field());
        QByteArray theirs = test::readAll(castle_->map());
        theirs.replace("The Norman gate", "Somebody's gate");
        const test::Answer reload([](QDialog& dialog)
                                  { QTest::mouseClick(dialog.findChild<QPushButton*>("reload"), Qt::LeftButton); });
        test::writeAll(castle_->map(), theirs);
        QTRY_VERIFY(reload.asked());
        QCOMPARE(path(), field());
        QVERIFY(window_->open(castle_->scenario()));
        QCOMPARE(window_->workspace().map().map().title.in("en"), std::string("Somebody's gate"));
        QVERIFY(play::hexBoard(session().setting()->boards)->title.in("en") == "Somebody's gate");
    }

    void aMapOfTwoTabsIsTheSameOnceItIsSaved()
    {
        openBeside(castle_->map());
        paint(*window_, "B20");
        QTest::keySequence(window_.get(), QKeySequence::Save);
        goToNext(*window_);
        QCOMPARE(path(), castle_->scenario());
        QTRY_COMPARE(terrain("B20"), std::string("brush")); // and nobody is asked
        QVERIFY(!window_->isWindowModified());
    }

    void noTwoTabsHaveOneFile()
    {
        openBeside(field());
        const QByteArray before = test::readAll(castle_->map());
        QVERIFY(window_->open(castle_->map()));
        window_->action("go.previousTab")->trigger();
        std::unique_ptr<test::Answer> replace;
        std::unique_ptr<test::Answer> refused;
        const test::Answer name(
            [&](QDialog& dialog)
            {
                replace = std::make_unique<test::Answer>(
                    [&](QDialog& question)
                    {
                        refused = std::make_unique<test::Answer>([](QDialog& no) { test::click(no, QMessageBox::Ok); });
                        test::click(question, QMessageBox::Yes);
                    });
                dialog.findChild<QLineEdit*>("fileNameEdit")->setText(castle_->map());
                QMetaObject::invokeMethod(&dialog, "accept");
            });
        window_->action("file.saveAs")->trigger();
        QVERIFY(name.asked() && replace && replace->asked() && refused && refused->asked());
        QCOMPARE(path(), field());
        QCOMPARE(test::readAll(castle_->map()), before);
    }

    void severalFilesAreDropped()
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(field()), QUrl::fromLocalFile(castle_->map())});
        QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window_.get(), &enter);
        QDropEvent event(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window_.get(), &event);
        QVERIFY(event.isAccepted());
        QTRY_COMPARE(bar().count(), 3);
        QCOMPARE(path(), castle_->map());
    }

    void aCrashIsNoLoss()
    {
        window_.reset();
        QProcess child;
        child.setProcessChannelMode(QProcess::ForwardedChannels);
        QTemporaryDir desk;
        child.start(QCoreApplication::applicationFilePath(),
                    {"crash_window_tab_files", castle_->scenario(), desk.path()});
        QVERIFY(child.waitForFinished(60'000));
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);

        useOwnDesk(desk.path());
        start();
        QVERIFY(window_->reopen());
        QCOMPARE(bar().count(), 2);
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
        window_->activateWindow(); // a desk without a window manager leaves it to us after a question
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        QCOMPARE(bar().count(), 3);
        QCOMPARE(path(), field()); // it was looked at
        QCOMPARE(bar().currentIndex(), 2);
        QTRY_COMPARE(view().scale(), scale);
        const hex::Hex place = test::hexNamed(*window_, "J10");
        QCOMPARE(view().currentHex(), std::optional(place));
        const auto off = [&] { return QLineF(view().viewPoint(place), QRectF(view().viewport()->rect()).center()); };
        QTRY_VERIFY(off().length() < 5);
        goToNext(*window_);
        QCOMPARE(path(), castle_->scenario());
        QVERIFY(!window_->isWindowModified());
        goToNext(*window_);
        QCOMPARE(path(), QString());
        QVERIFY(window_->isWindowModified());
        QCOMPARE(terrain("B2"), std::string("brush"));

        window_.reset(); // the end of this run
        start();
        QVERIFY(!window_->reopen());
        QCOMPARE(bar().count(), 1);
        useOwnDesk(desk_.path());
    }

    void whoeverLivesHasNotCrashed()
    {
        QTRY_VERIFY(isRecorded("norman-gate.scenario.yaml"));
        app::MainWindow another;
        QVERIFY(!another.reopen());
        QVERIFY(isRecorded("norman-gate.scenario.yaml"));
        window_->close();
        QVERIFY(!isRecorded("norman-gate.scenario.yaml"));
    }
};

LIST_DEED("crash_window_tab_files", crash)
LIST_TEST(TestWindowTabFiles)

} // namespace tst_window_tab_files

#include "tst_window_tab_files.moc"
