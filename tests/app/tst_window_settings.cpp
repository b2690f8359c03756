// Settings of another Merlon, or of a file that was cut: the defaults hold, and that is said.

#include "app/language/language.h"
#include "app/window/kept_settings.h"
#include "editor/palette_panel.h"
#include "referee/referee_panel.h"
#include "support_ctl.h"
#include "support_main.h"
#include "support_window.h"
#include "translations/language_name.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QTest>

namespace tst_window_settings
{

using namespace merlon;

class TestWindowSettings : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }
    void init()
    {
        QSettings().clear();
        app::useLanguage("en");
    }

    void whatIsKnownIsKept()
    {
        QSettings().setValue("language", "it");
        QSettings().setValue("theme", "dark");
        QCOMPARE(app::keptLanguage(), QString("it"));
        QCOMPARE(app::keptTheme(), QString("dark"));
        QCOMPARE(app::lostSettings(app::areSettingsDamaged()), QStringList());
    }

    void nothingIsMissedAtTheFirstStart()
    {
        QCOMPARE(app::lostSettings(app::areSettingsDamaged()), QStringList());
        QCOMPARE(app::keptTheme(), QString("system"));
        QVERIFY(words::languages().contains(app::keptLanguage()));
    }

    void whatIsNotKnownIsSaid()
    {
        QSettings().setValue("language", "de");
        QSettings().setValue("theme", "parchment");
        QVERIFY(words::languages().contains(app::keptLanguage()));
        QCOMPARE(app::keptTheme(), QString("system"));
        const QStringList lost = app::lostSettings(app::areSettingsDamaged());
        QCOMPARE(lost.size(), 2);
        QVERIFY2(lost.front().contains("language=de"), qPrintable(lost.front()));
        QVERIFY2(lost.back().contains("theme=parchment"), qPrintable(lost.back()));
    }

    void whatDoesNotFitItsKeyIsSaidAndForgotten_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::newRow("layout") << "window/layout"
                                << "orbit";
        QTest::newRow("yes or no") << "export/night"
                                   << "perhaps";
        QTest::newRow("a number below") << "export/hexPixels"
                                        << "-5";
        QTest::newRow("no number") << "layers/counters/strength"
                                   << "lots";
        QTest::newRow("kind") << "export/kind"
                              << "tga";
    }
    void whatDoesNotFitItsKeyIsSaidAndForgotten()
    {
        QFETCH(const QString, key);
        QFETCH(const QString, value);
        QSettings().setValue(key, value);
        const QStringList lost = app::lostSettings(app::areSettingsDamaged());
        QCOMPARE(lost.size(), 1);
        QVERIFY2(lost.front().contains(key + '=' + value), qPrintable(lost.front()));
        QVERIFY(!QSettings().contains(key));
    }

    void aFileThatWasCutIsSaid_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("in a section") << QByteArray("[General]\ntheme=dark\n[window");
        QTest::newRow("in a value") << QByteArray("[General]\ntheme=dark\n[window]\ngeometry=@ByteArray(\\x1\\xd9");
        QTest::newRow("another's") << QByteArray("\x8f\x01\xfe no settings\n\xc3\n");
    }
    void aFileThatWasCutIsSaid()
    {
        QFETCH(const QByteArray, text);
        const QString file = QSettings().fileName();
        QVERIFY(QDir().mkpath(QFileInfo(file).path()));
        test::write(file, text);
        const bool damaged = app::areSettingsDamaged();
        QVERIFY(damaged);
        const QStringList lost = app::lostSettings(damaged);
        QCOMPARE(lost.size(), 1);
        QVERIFY(lost.front().contains(file));
        QVERIFY(words::languages().contains(app::keptLanguage()));
        QVERIFY(QFile::remove(file));
    }

    /// It begins as at the first start, and shows what it is told to.
    void aLayoutOfAnotherMerlonIsNoObstacle()
    {
        QSettings().setValue("window/state", QByteArray("\xff\x00\x01 not of here", 15));
        QSettings().setValue("window/geometry", QByteArray("nor this"));
        QSettings().setValue("window/layout", "judging");
        const test::Castle castle;
        const auto window = test::windowOn(castle.scenario());
        QVERIFY(window);
        window->action("view.layout")->trigger();
        QVERIFY(window->refereePanel().isVisible() || window->palettePanel().isVisible());
    }
};

LIST_TEST(TestWindowSettings)

} // namespace tst_window_settings

#include "tst_window_settings.moc"
