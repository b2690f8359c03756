// The scenario of the Norman gate is made again from its map in the window, with mouse and keys alone: forces with
// names, colours and patterns, counters pasted from a spreadsheet, zones of clicked hexes, texts in four languages,
// conditions. Its file is the one that ships, but for what zones are called there, and orders are judged as before,
// byte for byte.

#include "app/language/language.h"
#include "core/io/files.h"
#include "core/play/victory.h"
#include "editor/hex_map_view.h"
#include "editor/roster_panel.h"
#include "editor/zones_panel.h"
#include "support_ctl.h"
#include "support_main.h"
#include "support_places.h"
#include "support_typing.h"
#include "support_window.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QToolButton>

namespace tst_window_anew
{

using namespace merlon;

namespace
{

constexpr std::array languages{"en", "it", "es", "fr"};

void say(const QDialog& dialog, const QString& name, const LocalText& text)
{
    for (const char* language : languages)
        test::typeInto(dialog, name + '.' + language, QString::fromStdString(text.in(language)));
}

/// Qt's own dialog, which names a colour as files do.
void giveColour(QDialog& dialog, const QString& colour)
{
    for (auto* line : dialog.findChildren<QLineEdit*>())
        if (line->text().startsWith('#'))
        {
            test::typeOver(*line, colour);
            return test::clickOk(dialog);
        }
    QFAIL("no colour is named");
}

/// What a hand types or chooses for a value of a condition.
void enter(const QDialog& dialog, const std::string& key, const play::Value& value)
{
    if (const auto* list = std::get_if<play::List>(&value))
    {
        for (const play::Value& one : *list)
            enter(dialog, key, one);
        return;
    }
    auto* field = dialog.findChild<QWidget*>(QString::fromStdString(key));
    QVERIFY2(field != nullptr && field->isVisible(), key.c_str());
    if (auto* box = qobject_cast<QComboBox*>(field))
        return test::chooseText(*box, std::get<bool>(value) ? "yes" : "no");
    test::typeOver(*field, QString::fromStdString(play::plain(value)));
    QTest::keyClick(field, Qt::Key_Return);
}

void add(const QDialog& dialog, const play::Record& condition)
{
    const auto kinds = play::victoryKinds();
    const auto at = std::ranges::find(kinds, condition.kind, &play::Kind::key) - kinds.begin();
    test::choose(*dialog.findChild<QComboBox*>("effect"), [at](int index) { return index == at; });
    for (const auto& [key, value] : condition.fields)
        enter(dialog, key, value);
    test::clickOn(dialog.findChild<QPushButton*>("add"));
}

} // namespace

class TestWindowAnew : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    play::Scenario was_;
    std::unique_ptr<app::MainWindow> window_;

    const play::Scenario& scenario() const { return window_->workspace().scenario()->scenario(); }
    editor::RosterPanel& roster() const { return *window_->findChild<editor::RosterPanel*>(); }

    /// The rows of the scenario that ships, as a spreadsheet has them.
    void copyAll()
    {
        const auto window = test::windowOn(castle_->scenario());
        QVERIFY(window);
        was_ = window->workspace().scenario()->scenario();
        auto& panel = *window->findChild<editor::RosterPanel*>();
        auto* table = panel.findChild<QTableView*>("roster");
        window->action("edit.forces")->trigger();
        table->setFocus();
        QTest::keySequence(table, QKeySequence::SelectAll);
        QTest::keySequence(table, QKeySequence::Copy);
        QVERIFY(
            QApplication::clipboard()->text().contains(QString::fromStdString(was_.forces.back().counters.back().id)));
    }

    void beginAnew()
    {
        QVERIFY(QFile::remove(castle_->scenario()));
        window_ = test::windowOn(castle_->map());
        QVERIFY(window_);
        const test::Answer answer(
            [&](QDialog& dialog)
            {
                auto* next = dialog.findChild<QPushButton*>("wizard.next");
                test::typeInto(dialog, "wizard.title", QString::fromStdString(was_.id));
                test::chooseData(*dialog.findChild<QComboBox*>("wizard.edition"), QString::fromStdString(was_.edition));
                test::clickOn(next);
                QVERIFY(dialog.findChild<QAbstractButton*>("wizard.map.open")->isChecked());
                test::clickOn(next);
                for (std::size_t i = 0; i < 2; ++i)
                {
                    const QString force = "wizard.force" + QString::number(i + 1);
                    test::typeInto(dialog, force + ".name", QString::fromStdString(was_.forces[i].id));
                    for (const char* box : {".levy", ".where"})
                        test::choose(*dialog.findChild<QComboBox*>(force + box), [](int index) { return index == 0; });
                }
                test::clickOn(next);
                for (const char* box : {"wizard.side1.leader", "wizard.side2.leader"})
                    if (dialog.findChild<QAbstractButton*>(box)->isEnabled())
                        test::check(dialog, box, false);
                test::clickOn(dialog.findChild<QPushButton*>("wizard.create"));
            });
        window_->action("file.wizard")->trigger();
        QVERIFY(answer.asked());
        QCOMPARE(QFileInfo(window_->workspace().path()), QFileInfo(castle_->scenario()));
    }

    void nameAll()
    {
        const test::Answer title(
            [&](QDialog& dialog)
            {
                say(dialog, "name", was_.title);
                test::clickOk(dialog);
            });
        window_->action("edit.title")->trigger();
        QVERIFY(title.asked());
        window_->action("edit.forces")->trigger();
        auto* box = roster().findChild<QComboBox*>("roster.forces");
        for (const play::Force& force : was_.forces)
        {
            test::chooseData(*box, QString::fromStdString(force.id));
            std::unique_ptr<test::Answer> colour;
            const test::Answer answer(
                [&](QDialog& dialog)
                {
                    say(dialog, "force.name", force.name);
                    colour = std::make_unique<test::Answer>(
                        [&](QDialog& colours) { giveColour(colours, QString::fromStdString(force.colour)); });
                    test::clickOn(dialog.findChild<QPushButton*>("force.colour"));
                    test::chooseData(*dialog.findChild<QComboBox*>("force.pattern"),
                                     QString::fromStdString(force.pattern));
                    test::clickOk(dialog);
                });
            test::clickOn(toolButton("Edit…"));
            QVERIFY(answer.asked() && colour && colour->asked());
        }
        test::choose(*box, [](int index) { return index == 0; });
    }
    QToolButton* toolButton(const QString& text) const
    {
        for (auto* one : roster().findChildren<QToolButton*>())
            if (one->text() == text)
                return one;
        return nullptr;
    }

    void pasteCounters()
    {
        auto* table = roster().findChild<QTableView*>("roster");
        table->setFocus();
        QTest::keySequence(table, QKeySequence::Paste);
        QVERIFY(scenario().forces.back().counters == was_.forces.back().counters);
    }

    /// With the mouse, each behind the one before.
    void selectOnMap(const std::vector<hex::Hex>& hexes)
    {
        QTest::keyClick(&window_->view(), Qt::Key_Escape);
        window_->view().bringIntoView(hexes);
        QWidget* canvas = window_->view().viewport();
        for (std::size_t i = 0; i < hexes.size(); ++i)
            QTest::mouseClick(canvas, Qt::LeftButton, i == 0 ? Qt::NoModifier : Qt::ControlModifier,
                              window_->view().viewPoint(hexes[i]).toPoint());
        QCOMPARE(window_->view().selectionModel()->selectedIndexes().size(), static_cast<qsizetype>(hexes.size()));
    }

    void makeZones()
    {
        window_->action("edit.zones")->trigger();
        auto* panel = window_->findChild<editor::ZonesPanel*>();
        auto* table = panel->findChild<QTableView*>("zones");
        for (const play::Zone& zone : was_.zones)
        {
            selectOnMap(zone.hexes);
            test::clickOn(panel->findChild<QPushButton*>("zones.add"));
            QTest::keyClick(table->findChild<QLineEdit*>(), Qt::Key_Return);
            QApplication::processEvents();
            const int row = table->model()->rowCount() - 1;
            table->setCurrentIndex(table->model()->index(row, 1));
            QTest::keyClick(table, Qt::Key_F2);
            auto* box = table->findChild<QComboBox*>();
            QVERIFY(box != nullptr);
            test::chooseData(*box, QString::fromStdString(zone.force));
            QTest::keyClick(box, Qt::Key_Return);
            QApplication::processEvents();
            const test::Answer answer(
                [&](QDialog& dialog)
                {
                    say(dialog, "name", zone.name);
                    test::clickOk(dialog);
                });
            test::clickOn(panel->findChild<QPushButton*>("zones.names"));
            QVERIFY(answer.asked());
        }
    }

    void brief()
    {
        const test::Answer answer(
            [&](QDialog& dialog)
            {
                say(dialog, "scenario.background", was_.background);
                dialog.findChild<QTabWidget*>("scenario.texts")->setCurrentIndex(1);
                say(dialog, "scenario.briefing", was_.briefing);
                test::typeNumber(dialog, "scenario.turns", was_.turns);
                test::chooseData(*dialog.findChild<QComboBox*>("scenario.first"), QString::fromStdString(was_.first));
                test::clickOk(dialog);
            });
        window_->action("edit.background")->trigger();
        QVERIFY(answer.asked());
    }

    /// Zones have the names of their making here.
    std::vector<play::Record> conditions() const
    {
        std::vector<play::Record> all = was_.conditions;
        for (play::Record& one : all)
            for (auto& [key, value] : one.fields)
                if (auto* list = std::get_if<play::List>(&value))
                    for (play::Value& item : *list)
                        if (auto* ref = std::get_if<play::Ref>(&item); ref != nullptr && ref->sort == "zone")
                        {
                            const auto at = std::ranges::find(was_.zones, ref->id, &play::Zone::id);
                            ref->id = scenario().zones[static_cast<std::size_t>(at - was_.zones.begin())].id;
                        }
        return all;
    }

    void sayHowOneWins()
    {
        const test::Answer answer(
            [&](QDialog& dialog)
            {
                say(dialog, "victory.text", was_.victory);
                auto* list = dialog.findChild<QListWidget*>("effects");
                // The wizard's own.
                list->setFocus();
                for (QTest::keyClick(list, Qt::Key_Home); dialog.findChild<QPushButton*>("remove")->isEnabled();)
                    test::clickOn(dialog.findChild<QPushButton*>("remove"));
                for (const play::Record& one : conditions())
                    add(dialog, one);
                QStringList said;
                for (int row = 0; row < list->count(); ++row)
                    said << list->item(row)->text();
                QVERIFY2(said.size() == static_cast<int>(was_.conditions.size()), qPrintable(said.join(" | ")));
                test::clickOk(dialog);
            });
        window_->action("edit.victory")->trigger();
        QVERIFY(answer.asked());
    }

    /// As it shipped, but for what the zones are called in files, and the order of their hexes.
    play::Scenario expected() const
    {
        play::Scenario all = was_;
        all.conditions = conditions();
        for (std::size_t i = 0; i < all.zones.size() && i < scenario().zones.size(); ++i)
        {
            all.zones[i].id = scenario().zones[i].id;
            std::ranges::sort(all.zones[i].hexes);
        }
        return all;
    }

private slots:
    void initTestCase()
    {
        test::useOwnDesk(desk_.path());
        app::useLanguage("en");
    }
    void cleanupTestCase() { window_.reset(); }

    void aScenarioIsMadeAgain_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("priory") << "priory";
        QTest::newRow("norman-gate") << "norman-gate"; // the next tests go on with it
    }

    void aScenarioIsMadeAgain()
    {
        QFETCH(const QString, name);
        window_.reset();
        castle_ = std::make_unique<test::Castle>(name);
        for (const auto step : {&TestWindowAnew::copyAll, &TestWindowAnew::beginAnew, &TestWindowAnew::nameAll,
                                &TestWindowAnew::pasteCounters, &TestWindowAnew::makeZones, &TestWindowAnew::brief,
                                &TestWindowAnew::sayHowOneWins})
        {
            (this->*step)();
            if (QTest::currentTestFailed())
                return;
        }
        window_->action("file.save")->trigger();
        QVERIFY(!window_->workspace().isModified());
        QCOMPARE(QString::fromStdString(io::scenarioText(scenario(), window_->workspace().boards())),
                 QString::fromStdString(io::scenarioText(expected(), window_->workspace().boards())));
        QVERIFY(scenario() == expected());
        const auto checked = test::ctl({"validate", castle_->scenario()});
        QVERIFY2(checked.status == 0 && checked.out.endsWith(": no errors\n"), checked.out.constData());
    }

    void ordersAreJudgedAsBefore()
    {
        for (const char* language : languages)
        {
            const QStringList orders{"--orders", test::orders, "--format", "yaml", "--lang", language};
            const auto before = test::ctl(QStringList{"judge", test::scenario} + orders);
            const auto after = test::ctl(QStringList{"judge", castle_->scenario()} + orders);
            QVERIFY(before.status == 0 && before.out.size() > 1'000);
            QCOMPARE(after.out, before.out);
        }
    }

    /// "Would have been met": the conditions are tried on the game that ships with the scenario.
    void conditionsAreTriedOnTheGameThatWasPlayed()
    {
        QVERIFY(QFile::copy(test::playedJournal, castle_->folder() + "/played.journal.yaml"));
        const test::Answer answer(
            [&](QDialog& dialog)
            {
                test::chooseText(*dialog.findChild<QComboBox*>("trial.games"), "played");
                const auto* list = dialog.findChild<QListWidget*>("effects");
                for (int row = 0; row < list->count(); ++row)
                    QVERIFY(list->item(row)->text().contains("it would not have been met"));
                add(dialog, {"over", {{"wins", play::Ref{"force", "garrison"}}, {"turn", 1}}});
                const QString last = list->item(list->count() - 1)->text();
                QVERIFY2(last.contains("it would have been met: Turn"), qPrintable(last));
                test::clickOn(dialog.findChild<QPushButton*>("remove"));
                // In another order, and one of them changed: what is in the form counts at its place.
                auto* conditions = dialog.findChild<QListWidget*>("effects");
                conditions->setFocus();
                QTest::keyClick(conditions, Qt::Key_Home);
                QTest::keyClick(conditions, Qt::Key_Down);
                test::clickOn(dialog.findChild<QPushButton*>("up"));
                QCOMPARE(conditions->currentRow(), 0);
                test::clickOn(dialog.findChild<QPushButton*>("change"));
                QCOMPARE(conditions->count(), list->count());
                test::clickOk(dialog);
            });
        window_->action("edit.victory")->trigger();
        QVERIFY(answer.asked());
        auto swapped = conditions();
        std::swap(swapped[0], swapped[1]);
        QVERIFY(scenario().conditions == swapped);
        window_->action("edit.undo")->trigger();
        QVERIFY(scenario().conditions == conditions());
    }
};

LIST_TEST(TestWindowAnew)

} // namespace tst_window_anew

#include "tst_window_anew.moc"
