// What is odd about the sheet of a scenario is told with its mend, and nothing of it is lost before.

#include "support_main.h"

#include "core/edit/map_value.h"
#include "core/edit/scenario_edits.h"
#include "core/edit/scenario_value.h"
#include "core/edit/sheet_edits.h"
#include "core/io/files.h"
#include "core/lint/lint.h"
#include "core/play/paper.h"
#include "core/systems.h"

#include <QTest>

namespace tst_sheet_lint
{

using namespace merlon;
using namespace merlon::edit;
using play::SheetColumn;
using play::SheetPart;
using play::SheetParts;

class TestSheetLint : public QObject
{
    Q_OBJECT

private:
    Desk desk_;
    play::Boards boards_;

    play::Scenario scenario() const { return scenarioOf(desk_.values.at(1)); }
    SheetParts parts() const { return play::sheetOf(scenario(), *findSystem("siege")); }
    void begin(play::Fields options)
    {
        const map::HexMap map = map::blankMap({8, 6, hex::Orientation::Flat, hex::Shove::Odd}, "plain", '.');
        boards_ = {std::make_shared<const map::HexMap>(map)};
        play::Scenario made;
        made.ruleset = "siege";
        made.options = std::move(options);
        made.maps = {{"castle.map.yaml", {}, {}}};
        made.forces = {{"red", plainText("Red"), "#ff0000", {}, {}, {}}};
        desk_ = {};
        desk_.palette = io::paletteOf(map);
        desk_.values.emplace(0, valueOf(map));
        desk_.values.emplace(1, valueOf(made));
        desk_.scenario = 1;
    }
    QStringList shown(const SheetParts& all) const
    {
        QStringList names;
        for (const SheetPart& one : all)
            names << QString::fromStdString(one.shows);
        return names;
    }
    Edit does(Edit edit)
    {
        desk_ = applied(desk_, edit);
        return edit;
    }

private slots:
    void aSheetWhoseScenarioHasChangedSaysSoAndIsMended()
    {
        begin({{"days", 12}});
        does(laidOut(desk_, parts(), SheetStep::Change));
        const auto told = [this]
        {
            std::vector<lint::Finding> found = lint::lint(desk_);
            std::erase_if(found, [](const lint::Finding& one) { return one.field != "sheet"; });
            return found;
        };
        QVERIFY(told().empty());
        play::ChosenRules rules;
        does(withRules(desk_, rules)); // a single assault
        const auto found = told();
        QCOMPARE(found.size(), std::size_t{4});
        for (const lint::Finding& one : found)
            QVERIFY(one.fix);
        QCOMPARE(shown(*scenario().sheet).size(), 5); // nothing is lost
        for (int i = 0; i < 4; ++i)
            does(*told().front().fix);
        QVERIFY(told().empty());
        QCOMPARE(shown(*scenario().sheet), QStringList({"walls"}));
    }

    void rowsOfNothingAreTold()
    {
        begin({});
        SheetParts all = parts();
        all.push_back({"own", SheetColumn::Left, 0, plainText("Stores"), {}, {{"empty", {}}, {"flour", {}, 3}}});
        does(laidOut(desk_, all, SheetStep::Add));
        auto found = lint::lint(desk_);
        std::erase_if(found, [](const lint::Finding& one) { return one.field != "sheet"; });
        QCOMPARE(found.size(), std::size_t{1});
        does(*found.front().fix);
        QCOMPARE(scenario().sheet->back().rows.size(), std::size_t{1});
    }
};

LIST_TEST(TestSheetLint)

} // namespace tst_sheet_lint

#include "tst_sheet_lint.moc"
