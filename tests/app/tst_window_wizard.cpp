// From nothing to a scenario that can be played, with the wizard: each page filled by mouse and keys, left and come
// back to; what is written opens without errors and its game can begin.

#include "app/window/scenario_plan.h"
#include "app/window/shipped_model.h"
#include "core/io/levies.h"
#include "core/systems.h"
#include "editor/name_stock.h"
#include "support_main.h"
#include "support_places.h"
#include "support_typing.h"
#include "support_window.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSet>
#include <QSpinBox>
#include <QTest>
#include <QTextBrowser>

namespace tst_window_wizard
{

using namespace merlon;

namespace
{

void type(const QDialog& dialog, const char* name, const QString& text)
{
    auto* line = dialog.findChild<QLineEdit*>(name);
    QVERIFY2(line != nullptr, name);
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
}

void press(const QDialog& dialog, const char* name)
{
    auto* button = dialog.findChild<QAbstractButton*>(name);
    QVERIFY2(button != nullptr && button->isEnabled(), name);
    if (qobject_cast<QPushButton*>(button) != nullptr)
        QTest::mouseClick(button, Qt::LeftButton);
    else
        QTest::keyClick(button, Qt::Key_Space);
}

void pick(const QDialog& dialog, const char* name, const QVariant& data)
{
    auto* combo = dialog.findChild<QComboBox*>(name);
    QVERIFY2(combo != nullptr, name);
    const int row = combo->findData(data);
    QVERIFY2(row >= 0, name);
    combo->setFocus();
    QTest::keyClick(combo, Qt::Key_Home);
    for (int i = 0; i < row; ++i)
        QTest::keyClick(combo, Qt::Key_Down);
    QCOMPARE(combo->currentIndex(), row);
}

void goTo(const QDialog& dialog, int page)
{
    auto* pages = dialog.findChild<QListWidget*>("wizard.pages");
    QTest::mouseClick(pages->viewport(), Qt::LeftButton, {}, pages->visualItemRect(pages->item(page)).center());
    QCOMPARE(pages->currentRow(), page);
}

} // namespace

class TestWindowWizard : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    test::Castle castle_;

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void aScenarioIsMadePageByPage()
    {
        const auto window = test::windowOn(castle_.map());
        QVERIFY(window);
        const QString folder = desk_.filePath("raid");
        const test::Answer answer(
            [&](QDialog& dialog)
            {
                auto* create = dialog.findChild<QPushButton*>("wizard.create");
                QVERIFY(!create->isEnabled());
                QVERIFY(!dialog.findChild<QLabel*>("wizard.missing")->text().isEmpty());
                type(dialog, "wizard.title", "A raid");
                QVERIFY(create->isEnabled());
                type(dialog, "wizard.folder", folder);
                press(dialog, "wizard.next");
                press(dialog, "wizard.map.shipped");
                pick(dialog, "wizard.shipped", app::scenariosFolder() + "/norman-gate/norman-gate.map.yaml");
                press(dialog, "wizard.map.shipped");
                press(dialog, "wizard.next");
                pick(dialog, "wizard.force1.names", "normans");
                pick(dialog, "wizard.force2.names", "welsh");
                pick(dialog, "wizard.force2.where", static_cast<int>(edit::SetUpAt::West));
                press(dialog, "wizard.next");
                dialog.findChild<QSpinBox*>("wizard.turns")->setValue(9);
                press(dialog, "wizard.side2.held");
                press(dialog, "wizard.next");
                press(dialog, "wizard.next"); // the options stay as the rules have them
                auto* text = dialog.findChild<QPlainTextEdit*>("wizard.briefing.en");
                text->setFocus();
                QTest::keyClicks(text, "By night.");
                const QString read = dialog.findChild<QTextBrowser*>()->toPlainText();
                QVERIFY2(read.contains("By night.") && read.count(": 20 counter") == 2, qPrintable(read));
                goTo(dialog, 0); // and back: nothing is lost
                type(dialog, "wizard.title", "A night raid");
                goTo(dialog, 2);
                QCOMPARE(dialog.findChild<QComboBox*>("wizard.force1.names")->currentData().toString(),
                         QString("normans"));
                press(dialog, "wizard.create");
            });
        window->action("file.wizard")->trigger();
        QVERIFY(answer.asked());
        const QString file = folder + "/a-night-raid.scenario.yaml";
        QVERIFY(QFileInfo::exists(file));
        QVERIFY(QFileInfo::exists(folder + "/a-night-raid.map.yaml"));
        QCOMPARE(QFileInfo(window->workspace().path()), QFileInfo(file));
        const play::Scenario& scenario = window->workspace().scenario()->scenario();
        QCOMPARE(scenario.forces.size(), std::size_t(2));
        QCOMPARE(scenario.turns, 9);
        QCOMPARE(scenario.conditions.size(), std::size_t(3)); // the leader, the castle, the last turn
        QVERIFY(scenario.briefing.in("en") == "By night.");
        QSet<QString> names;
        for (std::size_t i = 0; i < 2; ++i)
        {
            QCOMPARE(scenario.forces[i].counters.size(), std::size_t(20));
            const auto& zone = scenario.zones[i].hexes;
            for (const play::Counter& one : scenario.forces[i].counters)
            {
                names << QString::fromStdString(one.name);
                const play::Value* hex = play::find(one.fields, "hex");
                QVERIFY2(hex != nullptr, one.id.c_str());
                QVERIFY2(std::ranges::count(zone, std::get<hex::Hex>(*hex)) == 1, one.id.c_str());
            }
        }
        QCOMPARE(names.size(), 40);
        QVERIFY(window->workspace().setting() != nullptr); // it can be played
    }

    /// A page that its author leaves and comes back to; the force that it names goes by its name of now.
    void optionsAreChosenOnAPageOfTheirOwn()
    {
        const auto window = test::windowOn(castle_.map());
        QVERIFY(window);
        constexpr int forces = 2;
        constexpr int options = 4;
        const test::Answer answer(
            [&](QDialog& dialog)
            {
                const auto* create = dialog.findChild<QPushButton*>("wizard.create");
                type(dialog, "wizard.title", "A siege");
                goTo(dialog, options);
                QVERIFY(!dialog.findChild<QLabel*>("wizard.noOptions")->isVisible());
                press(dialog, "options.errors");
                test::typeNumber(dialog, "options.days", 3);
                QVERIFY(!create->isEnabled()); // nobody besieges
                QCOMPARE(dialog.findChild<QLabel*>("wizard.missing")->text(),
                         dialog.findChild<QLabel*>("options.wrong")->text());
                goTo(dialog, forces);
                type(dialog, "wizard.force2.name", "Raiders");
                goTo(dialog, options);
                QCOMPARE(dialog.findChild<QSpinBox*>("options.days")->value(), 3);
                test::chooseText(*dialog.findChild<QComboBox*>("options.besieger"), "Raiders");
                QVERIFY(create->isEnabled());
                goTo(dialog, forces);
                type(dialog, "wizard.force2.name", "Night riders");
                goTo(dialog, options);
                QCOMPARE(dialog.findChild<QComboBox*>("options.besieger")->currentText(), QString("Night riders"));
                QVERIFY(dialog.findChild<QCheckBox*>("options.errors")->isChecked());
                press(dialog, "wizard.create");
            });
        window->action("file.wizard")->trigger();
        QVERIFY(answer.asked());
        QVERIFY(window->workspace().setting() != nullptr);
        const play::Fields& chosen = window->workspace().scenario()->scenario().options;
        QCOMPARE(chosen.size(), std::size_t{3});
        QVERIFY(*play::find(chosen, "errors") == play::Value(true));
        QVERIFY(*play::find(chosen, "days") == play::Value(3));
        QVERIFY(*play::find(chosen, "besieger") == play::Value(play::Ref{"force", "night-riders"}));
    }

    void theOpenMapAndAnEmptyOneServeToo()
    {
        const auto window = test::windowOn(castle_.map());
        QVERIFY(window);
        const test::Answer answer(
            [&](QDialog& dialog)
            {
                type(dialog, "wizard.title", "Field");
                goTo(dialog, 1);
                QVERIFY(dialog.findChild<QRadioButton*>("wizard.map.open")->isChecked());
                press(dialog, "wizard.create");
            });
        window->action("file.wizard")->trigger();
        QVERIFY(answer.asked());
        QCOMPARE(QFileInfo(window->workspace().path()).path(), QFileInfo(castle_.map()).path());
        QVERIFY(window->workspace().setting() != nullptr);
    }

    void whatCannotBeWrittenIsSaid()
    {
        const auto window = test::windowOn(castle_.map());
        QVERIFY(window);
        test::writeAll(desk_.filePath("file"), "not a folder");
        bool said = false;
        std::unique_ptr<test::Answer> next;
        const test::Answer answer(
            [&](QDialog& dialog)
            {
                type(dialog, "wizard.title", "Field");
                type(dialog, "wizard.folder", desk_.filePath("file/below"));
                goTo(dialog, 1);
                press(dialog, "wizard.map.new");
                next = std::make_unique<test::Answer>(
                    [&](QDialog& message)
                    {
                        said = qobject_cast<QMessageBox*>(&message) != nullptr;
                        message.accept();
                    });
                press(dialog, "wizard.create");
            });
        window->action("file.wizard")->trigger();
        QVERIFY(said);
    }

    /// What ships is whole, for each system that has some.
    void forcesThatShipAreWhole()
    {
        int levies = 0;
        for (const play::System* system : systems())
        {
            const io::Levies& all = app::leviesOf(*system);
            for (const io::Levy& one : all.all)
                for (std::size_t size = 0; size < all.sizes.size(); ++size)
                {
                    QCOMPARE(static_cast<int>(io::raised(one, size).size()), all.sizes[size]);
                    ++levies;
                }
        }
        QVERIFY(levies >= 6);
    }

    void forcesThatAreNotWholeAreRefused()
    {
        const play::System& system = *findSystem("siege");
        const auto read = [&](const char* counters)
        {
            return io::parseLevies(
                std::string("merlon: levies/1\nsystem: siege\nsizes: [2]\nlevies:\n  - id: a\n    name: A\n"
                            "    counters:\n") +
                    counters,
                "a.yaml", system);
        };
        QVERIFY(read("      - {of: [2], class: knight, attack: 9, defence: 9, movement: 6}\n").value);
        const auto few = read("      - {of: [1], class: knight, attack: 9, defence: 9, movement: 6}\n");
        QVERIFY(!few.value);
        QCOMPARE(few.diagnostics.front().code, std::string("levy-count"));
        QVERIFY(!read("      - {of: [2], class: wizard, attack: 9, defence: 9, movement: 6}\n").value);
    }

    void namesAreFreshAndNumberedWhenTheyRunOut()
    {
        QCOMPARE(editor::freshNames({"Alan", "Odo"}, {"Odo"}, 3), QStringList({"Alan", "Alan 2", "Odo 2"}));
        QVERIFY(editor::freshNames({}, {}, 3).isEmpty());
        for (const editor::NameStock& one : editor::nameStocks())
            if (one.id != "own")
                QVERIFY2(one.names.size() >= 40 &&
                             QSet<QString>(one.names.begin(), one.names.end()).size() == one.names.size(),
                         qPrintable(one.id));
        QVERIFY(editor::keepOwnNames({"Grim", " Grim ", "", "Old  Tom"}));
        QCOMPARE(editor::nameStocks().back().names, QStringList({"Grim", "Old Tom"}));
    }
};

LIST_TEST(TestWindowWizard)

} // namespace tst_window_wizard

#include "tst_window_wizard.moc"
