// The time at the table, with a clock that the test sets.

#include "support_main.h"

#include "core/play/seal.h"
#include "core/systems.h"
#include "referee/referee_session.h"
#include "referee/typed_value.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_table_clock
{

using namespace merlon;
using namespace referee;

class TestTableClock : public QObject
{
    Q_OBJECT

private:
    static constexpr qint64 start = 60 * 29'000'000;
    qint64 machine_ = start;
    qint64 steady_ = 0;

    void pass(qint64 seconds)
    {
        machine_ += seconds;
        steady_ += seconds;
    }
    static play::Moment after(int minutes) { return {start / 60 + minutes}; }

private slots:
    void init()
    {
        machine_ = start;
        steady_ = 0;
    }

    void itGoesWithTheMachine()
    {
        TableClock clock([this] { return machine_; }, [this] { return steady_; });
        QSignalSpy setBack(&clock, &TableClock::setBack);
        QVERIFY(clock.now() == after(0));
        pass(90);
        QVERIFY(clock.now() == after(1));
        machine_ += 3600; // it has slept, or was put right
        QVERIFY(clock.now() == after(61));
        machine_ -= 20; // no more than a correction
        QVERIFY(clock.now() == after(61));
        QCOMPARE(setBack.size(), 0);
    }

    void setBackItGoesOn()
    {
        TableClock clock([this] { return machine_; }, [this] { return steady_; });
        QSignalSpy setBack(&clock, &TableClock::setBack);
        pass(600);
        QVERIFY(clock.now() == after(10));
        machine_ -= 3600;
        pass(60);
        QVERIFY(clock.now() == after(11));
        QCOMPARE(setBack.size(), 1);
        QVERIFY(setBack.front()[0].value<play::Moment>() == after(11));
        QVERIFY(setBack.front()[1].value<play::Moment>() == after(-49));
        pass(300);
        QVERIFY(clock.now() == after(16));
        QCOMPARE(setBack.size(), 1); // said once
        machine_ += 3600;
        pass(60);
        QVERIFY(clock.now() == after(17));
    }

    void theSessionSaysThatTheMachineWasSetBack()
    {
        RefereeSession session([this] { return machine_; }, [this] { return steady_; });
        QSignalSpy failed(&session, &RefereeSession::failed);
        pass(300);
        QVERIFY(session.now() == after(5));
        machine_ -= 7200;
        QVERIFY(session.now() == after(5));
        QCOMPARE(failed.size(), 1);
        const QTime was = QDateTime::fromSecsSinceEpoch(start + 300).time();
        QVERIFY(failed.front().front().toString().contains(QLocale().toString(was, QLocale::ShortFormat)));
    }

    /// What nobody has given is now, and goes on until the order is kept; what somebody typed stays.
    void anOrderTellsTheTimeAtWhichItIsGiven()
    {
        OrderDraft draft(published(), {"start", {{"round", 1}}});
        QVERIFY(!draft.verdict().whole());
        draft.stamp(after(5));
        QVERIFY(*draft.value("at") == play::Value(after(5)));
        QVERIFY(draft.verdict().whole());
        draft.stamp(after(6));
        QVERIFY(*draft.value("at") == play::Value(after(6)));
        draft.give("at", after(2));
        draft.stamp(after(7));
        QVERIFY(*draft.value("at") == play::Value(after(2)));
        draft.clear("at");
        draft.stamp(after(8));
        QVERIFY(*draft.value("at") == play::Value(after(8)));
    }

    /// Both of an order at once, and again when another field is given.
    void whatWasSealedIsOpenedTogether()
    {
        play::Game game = published();
        std::vector<play::Seal> secrets;
        for (const auto& [number, element] : {std::pair(1, "hill"), std::pair(2, "wood")})
        {
            const play::Record note{"change_slip",
                                    {{"change", play::Choice{"change", "move"}}, {"element", std::string(element)}}};
            secrets.push_back(play::sealOf(note, "pepper"));
            const play::Record order{"write_change",
                                     {{"table", play::Ref{"table", "r1-t1"}},
                                      {"player", play::Ref{"player", number == 1 ? "Anna" : "Bruno"}},
                                      {"granted", true},
                                      {"number", number},
                                      {"slip", secrets.back()}}};
            const play::Verdict verdict = play::judge(game, order);
            QVERIFY(verdict.whole());
            game = play::after(game, verdict);
        }
        OrderDraft draft(game, {"open_changes", {{"table", play::Ref{"table", "r1-t1"}}}});
        draft.give("begins", play::Ref{"player", "Anna"});
        draft.open(secrets);
        QCOMPARE(draft.wanted(), std::string_view("first_piece"));
        draft.give("first_piece", play::Choice{"piece", "placed"});
        draft.open(secrets);
        QCOMPARE(draft.wanted(), std::string_view("second_piece"));
        draft.give("second_piece", play::Choice{"piece", "placed"});
        draft.open(secrets);
        QVERIFY(draft.verdict().whole());
        QCOMPARE(draft.verdict().effects.size(), std::size_t{2});
    }

    void aTimeIsTypedAsOnAWatch()
    {
        const play::Field field{.key = "at", .sort = play::Sort::Moment};
        const play::Game game = play::begin(tournament());
        const auto typed = valueFrom("10:20", field, game);
        QVERIFY(typed.has_value());
        const QDateTime at = QDateTime::fromSecsSinceEpoch(60 * std::get<play::Moment>(*typed).minutes);
        QCOMPARE(at.time(), QTime(10, 20));
        QCOMPARE(at.date(), QDate::currentDate());
        QVERIFY(valueFrom("10.20", field, game) == typed);
        const auto dated = valueFrom("2026-11-28 10:20", field, game);
        QCOMPARE(QDateTime::fromSecsSinceEpoch(60 * std::get<play::Moment>(*dated).minutes),
                 QDateTime(QDate(2026, 11, 28), QTime(10, 20)));
        QVERIFY(!valueFrom("soon", field, game));
    }

private:
    /// Two players who sit at a table.
    static play::Game published()
    {
        play::Game game = play::begin(tournament());
        const auto give = [&](const play::Record& order) { game = play::after(game, play::judge(game, order)); };
        give({"announce", {}});
        for (const char* name : {"Anna", "Bruno"})
        {
            const play::Ref player{"player", name};
            give({"register", {{"player", player}, {"place", std::string("Modena")}}});
            give({"hand_in",
                  {{"player", player},
                   {"delivered", play::Day{2026, 11, 20}},
                   {"points", 1000},
                   {"bases", 13},
                   {"tactical_value", 5}}});
        }
        for (int i = 0; i < 2; ++i)
            give(game.setting->system->owed(game).front().begun);
        return game;
    }

    static std::shared_ptr<const play::Setting> tournament()
    {
        play::Scenario scenario;
        scenario.id = "hall";
        scenario.ruleset = "centuria";
        scenario.own = {{"seed", 7},
                        {"day", play::Day{2026, 11, 28}},
                        {"lists_due", play::Day{2026, 11, 21}},
                        {"rounds", 1},
                        {"scenarios", play::List{play::Choice{"battle", "ponte"}}}};
        return play::settingOf(*findSystem("centuria"), std::move(scenario), {});
    }
};

LIST_TEST(TestTableClock)

} // namespace tst_table_clock

#include "tst_table_clock.moc"
