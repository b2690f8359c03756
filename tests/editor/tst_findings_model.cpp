// The list of findings before Qt: rows that are found again stay.

#include "editor/findings_model.h"

#include "core/edit/map_value.h"
#include "support_main.h"
#include "support_maps.h"
#include "tell.h"

#include <QAbstractItemModelTester>
#include <QPersistentModelIndex>
#include <QTest>

namespace tst_findings_model
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestFindingsModel : public QObject
{
    Q_OBJECT

private:
    static lint::Finding finding(edit::Key key, hex::Hex at = {})
    {
        lint::Finding one;
        one.shelf = edit::OfMap::features;
        one.key = key;
        one.at = at;
        one.says = tell::no_text{.field = "title", .languages = "es"};
        return one;
    }

private slots:
    void keepsTheContractOfModelsThroughEveryChange()
    {
        Workspace workspace(blank(6, 6));
        FindingsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setWorkspace(&workspace);
        model.show({finding(1), finding(2), finding(3)});
        model.show({finding(4), finding(2), finding(5), finding(3), finding(6)});
        QCOMPARE(model.rowCount(), 5);
        for (int row = 0; row < 5; ++row)
            QCOMPARE(model.finding(row).key, (std::vector<edit::Key>{4, 2, 5, 3, 6})[static_cast<std::size_t>(row)]);
        model.show({finding(6)});
        model.retranslate();
        model.show({});
        model.setWorkspace(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void keysAndCodesOfFilesAreSaidInWords()
    {
        Workspace workspace(blank(6, 6));
        FindingsModel model;
        model.setWorkspace(&workspace);
        lint::Finding one;
        one.says = tell::no_text{.field = "title", .languages = "es, fr"};
        model.show({one});
        QCOMPARE(model.index(0, FindingsModel::What).data().toString(),
                 QString("The title has no text in these languages: español, français"));
    }

    void whatIsFoundAgainStaysTheSameRow()
    {
        Workspace workspace(blank(6, 6));
        FindingsModel model;
        model.setWorkspace(&workspace);
        model.show({finding(1), finding(2), finding(3)});
        const QPersistentModelIndex third = model.index(2, 0);
        model.show({finding(7), finding(3)});
        QVERIFY(third.isValid());
        QCOMPARE(third.row(), 1);
    }

    void saysWhereAndHowGrave()
    {
        Workspace workspace(blank(6, 6));
        FindingsModel model;
        model.setWorkspace(&workspace);
        lint::Finding error = finding(1, workspace.map().map().layout.hexAt({2, 3}));
        error.severity = yaml::Severity::Error;
        lint::Finding ofTheMap = finding(0);
        ofTheMap.at.reset();
        model.show({error, ofTheMap});
        const QModelIndex first = model.index(0, FindingsModel::Where);
        QCOMPARE(first.data().toString(), QString("C4"));
        QCOMPARE(first.data(Qt::AccessibleTextRole).toString(), QString("Error: C4"));
        QVERIFY(!first.data(Qt::DecorationRole).value<QIcon>().isNull());
        QCOMPARE(model.index(1, FindingsModel::Where).data().toString(), QString("Map"));
        QVERIFY(model.index(1, FindingsModel::What).data().toString().contains("es"));
    }
};

LIST_TEST(TestFindingsModel)

} // namespace tst_findings_model

#include "tst_findings_model.moc"
