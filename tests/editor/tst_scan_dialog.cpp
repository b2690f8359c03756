// The grid is laid on a scan by real mouse and keys: hexes are clicked and named, the grid follows, and OK is one step.

#include "editor/scan_dialog.h"
#include "editor/scan_points_model.h"
#include "editor/scan_view.h"
#include "editor/workspace.h"
#include "support_main.h"
#include "support_maps.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

namespace tst_scan_dialog
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

namespace
{

map::HexMap smallMap()
{
    auto map = map::blankMap({12, 10, hex::Orientation::Flat, hex::Shove::Even}, "plain", '.');
    map.id = "m";
    return map;
}

const map::Placement laid{{52, 47}, 24, 25, 2};

} // namespace

class TestScanDialog : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> desk_;
    std::unique_ptr<Workspace> workspace_;
    std::unique_ptr<ScanDialog> dialog_;

    QString mapFile() const { return desk_->filePath("maps/m.map.yaml"); }
    QString image(const QString& name) const
    {
        QImage image(600, 560, QImage::Format_RGB32);
        image.fill(Qt::lightGray);
        image.setDotsPerMeterX(4000);
        image.setDotsPerMeterY(4000);
        const QString file = desk_->filePath(name);
        return image.save(file) ? file : QString();
    }
    template <class Widget>
    Widget* find(const char* name) const
    {
        return dialog_->findChild<Widget*>(name);
    }
    ScanView* view() const { return find<ScanView>("scan.view"); }
    QLineEdit* nameField() const { return find<QTableView>("scan.points")->viewport()->findChild<QLineEdit*>(); }
    int rows() const { return find<QTableView>("scan.points")->model()->rowCount(); }

    void openOn(const QString& name)
    {
        dialog_->show();
        QVERIFY(QTest::qWaitForWindowExposed(dialog_.get()));
        const auto choice = ScanChoice::of(mapFile(), image(name));
        QVERIFY(choice);
        dialog_->useImage(*choice);
        QTRY_VERIFY(dialog_->background()->hex != map::Background{}.hex); // it is read and laid on the whole
    }
    void click(map::Pixel at) const { QTest::mouseClick(view(), Qt::LeftButton, {}, view()->pointOf(at).toPoint()); }
    /// Clicks the centre of a hex where `laid` has it, and types its name.
    void name(const char* hex) const
    {
        const hex::Layout layout = smallMap().layout;
        click(map::pixelOf(laid, hex::centreOf(layout, *hex::parseHex(layout, hex))));
        QTRY_VERIFY(nameField() != nullptr);
        QTest::keyClicks(nameField(), hex);
        QTest::keyClick(nameField(), Qt::Key_Return);
        QTRY_VERIFY(nameField() == nullptr);
    }
    void nameCorners() const
    {
        for (const char* hex : {"A1", "L1", "A10", "L10"})
            name(hex);
    }

private slots:
    void init()
    {
        desk_ = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(desk_->path()).mkpath("maps/scans"));
        workspace_ = std::make_unique<Workspace>(smallMap(), mapFile());
        dialog_ = std::make_unique<ScanDialog>(*workspace_);
    }
    void cleanup()
    {
        dialog_.reset();
        workspace_.reset();
        desk_.reset();
    }

    void thePointsAreAModel()
    {
        ScanPointsModel points(smallMap());
        const QAbstractItemModelTester tester(&points);
        QCOMPARE(points.nameOf(points.nextCorner()), QString("A1"));
        points.add({10, 20}, points.nextCorner());
        QCOMPARE(points.nameOf(points.nextCorner()), QString("L1"));
        points.add({300, 20}, points.nextCorner());
        QVERIFY(points.setData(points.index(1, ScanPointsModel::HexColumn), "c5"));
        QCOMPARE(points.index(1, ScanPointsModel::HexColumn).data().toString(), QString("C5"));
        QVERIFY(!points.setData(points.index(1, ScanPointsModel::HexColumn), "nowhere"));
        QVERIFY(points.setData(points.index(1, ScanPointsModel::AcrossColumn), 12.5));
        QCOMPARE(points.points()[1].at.x, 12.5);
        QVERIFY(!points.setData(points.index(1, ScanPointsModel::ResidualColumn), 1));
        points.setPlacement({{13, 24}, 10, 10, 0});
        QCOMPARE(points.index(0, ScanPointsModel::ResidualColumn).data(Qt::EditRole).toDouble(), 5.0);
        points.setLocked(true);
        QVERIFY(!points.setData(points.index(0, ScanPointsModel::AcrossColumn), 1));
        points.remove(0);
        points.clear();
        QCOMPARE(points.rowCount(), 0);
    }

    void clickedHexesLayTheGrid()
    {
        openOn("maps/scan.png");
        nameCorners();
        QCOMPARE(rows(), 4);
        const map::Background& found = *dialog_->background();
        QCOMPARE(found.image, std::string("scan.png"));
        QVERIFY2(std::abs(found.hex - 48) < 0.5, qPrintable(QString::number(found.hex)));
        QVERIFY(std::abs(found.rotation - 2) < 0.5);
        QVERIFY(std::abs(map::heightOfHex(found, hex::Orientation::Flat) - 25 * std::sqrt(3.0)) < 0.5);
        QVERIFY(std::hypot(found.originX - 52, found.originY - 47) < 3);
        QVERIFY(find<QLabel>("scan.fit")->text().contains("mm"));
        QCOMPARE(find<QDoubleSpinBox>("scan.resolution")->value(), 101.6); // as the image says

        QVERIFY(!workspace_->isModified());
        QTest::mouseClick(dialog_->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        QVERIFY(!dialog_->isVisible());
        QVERIFY(workspace_->map().map().background == dialog_->background());
        QCOMPARE(workspace_->history().count(), 1);
        workspace_->undo();
        QVERIFY(!workspace_->map().map().background);
    }

    void enterTakesTheHexThatIsProposed()
    {
        openOn("maps/scan.png");
        click({52, 47});
        QTRY_VERIFY(nameField() != nullptr);
        QCOMPARE(nameField()->text(), QString("A1"));
        QTest::keyClick(nameField(), Qt::Key_Return);
        QTRY_VERIFY(nameField() == nullptr);
        for (const char* hex : {"L1", "A10"})
            name(hex);
        const hex::Layout layout = smallMap().layout; // laid now: what is clicked is known
        click(map::pixelOf(laid, hex::centreOf(layout, *hex::parseHex(layout, "G6"))));
        QTRY_VERIFY(nameField() != nullptr);
        QCOMPARE(nameField()->text(), QString("G6"));
    }

    void keysNudgeTheGridUntilItIsLocked()
    {
        openOn("maps/scan.png");
        nameCorners();
        const map::Background before = *dialog_->background();
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_Right);
        QTest::keyClick(view(), Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(std::abs(dialog_->background()->originX - before.originX - 0.5) < 1e-6);
        QVERIFY(std::abs(dialog_->background()->originY - before.originY + 5) < 1e-6);
        QCOMPARE(dialog_->background()->hex, before.hex);

        find<QCheckBox>("scan.locked")->click();
        const map::Background locked = *dialog_->background();
        QVERIFY(locked.locked);
        QTest::keyClick(view(), Qt::Key_Right);
        click({300, 300});
        QVERIFY(dialog_->background() == locked);
        QCOMPARE(rows(), 4);
        QVERIFY(!find<QDoubleSpinBox>("scan.width")->isEnabled());
        QVERIFY(find<QSlider>("scan.opacity")->isEnabled());
        find<QCheckBox>("scan.locked")->click();
        QVERIFY(find<QDoubleSpinBox>("scan.width")->isEnabled());
    }

    void numbersSetTheGrid()
    {
        openOn("maps/scan.png");
        find<QDoubleSpinBox>("scan.height")->setValue(50);
        find<QDoubleSpinBox>("scan.rotation")->setValue(-1.25);
        find<QDoubleSpinBox>("scan.left")->setValue(33.125);
        find<QSlider>("scan.opacity")->setValue(30);
        const map::Background& now = *dialog_->background();
        QCOMPARE(now.height, 50.0);
        QCOMPARE(now.rotation, -1.25);
        QCOMPARE(now.originX, 33.125);
        QCOMPARE(now.opacity, 0.3);
        const double stretch = now.height / now.hex;
        find<QDoubleSpinBox>("scan.width")->setValue(80);
        QVERIFY(std::abs(now.height / now.hex - stretch) < 1e-6);
    }

    void anImageFromElsewhereIsCopiedBesideTheMap()
    {
        openOn("plan.png");
        QCOMPARE(dialog_->background()->image, std::string("plan.png"));
        QVERIFY(!QFile::exists(desk_->filePath("maps/plan.png")));
        QVERIFY(QFile::setPermissions(desk_->filePath("plan.png"), QFileDevice::ReadOwner | QFileDevice::WriteOwner));
        QVERIFY(dialog_->apply());
        QCOMPARE(readText(desk_->filePath("maps/plan.png")), readText(desk_->filePath("plan.png")));
        QVERIFY(!(QFile::permissions(desk_->filePath("maps/plan.png")) & QFileDevice::ReadOther));
        // The same name again would be another file.
        QCOMPARE(ScanChoice::of(mapFile(), desk_->filePath("plan.png"))->image, QString("plan-2.png"));
        QCOMPARE(ScanChoice::of(mapFile(), image("maps/scans/a.png"))->image, QString("scans/a.png"));
        QVERIFY(!ScanChoice::of(mapFile(), image("maps/scans/a.png"))->copied);
        QVERIFY(!ScanChoice::of({}, image("maps/scans/a.png"))); // an untitled map has no folder
    }

    void noImageIsCopiedThroughALinkOfAStranger()
    {
        openOn("plan.png");
        QVERIFY(QFile::link(desk_->filePath("nothing"), desk_->filePath("maps/plan.png")));
        QCOMPARE(ScanChoice::of(mapFile(), desk_->filePath("plan.png"))->image, QString("plan-2.png"));
        const auto refused = ScanChoice{desk_->filePath("plan.png"), "plan.png", true}.bring(mapFile());
        QVERIFY(!refused);
        QVERIFY2(refused.error().contains("plan.png cannot be written: there is a symbolic link there"),
                 qPrintable(refused.error()));
        QVERIFY(!QFile::exists(desk_->filePath("nothing")));

        const map::HexMap map = [this]
        {
            auto named = smallMap();
            named.background = map::Background{};
            named.background->image = "scans/a.png";
            image("maps/scans/a.png");
            return named;
        }();
        QVERIFY(QDir(desk_->path()).mkdir("outside") && QDir(desk_->path()).mkdir("other"));
        QVERIFY(QFile::link(desk_->filePath("outside"), desk_->filePath("other/scans")));
        bringScanAlong(map.background->image, mapFile(), desk_->filePath("other"), "copy.map.yaml");
        QVERIFY(QDir(desk_->filePath("outside")).isEmpty());
        QFile::remove(desk_->filePath("other/scans"));
        bringScanAlong(map.background->image, mapFile(), desk_->filePath("other"), "copy.map.yaml");
        QCOMPARE(readText(desk_->filePath("other/scans/a.png")), readText(desk_->filePath("maps/scans/a.png")));
    }

    void aMapTakesItsImageToAnotherFolder()
    {
        openOn("maps/scan.png");
        QVERIFY(dialog_->apply());
        QVERIFY(QDir(desk_->path()).mkdir("other"));
        QVERIFY(workspace_->saveAs(desk_->filePath("other/copy.map.yaml")));
        QVERIFY(QFile::exists(desk_->filePath("other/scan.png")));
        QVERIFY(QFile::exists(desk_->filePath("maps/scan.png")));
    }

    void aScanIsRemoved()
    {
        openOn("maps/scan.png");
        QVERIFY(dialog_->apply());
        QVERIFY(workspace_->map().map().background);
        ScanDialog again(*workspace_);
        again.findChild<QPushButton*>("scan.remove")->click();
        QVERIFY(again.apply());
        QVERIFY(!workspace_->map().map().background);
        QVERIFY(QFile::exists(desk_->filePath("maps/scan.png")));
    }
};

LIST_TEST(TestScanDialog)

} // namespace tst_scan_dialog

#include "tst_scan_dialog.moc"
