// The scenario of the Norman gate is made again from its map in the window, without a text file: forces pasted from a
// spreadsheet, zones of selected hexes, texts in four languages, conditions. Orders are judged as before, byte for
// byte.

#include "app/language/language.h"
#include "core/io/files.h"
#include "core/play/victory.h"
#include "editor/hex_map_view.h"
#include "editor/roster_panel.h"
#include "editor/zones_panel.h"
#include "referee/effects_editor.h"
#include "support_ctl.h"
#include "support_main.h"
#include "support_places.h"
#include "support_window.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

namespace tst_window_anew
{

using namespace merlon;

namespace
{

constexpr std::array languages{"en", "it", "es", "fr"};

void write(const QDialog& dialog, const QString& name, const QString& text)
{
    if (auto* line = dialog.findChild<QLineEdit*>(name))
    {
        line->setText(text); // keys of a test are ASCII
        emit line->textEdited(text);
    }
    else if (auto* edit = dialog.findChild<QPlainTextEdit*>(name))
        edit->setPlainText(text);
    else
        QFAIL(qPrintable(name));
}

void say(const QDialog& dialog, const QString& name, const LocalText& text)
{
    for (const char* language : languages)
        write(dialog, name + '.' + language, QString::fromStdString(text.in(language)));
}

void accept(const QDialog& dialog)
{
    QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
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
        panel.findChild<QTableView*>("roster")->selectAll();
        panel.copy();
    }

    void beginAnew()
    {
        QVERIFY(QFile::remove(castle_->scenario()));
        window_ = test::windowOn(castle_->map());
        QVERIFY(window_);
        const test::Answer answer(
            [&](QDialog& dialog)
            {
                write(dialog, "wizard.title", QString::fromStdString(was_.id));
                for (std::size_t i = 0; i < 2; ++i)
                {
                    const QString force = "wizard.force" + QString::number(i + 1);
                    write(dialog, force + ".name", QString::fromStdString(was_.forces[i].id));
                    for (const char* box : {".levy", ".where"})
                        dialog.findChild<QComboBox*>(force + box)->setCurrentIndex(0);
                }
                for (const char* box : {"wizard.side1.leader", "wizard.side2.leader"})
                    dialog.findChild<QAbstractButton*>(box)->setChecked(false);
                QTest::mouseClick(dialog.findChild<QPushButton*>("wizard.create"), Qt::LeftButton);
            });
        window_->action("file.wizard")->trigger();
        QVERIFY(answer.asked());
        QCOMPARE(QFileInfo(window_->workspace().path()), QFileInfo(castle_->scenario()));
    }

    void nameForces()
    {
        auto* box = roster().findChild<QComboBox*>("roster.forces");
        for (const play::Force& force : was_.forces)
        {
            box->setCurrentIndex(box->findData(QString::fromStdString(force.id)));
            emit box->activated(box->currentIndex());
            const test::Answer answer(
                [&](QDialog& dialog)
                {
                    say(dialog, "force.name", force.name);
                    accept(dialog);
                });
            roster().changeForce();
            QVERIFY(answer.asked());
        }
        box->setCurrentIndex(0);
        emit box->activated(0);
    }

    void makeZones()
    {
        window_->action("edit.zones")->trigger();
        auto* panel = window_->findChild<editor::ZonesPanel*>();
        auto* table = panel->findChild<QTableView*>("zones");
        for (const play::Zone& zone : was_.zones)
        {
            window_->view().selectThese(zone.hexes);
            QTest::mouseClick(panel->findChild<QPushButton*>("zones.add"), Qt::LeftButton);
            QApplication::processEvents();
            const int row = table->model()->rowCount() - 1;
            QVERIFY(table->model()->setData(table->model()->index(row, 1), QString::fromStdString(zone.force)));
        }
    }

    void brief()
    {
        const test::Answer answer(
            [&](QDialog& dialog)
            {
                say(dialog, "scenario.briefing", was_.briefing);
                dialog.findChild<QSpinBox*>("scenario.turns")->setValue(was_.turns);
                auto* first = dialog.findChild<QComboBox*>("scenario.first");
                first->setCurrentIndex(first->findData(QString::fromStdString(was_.first)));
                accept(dialog);
            });
        window_->action("edit.briefing")->trigger();
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
                for (list->setCurrentRow(0); dialog.findChild<QPushButton*>("remove")->isEnabled();)
                    QTest::mouseClick(dialog.findChild<QPushButton*>("remove"), Qt::LeftButton);
                auto* editor = dialog.findChild<referee::EffectsEditor*>();
                for (const play::Record& one : conditions())
                {
                    editor->begin(one);
                    QTest::mouseClick(dialog.findChild<QPushButton*>("add"), Qt::LeftButton);
                }
                QStringList said;
                for (int row = 0; row < list->count(); ++row)
                    said << list->item(row)->text();
                QVERIFY2(said.size() == static_cast<int>(was_.conditions.size()), qPrintable(said.join(" | ")));
                accept(dialog);
            });
        window_->action("edit.victory")->trigger();
        QVERIFY(answer.asked());
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
        copyAll();
        beginAnew();
        nameForces();
        roster().paste();
        makeZones();
        brief();
        sayHowOneWins();
        window_->action("file.save")->trigger();
        QVERIFY(!window_->workspace().isModified());

        play::Scenario now = scenario();
        QCOMPARE(now.forces.size(), was_.forces.size());
        for (std::size_t i = 0; i < now.forces.size(); ++i)
        {
            QCOMPARE(now.forces[i].id, was_.forces[i].id);
            QVERIFY(now.forces[i].name == was_.forces[i].name);
            QVERIFY(now.forces[i].counters == was_.forces[i].counters);
        }
        QCOMPARE(now.zones.size(), was_.zones.size());
        for (std::size_t i = 0; i < now.zones.size(); ++i)
        {
            auto hexes = was_.zones[i].hexes;
            std::ranges::sort(hexes); // in whatever order they were written
            QCOMPARE(now.zones[i].hexes, hexes);
            QCOMPARE(now.zones[i].force, was_.zones[i].force);
        }
        QVERIFY(now.briefing == was_.briefing);
        QVERIFY(now.victory == was_.victory);
        QVERIFY(now.turns == was_.turns && now.first == was_.first);
        QVERIFY(now.conditions == conditions());
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
                auto* games = dialog.findChild<QComboBox*>("trial.games");
                const int played = games->findText("played");
                QVERIFY(played > 0);
                games->setFocus();
                for (int i = 0; i < played; ++i)
                    QTest::keyClick(games, Qt::Key_Down);
                emit games->activated(played);
                const auto* list = dialog.findChild<QListWidget*>("effects");
                for (int row = 0; row < list->count(); ++row)
                    QVERIFY(list->item(row)->text().contains("it would not have been met"));
                dialog.findChild<referee::EffectsEditor*>()->begin(
                    {"over", {{"wins", play::Ref{"force", "garrison"}}, {"turn", 1}}});
                QTest::mouseClick(dialog.findChild<QPushButton*>("add"), Qt::LeftButton);
                const QString last = list->item(list->count() - 1)->text();
                QVERIFY2(last.contains("it would have been met: Turn"), qPrintable(last));
                QTest::mouseClick(dialog.findChild<QPushButton*>("remove"), Qt::LeftButton);
                // In another order, and one of them changed: what is in the form counts at its place.
                auto* conditions = dialog.findChild<QListWidget*>("effects");
                conditions->setCurrentRow(1);
                QTest::mouseClick(dialog.findChild<QPushButton*>("up"), Qt::LeftButton);
                QCOMPARE(conditions->currentRow(), 0);
                QTest::mouseClick(dialog.findChild<QPushButton*>("change"), Qt::LeftButton);
                QCOMPARE(conditions->count(), list->count());
                accept(dialog);
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
