// The set-up zones as a list, while they come, are renamed, and go.

#include "core/edit/zone_edits.h"
#include "editor/workspace.h"
#include "editor/zones_model.h"
#include "support_main.h"
#include "support_places.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace tst_zones_model
{

using namespace merlon;
using namespace merlon::editor;

class TestZonesModel : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Workspace> workspace_;
    std::unique_ptr<ZonesModel> model_;
    std::unique_ptr<QAbstractItemModelTester> tester_;

    void open()
    {
        auto opened =
            Workspace::openScenario(test::inSource("scenarios/norman-gate/norman-gate.scenario.yaml").c_str());
        QVERIFY(opened.workspace);
        model_->setWorkspace(nullptr);
        workspace_ = std::move(opened.workspace);
        model_->setWorkspace(workspace_.get());
    }
    bool add(const char* name)
    {
        const play::Zone zone{"zone", plainText(name), "garrison", {workspace_->map().map().layout.hexAt({0, 0})}, {}};
        return workspace_->change([&](const edit::Desk& desk) { return edit::withZone(desk, zone); });
    }
    bool remove(std::vector<int> rows)
    {
        std::vector<edit::Key> keys;
        for (const int row : rows)
            keys.push_back(model_->keyAt(row));
        return workspace_->change([&](const edit::Desk& desk) { return edit::withoutZones(desk, keys); });
    }
    QString at(int row, int column = ZonesModel::Name) const { return model_->index(row, column).data().toString(); }
    QStringList names() const
    {
        QStringList all;
        for (int row = 0; row < model_->rowCount(); ++row)
            all << at(row);
        return all;
    }

private slots:
    void init()
    {
        model_ = std::make_unique<ZonesModel>();
        tester_ = std::make_unique<QAbstractItemModelTester>(model_.get(),
                                                             QAbstractItemModelTester::FailureReportingMode::QtTest);
        open();
        QCOMPARE(model_->rowCount(), 6);
    }
    void cleanup()
    {
        tester_.reset();
        model_.reset();
        workspace_.reset();
    }

    void zonesComeAndGo()
    {
        const QStringList before = names();
        QVERIFY(add("Ditch"));
        QCOMPARE(names(), before + QStringList{"Ditch"});
        QCOMPARE(at(6, ZonesModel::Force), QString("Garrison of Aberwen"));
        QCOMPARE(at(6, ZonesModel::Hexes), QString("1"));
        QVERIFY(add("Moat"));
        QVERIFY(remove({6}));
        QCOMPARE(names(), before + QStringList{"Moat"});
        QVERIFY(remove({3, 4, 6}));
        QCOMPARE(model_->rowCount(), 4);
        for (int steps = 0; steps < 4; ++steps)
            workspace_->undo();
        QCOMPARE(names(), before);
        for (int steps = 0; steps < 4; ++steps)
            workspace_->redo();
        QCOMPARE(names(), before.mid(0, 3) + before.mid(5));
    }

    /// A view keeps what is selected.
    void aZoneIsRenamedInItsPlace()
    {
        const QPersistentModelIndex camp = model_->index(3, ZonesModel::Name);
        const QSignalSpy reset(model_.get(), &QAbstractItemModel::modelReset);
        QVERIFY(model_->setData(camp, "Bivouac"));
        QCOMPARE(at(3), QString("Bivouac"));
        QVERIFY(model_->setData(camp.sibling(3, ZonesModel::Force), "garrison"));
        QCOMPARE(at(3, ZonesModel::Force), QString("Garrison of Aberwen"));
        QVERIFY(!model_->setData(camp.sibling(3, ZonesModel::Hexes), "7"));
        QVERIFY(!model_->setData(camp.sibling(3, ZonesModel::Force), "nobody"));
        workspace_->undo();
        workspace_->undo();
        QCOMPARE(at(3), QString("Camp"));
        QCOMPARE(at(3, ZonesModel::Force), QString("Rhodri’s host"));
        QVERIFY(camp.isValid());
        QCOMPARE(reset.count(), 0);
    }

    void anotherScenarioIsOpened()
    {
        QVERIFY(remove({4, 5}));
        open();
        QCOMPARE(model_->rowCount(), 6);
        model_->setWorkspace(nullptr);
        QCOMPARE(model_->rowCount(), 0);
    }
};

LIST_TEST(TestZonesModel)

} // namespace tst_zones_model

#include "tst_zones_model.moc"
