// The rules, read and searched.

#include "support_main.h"

#include "app/language/language.h"
#include "app/window/rules_browser.h"

#include <QLineEdit>
#include <QListWidget>
#include <QTest>
#include <QTextBrowser>

namespace tst_rules_browser
{

using namespace merlon;

class TestRulesBrowser : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<app::RulesBrowser> rules_;

    QLineEdit* search() const { return rules_->findChild<QLineEdit*>(); }
    QListWidget* list() const { return rules_->findChild<QListWidget*>(); }
    QTextBrowser* text() const { return rules_->findChild<QTextBrowser*>(); }
    QString current() const { return list()->currentItem()->data(Qt::UserRole).toString(); }

private slots:
    void init()
    {
        app::useLanguage("en");
        rules_ = std::make_unique<app::RulesBrowser>();
        rules_->show();
        QVERIFY(QTest::qWaitForWindowExposed(rules_.get()));
        search()->setFocus();
    }

    void theArrowsGoThroughWhatWasFound()
    {
        QTest::keyClicks(search(), "crossbow");
        const QString first = current();
        QTest::keyClick(search(), Qt::Key_Down);
        const QString second = current();
        QVERIFY(second != first && !list()->currentItem()->isHidden());
        QTest::keyClick(search(), Qt::Key_Up);
        QCOMPARE(current(), first);
        QTest::keyClicks(search(), "s"); // the line has kept the keyboard
        QCOMPARE(search()->text(), QString("crossbows"));
    }

    void signsThatLookAlikeFindTheSameRules()
    {
        app::useLanguage("fr");
        rules_ = std::make_unique<app::RulesBrowser>();
        const auto found = [&](const QString& words)
        {
            search()->setText(words);
            QStringList all;
            for (int i = 0; i < list()->count(); ++i)
                if (!list()->item(i)->isHidden())
                    all << list()->item(i)->data(Qt::UserRole).toString();
            return all;
        };
        const QStringList ladders = found(QStringLiteral("l\u2019\u00e9chelle"));
        QVERIFY(!ladders.isEmpty() && ladders.size() < list()->count());
        for (const char16_t* typed :
             {u"l'\u00e9chelle", u"l\u02bce\u0301chelle", u"L'ECHELLE", u"l\u2019\u00e9\u00adchelle"})
            QCOMPARE(found(QString::fromUtf16(typed)), ladders);
        QCOMPARE(found(QStringLiteral("l'\u00e9chelle\u00a0")), ladders); // a space of any kind parts words
        app::useLanguage("en");
    }

    void aRuleThatIsNamedIsALinkWithItsName()
    {
        QTest::keyClicks(search(), "ruling.panic-acts");
        QCOMPARE(current(), QString("siege.ruling.panic-acts"));
        QVERIFY2(!text()->toPlainText().section('\n', 0, 2).contains("siege.panic.2f"),
                 qPrintable(text()->toPlainText()));
        QVERIFY(text()->toHtml().contains("rule:siege.panic.2f"));
        emit text()->anchorClicked(QUrl("rule:siege.panic.2f"));
        QCOMPARE(current(), QString("siege.panic.2f"));
    }
};

LIST_TEST(TestRulesBrowser)

} // namespace tst_rules_browser

#include "tst_rules_browser.moc"
