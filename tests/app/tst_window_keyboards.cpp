// Digits of every keyboard, as X11 sends them: for terrains, dice, commands; and commands that leave desktops theirs.

#include "app/language/language.h"
#include "app/window/command.h"
#include "editor/hex_map_view.h"
#include "editor/palette_model.h"
#include "editor/tools/tool_box.h"
#include "referee/dice_pad.h"
#include "referee/referee_panel.h"
#include "support_keyboards.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace tst_window_keyboards
{

using namespace merlon;

namespace
{

constexpr auto commandKeys = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;

/// As a key of the row that bears a digit, or with Shift or on the keypad as one that types it.
bool means(const test::RecordedKey& key)
{
    return !key.held.testFlag(Qt::ShiftModifier) || key.types(key.digit) || key.key == Qt::Key_0 + key.digit;
}

} // namespace

class TestWindowKeyboards : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    referee::RefereePanel& panel() const { return window_->refereePanel(); }
    referee::RefereeSession& session() const { return window_->session(); }
    void type(const char* field, const char* text) const
    {
        auto* edit = panel().findChild<QLineEdit*>(field);
        edit->setFocus();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
    }
    void askForADie() const
    {
        window_->action("referee.ask")->trigger();
        type("by", "alr");
        type("at", "gwy");
        QVERIFY(session().wantsDie());
    }
    /// The actions that have that key as it is written.
    QList<QAction*> commandsOf(const QString& keys) const
    {
        QList<QAction*> found;
        for (QAction* action : window_->findChildren<QAction*>())
            if (action->isEnabled() && action->shortcuts().contains(QKeySequence(keys)))
                found << action;
        return found;
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
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }

    void cleanup()
    {
        window_.reset();
        app::useLanguage("en");
    }

    void aDigitOfTheMapIsATerrain()
    {
        window_->view().setFocus();
        const auto terrain = [&](int row)
        {
            return window_->findChild<QListView*>("palette")
                ->model()
                ->index(row, 0)
                .data(editor::PaletteModel::TerrainRole)
                .toString()
                .toStdString();
        };
        int pressed = 0;
        for (const test::RecordedKey& key : test::recordedKeys())
        {
            if (key.held & commandKeys || key.digit == 0)
                continue;
            window_->tools().setTerrain(QString::fromStdString(terrain(key.digit % 9))); // another
            const std::string before = window_->tools().paint().terrain;
            test::press(window_->view(), key);
            const std::string after = window_->tools().paint().terrain;
            QVERIFY2(after == (means(key) ? terrain(key.digit - 1) : before), qPrintable(key.name()));
            ++pressed;
        }
        QVERIFY(pressed > 100);
    }

    void aDigitOfTheRefereeIsADieOnlyWhereNothingIsHeld()
    {
        askForADie();
        QSignalSpy typed(panel().findChild<referee::DicePad*>(), &referee::DicePad::typed);
        for (const test::RecordedKey& key : test::recordedKeys())
        {
            if (key.held.testFlag(Qt::AltModifier) || !QStringList{"fr", "us"}.contains(key.keyboard))
                continue; // with Alt what else may be ordered; the others are as the American
            askForADie();
            const QString by = panel().findChild<QLineEdit*>("by")->text();
            QWidget* focus = QApplication::focusWidget();
            QVERIFY(focus && panel().isAncestorOf(focus));
            test::press(*focus, key);
            const bool isDie = !(key.held & commandKeys) && means(key);
            QVERIFY2(session().wantsDie() != isDie, qPrintable(key.name()));
            QCOMPARE(typed.size(), isDie ? 1 : 0);
            if (isDie)
                QCOMPARE(typed.takeFirst().front().toInt(), key.digit);
            QCOMPARE(panel().findChild<QLineEdit*>("by")->text(), by); // nor is it a letter of a name
        }
    }

    void altAndADigitOrdersWhatElseThereIs()
    {
        window_->action("referee.whatIf")->trigger(); // then there is more
        askForADie();
        int pressed = 0;
        for (const test::RecordedKey& key : test::recordedKeys())
        {
            if (key.digit == 0 || (key.held & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) != Qt::AltModifier)
                continue;
            auto* bar = panel().findChild<QWidget*>("openings");
            QToolButton* button = nullptr;
            for (auto* one : bar->findChildren<QToolButton*>())
                if (one->text().startsWith(QString::number(key.digit) + ' '))
                    button = one;
            if (button == nullptr)
                continue;
            QSignalSpy clicked(button, &QToolButton::clicked);
            test::press(*QApplication::focusWidget(), key);
            QVERIFY2(clicked.count() == 1, qPrintable(key.name()));
            ++pressed;
            askForADie();
        }
        QVERIFY(pressed >= 10);
    }

    void aCommandWithADigitIsGivenByItsKey()
    {
        window_->view().setFocus();
        window_->action("go.bookmark")->trigger();
        int pressed = 0;
        for (const test::RecordedKey& key : test::recordedKeys())
        {
            const auto plainly = key.held & ~Qt::KeyboardModifiers(Qt::ShiftModifier | Qt::KeypadModifier);
            const bool withCtrl = plainly == Qt::ControlModifier;
            if (!(withCtrl || plainly == Qt::AltModifier) || !means(key))
                continue;
            const QString keys = QStringLiteral("%1+%2").arg(withCtrl ? "Ctrl" : "Alt").arg(key.digit);
            for (QAction* command : commandsOf(keys))
            {
                window_->view().setFocus();
                QSignalSpy triggered(command, &QAction::triggered);
                test::press(window_->view(), key);
                QVERIFY2(triggered.count() == 1,
                         qPrintable(key.name() + ' ' + command->objectName() + QString::number(triggered.count())));
                ++pressed;
            }
        }
        QVERIFY(pressed > 100);
    }

    /// On a French keyboard 6 and - are one key, which the digit has; zooming has another.
    void zoomingOutHasAKeyOnEveryKeyboard()
    {
        window_->view().setFocus();
        for (const test::RecordedKey& key : test::recordedKeys())
        {
            if (key.keyboard != "fr" || key.digit != 6 || key.held != (Qt::ControlModifier | Qt::AltModifier))
                continue;
            const double before = window_->view().scale();
            test::press(window_->view(), key);
            QVERIFY(window_->view().scale() < before);
            return;
        }
        QFAIL("no such key");
    }

    void aHexIsNamedOnAFrenchKeyboard()
    {
        window_->view().setFocus();
        QTest::keyClick(&window_->view(), Qt::Key_G);
        QTest::keyClicks(&window_->view(), "d");
        for (const test::RecordedKey& key : test::recordedKeys())
            if (key.keyboard == "fr" && key.digit == 7 && key.held == Qt::NoModifier)
                test::press(window_->view(), key);
        QTest::keyClick(&window_->view(), Qt::Key_Return);
        QCOMPARE(window_->view().currentHex(), test::hexNamed(*window_, "D7"));
    }

    void aTextKeepsTheSignsOfItsKeyboard()
    {
        QLineEdit* search = nullptr;
        QTest::keySequence(&window_->view(), QKeySequence("Ctrl+F"));
        QTRY_VERIFY((search = qobject_cast<QLineEdit*>(QApplication::focusWidget())));
        for (const test::RecordedKey& key : test::recordedKeys())
            if (key.keyboard == "fr" && key.digit == 2 && key.held == Qt::NoModifier)
                test::press(*search, key);
        QCOMPARE(search->text(), QString("é"));
    }

    /// GNOME, KDE, Xfce, Cinnamon and MATE: a terminal, the lock, the desktop, its spaces, the end.
    void desktopsKeepTheirKeys()
    {
        const QList<QKeySequence> theirs{
            QKeySequence("Ctrl+Alt+T"),     QKeySequence("Ctrl+Alt+L"),     QKeySequence("Ctrl+Alt+D"),
            QKeySequence("Ctrl+Alt+Up"),    QKeySequence("Ctrl+Alt+Down"),  QKeySequence("Ctrl+Alt+Left"),
            QKeySequence("Ctrl+Alt+Right"), QKeySequence("Ctrl+Alt+Del"),   QKeySequence("Ctrl+Alt+Esc"),
            QKeySequence("Ctrl+Alt+Tab"),   QKeySequence("Alt+Tab"),        QKeySequence("Alt+F4"),
            QKeySequence("Alt+F2"),         QKeySequence("Ctrl+Alt+Return")};
        QMap<QKeySequence, QString> taken;
        for (const app::Command& command : app::Command::all())
            for (const QKeySequence& keys : {command.keys, command.otherKeys})
            {
                if (keys.isEmpty())
                    continue;
                QVERIFY2(!theirs.contains(keys), command.name);
                QVERIFY2(!(keys[0].keyboardModifiers() & Qt::MetaModifier), command.name);
                QVERIFY2(!taken.contains(keys), command.name);
                taken[keys] = command.name;
            }
        QVERIFY(taken.size() > 80);
    }
};

LIST_TEST(TestWindowKeyboards)

} // namespace tst_window_keyboards

#include "tst_window_keyboards.moc"
