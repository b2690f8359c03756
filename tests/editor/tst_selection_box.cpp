// The inspector on many hexes: what they have in common, and changed for all of them at once.

#include "core/edit/structure_edits.h"
#include "editor/hex_map_model.h"
#include "editor/hex_selection.h"
#include "editor/inspector_panel.h"
#include "editor/palette_model.h"
#include "support_main.h"
#include "support_maps.h"

#include <QComboBox>
#include <QGroupBox>
#include <QSpinBox>
#include <QTest>

namespace tst_selection_box
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestSelectionBox : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Workspace> workspace_;
    std::unique_ptr<HexMapModel> model_;
    std::unique_ptr<QItemSelectionModel> selected_;
    std::unique_ptr<InspectorPanel> panel_;
    QComboBox* terrain_ = nullptr;
    QSpinBox* level_ = nullptr;

    hex::Hex hexAt(int column, int row) const { return workspace_->map().map().layout.hexAt({column, row}); }
    void choose(const std::vector<hex::Hex>& hexes) { select(*selected_, {workspace_->map().map().layout, hexes}); }

private slots:
    void init()
    {
        workspace_ = std::make_unique<Workspace>(blank(12, 10));
        model_ = std::make_unique<HexMapModel>(*workspace_);
        selected_ = std::make_unique<QItemSelectionModel>(model_.get());
        panel_ = std::make_unique<InspectorPanel>();
        panel_->setWorkspace(workspace_.get());
        panel_->setSelection(selected_.get());
        terrain_ = panel_->findChild<QComboBox*>("selection.terrain");
        level_ = panel_->findChild<QSpinBox*>("selection.level");
        QVERIFY(terrain_ && level_);
        panel_->show();
        QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    }

    void cleanup()
    {
        panel_.reset();
        selected_.reset();
        model_.reset();
        workspace_.reset();
    }

    void itIsThereForSeveralHexes()
    {
        QVERIFY(!terrain_->isVisible());
        choose({hexAt(1, 1)});
        QVERIFY(!terrain_->isVisible());
        choose(hex::range(hexAt(4, 4), 1));
        QVERIFY(terrain_->isVisible());
        QVERIFY(qobject_cast<QGroupBox*>(terrain_->parentWidget())->title().contains("7"));
        panel_->setWorkspace(nullptr);
        QVERIFY(!terrain_->isVisible());
    }

    void itSaysWhatAllHave()
    {
        const hex::Hex one = hexAt(4, 4);
        workspace_->paint(terrain("tree"), {&one, 1});
        workspace_->paint(level(3), {&one, 1});
        choose({one, hexAt(5, 4)});
        QCOMPARE(terrain_->currentIndex(), -1);
        QCOMPARE(level_->text(), level_->specialValueText());
        choose({hexAt(6, 4), hexAt(5, 4)});
        QCOMPARE(terrain_->currentData(PaletteModel::TerrainRole).toString(), QString("plain"));
        QCOMPARE(level_->value(), 0);
        QCOMPARE(workspace_->history().count(), 2); // looking changes nothing
    }

    void terrainIsChangedForAll()
    {
        const auto hexes = hex::range(hexAt(4, 4), 2);
        choose(hexes);
        terrain_->setFocus();
        QTest::keyClick(terrain_, Qt::Key_Down);
        const std::string chosen = terrain_->currentData(PaletteModel::TerrainRole).toString().toStdString();
        QVERIFY(chosen != "plain");
        for (const hex::Hex hex : hexes)
            QCOMPARE(workspace_->map().map().terrainAt(hex), chosen);
        QCOMPARE(workspace_->history().count(), 1);
    }

    void structuresAreSaidAndChangedForAll()
    {
        auto* structure = panel_->findChild<QComboBox*>("selection.structure");
        QVERIFY(structure);
        const auto declare = [](const edit::Desk& desk)
        {
            const hex::Hex at = desk.mapValue().grid.hexAt({4, 4});
            return edit::declared(desk, {map::Structure{"tower-3", "tower", {}, {at}, {}}});
        };
        workspace_->change(declare);
        choose({hexAt(4, 4), hexAt(5, 4)});
        QCOMPARE(structure->currentIndex(), -1);
        QCOMPARE(structure->count(), 2);
        choose({hexAt(7, 4), hexAt(8, 4)});
        QCOMPARE(structure->currentIndex(), 0);
        structure->setFocus();
        QTest::keyClick(structure, Qt::Key_Down);
        QCOMPARE(workspace_->map().map().structures.front().hexes.size(), std::size_t{3});
        QCOMPARE(structure->currentIndex(), 1);
        QCOMPARE(workspace_->history().count(), 2);
        choose({hexAt(4, 4), hexAt(7, 4), hexAt(8, 4)});
        QCOMPARE(structure->currentIndex(), 1);
        QTest::keyClick(structure, Qt::Key_Up);
        QVERIFY(workspace_->map().map().structures.empty());
        QCOMPARE(structure->count(), 1);
    }

    void levelsOfOneSelectionAreOneStep()
    {
        const auto hexes = hex::range(hexAt(4, 4), 2);
        choose(hexes);
        QTest::keyClick(level_, Qt::Key_Up);
        QTest::keyClick(level_, Qt::Key_Up);
        for (const hex::Hex hex : hexes)
            QCOMPARE(workspace_->map().map().levelAt(hex), 2);
        QCOMPARE(workspace_->history().count(), 1);
        choose({hexAt(0, 0), hexAt(1, 0)});
        QTest::keyClick(level_, Qt::Key_Up);
        QCOMPARE(workspace_->history().count(), 2);
    }
};

LIST_TEST(TestSelectionBox)

} // namespace tst_selection_box

#include "tst_selection_box.moc"
