// The game that ships, refereed again at the window by the keyboard alone and by the mouse alone: shots, refusals,
// retreats, unhorsed riders, a refusal set aside, a change by hand, a wrong die, two undos and the ends of phases.

#include "app/language.h"
#include "app/window/theme.h"
#include "editor/hex_map_view.h"
#include "referee/by_hand_dialog.h"
#include "referee/candidate_model.h"
#include "referee/dice_pad.h"
#include "referee/overrule_dialog.h"
#include "referee/pick_field.h"
#include "referee/referee_panel.h"
#include "referee/verdict_text.h"
#include "referee/verdict_view.h"
#include "support_ctl.h"
#include "support_window.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>
#include <QToolTip>

using namespace merlon;

class TestWindowEvening : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;
    std::shared_ptr<const play::Setting> setting_;
    play::Journal shipped_;
    int pressed_ = 0;
    bool stuck_ = false; ///< what comes next cannot be said so: whom no list offers

    referee::RefereePanel& panel() const { return window_->refereePanel(); }
    referee::RefereeSession& session() const { return window_->session(); }
    template <class T>
    T* part(const char* name) const
    {
        return panel().findChild<T*>(QString::fromLatin1(name));
    }
    QWidget* focused() const
    {
        QWidget* now = QApplication::focusWidget();
        return now != nullptr ? now : window_.get();
    }
    QString hint() const { return window_->statusBar()->findChildren<QLabel*>().front()->text(); }

    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        ++pressed_;
        QTest::keyClick(focused(), static_cast<Qt::Key>(key), modifiers);
    }
    void keys(const QString& text)
    {
        pressed_ += static_cast<int>(text.size());
        QTest::keyClicks(focused(), text);
    }
    void click(QWidget* widget, QPoint at)
    {
        ++pressed_;
        QTest::mouseClick(widget, Qt::LeftButton, {}, at);
    }
    void click(QPushButton* button)
    {
        QVERIFY(button != nullptr && button->isVisible() && button->isEnabled());
        click(button, button->rect().center());
    }

    /// An order of the game, given again: its fields one by one through `give`, and its dice.
    using Give = std::function<void(const play::Field&, const play::Value&)>;
    void fill(play::Record& order, const Give& give)
    {
        const play::Kind& kind = *setting_->system->order(order.kind);
        for (const play::Field& field : kind.fields)
        {
            const play::Value* value = play::find(order.fields, field.key);
            const auto* draft = session().draft();
            const bool owed = draft == nullptr && field.key == "counter" && order.kind != "recover";
            if (value == nullptr || owed || (draft != nullptr && draft->value(field.key) != nullptr))
                continue;
            if (!field.optional || draft->asksFor(field.key))
                give(field, *value);
            else // it is refused before anybody asks for that
                std::erase_if(order.fields, [&](const auto& one) { return one.first == field.key; });
        }
    }
    QString textOf(const play::Field& field, const play::Value& value) const
    {
        const referee::VerdictText text(session().game());
        const auto* way = std::get_if<play::List>(&value);
        const auto* ref = std::get_if<play::Ref>(&value);
        return ref != nullptr && field.sort == play::Sort::Thing ? QString::fromStdString(ref->id)
                                                                 : text.value(way != nullptr ? way->back() : value);
    }
    /// By the letter of its label.
    void jumpTo(const QWidget* field)
    {
        for (const auto* label : panel().findChildren<QLabel*>())
            if (label->buddy() != nullptr && label->buddy()->focusProxy() == field)
                if (const auto mark = label->text().indexOf('&'); mark >= 0)
                    key(label->text()[mark + 1].toUpper().unicode(), Qt::AltModifier);
    }
    /// A box takes the item that begins with what is typed.
    void typeValue(const play::Field& field, const play::Value& value)
    {
        const QString text = textOf(field, value);
        const std::string name(field.key);
        if (auto* box = part<QComboBox>(name.c_str()))
        {
            jumpTo(box);
            QCOMPARE(focused(), static_cast<QWidget*>(box));
            if (text.front().isDigit()) // those go to the die
                for (int row = box->currentIndex(); row < box->findText(text); ++row)
                    key(Qt::Key_Down);
            else
                keys(text.left(3));
            QCOMPARE(box->currentText(), text);
            return;
        }
        QCOMPARE(focused(), static_cast<QWidget*>(part<QLineEdit>(name.c_str())));
        keys(text);
        key(Qt::Key_Return);
    }
    void clickValue(const play::Field& field, const play::Value& value)
    {
        if (auto* box = part<QComboBox>(std::string(field.key).c_str()))
        {
            box->setCurrentIndex(box->findText(textOf(field, value)));
            pressed_ += 2; // opens it, and the item
            emit box->activated(box->currentIndex());
            return;
        }
        const auto* way = std::get_if<play::List>(&value);
        const play::Value mark = way != nullptr ? way->back() : value;
        auto* list = part<QListView>("candidates");
        const auto* model = qobject_cast<referee::CandidateModel*>(list->model());
        const int row = model->rowOf(mark);
        stuck_ = row < 0 && std::holds_alternative<play::Ref>(mark);
        if (stuck_)
            return;
        if (row < 0)
            return clickHex(std::get<hex::Hex>(mark));
        list->scrollTo(model->index(row, 0));
        click(list->viewport(), list->visualRect(model->index(row, 0)).center());
    }
    void clickHex(hex::Hex hex)
    {
        window_->view().bringIntoView({hex});
        click(window_->view().viewport(), window_->view().viewPoint(hex).toPoint());
    }
    /// Of the kinds of order that may be begun.
    void chooseKind(const play::Record& order, bool byMouse)
    {
        auto* box = part<QComboBox>("kind");
        const QString name = referee::SystemText(*setting_->system).orderName(order.kind);
        const int row = box->findText(name);
        if (!box->isVisible() || row < 0 || box->currentIndex() == row)
            return;
        if (byMouse)
        {
            box->setCurrentIndex(row);
            pressed_ += 2;
            emit box->activated(row);
            return;
        }
        for (int tabs = 0; tabs < 12 && focused() != box; ++tabs)
            key(Qt::Key_Backtab, Qt::ShiftModifier);
        keys(name.left(1));
    }
    /// From a dialog.
    void comeBack()
    {
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    void allow(const std::string& why)
    {
        test::Answer answer(
            [&](QDialog& dialog)
            {
                auto* reason = dialog.findChild<QLineEdit*>("note");
                QTest::keyClicks(reason, QString::fromStdString(why));
                QTest::keyClick(reason, Qt::Key_Return);
            });
        QTest::keyClick(focused(), Qt::Key_O, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(answer.asked());
        comeBack();
    }
    void byHand(const play::ByHand& ruled)
    {
        test::Answer answer(
            [&](QDialog& dialog)
            {
                if (!ruled.effects.empty()) // the state of a counter, the first kind of effect
                {
                    auto* counter = dialog.findChild<QLineEdit*>("counter");
                    QTest::keyClicks(counter,
                                     QString::fromStdString(
                                         std::get<play::Ref>(*play::find(ruled.effects[0].fields, "counter")).id));
                    QTest::keyClick(counter, Qt::Key_Return);
                    auto* state = dialog.findChild<QComboBox*>("state");
                    QTest::keyClicks(state, "read");
                }
                auto* note = dialog.findChild<QLineEdit*>("note");
                QTest::keyClicks(note, QString::fromStdString(ruled.note));
                QTest::keyClick(note, Qt::Key_Return);
            });
        QTest::keyClick(focused(), Qt::Key_H, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(answer.asked());
        comeBack();
    }
    /// What could not be said at the window: a refusal of what nobody asks while something is owed, or a way that no
    /// pick of its end gives.
    bool isSkipped(const play::Played& played) const
    {
        const auto owed = setting_->system->owed(session().game());
        const auto settles = [&](const play::Owed& one) { return play::settles(played.order, one.begun); };
        if (!owed.empty() && std::ranges::none_of(owed, settles))
            return true;
        const auto* kinds = part<QComboBox>("kind");
        const QString kind = referee::SystemText(*setting_->system).orderName(played.order.kind);
        if (owed.empty() && !played.order.fields.empty() && kinds->findText(kind) < 0)
            return true;
        const play::Value* path = play::find(played.order.fields, "path");
        if (path == nullptr)
            return false;
        const play::Field& field = *play::find(*setting_->system->order(played.order.kind), "path");
        return setting_->system->given(session().game(), owed.front().begun, field,
                                       std::get<play::List>(*path).back()) != *path;
    }

    /// All of it; `keep` keeps what stands in the panel.
    void referee(bool byMouse)
    {
        int orders = 0;
        int most = 0;
        QString worst;
        play::Fold wanted(play::begin(setting_));
        for (play::Entry& entry : shipped_.entries)
        {
            const std::size_t before = session().journal().entries.size();
            pressed_ = 0;
            if (const auto* ruled = std::get_if<play::ByHand>(&entry.what))
                byHand(*ruled);
            else if (auto& played = std::get<play::Played>(entry.what); isSkipped(played))
                continue;
            else
                give(played, byMouse);
            if (std::exchange(stuck_, false))
            {
                QTest::keyClick(window_.get(), Qt::Key_K, Qt::ControlModifier);
                continue;
            }
            QVERIFY2(session().journal().entries.size() == before + 1, qPrintable(QString::number(entry.number)));
            ++orders;
            if (pressed_ > most)
                worst = QString::number(entry.number);
            most = std::max(most, pressed_);
            wanted.take(entry);
            QVERIFY2(session().game() == wanted.game(), qPrintable(QString::number(entry.number)));
        }
        qInfo("%d orders, at most %d %s (line %s)", orders, most, byMouse ? "clicks" : "keys", qPrintable(worst));
        QVERIFY(orders >= (byMouse ? 40 : 50));
    }
    void give(play::Played& played, bool byMouse)
    {
        if (played.order.fields.empty())
        {
            QTest::keyClick(focused(), Qt::Key_E, Qt::ControlModifier | Qt::AltModifier);
            return;
        }
        chooseKind(played.order, byMouse);
        fill(played.order, [&](const play::Field& field, const play::Value& value)
             { byMouse ? clickValue(field, value) : typeValue(field, value); });
        if (stuck_)
            return;
        if (!played.given.decreed.empty())
            session().rule(played.given.decreed, false, {}); // by the same dialog as the next
        if (played.given.allowed)
            allow(played.note);
        for (const play::Die& die : played.given.dice)
        {
            const int face = die.value % 10;
            auto* pad = panel().findChild<referee::DicePad*>();
            if (byMouse)
            {
                auto* button = pad->findChild<QToolButton*>(QStringLiteral("face%1").arg(face));
                click(button, button->rect().center());
                continue;
            }
            key(Qt::Key_0 + (face + 1) % 10); // a wrong one first
            key(Qt::Key_0 + face);
            --pressed_;
        }
        if (byMouse)
            return click(part<QPushButton>("apply"));
        QVERIFY2(hint().startsWith("Enter "), qPrintable(hint()));
        key(Qt::Key_Return);
    }

private slots:
    void initTestCase()
    {
        test::useOwnDesk(desk_.path());
        app::useTheme("light");
        app::useLanguage("en");
    }
    void init()
    {
        QSettings().clear();
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
        setting_ = session().setting();
        const auto text = io::readFile(test::played.toStdString());
        auto journal = io::parseJournal(*text, "played", *setting_);
        QVERIFY(journal.value);
        shipped_ = std::move(*journal.value);
        QTest::keyClick(window_.get(), Qt::Key_K, Qt::ControlModifier);
    }
    void cleanup() { window_.reset(); }

    void byTheKeyboardAlone()
    {
        referee(false);
        const auto state = session().game();
        QTest::keyClick(focused(), Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier);
        QTest::keyClick(focused(), Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(!(session().game() == state));
        for (int redo = 0; redo < 2; ++redo)
            QTest::keyClick(focused(), Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
        QVERIFY(session().game() == state);
    }
    void byTheMouseAlone() { referee(true); }

    void lettersMeantForThePanelChooseNoTool()
    {
        session().judge({"shoot", {{"by", play::Ref{"counter", "alric"}}, {"at", play::Ref{"counter", "gwyn"}}}});
        panel().findChild<referee::DicePad*>()->setFocus();
        keys("r");
        QVERIFY(session().draft()->given().dice.front().source == play::Source::Rolled);
        QVERIFY(window_->tools().tool() == editor::Tool::Select);
    }

    void whoIsMeantIsBroughtIntoView()
    {
        window_->view().setScale(90, {0, 0});
        keys("alr");
        key(Qt::Key_Return);
        keys("gwy");
        key(Qt::Key_Return);
        const QRect room = window_->view().viewport()->rect();
        for (const play::Marked& marked : panel().scene().marks)
            if (marked.mark == play::Mark::Actor || marked.mark == play::Mark::Aim)
                QVERIFY(room.contains(window_->view().viewPoint(std::get<hex::Hex>(marked.where)).toPoint()));
    }

    void aCounterIsDraggedByHand()
    {
        const auto scene = play::sceneOf(session().game());
        const auto alric = std::ranges::find(scene->pieces, std::string("Alric"), &play::Piece::name);
        const hex::Hex from = alric->hexes.front();
        const hex::Hex to = hex::neighbour(from, hex::Side::S0);
        QWidget* map = window_->view().viewport();
        test::Answer answer([](QDialog& dialog)
                            { QTest::keyClick(dialog.findChild<QLineEdit*>("note"), Qt::Key_Return); });
        const QPoint end = window_->view().viewPoint(to).toPoint();
        QTest::mousePress(map, Qt::LeftButton, {}, window_->view().viewPoint(from).toPoint());
        QTest::mouseMove(map, end);
        QTest::mouseRelease(map, Qt::LeftButton, {}, end);
        QVERIFY(answer.asked());
        QVERIFY(std::holds_alternative<play::ByHand>(session().journal().entries.front().what));
        const auto after = play::sceneOf(session().game());
        QVERIFY(std::ranges::find(after->pieces, alric->thing, &play::Piece::thing)->hexes.front() == to);
    }

    void whoStandsUnderTheMouseIsSaid()
    {
        const auto scene = play::sceneOf(session().game());
        const auto alric = std::ranges::find(scene->pieces, std::string("Alric"), &play::Piece::name);
        QWidget* map = window_->view().viewport();
        const QPoint at = window_->view().viewPoint(alric->hexes.front()).toPoint();
        QTest::mouseMove(map, at);
        QString said;
        for (const auto* label : window_->statusBar()->findChildren<QLabel*>())
            said += label->text() + '\n';
        QVERIFY2(said.contains("Alric (") && said.contains("crossbow"), qPrintable(said));
        QHelpEvent help(QEvent::ToolTip, at, map->mapToGlobal(at));
        QApplication::sendEvent(map, &help);
        QTRY_VERIFY2(QToolTip::text().contains("Alric (") && QToolTip::text().contains("crossbow"),
                     qPrintable(QToolTip::text()));
    }

    void aVerdictIsSeenWhicheverPanelWasInFront()
    {
        auto* inspector = window_->findChild<QDockWidget*>("inspector");
        inspector->raise();
        QCoreApplication::processEvents();
        QVERIFY(panel().visibleRegion().isEmpty());
        session().judge({"shoot", {{"by", play::Ref{"counter", "alric"}}, {"at", play::Ref{"counter", "gwyn"}}}});
        QCoreApplication::processEvents();
        QVERIFY(!panel().visibleRegion().isEmpty());
    }

    void diceAndButtonsAreSeenOnASmallScreen()
    {
        window_->resize(1366, 728); // with a title and a bar of the desktop
        keys("alr");
        key(Qt::Key_Return);
        keys("gwy");
        key(Qt::Key_Return);
        keys("4");
        QTest::qWait(100);
        for (const char* name : {"apply", "overrule", "byHand", "undo"})
        {
            const auto* button = part<QPushButton>(name);
            QVERIFY2(button->visibleRegion().boundingRect() == button->rect(), name);
        }
        QVERIFY(!panel().findChild<QToolButton*>("face0")->visibleRegion().isEmpty());
    }

    void oneKeyArrangesThePanelsForRefereeing()
    {
        auto* palette = window_->findChild<QDockWidget*>("palette");
        QVERIFY(palette->isVisible());
        QTest::keyClick(focused(), Qt::Key_F8);
        QVERIFY(!palette->isVisible());
        QVERIFY(panel().isVisible());
        QTest::keyClick(focused(), Qt::Key_F8);
        QVERIFY(palette->isVisible());
    }

    void twoWindowsShowTheSameGame()
    {
        app::MainWindow players;
        players.show();
        QVERIFY(players.open(castle_->scenario()));
        QTest::keyClick(focused(), Qt::Key_E, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY(players.session().game() == session().game() && players.session().journal().entries.size() == 1);
        QVERIFY(!players.action("referee.end")->isEnabled());
    }
};

QTEST_MAIN(TestWindowEvening)
#include "tst_window_evening.moc"
