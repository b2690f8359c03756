// The game that ships, refereed again at the window by the keyboard alone and by the mouse alone: shots, refusals,
// retreats, unhorsed riders, a refusal set aside, a change by hand, a wrong die, two undos and the ends of phases.

#include "app/language.h"
#include "app/window/theme.h"
#include "referee/verdict_text.h"
#include "support_ctl.h"
#include "support_hands.h"
#include "support_window.h"

#include <QApplication>
#include <QComboBox>
#include <QSettings>
#include <QTest>

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

    referee::RefereeSession& session() const { return window_->session(); }
    QString nameOf(const play::Record& order) const
    {
        return referee::SystemText(*setting_->system).orderName(order.kind);
    }
    QComboBox* kinds() const { return window_->refereePanel().findChild<QComboBox*>("kind"); }

    /// Of what is owed the panel knows who owes it.
    bool isFilledIn(const play::Record& order, const play::Field& field) const
    {
        const auto owed = setting_->system->owed(session().game());
        return session().draft() == nullptr &&
               std::ranges::any_of(
                   owed, [&](const play::Owed& one)
                   { return play::settles(order, one.begun) && play::find(one.begun.fields, field.key) != nullptr; });
    }

    /// The fields of an order one by one, as far as they are asked for. False when something cannot be said so.
    bool fill(test::Hands& hands, play::Record& order) const
    {
        const play::Kind& kind = *setting_->system->order(order.kind);
        for (const play::Field& field : kind.fields)
        {
            const play::Value* value = play::find(order.fields, field.key);
            const auto* draft = session().draft();
            if (value == nullptr || isFilledIn(order, field) ||
                (draft != nullptr && draft->value(field.key) != nullptr))
                continue;
            if (field.optional && !draft->asksFor(field.key)) // it is refused before anybody asks for that
                std::erase_if(order.fields, [&](const auto& one) { return one.first == field.key; });
            else if (!hands.give(field, *value))
                return false;
        }
        return true;
    }

    /// What could not be said at the window: a refusal of what nobody asks while something is owed, or a way that no
    /// pick of its end gives.
    bool isSkipped(const play::Record& order) const
    {
        const auto owed = setting_->system->owed(session().game());
        const auto settles = [&](const play::Owed& one) { return play::settles(order, one.begun); };
        if (!owed.empty() && std::ranges::none_of(owed, settles))
            return true;
        if (owed.empty() && !order.fields.empty() && kinds()->findText(nameOf(order)) < 0)
            return true;
        const play::Value* path = play::find(order.fields, "path");
        if (path == nullptr)
            return false;
        const play::Field& field = *play::find(*setting_->system->order(order.kind), "path");
        play::Record begun = order;
        std::erase_if(begun.fields, [](const auto& one) { return one.first == "path"; });
        return setting_->system->given(session().game(), begun, field, std::get<play::List>(*path).back()) != *path;
    }

    bool give(test::Hands& hands, play::Played& played)
    {
        if (played.order.fields.empty())
        {
            hands.endPhase(played.order.kind);
            return true;
        }
        const int row = kinds()->findText(nameOf(played.order));
        if (kinds()->isVisible() && row >= 0 && kinds()->currentIndex() != row)
            hands.chooseKind(nameOf(played.order));
        if (!fill(hands, played.order))
            return false;
        if (played.given.allowed || !played.given.decreed.empty())
            hands.allow(played.given.decreed,
                        played.note.empty() ? "I hold it so" : QString::fromStdString(played.note));
        for (const play::Die& die : played.given.dice)
            hands.throwDie(die.value % 10);
        hands.keep();
        return true;
    }

    void undoTwice(test::Hands& hands) const
    {
        const auto state = session().game();
        for (int times = 0; times < 2; ++times)
            hands.undo();
        QVERIFY(!(session().game() == state));
        for (int times = 0; times < 2; ++times)
            hands.redo();
        QVERIFY(session().game() == state);
    }

    /// A shot takes nine keys or four clicks at most, any other order fourteen or seven.
    void count(const test::Hands& hands, const play::Happening& what, std::map<QString, int>& most) const
    {
        const auto* played = std::get_if<play::Played>(&what);
        if (played == nullptr || played->given.allowed || !played->given.decreed.empty())
            return;
        const bool plain = played->order.kind == "shoot" && played->order.fields.size() == 2;
        int& mark = most[plain ? QStringLiteral("a plain shot") : nameOf(played->order)];
        mark = std::max(mark, hands.pressed());
        const bool keys = hands.tool() == "keys";
        QVERIFY2(hands.pressed() <= (plain ? (keys ? 9 : 4) : (keys ? 14 : 7)),
                 qPrintable(QString("%1 %2").arg(hands.pressed()).arg(hands.tool())));
    }

    void referee(test::Hands& hands)
    {
        int orders = 0;
        std::map<QString, int> most;
        play::Fold wanted(play::begin(setting_));
        for (play::Entry& entry : shipped_.entries)
        {
            const std::size_t before = session().journal().entries.size();
            const QByteArray line = QByteArray::number(entry.number);
            hands.startCounting();
            if (const auto* ruled = std::get_if<play::ByHand>(&entry.what))
                hands.rule(*ruled);
            else if (auto& played = std::get<play::Played>(entry.what); isSkipped(played.order))
                continue;
            else if (!give(hands, played))
            {
                QVERIFY2(session().journal().entries.size() == before, line);
                qInfo("not offered %s", line.constData());
                QTest::keyClick(window_.get(), Qt::Key_K, Qt::ControlModifier);
                continue;
            }
            QVERIFY2(session().journal().entries.size() == before + 1, line);
            count(hands, entry.what, most);
            ++orders;
            wanted.take(entry);
            QVERIFY2(session().game() == wanted.game(), line);
            if (orders == 30)
                undoTwice(hands);
            if (QTest::currentTestFailed())
                return qWarning("line %s", line.constData());
        }
        for (const auto& [name, number] : most)
            qInfo("%s: %d %s", qPrintable(name), number, qPrintable(hands.tool()));
        // Of 90; isSkipped tells of five. A click on one's own asks anew: a shot at a friend is asked by the keyboard
        // alone.
        QCOMPARE(orders, hands.tool() == "keys" ? 85 : 84);
    }

private slots:
    void initTestCase()
    {
        test::useOwnDesk(desk_.path());
        app::useTheme("light");
        app::useLanguage("en");
        QApplication::setDoubleClickInterval(20);
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
        test::Keys keys(*window_);
        referee(keys);
    }
    void byTheMouseAlone()
    {
        test::Mouse mouse(*window_);
        referee(mouse);
    }
};

QTEST_MAIN(TestWindowEvening)
#include "tst_window_evening.moc"
