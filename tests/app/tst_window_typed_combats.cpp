// Combats by typed facts in the window: what a position would tell is entered by a key each, and nothing stands on a
// map.

#include "support_main.h"
#include "support_places.h"
#include "support_window.h"

#include "app/language/language.h"
#include "editor/hex_map_view.h"
#include "referee/referee_panel.h"
#include "referee/referee_session.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

namespace tst_window_typed_combats
{

using namespace merlon;

class TestWindowTypedCombats : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<app::MainWindow> window_;
    int keys_ = 0;

    const referee::RefereeSession& session() const { return window_->session(); }
    const QAbstractItemModel& sheet(const char* key) const
    {
        return *window_->findChild<QTableView*>(QStringLiteral("sheet.") + QString::fromLatin1(key))->model();
    }
    QString at(const char* key, int row, int column) const { return sheet(key).index(row, column).data().toString(); }
    void press(Qt::Key key)
    {
        ++keys_;
        QTest::keyClick(QApplication::focusWidget(), key);
    }
    /// By the letter under its label, as one key with Alt.
    void jumpTo(const char* field)
    {
        ++keys_;
        auto* editor = window_->refereePanel().findChild<QWidget*>(QStringLiteral("field.") + field);
        QVERIFY2(editor != nullptr && editor->isVisible(), field);
        for (const QLabel* label : window_->refereePanel().findChildren<QLabel*>())
            if (label->buddy() == editor)
                QVERIFY2(label->text().contains('&'), qPrintable(label->text()));
        editor->setFocus(Qt::ShortcutFocusReason);
    }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        QSettings().clear();
        app::useLanguage("en");
        keys_ = 0;
        folder_ = std::make_unique<QTemporaryDir>();
        const QString file = folder_->filePath("piccole-combats.scenario.yaml");
        QVERIFY(QFile::copy(test::inSource(u"scenarios/piccole-combats/piccole-combats.scenario.yaml"), file));
        window_ = test::windowOn(file);
        QVERIFY(window_);
        window_->action("referee.ask")->trigger();
    }

    void cleanup() { window_.reset(); }

    void itsSheetsStandWhereAMapWould()
    {
        QVERIFY(!window_->view().isVisible());
        QCOMPARE(sheet("combats").rowCount(), 0);
        QCOMPARE(sheet("troops").rowCount(), 5);
        QCOMPARE(sheet("results").rowCount(), 20);
        QCOMPARE(at("troops", 0, 3), QString("4"));
        QCOMPARE(at("results", 4, 6), QString("is destroyed")); // light infantry, more than half, by heavy cavalry
    }

    void aCombatIsAskedByFiveKeys()
    {
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), QString("element"));
        press(Qt::Key_1); // heavy infantry
        press(Qt::Key_4); // heavy cavalry
        QVERIFY(session().wantsDie());
        press(Qt::Key_3);
        press(Qt::Key_2);
        press(Qt::Key_Return);
        QCOMPARE(session().journal().entries.size(), std::size_t{1});
        QCOMPARE(keys_, 5);
        QCOMPARE(at("combats", 0, 2), QString("heavy infantry"));
        QCOMPARE(at("combats", 0, 3), QString("7"));
        QCOMPARE(at("combats", 0, 5), QString("5"));
        QCOMPARE(at("combats", 0, 7), QString("recoils"));
    }

    /// Heavy infantry with one behind it, on difficult ground, against medium infantry.
    void aCombatWithTwoFactsTakesNoMoreThanTwelve()
    {
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), QString("element"));
        press(Qt::Key_1);
        press(Qt::Key_2);
        jumpTo("behind");
        press(Qt::Key_1);
        press(Qt::Key_Return);
        jumpTo("ground");
        press(Qt::Key_D);
        press(Qt::Key_3);
        press(Qt::Key_6);
        press(Qt::Key_Return);
        QCOMPARE(session().journal().entries.size(), std::size_t{1});
        QVERIFY2(keys_ <= 12, qPrintable(QString::number(keys_)));
        QCOMPARE(at("combats", 0, 3), QString("6")); // 3 + 4 + 1 - 2
        QCOMPARE(at("combats", 0, 5), QString("9"));
        QCOMPARE(at("combats", 0, 7), QString("recoils"));
    }
};

LIST_TEST(TestWindowTypedCombats)

} // namespace tst_window_typed_combats

#include "tst_window_typed_combats.moc"
