// The layers: what is shown, how strongly, and what is locked, by the model and by real keys in its table.

#include "support_main.h"

#include "editor/layers_model.h"
#include "editor/layers_panel.h"

#include <QAbstractItemModelTester>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

namespace tst_layers_model
{

using namespace merlon;
using namespace merlon::editor;

using Layer = LayersModel::Layer;

class TestLayersModel : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;

    static QModelIndex at(const LayersModel& model, Layer layer, int column)
    {
        return model.index(static_cast<int>(layer), column);
    }
    static bool check(LayersModel& model, Layer layer, int column, bool on)
    {
        return model.setData(at(model, layer, column), on ? Qt::Checked : Qt::Unchecked, Qt::CheckStateRole);
    }

private slots:
    void initTestCase()
    {
        QCoreApplication::setOrganizationName("Merlon");
        QCoreApplication::setApplicationName("merlon-test");
        for (const auto format : {QSettings::NativeFormat, QSettings::IniFormat})
            QSettings::setPath(format, QSettings::UserScope, desk_.path());
        QSettings().clear();
    }

    void layersAreShownAndHidden()
    {
        LayersModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QCOMPARE(model.style({}), MapStyle{});
        QVERIFY(check(model, Layer::Grid, LayersModel::ShownColumn, false));
        QCOMPARE(changed.size(), 1);
        QVERIFY(!model.isShown(Layer::Grid));
        QVERIFY(!model.style({}).grid);
        model.setShown(Layer::Grid, false);
        QCOMPARE(changed.size(), 1);
        model.setShown(Layer::Grid, true);
        QCOMPARE(model.style({}), MapStyle{});
        model.setShown(Layer::Terrain, false);
        QCOMPARE(model.style({}).strengthOf(MapLayer::Terrain), 0.0);
        MapStyle night;
        night.dark = true;
        QVERIFY(model.style(night).dark);
    }

    void layersAreFadedAndLocked()
    {
        LayersModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(model.setData(at(model, Layer::Features, LayersModel::StrengthColumn), 40));
        QCOMPARE(model.style({}).strengthOf(MapLayer::Features), 0.4);
        QVERIFY(model.setData(at(model, Layer::Features, LayersModel::StrengthColumn), 1));
        QCOMPARE(model.strength(Layer::Features), LayersModel::weakest);
        QVERIFY(model.locks() == edit::Locks{});
        QVERIFY(check(model, Layer::Overlays, LayersModel::LockedColumn, true));
        QVERIFY(model.locks().overlays);
        QVERIFY(!check(model, Layer::Grid, LayersModel::LockedColumn, true)); // nobody paints it
        QVERIFY(check(model, Layer::Zones, LayersModel::LockedColumn, true));
        QVERIFY(model.locks().zones);
        QVERIFY(model.setData(at(model, Layer::Zones, LayersModel::StrengthColumn), 60));
        QCOMPARE(model.shownStrength(Layer::Zones), 60);
        QVERIFY(check(model, Layer::Zones, LayersModel::ShownColumn, false));
        QCOMPARE(model.shownStrength(Layer::Zones), 0);
    }

    void whatIsShownIsKeptAndLocksAreNot()
    {
        LayersModel model;
        model.setShown(Layer::Names, false);
        model.setData(at(model, Layer::Terrain, LayersModel::StrengthColumn), 70);
        check(model, Layer::Terrain, LayersModel::LockedColumn, true);
        model.save();
        LayersModel again;
        again.load();
        QVERIFY(!again.isShown(Layer::Names));
        QCOMPARE(again.strength(Layer::Terrain), 70);
        QVERIFY(again.locks() == edit::Locks{});
        QSettings().clear();
    }

    void theTableWorksByKeys()
    {
        LayersModel model;
        LayersPanel panel(model);
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        auto* table = panel.findChild<QTableView*>("layers");
        table->setFocus();
        table->setCurrentIndex(at(model, Layer::Levels, LayersModel::ShownColumn));
        QTest::keyClick(table, Qt::Key_Space);
        QVERIFY(!model.isShown(Layer::Levels));
        QTest::keyClick(table, Qt::Key_Right);
        QTest::keyClick(table, Qt::Key_Space);
        QVERIFY(model.locks().levels);
        QTest::keyClick(table, Qt::Key_Right);
        QTest::keyClick(table, Qt::Key_F2);
        auto* box = table->findChild<QSpinBox*>();
        QVERIFY(box != nullptr);
        QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(model.strength(Layer::Levels), 90); // the map follows at once
    }
};

LIST_TEST(TestLayersModel)

} // namespace tst_layers_model

#include "tst_layers_model.moc"
