// Things and structures at the window, from the first drag to the saved file.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "core/io/files.h"
#include "editor/hex_map_view.h"
#include "editor/tools/tool_box.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QDockWidget>
#include <QSettings>
#include <QTableView>
#include <QTest>

namespace tst_window_things
{

using namespace merlon;

class TestWindowThings : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    QWidget* canvas() const { return window_->view().viewport(); }
    QPoint at(const char* hex) const { return test::pointOf(*window_, hex); }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        QSettings().clear();
        app::useTheme("light");
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
    }

    void cleanup()
    {
        window_.reset();
        app::useLanguage("en");
    }

    void aHoardingIsLaidAndSaved()
    {
        const auto palette = window_->workspace().map().palette();
        window_->tools().setThing(*palette->overlay("hoarding"));
        window_->view().setFocus();
        QTest::keyClick(&window_->view(), Qt::Key_T);
        QVERIFY(window_->tools().holds(QLatin1String("things")));
        QTest::mousePress(canvas(), Qt::LeftButton, {}, at("AH9"));
        QTest::mouseMove(canvas(), at("AH10"));
        QTest::mouseMove(canvas(), at("AH11"));
        QTest::mouseRelease(canvas(), Qt::LeftButton, {}, at("AH11"));
        QCOMPARE(window_->action("edit.undo")->text().remove('&'), QString("Undo: Place hoarding on 3 hexes"));
        const auto& laid = window_->workspace().map().map().overlays.back();
        QCOMPARE(laid.kind, std::string("hoarding"));
        QVERIFY(laid.outward == hex::Side::S1 || laid.outward == hex::Side::S2); // to the east
        QVERIFY(window_->workspace().save());
        const auto again = io::loadMap(castle_->map().toStdString());
        QVERIFY(again.diagnostics.empty());
        QVERIFY(again.value->overlays == window_->workspace().map().map().overlays);
    }

    void structuresHaveADockOfTheirOwn()
    {
        auto* dock = window_->findChild<QDockWidget*>("structures");
        QVERIFY(!dock->isVisible());
        window_->action("edit.structures")->trigger();
        QVERIFY(dock->isVisible());
        const auto* table = dock->findChild<QTableView*>("structures");
        QCOMPARE(table->model()->rowCount(), 15);
        window_->setLanguage("fr");
        QCOMPARE(table->model()->index(13, 1).data().toString(), QString("tour"));
    }
};

LIST_TEST(TestWindowThings)

} // namespace tst_window_things

#include "tst_window_things.moc"
