// The list of steps: what is there now, what was undone, what is saved, and going to any of them.

#include "editor/history_model.h"
#include "editor/history_panel.h"
#include "support_main.h"
#include "support_maps.h"

#include <QAbstractItemModelTester>
#include <QFont>
#include <QListView>
#include <QTemporaryDir>
#include <QTest>

namespace tst_history
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestHistory : public QObject
{
    Q_OBJECT

private:
    static void paint(Workspace& workspace, int column, const char* id)
    {
        const auto hex = workspace.map().map().layout.hexAt({column, 2});
        QVERIFY(workspace.paint(terrain(id), {&hex, 1}));
    }
    static QStringList textsOf(const QAbstractItemModel& model)
    {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row)
            texts << model.index(row, 0).data().toString();
        return texts;
    }

private slots:
    /// A tower that lies on open ground, as its author says: nothing follows from what stood there meanwhile.
    void aFileThatIsReadAgainSaysAllOfItself()
    {
        QTemporaryDir folder;
        map::HexMap map = busyMap(8, 6, 2);
        Workspace workspace(map);
        QVERIFY(workspace.saveAs(folder.filePath("castle.map.yaml")));
        MapDocument& document = workspace.map();
        const QByteArray onDisk = document.text();
        workspace.paint(terrain("wall"), map.structures.front().hexes);
        QVERIFY(document.text() != onDisk);
        workspace.reload(document, *document.parsed(onDisk, document.path()).value, onDisk);
        QCOMPARE(document.text(), onDisk);
        QVERIFY(!document.isModified());
        workspace.undo();
        workspace.undo();
        QCOMPARE(document.text(), onDisk);
    }

    void stepsAreRowsAndAnUndoneBranchIsGone()
    {
        Workspace workspace(blank(8, 6));
        HistoryModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        model.setWorkspace(&workspace);
        QCOMPARE(textsOf(model), QStringList("Initial state"));
        paint(workspace, 1, "brush");
        paint(workspace, 2, "moat");
        QCOMPARE(textsOf(model), QStringList({"Initial state", "Paint brush on 1 hex", "Paint moat on 1 hex"}));
        workspace.undo();
        QVERIFY(model.index(1).data(Qt::FontRole).value<QFont>().bold());
        QVERIFY(model.index(2).data(Qt::FontRole).value<QFont>().italic());
        QCOMPARE(model.index(1).data(Qt::AccessibleTextRole).toString(), QString("Paint brush on 1 hex (current)"));
        QCOMPARE(model.index(2).data(Qt::AccessibleTextRole).toString(), QString("Paint moat on 1 hex (undone)"));
        paint(workspace, 3, "tent");
        QCOMPARE(textsOf(model), QStringList({"Initial state", "Paint brush on 1 hex", "Paint tent on 1 hex"}));
        model.setWorkspace(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void theSavedStepIsMarkedUntilItIsGone()
    {
        const QTemporaryDir folder;
        Workspace workspace(blank(8, 6));
        HistoryModel model;
        model.setWorkspace(&workspace);
        paint(workspace, 1, "brush");
        QVERIFY(workspace.saveAs(folder.filePath("one.map.yaml")));
        QCOMPARE(model.index(1).data().toString(), QString("Paint brush on 1 hex (saved)"));
        paint(workspace, 2, "moat");
        QCOMPARE(model.index(1).data().toString(), QString("Paint brush on 1 hex (saved)"));
        workspace.goToStep(0);
        paint(workspace, 3, "tent");
        QVERIFY(!textsOf(model).join(' ').contains("saved"));
    }

    void aStepIsGoneToByMouseAndByEnter()
    {
        Workspace workspace(blank(8, 6));
        HistoryPanel panel;
        panel.setWorkspace(&workspace);
        for (int i = 0; i < 5; ++i)
            paint(workspace, i, "brush");
        panel.resize(240, 300);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        auto* list = panel.findChild<QListView*>();
        QCOMPARE(list->currentIndex().row(), 5);
        const QPoint second = list->visualRect(list->model()->index(2, 0)).center();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, second);
        QCOMPARE(workspace.history().index(), 2);
        QCOMPARE(workspace.map().map().terrainAt(workspace.map().map().layout.hexAt({3, 2})), std::string("plain"));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_End);
        QCOMPARE(workspace.history().index(), 2);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(workspace.history().index(), 5);
        QTest::keyClick(list, Qt::Key_Home);
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(!workspace.isModified());
    }
};

LIST_TEST(TestHistory)

} // namespace tst_history

#include "tst_history.moc"
