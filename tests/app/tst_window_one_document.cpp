// A map and the scenarios that name it, in tabs of their own: one document, by whatever way it was opened, with one
// history, one mark and one save.

#include "app/language/language.h"
#include "app/window/changed_dialog.h"
#include "editor/hex_map_view.h"
#include "editor/tools/tool_box.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QApplication>
#include <QDropEvent>
#include <QFile>
#include <QLineEdit>
#include <QMimeData>
#include <QSettings>
#include <QTabBar>
#include <QTest>
#include <QUrl>

namespace tst_window_one_document
{

using namespace merlon;

class TestWindowOneDocument : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    QTabBar& bar() const { return *window_->findChild<QTabBar*>("tabs"); }
    QString path() const { return window_->workspace().path(); }
    QString inFolder(const char* name) const { return castle_->folder() + '/' + name; }
    std::string terrain(const char* hex) const
    {
        return window_->workspace().map().map().terrainAt(test::hexNamed(*window_, hex));
    }
    void paint(const char* hex) const
    {
        window_->tools().setTerrain("brush");
        window_->tools().use(QLatin1String("brush"));
        QTest::mouseClick(window_->view().viewport(), Qt::LeftButton, {}, test::pointOf(*window_, hex));
        QCOMPARE(terrain(hex), std::string("brush"));
    }
    void key(const char* keys) const { QTest::keySequence(window_.get(), QKeySequence(keys)); }
    void show(int tab) const
    {
        QTest::mouseClick(&bar(), Qt::LeftButton, {}, bar().tabRect(tab).center());
        QTest::qWait(50); // the panels have taken their room
        window_->view().finishPainting();
    }
    void open(const QString& file) const
    {
        QVERIFY(window_->open(file));
        QTest::qWait(100);
        window_->view().finishPainting();
    }
    void openBoth() const { open(castle_->map()); }
    /// Nothing is asked for longer than a watch waits.
    void nobodyIsAsked() const
    {
        const test::Answer none([](QDialog& dialog) { dialog.reject(); });
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        QTest::qWait(900);
        QVERIFY(!none.asked());
    }
    QStringList marked() const
    {
        QStringList names;
        for (int tab = 0; tab < bar().count(); ++tab)
            if (bar().tabText(tab).endsWith('*'))
                names << bar().tabText(tab).section('.', 1, 1);
        return names;
    }
    QString second() const
    {
        const QString file = inFolder("second.scenario.yaml");
        QByteArray text = test::readAll(castle_->scenario());
        text.replace("id: norman-gate\n", "id: second\n");
        test::writeAll(file, text);
        return file;
    }
    void saveAs(const QString& file) const
    {
        const test::Answer name(
            [&](QDialog& dialog)
            {
                dialog.findChild<QLineEdit*>("fileNameEdit")->setText(file);
                QMetaObject::invokeMethod(&dialog, "accept");
            });
        window_->action("file.saveAs")->trigger();
        QVERIFY(name.asked());
        window_->activateWindow(); // a desk without a window manager leaves it to us after a dialog
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    void close(int tab) const { QTest::mouseClick(&bar(), Qt::MiddleButton, {}, bar().tabRect(tab).center()); }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        QSettings().clear();
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
    }

    void cleanup() { window_.reset(); }

    void aStrokeInOneTabIsSeenInTheOther()
    {
        paint("B20");
        openBoth();
        QCOMPARE(bar().count(), 2);
        QCOMPARE(path(), castle_->map());
        QCOMPARE(terrain("B20"), std::string("brush"));
        paint("B21");
        QCOMPARE(marked(), QStringList({"scenario", "map"}));
        show(0);
        QCOMPARE(terrain("B21"), std::string("brush"));
        QCOMPARE(window_->workspace().history().count(), 2);
        key("Ctrl+Z");
        show(1);
        QVERIFY(terrain("B21") != "brush");
        key("Ctrl+Z");
        QCOMPARE(marked(), QStringList());
        QVERIFY(!window_->isWindowModified());
        show(0);
        key("Ctrl+Shift+Z");
        key("Ctrl+Shift+Z");
        QCOMPARE(terrain("B21"), std::string("brush"));
    }

    void oneSaveAndNoQuestion()
    {
        openBoth();
        paint("B20");
        show(0);
        paint("B21");
        key("Ctrl+Z");
        key("Ctrl+S");
        QCOMPARE(marked(), QStringList());
        QCOMPARE(test::readAll(castle_->map()), window_->workspace().map().text());
        nobodyIsAsked();
        show(1);
        nobodyIsAsked();
        key("Ctrl+Shift+Z"); // saving lost no redo
        QCOMPARE(terrain("B21"), std::string("brush"));
        QCOMPARE(marked(), QStringList({"scenario", "map"}));
        key("Ctrl+S");
        QCOMPARE(test::readAll(castle_->map()), window_->workspace().map().text());
        nobodyIsAsked();
    }

    /// The game goes on with what was saved, wherever it was.
    void theRefereeHearsOfIt()
    {
        openBoth();
        paint("B20");
        key("Ctrl+S");
        show(0);
        const map::HexMap& board = *play::hexBoard(window_->session().setting()->boards);
        QCOMPARE(board.terrainAt(test::hexNamed(*window_, "B20")), std::string("brush"));
    }

    void theMapFirst()
    {
        window_.reset();
        window_ = test::windowOn(castle_->map());
        paint("B20");
        paint("B21");
        key("Ctrl+Z");
        open(castle_->scenario());
        QCOMPARE(bar().count(), 2);
        QCOMPARE(terrain("B20"), std::string("brush"));
        QCOMPARE(marked(), QStringList({"map", "scenario"}));
        key("Ctrl+Shift+Z");
        QCOMPARE(terrain("B21"), std::string("brush"));
        key("Ctrl+Z");
        key("Ctrl+Z");
        QCOMPARE(marked(), QStringList());
    }

    void howeverItIsNamed()
    {
        const QString link = inFolder("link.map.yaml");
        QVERIFY(QFile::link(castle_->map(), link));
        paint("B20");
        for (const QString& name : {link, castle_->folder() + "/./norman-gate.map.yaml", castle_->map()})
        {
            open(name);
            QCOMPARE(bar().count(), 2); // no third tab
            QCOMPARE(bar().currentIndex(), 1);
            QCOMPARE(terrain("B20"), std::string("brush"));
            show(0);
        }
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(castle_->map())});
        QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window_.get(), &enter);
        QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window_.get(), &drop);
        QTRY_COMPARE(bar().currentIndex(), 1);
        QCOMPARE(bar().count(), 2);
        key("Ctrl+S");
        QCOMPARE(test::readAll(castle_->map()), window_->workspace().map().text());
        nobodyIsAsked();
    }

    void twoScenariosOnOneMap()
    {
        open(second());
        paint("B20");
        show(0);
        QCOMPARE(terrain("B20"), std::string("brush"));
        paint("B21");
        show(1);
        key("Ctrl+Z");
        QVERIFY(terrain("B21") != "brush");
        key("Ctrl+S");
        QCOMPARE(marked(), QStringList());
        nobodyIsAsked();
        show(0);
        nobodyIsAsked();
        key("Ctrl+Z");
        QVERIFY(terrain("B20") != "brush");
    }

    /// What another tab has is not lost, and not asked about.
    void closingOneTab()
    {
        openBoth();
        const QByteArray before = test::readAll(castle_->map());
        paint("B20");
        {
            const test::Answer none([](QDialog& dialog) { test::click(dialog, QMessageBox::Cancel); });
            close(1);
            QVERIFY(!none.asked());
        }
        QCOMPARE(bar().count(), 1);
        QCOMPARE(terrain("B20"), std::string("brush"));
        QVERIFY(window_->isWindowModified());
        openBoth();
        QCOMPARE(terrain("B20"), std::string("brush"));
        {
            const test::Answer none([](QDialog& dialog) { test::click(dialog, QMessageBox::Cancel); });
            close(0);
            QVERIFY(!none.asked());
        }
        QCOMPARE(path(), castle_->map());
        key("Ctrl+Z");
        QVERIFY(!window_->isWindowModified());
        key("Ctrl+Shift+Z");
        const test::Answer question([](QDialog& dialog) { test::click(dialog, QMessageBox::Save); });
        key("Ctrl+W"); // the last one
        QVERIFY(question.asked());
        QVERIFY(test::readAll(castle_->map()) != before);
    }

    void theWindowAsksOnce()
    {
        openBoth();
        open(second());
        const QByteArray before = test::readAll(castle_->map());
        paint("B20");
        int asked = 0;
        std::unique_ptr<test::Answer> again;
        const test::Answer question(
            [&](QDialog& dialog)
            {
                ++asked;
                again = std::make_unique<test::Answer>(
                    [&](QDialog& next)
                    {
                        ++asked;
                        test::click(next, QMessageBox::Cancel);
                    });
                test::click(dialog, QMessageBox::Discard);
            });
        window_->close();
        QCOMPARE(asked, 1);
        QVERIFY(!window_->isVisible());
        QCOMPARE(test::readAll(castle_->map()), before);
    }

    /// A new name makes another document of what the tab shows; the scenario keeps its map.
    void aMapUnderAnotherName()
    {
        openBoth();
        const QByteArray before = test::readAll(castle_->map());
        paint("B20");
        window_->view().setScale(40, {});
        const double scale = window_->view().scale();
        saveAs(inFolder("other.map.yaml"));
        QCOMPARE(bar().count(), 2);
        QCOMPARE(path(), inFolder("other.map.yaml"));
        QCOMPARE(window_->view().scale(), scale);
        QVERIFY(test::readAll(path()) != before && test::readAll(path()) == window_->workspace().map().text());
        QCOMPARE(test::readAll(castle_->map()), before);
        QVERIFY(!window_->isWindowModified());
        key("Ctrl+Z");
        QVERIFY(terrain("B20") != "brush");
        show(0);
        QCOMPARE(terrain("B20"), std::string("brush"));
        key("Ctrl+S");
        QCOMPARE(test::readAll(castle_->map()), window_->workspace().map().text());
        nobodyIsAsked();
    }

    void noNameOfAFileThatIsOpen()
    {
        const QByteArray before = test::readAll(castle_->map());
        std::unique_ptr<test::Answer> replace;
        std::unique_ptr<test::Answer> refused;
        QString says;
        const test::Answer name(
            [&](QDialog& dialog)
            {
                replace = std::make_unique<test::Answer>(
                    [&](QDialog& question)
                    {
                        refused = std::make_unique<test::Answer>(
                            [&](QDialog& no)
                            {
                                says = qobject_cast<QMessageBox*>(&no)->text();
                                test::click(no, QMessageBox::Ok);
                            });
                        test::click(question, QMessageBox::Yes);
                    });
                dialog.findChild<QLineEdit*>("fileNameEdit")->setText(castle_->map());
                QMetaObject::invokeMethod(&dialog, "accept");
            });
        window_->action("file.saveAs")->trigger();
        QVERIFY(refused && refused->asked());
        QVERIFY2(says.contains("is the board of this scenario"), qPrintable(says));
        QCOMPARE(test::readAll(castle_->map()), before);
    }

    /// Another program, and not this one.
    void somebodyElseIsStillToldOf()
    {
        openBoth();
        QByteArray theirs = test::readAll(castle_->map());
        theirs.replace("The Norman gate", "Somebody's gate");
        int asked = 0;
        {
            const test::Answer answer(
                [&](QDialog& dialog)
                {
                    asked += qobject_cast<app::ChangedDialog*>(&dialog) != nullptr ? 1 : 0;
                    dialog.accept();
                });
            test::writeAll(castle_->map(), theirs);
            QTRY_VERIFY(answer.asked());
        }
        QCOMPARE(asked, 1);
        nobodyIsAsked(); // once, for both tabs
        QCOMPARE(window_->workspace().map().map().title.in("en"), std::string("Somebody's gate"));
        show(0);
        QCOMPARE(window_->workspace().map().map().title.in("en"), std::string("Somebody's gate"));
        QVERIFY(play::hexBoard(window_->session().setting()->boards)->title.in("en") == "Somebody's gate");
        key("Ctrl+Z");
        show(1);
        QCOMPARE(window_->workspace().map().map().title.in("en"), std::string("The Norman gate"));
    }
};

LIST_TEST(TestWindowOneDocument)

} // namespace tst_window_one_document

#include "tst_window_one_document.moc"
