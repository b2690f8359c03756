// Every dialog and every panel, in every language, light and dark, in a window of 1280 x 720: no text is cut, all that
// takes the keyboard has a name and is reached by Tab, and writing stands out from its ground. With MERLON_SCREENSHOTS
// set to a folder, a picture of each is written there.

#include "app/language/language.h"
#include "app/window/changed_dialog.h"
#include "app/window/sheets_dialog.h"
#include "app/window/take_in_dialog.h"
#include "app/window/theme.h"
#include "app/window/unpack_dialog.h"
#include "core/edit/map_edits.h"
#include "core/edit/scenario_value.h"
#include "editor/hex_map_view.h"
#include "editor/picture_preview.h"
#include "editor/roster_panel.h"
#include "referee/import_dialog.h"
#include "referee/journal_view.h"
#include "referee/referee_panel.h"
#include "referee/verdict_view.h"
#include "support_looks.h"
#include "support_main.h"
#include "support_places.h"
#include "support_tables.h"
#include "support_window.h"
#include "tell.h"
#include "translations/language_name.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QSettings>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QTimer>

#include <utility>

namespace tst_window_clipping
{

using namespace merlon;

namespace
{

constexpr const char* largeLetters = "MERLON_TEST_LARGE_LETTERS"; ///< of the child of this test

} // namespace

class TestWindowClipping : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;
    QString language_ = "en";
    QString theme_ = "light";
    QStringList faults_;
    QSet<QString> seen_; ///< classes of windows that were looked at, in all tests

    void open(const QString& file)
    {
        window_.reset();
        window_ = test::windowOn(file);
        QVERIFY(window_);
        window_->resize(1280, 720);
        QTest::qWait(50);
    }

    /// What stands open beside the main window, and is neither a menu nor a tool tip.
    QWidget* otherWindow() const
    {
        for (QWidget* one : QApplication::topLevelWidgets())
            if (one->isVisible() && one != window_.get() && one->windowType() != Qt::ToolTip &&
                qobject_cast<QMenu*>(one) == nullptr)
                return one;
        return nullptr;
    }

    void keep(QWidget& seen, const QString& name) const
    {
        if (const QString folder = qEnvironmentVariable("MERLON_SCREENSHOTS"); !folder.isEmpty())
            QVERIFY(seen.grab().save(QString("%1/%2-%3-%4.png").arg(folder, name, language_, theme_)));
    }

    void lookAt(const QString& name, QWidget& seen)
    {
        const bool isDialog = seen.isWindow() && &seen != window_.get();
        if (!isDialog && qEnvironmentVariableIsSet(largeLetters))
            return;       // its panels are as wide as the user makes them
        QTest::qWait(30); // what is said settles the sizes
        if (const auto* preview = seen.findChild<editor::PicturePreview*>())
            QVERIFY(QTest::qWaitFor([&] { return preview->isDone() && !preview->image().isNull(); }, 20'000));
        seen_ << QString(seen.metaObject()->className()).section("::", -1);
        keep(seen, name);
        QStringList found = test::cutTexts(seen) + test::unnamed(seen) + test::faintTexts(seen);
        if (seen.isWindow() && (seen.width() > 1280 || seen.height() > 720))
            found << QString("is larger than the screen: %1 x %2").arg(seen.width()).arg(seen.height());
        // The form of an order leads Tab itself: to what is wanted, and Ctrl+K to the box of kinds
        // (tst_window_evening).
        // So does that of an effect, which stands in two dialogs.
        const bool first = language_ == "en" && theme_ == "light" && !name.startsWith("verdict-") &&
                           name != "edit-victory" && name != "referee-byHand";
        if (first && &seen != window_.get()) // where Tab leads is the same in all languages
        {
            seen.window()->activateWindow();
            QVERIFY2(QTest::qWaitForWindowActive(seen.window()), qPrintable(name));
            found += test::unreached(seen).filter(QRegularExpression("^(?!.*KindBox)"));
        }
        for (const QString& one : found)
            faults_ << QString("%1 (%2, %3): %4").arg(name, language_, theme_, one);
    }

    /// Looks at the window that comes of an act, modal or not, does the same after each of the further acts in it, and
    /// closes it.
    void lookBehind(const QString& name, const std::function<void()>& act,
                    const std::function<void(QWidget&)>& further = {})
    {
        bool seen = false;
        QTimer watch;
        connect(&watch, &QTimer::timeout, &watch,
                [&]
                {
                    QWidget* other = otherWindow();
                    if (other == nullptr)
                        return;
                    watch.stop();
                    lookAt(name, *other);
                    if (further)
                    {
                        further(*other);
                        lookAt(name + "-further", *other);
                    }
                    if (auto* dialog = qobject_cast<QDialog*>(other))
                        dialog->reject();
                    else
                        other->close();
                    seen = true;
                });
        watch.start(10);
        act();
        QTRY_VERIFY2(seen, qPrintable(name + " opened nothing"));
        QTRY_VERIFY2(otherWindow() == nullptr, qPrintable(name + " stays open"));
    }
    void lookBehind(const char* command)
    {
        QVERIFY2(window_->action(command)->isEnabled(), command);
        lookBehind(QString(command).replace('.', '-'), [&] { window_->action(command)->trigger(); });
    }

    void type(const char* field, const char* text) const
    {
        auto* edit = window_->refereePanel().findChild<QLineEdit*>(field);
        edit->setFocus();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
    }
    void ask(const char* shooter, const char* target) const
    {
        window_->action("referee.ask")->trigger();
        type("by", shooter);
        type("at", target);
    }
    void shoot() const
    {
        ask("alr", "gwy");
        window_->session().giveDie(4);
        QVERIFY(window_->session().accept());
    }

    /// That one alone, so that it has its usual room.
    void showAlone(QDockWidget& dock) const
    {
        for (auto* other : window_->findChildren<QDockWidget*>())
            other->setVisible(other == &dock);
        dock.raise();
        QTest::qWait(20);
    }
    void lookAtPanel(QDockWidget& dock)
    {
        showAlone(dock);
        auto* pages = dock.findChild<QTabWidget*>("palette.pages");
        lookAt("panel-" + dock.objectName(), dock);
        for (int page = 1; pages != nullptr && page < pages->count(); ++page)
        {
            pages->setCurrentIndex(page);
            lookAt(QString("panel-%1-%2").arg(dock.objectName()).arg(page), dock);
        }
    }

    void everyWay() const
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("theme");
        for (const QString& language : words::languages())
            for (const char* theme : {"light", "dark"})
                QTest::addRow("%s, %s", qPrintable(language), theme) << language << QString(theme);
    }
    void speak()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, theme);
        language_ = language;
        theme_ = theme;
        app::useTheme(theme);
        window_->setLanguage(language);
        QTest::qWait(50);
    }
    void verifyNothingIsWrong()
    {
        for (const QString& fault : faults_)
            qWarning("%s", qPrintable(fault)); // a message of a check is cut
        QVERIFY(faults_.isEmpty());
    }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }
    void init()
    {
        QSettings().clear();
        if (static bool larger = false; qEnvironmentVariableIsSet(largeLetters) && !std::exchange(larger, true))
        {
            QFont font = QApplication::font();
            font.setPointSizeF(2 * font.pointSizeF());
            QApplication::setFont(font);
        }
        app::useTheme("light");
        app::useLanguage("en");
        language_ = "en";
        theme_ = "light";
        faults_.clear();
        castle_ = std::make_unique<test::Castle>();
        open(castle_->scenario());
    }
    void cleanup()
    {
        while (window_ && window_->workspace().isModified() && window_->workspace().history().canUndo())
            window_->workspace().undo();
        window_.reset();
        app::useLanguage("en");
    }

    void panels_data() { everyWay(); }
    void panels()
    {
        shoot();
        speak();
        lookAt("window", *window_);
        for (auto* dock : window_->findChildren<QDockWidget*>())
            if (dock->objectName() != "sheets") // this scenario has none
                lookAtPanel(*dock);
        verifyNothingIsWrong();
    }

    void tools_data() { everyWay(); }
    void tools()
    {
        speak();
        auto& palette = *window_->findChild<QDockWidget*>("palette");
        showAlone(palette);
        for (const auto& tool : window_->tools().tools())
        {
            const QString name = QLatin1String(tool->name());
            window_->action(name)->trigger();
            lookAt(QString(name).replace('.', '-'), palette);
        }
        window_->action("tool.brush")->trigger();
        for (int kind = 0; kind <= static_cast<int>(edit::Symmetry::Sixfold); ++kind)
        {
            window_->tools().setSymmetry(static_cast<edit::Symmetry>(kind));
            lookAt(QString("symmetry-%1").arg(kind), palette);
        }
        verifyNothingIsWrong();
    }

    /// Asked, refused, waiting for a die, and about a line of the journal.
    void verdicts_data() { everyWay(); }
    void verdicts()
    {
        shoot();
        speak();
        auto& dock = *window_->findChild<QDockWidget*>("referee");
        showAlone(dock);
        ask("odo", "gwy");
        lookAt("verdict-asked", dock);
        ask("alr", "gwy");
        lookAt("verdict-again", dock);
        ask("alr", "odo");
        lookAt("verdict-friend", dock);
        window_->action("referee.whatIf")->trigger();
        lookAt("verdict-what-if", dock);
        window_->action("referee.whatIf")->trigger();
        window_->refereePanel().showLine(0);
        lookAt("verdict-line", dock);
        verifyNothingIsWrong();
    }

    void sheets_data() { everyWay(); }
    void sheets()
    {
        const QDir from(test::inSource(u"scenarios/roccafosca-siege"));
        const QTemporaryDir to;
        for (const char* file : {"roccafosca-siege.scenario.yaml", "roccafosca-siege.map.yaml"})
            QVERIFY(QFile::copy(from.filePath(file), to.filePath(file)));
        open(to.filePath("roccafosca-siege.scenario.yaml"));
        speak();
        auto& dock = *window_->findChild<QDockWidget*>("sheets");
        QVERIFY(dock.toggleViewAction()->isVisible());
        showAlone(dock);
        auto* pages = dock.findChild<QTabWidget*>();
        QVERIFY(pages != nullptr && pages->count() > 2);
        for (int page = 0; page < pages->count(); ++page)
        {
            pages->setCurrentIndex(page);
            lookAt(QString("sheet-%1").arg(page), dock);
        }
        verifyNothingIsWrong();
        window_.reset(); // before its folder goes
    }

    void dialogs_data() { everyWay(); }
    void dialogs()
    {
        speak();
        for (const char* command :
             {"file.new",         "file.newTable",   "file.newScenario", "edit.properties", "edit.title",
              "edit.resize",      "edit.scan",       "edit.fairness",    "edit.victory",    "edit.briefing",
              "referee.briefing", "referee.players", "referee.readings", "referee.byHand",  "help.shortcuts",
              "help.manual",      "help.rules",      "help.welcome",     "help.commands",   "help.about",
              "edit.authors",     "file.share",      "edit.background"})
            lookBehind(command);
        if (window_->action("edit.join") != nullptr)
            lookBehind("edit.join");
        lookBehind(
            "export", [this] { window_->action("file.export")->trigger(); },
            [](QWidget& dialog) { dialog.findChild<QComboBox*>("kind")->setCurrentIndex(2); }); // for paper
        for (int page = 0; page < 6; ++page)
            lookBehind(
                qPrintable("wizard-" + QString::number(page)), [this] { window_->action("file.wizard")->trigger(); },
                [page](QWidget& dialog) { dialog.findChild<QListWidget*>("wizard.pages")->setCurrentRow(page); });
        lookBehind("force", [this] { window_->findChild<editor::RosterPanel*>()->addForce(); });
        window_->findChild<QTableView*>("roster")->selectRow(0);
        lookBehind("names", [this] { window_->findChild<editor::RosterPanel*>()->giveNames(); });
        lookBehind("zone-edge", [this] { window_->findChild<QPushButton*>("zones.edge")->click(); });
        lookBehind("suggestions", [this] { window_->findChild<QPushButton*>("structures.suggest")->click(); });
        lookBehind(
            "balance", [this] { window_->action("edit.balance")->trigger(); },
            [](QWidget& dialog)
            { QTRY_VERIFY_WITH_TIMEOUT(dialog.findChild<QTableView*>()->model()->rowCount() > 0, 60'000); });
        const archive::Parcel parcel{{{"norman-gate.scenario.yaml", ""}, {"norman-gate.map.yaml", ""}}};
        lookBehind("unpack",
                   [&] {
                       app::UnpackDialog(castle_->folder() + "/gate.merlon", parcel, castle_->scenario(), window_.get())
                           .exec();
                   });
        lookBehind("take-in",
                   [&]
                   {
                       const edit::Value mine = window_->workspace().scenario()->value();
                       play::Scenario theirs = edit::scenarioOf(mine);
                       theirs.turns = 3;
                       theirs.forces[0].counters.pop_back();
                       app::TakeInDialog("gate.merlon", {{1, "norman-gate.scenario.yaml", mine, edit::valueOf(theirs)}},
                                         window_->workspace().map().map(), {"scan.png"}, window_.get())
                           .exec();
                   });
        lookBehind(
            "changed",
            [this]
            {
                const auto lines = [] { return QStringList(12, QString("A1: ").repeated(40)); };
                app::ChangedDialog("norman-gate.scenario.yaml", true, lines, window_.get()).exec();
            },
            [](QWidget& dialog) { dialog.findChild<QPushButton*>("differences")->click(); });
        verifyNothingIsWrong();
    }

    void aTable_data() { everyWay(); }
    void aTable()
    {
        const QString file = castle_->folder() + "/ford.table.yaml";
        QImage picture(600, 440, QImage::Format_RGB32);
        picture.fill(QColor(0xb8, 0xa8, 0x80));
        QVERIFY(picture.save(castle_->folder() + "/photo.png"));
        test::writeAll(file, test::drawnTable() + "background: {image: photo.png, corners: [[90, 400], [520, 380], "
                                                  "[470, 60], [140, 50]], opacity: 0.5}\n");
        open(file);
        speak();
        lookAt("table", *window_);
        for (const char* dock : {"palette", "inspector", "layers", "overview"})
        {
            showAlone(*window_->findChild<QDockWidget*>(dock));
            lookAt(QString("table-%1").arg(dock), *window_->findChild<QDockWidget*>(dock));
        }
        test::TableDraughtsman(*window_).click({1000, 1000});
        for (const char* command : {"file.export", "table.names", "table.photograph", "table.properties", "edit.find"})
            lookBehind(command);
        verifyNothingIsWrong();
    }

    void aTournament_data() { everyWay(); }
    void aTournament()
    {
        const QDir from(test::inSource(u"scenarios/winter-tournament"));
        const QString file = castle_->folder() + "/winter.tournament.yaml";
        QFile::remove(file);
        QFile::remove(file + ".journal.yaml");
        QVERIFY(QFile::copy(from.filePath("winter.tournament.yaml"), file));
        QVERIFY(QFile::copy(from.filePath("played.journal.yaml"), file + ".journal.yaml"));
        open(file);
        speak();
        lookBehind("edit.settings");
        verifyNothingIsWrong();
        window_.reset(); // before its folder goes
    }

    void dialogsOfTheReferee_data() { everyWay(); }
    void dialogsOfTheReferee()
    {
        shoot();
        speak();
        ask("alr", "gwy"); // who has shot
        lookBehind("referee.overrule");
        window_->journal().setCurrentIndex(window_->journal().model()->index(0, 0));
        lookBehind("referee.correct");
        window_->view().setCurrentHex(test::hexNamed(*window_, "P10"));
        lookBehind("referee.whoCould");
        for (const char* rule : {"siege.1.42a", "siege.ruling.mantlet-cost"})
            lookBehind(QString(rule), [&] { emit verdictView().ruleWanted(rule); });
        lookBehind("import",
                   [&] {
                       referee::ImportDialog(window_->session(), {"shoot", {}}, "alric\tgwyn\n", window_.get()).exec();
                   });
        lookBehind("sheets", [&] { app::SheetsDialog(window_->session().game(), {}, -1, {}, window_.get()).exec(); });
        verifyNothingIsWrong();
    }

    /// A file that is wrong, and a map that is not saved.
    void questions_data() { everyWay(); }
    void questions()
    {
        speak();
        const QString broken = castle_->folder() + "/broken.map.yaml";
        test::writeAll(broken,
                       test::readAll(castle_->map()).replace("t: tree,", "t: treee,").replace("M: moat", "M: moot"));
        lookBehind("problems", [&] { window_->open(broken); });
        const hex::Hex hex = test::hexNamed(*window_, "A1");
        QVERIFY(window_->workspace().paint({edit::Paint::Kind::Raise}, {&hex, 1}));
        lookBehind("no-room",
                   [&]
                   {
                       auto raised = edit::painted(window_->workspace().desk(), {edit::Paint::Kind::Raise}, {&hex, 1});
                       const yaml::Message hoarding =
                           tell::thing_some{.thing = "hoarding", .hex = "A1", .count = 2, .all = 3};
                       raised->noRoom = {{hoarding, {hex}, {}}};
                       window_->workspace().push(std::move(raised));
                   });
        lookBehind("removed-with-it", // with Fulk, whom a condition of victory names
                   [&]
                   {
                       while (!window_->findChild<QDockWidget*>("referee")->isHidden())
                           window_->action("view.layout")->trigger();
                       auto* roster = window_->findChild<editor::RosterPanel*>();
                       for (const edit::Entry& one :
                            *window_->workspace().scenario()->value().shelves[edit::OfScenario::counters])
                           if (edit::listedIn(one).id == "fulk")
                               roster->choose({one.key});
                       roster->remove();
                   });
        lookBehind("unsaved", [this] { window_->close(); });
        verifyNothingIsWrong();
    }

    /// On a screen of 2560 x 1440 at 200 %, and with letters twice as large on one of 1280 x 720: what is too tall
    /// scrolls.
    void nothingIsCutAtTwiceTheSize_data()
    {
        QTest::addColumn<bool>("letters");
        QTest::addColumn<QStringList>("rows");
        const QStringList dialogs{"dialogs:en, light", "dialogs:fr, dark", "aTable:it, light",
                                  "dialogsOfTheReferee:es, light", "questions:fr, light"};
        QTest::newRow("screen at 200 %") << false << dialogs;
        QTest::newRow("large letters") << true << dialogs;
    }
    void nothingIsCutAtTwiceTheSize()
    {
        QFETCH(const bool, letters);
        QFETCH(const QStringList, rows);
        const int times = letters ? 1 : 2;
        const QString config = desk_.filePath("screen.json");
        test::writeAll(config, QString("{\"screens\": [{\"name\": \"one\", \"x\": 0, \"y\": 0, \"width\": %1, "
                                       "\"height\": %2, \"logicalDpi\": 96, \"logicalBaseDpi\": 96, \"dpr\": 1}]}")
                                   .arg(1280 * times)
                                   .arg(720 * times)
                                   .toUtf8());
        QProcessEnvironment around = QProcessEnvironment::systemEnvironment();
        around.insert("QT_QPA_PLATFORM", "offscreen:configfile=" + config);
        around.insert("QT_SCALE_FACTOR", QString::number(times));
        if (letters)
            around.insert(largeLetters, "1");
        QProcess child;
        child.setProcessEnvironment(around);
        child.start(QCoreApplication::applicationFilePath(), QStringList{"tst_window_clipping"} + rows);
        QVERIFY(child.waitForFinished(240'000));
        const QString said = QString::fromUtf8(child.readAllStandardOutput());
        QVERIFY2(said.contains(QString("%1 passed, 0 failed").arg(rows.size() + 2)), qPrintable(said));
        QCOMPARE(child.exitCode(), 0);
    }

    void noDialogIsForgotten()
    {
        if (!seen_.contains("NewMapDialog") || !seen_.contains("RuleDialog") || !seen_.contains("ProblemsDialog"))
            QSKIP("the tests before this one look at dialogs");
        seen_ << QStringLiteral("SearchPopup"); // the palette of commands and the search are ones
        const QRegularExpression dialog("class (\\w+) : public QDialog");
        QStringList forgotten;
        for (const char* room : {"editor", "referee", "app/window"})
            for (const QFileInfo& header : QDir(test::inSource(QString(room))).entryInfoList({"*.h"}))
                if (const auto found = dialog.match(test::readAll(header.filePath()));
                    found.hasMatch() && !seen_.contains(found.captured(1)))
                    forgotten << found.captured(1);
        QCOMPARE(forgotten.join(' '), QString());
    }

    void tabLeadsToEveryPanel()
    {
        for (auto* dock : window_->findChildren<QDockWidget*>())
        {
            if (!dock->toggleViewAction()->isVisible())
                continue;
            showAlone(*dock);
            if (test::stopsOf(*dock).isEmpty())
                continue; // nothing in it can be done now
            window_->view().setFocus();
            bool there = false;
            for (int press = 0; press < 60 && !there; ++press)
                if (const QWidget* now = test::afterTab())
                    there = dock->isAncestorOf(now);
            QVERIFY2(there, qPrintable(dock->objectName()));
        }
    }

private:
    referee::VerdictView& verdictView() const { return *window_->refereePanel().findChild<referee::VerdictView*>(); }
};

LIST_TEST(TestWindowClipping)

} // namespace tst_window_clipping

#include "tst_window_clipping.moc"
