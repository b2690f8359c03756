// Commands found by words of them, and their keys.

#include "app/language/language.h"
#include "app/window/command_model.h"
#include "app/window/command_palette.h"
#include "app/window/word_search.h"
#include "editor/hex_map_view.h"
#include "support_main.h"
#include "support_window.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QDialogButtonBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QStatusBar>
#include <QTest>
#include <QTreeView>

namespace tst_window_commands
{

using namespace merlon;

class TestWindowCommands : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    app::CommandPalette* open() const
    {
        window_->activateWindow();
        if (!QTest::qWaitForWindowActive(window_.get()))
            return nullptr;
        QTest::keySequence(window_.get(), QKeySequence("Ctrl+Shift+P"));
        auto* palette = window_->findChild<app::CommandPalette*>();
        return palette != nullptr && QTest::qWaitForWindowActive(palette) ? palette : nullptr;
    }
    static QLineEdit* lineOf(const QWidget& dialog) { return dialog.findChild<QLineEdit*>(); }
    static QString marked(const app::CommandPalette& palette)
    {
        return palette.findChild<QTreeView*>()->currentIndex().data(app::CommandModel::IdRole).toString();
    }
    bool isClosed() const
    {
        return QTest::qWaitFor([this] { return window_->findChild<app::CommandPalette*>() == nullptr; });
    }

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

    void cleanup()
    {
        window_.reset();
        app::useLanguage("en");
    }

    /// 720 pixels high, at 200 %, less its frame.
    void theShortcutsFitASmallScreen()
    {
        const QSize small(600, 312);
        const test::Answer form(
            [&](QDialog& dialog)
            {
                dialog.resize(small);
                QCoreApplication::processEvents();
                QCOMPARE(dialog.size(), small); // nothing in it wants more
                for (const auto* button : dialog.findChildren<QPushButton*>())
                    QVERIFY2(!button->isVisible() ||
                                 dialog.rect().contains(QRect(button->mapTo(&dialog, QPoint()), button->size())) ||
                                 button->visibleRegion().isEmpty(),
                             qPrintable(button->text()));
                dialog.reject();
            });
        window_->action("help.shortcuts")->trigger();
        QVERIFY(form.asked());
    }

    void languagesAndThemesAreFoundToo()
    {
        auto* palette = open();
        QVERIFY(palette);
        QTest::keyClicks(lineOf(*palette), "espa");
        QCOMPARE(marked(*palette), QString("language.es"));
        QTest::keyClick(lineOf(*palette), Qt::Key_Return);
        QVERIFY(isClosed());
        QTRY_COMPARE(window_->action("file.save")->text(), QString("&Guardar"));
        palette = open();
        QVERIFY(palette);
        QTest::keyClicks(lineOf(*palette), "oscuro");
        QCOMPARE(marked(*palette), QString("theme.dark"));
        QTest::keyClick(lineOf(*palette), Qt::Key_Escape);
        QVERIFY(isClosed());
    }

    void theFieldOfFireOfAForceIsFound()
    {
        auto* palette = open();
        QVERIFY(palette);
        QTest::keyClicks(lineOf(*palette), "field fire garrison");
        QCOMPARE(marked(*palette), QString("fireOf.garrison"));
        QTest::keyClick(lineOf(*palette), Qt::Key_Return);
        QVERIFY(isClosed());
        QTRY_VERIFY(!window_->findChildren<QAction*>("fireOf.garrison").isEmpty());
        QTRY_VERIFY(window_->statusBar()->findChildren<QLabel*>().front()->text().startsWith("Field of fire"));
    }

    void wordsAreFoundWithoutAccentsAndBeginningsFirst()
    {
        using app::answers;
        QVERIFY(answers("", "Save"));
        QVERIFY(answers("SAVE", "Save"));
        QVERIFY(answers("echelle", "Échelle"));
        QVERIFY(answers("in zoo", "Zoom in"));
        QVERIFY(answers("zmin", "Zoom in"));
        QVERIFY(answers("l'echelle", QStringLiteral(u"L\u2019\u00e9chelle")) &&
                answers(QStringLiteral(u"l\u02bcechelle"), "L'echelle"));
        QVERIFY(answers("sud-est", QStringLiteral(u"sud\u2011est")) &&
                answers(QStringLiteral(u"sud\u2013est"), "sud-est"));
        QVERIFY(answers("nord est", QStringLiteral(u"nord\u00a0est")) &&
                answers(QStringLiteral(u"nord\u202fest"), "nord est"));
        QVERIFY(answers(QStringLiteral(u"ch\u00e2teau"), QStringLiteral(u"cha\u0302teau")) &&
                answers(QStringLiteral(u"cha\u0302teau"), QStringLiteral(u"ch\u00e2teau")));
        QVERIFY(answers("postern", QStringLiteral(u"pos\u00adtern")));
        QVERIFY(!answers("zoom out", "Zoom in"));
        QVERIFY(answers("board", "Zoom in", "Zooms in on the board."));
        QVERIFY(!answers("baord", "Zoom in", "Zooms in on the board."));
        QVERIFY(answers("sa", "Save") > answers("sa", "Not saved"));
        QVERIFY(answers("sa", "Not saved") > answers("sa", "Massacre"));
        QVERIFY(answers("sa", "Massacre") > answers("sa", "Other", "sa"));
    }

    void theModelsAreSound()
    {
        QAction one;
        one.setObjectName("a.one");
        one.setText("&One…");
        QAction two;
        two.setObjectName("a.two");
        two.setText("Two");
        two.setEnabled(false);
        app::CommandModel commands({&one, &two});
        const QAbstractItemModelTester tester(&commands, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(commands.index(0, 0).data().toString(), QString("One"));
        QVERIFY(!commands.flags(commands.index(1, 0)).testFlag(Qt::ItemIsEnabled));
        app::FoundCommands found(commands, {"a.two"});
        const QAbstractItemModelTester foundTester(&found, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(found.index(0, 0).data().toString(), QString("Two"));
        found.search("one");
        QCOMPARE(found.rowCount(), 1);
        found.search("nothing like it");
        QCOMPARE(found.rowCount(), 0);
    }

    void enterDoesWhatIsFound()
    {
        auto* palette = open();
        QVERIFY(palette);
        QTest::keyClicks(lineOf(*palette), "hex names");
        QCOMPARE(marked(*palette), QString("view.names"));
        QVERIFY(window_->action("view.names")->isChecked());
        QTest::keyClick(lineOf(*palette), Qt::Key_Return);
        QVERIFY(isClosed());
        QTRY_VERIFY(!window_->action("view.names")->isChecked());
    }

    void anEnglishIdIsFoundInAnyLanguageAndWordsOfIt()
    {
        app::useLanguage("it");
        QCoreApplication::sendPostedEvents();
        auto* palette = open();
        QVERIFY(palette);
        QTest::keyClicks(lineOf(*palette), "view.zoomin");
        QCOMPARE(marked(*palette), QString("view.zoomIn"));
        lineOf(*palette)->clear();
        QTest::keyClicks(lineOf(*palette), "salva come");
        QCOMPARE(marked(*palette), QString("file.saveAs"));
    }

    void arrowsMoveWhileTheLineKeepsTheKeyboard()
    {
        auto* palette = open();
        QVERIFY(palette);
        QTest::keyClicks(lineOf(*palette), "zoom");
        const QString first = marked(*palette);
        QTest::keyClick(lineOf(*palette), Qt::Key_Down);
        const QString second = marked(*palette);
        QVERIFY(first != second);
        QTRY_VERIFY(lineOf(*palette)->hasFocus());
        QTest::keyClick(lineOf(*palette), Qt::Key_Up);
        QCOMPARE(marked(*palette), first);
    }

    void escClosesItAndDoesNothing()
    {
        const double scale = window_->view().scale();
        auto* palette = open();
        QVERIFY(palette);
        QTest::keyClicks(lineOf(*palette), "zoom in");
        QTest::keyClick(lineOf(*palette), Qt::Key_Escape);
        QVERIFY(isClosed());
        QTest::qWait(20);
        QCOMPARE(window_->view().scale(), scale);
    }

    void whatWasUsedLastComesFirst()
    {
        auto* palette = open();
        QVERIFY(palette);
        QTest::keyClicks(lineOf(*palette), "grid");
        QTest::keyClick(lineOf(*palette), Qt::Key_Return);
        QVERIFY(isClosed());
        palette = open();
        QVERIFY(palette);
        QCOMPARE(marked(*palette), QString("view.grid"));
    }

    void whatCannotBeUsedNowIsListedAndNotDone()
    {
        QVERIFY(!window_->action("edit.redo")->isEnabled());
        auto* palette = open();
        QVERIFY(palette);
        QTest::keyClicks(lineOf(*palette), "edit.redo");
        QVERIFY(palette->findChild<QTreeView*>()->model()->rowCount() > 0);
        QTest::keyClick(lineOf(*palette), Qt::Key_Return);
        QVERIFY(marked(*palette) != "edit.redo");
    }

    void shortcutsAreSearched()
    {
        QStringList shown;
        const test::Answer look(
            [&](QDialog& dialog)
            {
                QTest::keyClicks(dialog.findChild<QLineEdit*>(QString(), Qt::FindDirectChildrenOnly), "ctrl+shift+p");
                for (const auto* edit : dialog.findChildren<QKeySequenceEdit*>())
                    if (edit->isVisible())
                        shown << edit->accessibleName();
                dialog.reject();
            });
        window_->action("help.shortcuts")->trigger();
        QVERIFY(look.asked());
        QCOMPARE(shown, QStringList("Find a command"));
    }
};

LIST_TEST(TestWindowCommands)

} // namespace tst_window_commands

#include "tst_window_commands.moc"
