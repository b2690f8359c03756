// Where to begin: what ships, what was open last.

#include "app/language/language.h"
#include "app/window/recent_files.h"
#include "app/window/shipped_model.h"
#include "app/window/welcome_dialog.h"
#include "support_main.h"
#include "support_places.h"
#include "support_window.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QImage>
#include <QListView>
#include <QSettings>
#include <QTest>

namespace tst_window_welcome
{

using namespace merlon;

class TestWindowWelcome : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    app::WelcomeDialog* open() const
    {
        window_->welcome();
        auto* dialog = window_->findChild<app::WelcomeDialog*>();
        return dialog != nullptr && QTest::qWaitForWindowActive(dialog) ? dialog : nullptr;
    }
    bool isClosed() const
    {
        return QTest::qWaitFor([this] { return window_->findChild<app::WelcomeDialog*>() == nullptr; });
    }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        QSettings().clear();
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

    void whatShipsHasATitleASentenceAndAPicture()
    {
        app::ShippedModel model(test::inSource(u"scenarios"));
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(model.rowCount() >= 7);
        for (int row = 0; row < model.rowCount(); ++row)
        {
            QTRY_VERIFY_WITH_TIMEOUT(!model.index(row).data(Qt::DecorationRole).value<QImage>().isNull(), 20'000);
            QCOMPARE(model.index(row).data().toString().count('\n'), 1);
        }
        QVERIFY(model.index(0).data().toString().startsWith("The breach at Harrowmere\nMay 1139."));
        app::useLanguage("it");
        QVERIFY(model.index(0).data().toString().startsWith("La breccia di Harrowmere\n"));
    }

    void nothingIsListedWithoutAFolder()
    {
        const app::ShippedModel model{QString()};
        QCOMPARE(model.rowCount(), 0);
    }

    void aRecentFileIsOpenedByEnter()
    {
        app::RecentFiles::remember(castle_->map());
        auto* dialog = open();
        QVERIFY(dialog);
        auto* files = dialog->findChild<QListView*>("files");
        QCOMPARE(files->model()->rowCount(), 2);
        files->setFocus();
        files->setCurrentIndex(files->model()->index(0, 0));
        QTest::keyClick(files, Qt::Key_Return);
        QVERIFY(isClosed());
        QCOMPARE(window_->workspace().path(), castle_->map());
    }

    void whatMerlonBeganWithNobodyOpened()
    {
        QSettings().clear();
        app::MainWindow fresh;
        QVERIFY(fresh.openSample());
        QVERIFY(app::RecentFiles::all().isEmpty());
        QVERIFY(fresh.open(fresh.workspace().path()));
        QCOMPARE(app::RecentFiles::all().size(), 1);
    }

    void escClosesItAndWhatIsOpenStays()
    {
        auto* dialog = open();
        QVERIFY(dialog);
        QTest::keyClick(dialog->findChild<QListView*>("scenarios"), Qt::Key_Escape);
        QVERIFY(isClosed());
        QCOMPARE(window_->workspace().path(), castle_->scenario());
    }

    void whoWantsNoneGetsNoneAtStartAndCanAskForIt()
    {
        auto* dialog = open();
        QVERIFY(dialog);
        dialog->findChild<QCheckBox*>()->setChecked(false);
        dialog->close();
        QVERIFY(isClosed());
        QVERIFY(open() == nullptr);
        window_->action("help.welcome")->trigger();
        QVERIFY(window_->findChild<app::WelcomeDialog*>());
    }
};

LIST_TEST(TestWindowWelcome)

} // namespace tst_window_welcome

#include "tst_window_welcome.moc"
