// The manual: whole in every language, with the keys as they are now.

#include "app/language/language.h"
#include "app/window/manual_window.h"
#include "support_main.h"
#include "support_window.h"
#include "translations/language_name.h"

#include <QAction>
#include <QRegularExpression>
#include <QSettings>
#include <QTest>
#include <QTextBrowser>

namespace tst_window_manual
{

using namespace merlon;

class TestWindowManual : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    QString shown() const
    {
        return window_->findChild<app::ManualWindow*>()->findChild<QTextBrowser*>()->toPlainText();
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

    void everyLanguageHasAllOfItAndNamesOnlyCommandsThatThereAre()
    {
        static const QRegularExpression hole("\\{([a-zA-Z.]+)\\}");
        const auto holesIn = [](const QString& text)
        {
            QStringList holes;
            for (const auto& match : hole.globalMatch(text))
                holes << match.captured(1);
            return holes;
        };
        const QStringList english = holesIn(app::manualText("en", {}));
        QVERIFY(english.size() > 30);
        for (const QString& name : english)
            QVERIFY2(window_->action(name), qPrintable(name));
        for (const QString& language : words::languages())
        {
            QStringList sorted = holesIn(app::manualText(language, {}));
            QStringList wanted = english;
            sorted.sort();
            wanted.sort();
            QCOMPARE(sorted, wanted);
        }
    }

    void f1ShowsItWithTheKeysOfNow()
    {
        window_->action("file.save")->setShortcut(QKeySequence("Ctrl+Alt+F9"));
        QTest::keyClick(window_.get(), Qt::Key_F1);
        QVERIFY(window_->findChild<app::ManualWindow*>());
        QVERIFY(shown().contains("Save (Ctrl+Alt+F9)"));
        QVERIFY(shown().contains("Brush (B)"));
        QVERIFY(!shown().contains('{'));
    }

    void itFollowsTheLanguage()
    {
        window_->action("help.manual")->trigger();
        QVERIFY(shown().contains("First steps"));
        window_->setLanguage("fr");
        QTRY_VERIFY(shown().contains("Premiers pas"));
    }
};

LIST_TEST(TestWindowManual)

} // namespace tst_window_manual

#include "tst_window_manual.moc"
