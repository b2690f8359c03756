// Structures in a table beside the map: declared from what is selected, suggested, changed, taken back.

#include "editor/hex_map_view.h"
#include "editor/structures_panel.h"
#include "editor/suggestions_dialog.h"
#include "editor/words.h"
#include "support_main.h"
#include "support_maps.h"
#include "support_places.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTimer>

namespace tst_structures_panel
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;
using hex::Hex;

class TestStructuresPanel : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Workspace> workspace_;
    std::unique_ptr<HexMapModel> model_;
    std::unique_ptr<HexMapView> view_;
    std::unique_ptr<StructuresPanel> panel_;

    QTableView* table() const { return panel_->findChild<QTableView*>("structures"); }
    QAbstractItemModel& rows() const { return *table()->model(); }
    QModelIndex cell(int row, StructuresModel::Column column) const { return rows().index(row, column); }
    void press(const char* button) const { QTest::mouseClick(panel_->findChild<QPushButton*>(button), Qt::LeftButton); }
    const std::vector<map::Structure>& structures() const { return workspace_->map().map().structures; }
    void select(std::initializer_list<const char*> names) const
    {
        for (const char* name : names)
            view_->selectionModel()->select(model_->indexOf(*hex::parseHex(workspace_->map().map().layout, name)),
                                            QItemSelectionModel::Select);
    }

private slots:
    void init()
    {
        auto map = *io::loadMap(test::inSource("scenarios/norman-gate/norman-gate.map.yaml")).value;
        workspace_ = std::make_unique<Workspace>(std::move(map));
        model_ = std::make_unique<HexMapModel>(*workspace_);
        view_ = std::make_unique<HexMapView>();
        view_->setModel(model_.get());
        view_->resize(800, 600);
        view_->show();
        panel_ = std::make_unique<StructuresPanel>(*view_);
        panel_->setWorkspace(workspace_.get());
        panel_->resize(500, 500);
        panel_->show();
        panel_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
    }

    void cleanup()
    {
        panel_.reset();
        view_.reset();
        model_.reset();
        workspace_.reset();
    }

    void theTableSaysWhatTheMapHas()
    {
        QCOMPARE(rows().rowCount(), static_cast<int>(structures().size()));
        QCOMPARE(cell(0, StructuresModel::Id).data().toString(), QString("west-curtain"));
        QCOMPARE(cell(0, StructuresModel::Name).data().toString(), QString("West curtain"));
        QCOMPARE(cell(0, StructuresModel::Stone).data().toString(), QString("double stone"));
        QCOMPARE(cell(0, StructuresModel::Hexes).data().toString(), QString("6"));
    }

    /// What is suggested is shown by the selection, which is lent for that.
    void lookingAtSuggestionsKeepsTheSelection()
    {
        select({"A1", "B1"});
        QTimer::singleShot(0, this,
                           []
                           {
                               auto* dialog = qobject_cast<SuggestionsDialog*>(QApplication::activeModalWidget());
                               emit dialog->shown({hex::Hex{0, 0}});
                               dialog->reject();
                           });
        press("structures.suggest");
        QCOMPARE(view_->selectionModel()->selectedIndexes().size(), 2);
    }

    void whatIsSelectedOnTheMapBecomesAStructure()
    {
        select({"AB9", "AC9", "AD9"}); // floors of a house in the court
        press("structures.declare");
        QCOMPARE(structures().back().kind, std::string("tower"));
        QCOMPARE(structures().back().id, std::string("tower-1"));
        QCOMPARE(structures().back().hexes.size(), std::size_t{3});
        const int last = rows().rowCount() - 1;
        QCOMPARE(cell(last, StructuresModel::Name).data().toString(), QString("tower 1"));
        QVERIFY(table()->selectionModel()->isRowSelected(last));
        workspace_->undo();
        QCOMPARE(rows().rowCount(), last);
    }

    void nothingSelectedIsRefused()
    {
        QSignalSpy refused(workspace_.get(), &Workspace::refused);
        press("structures.declare");
        QCOMPARE(refused.size(), 1);
    }

    void theChosenOneIsSelectedOnTheMap()
    {
        table()->selectRow(3);
        QCOMPARE(view_->selectionModel()->selectedIndexes().size(),
                 static_cast<qsizetype>(structures()[3].hexes.size()));
    }

    void cellsAreEdited()
    {
        constexpr int gatehouse = 6; // has no name yet
        QAbstractItemModelTester tester(&rows(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(rows().setData(cell(gatehouse, StructuresModel::Name), "The old wall"));
        QCOMPARE(cell(gatehouse, StructuresModel::Name).data().toString(), QString("The old wall"));
        QCOMPARE(structures()[gatehouse].name.in("en"), std::string("The old wall"));
        QVERIFY(rows().setData(cell(gatehouse, StructuresModel::Name), ""));
        QVERIFY(structures()[gatehouse].name.empty());
        QVERIFY(rows().setData(cell(gatehouse, StructuresModel::Id), "wall-7"));
        QCOMPARE(cell(gatehouse, StructuresModel::Name).data().toString(), QString("gatehouse 7"));
        QVERIFY(!rows().setData(cell(gatehouse, StructuresModel::Id), "keep")); // another one's
        QVERIFY(!rows().setData(cell(gatehouse, StructuresModel::Hexes), "9"));
        workspace_->undo();
        QCOMPARE(cell(gatehouse, StructuresModel::Id).data().toString(), QString("gatehouse"));
    }

    void kindsAndStonesAreChosenFromABox()
    {
        table()->setFocus();
        table()->setCurrentIndex(cell(0, StructuresModel::Stone));
        table()->edit(cell(0, StructuresModel::Stone));
        auto* box = table()->findChild<QComboBox*>();
        QVERIFY(box != nullptr);
        QCOMPARE(box->currentText(), QString("double stone"));
        QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(structures()[0].stone, std::string("single"));
    }

    void theKeyTakesTheChosenOneAway()
    {
        const auto before = structures().size();
        table()->selectRow(2);
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Delete);
        QCOMPARE(structures().size(), before - 1);
        QCOMPARE(rows().rowCount(), static_cast<int>(before - 1));
    }

    void whatTheTerrainSuggestsIsDeclared()
    {
        table()->selectAll();
        press("structures.remove");
        QVERIFY(structures().empty());
        bool shown = false;
        QTimer::singleShot(0, this,
                           [&]
                           {
                               auto* dialog = qobject_cast<SuggestionsDialog*>(QApplication::activeModalWidget());
                               shown = dialog != nullptr && dialog->chosen().size() == 18;
                               if (dialog != nullptr)
                                   dialog->accept();
                           });
        press("structures.suggest");
        QVERIFY(shown);
        QCOMPARE(structures().size(), std::size_t{18});
        workspace_->undo();
        QVERIFY(structures().empty());
    }

    void namesAreGivenInEveryLanguage()
    {
        const int before = workspace_->history().index();
        auto* names = panel_->findChild<QPushButton*>("structures.names");
        table()->clearSelection();
        QVERIFY(!names->isEnabled());
        table()->selectRow(1);
        QVERIFY(names->isEnabled());
        const auto fill = [](QDialog& dialog, const char* language, const char* text)
        {
            auto* field = dialog.findChild<QLineEdit*>(QLatin1String("name.") + QLatin1String(language));
            QVERIFY2(field, language);
            field->clear();
            QTest::keyClicks(field, text);
        };
        QTimer::singleShot(0, panel_.get(),
                           [&]
                           {
                               auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
                               QVERIFY(dialog);
                               fill(*dialog, "en", "The east tower");
                               fill(*dialog, "it", "La torre est");
                               fill(*dialog, "es", "La torre este");
                               fill(*dialog, "fr", "La tour de l'est");
                               QTest::keyClick(dialog, Qt::Key_Return);
                           });
        press("structures.names");
        const LocalText& name = structures()[1].name;
        QCOMPARE(name.in("en"), std::string("The east tower"));
        QCOMPARE(name.in("it"), std::string("La torre est"));
        QCOMPARE(name.in("es"), std::string("La torre este"));
        QCOMPARE(name.in("fr"), std::string("La tour de l'est"));
        QCOMPARE(workspace_->history().index(), before + 1);
    }
};

LIST_TEST(TestStructuresPanel)

} // namespace tst_structures_panel

#include "tst_structures_panel.moc"
