// Games that ship, refereed again at the window by the keyboard alone and by the mouse alone: shots, refusals,
// retreats, unhorsed riders, a refusal set aside, a change by hand, a wrong die, two undos and the ends of phases; and
// the relief of Rochelaure, with its wagons, mantlets, named attacks, oil, panic and flights.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "core/play/codec.h"
#include "support_ctl.h"
#include "support_dictation.h"
#include "support_main.h"
#include "support_window.h"

#include <QApplication>
#include <QSettings>
#include <QTest>

namespace tst_window_evening
{

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
    void count(const test::Hands& hands, const play::Happening& what, std::map<std::string, int>& most) const
    {
        const auto* played = std::get_if<play::Played>(&what);
        if (played == nullptr || played->given.allowed || !played->given.decreed.empty())
            return;
        const bool plain = played->order.kind == "shoot" && played->order.fields.size() == 2;
        int& mark = most[plain ? "a plain shot" : played->order.kind];
        mark = std::max(mark, hands.pressed());
        const bool keys = hands.tool() == "keys";
        QVERIFY2(
            hands.pressed() <= (plain ? (keys ? 9 : 4) : hands.most()),
            qPrintable(QString("%1 %2: %3")
                           .arg(QString::number(hands.pressed()), hands.tool(),
                                QString::fromStdString(play::orderText(played->order, play::namesOf(*setting_))))));
    }

    void open(const QString& name)
    {
        castle_ = std::make_unique<test::Castle>(name);
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
        setting_ = session().setting();
        const auto text = io::readFile(test::inSource("scenarios/" + name.toStdString() + "/played.journal.yaml"));
        auto journal = io::parseJournal(*text, "played", *setting_);
        QVERIFY(journal.value);
        shipped_ = std::move(*journal.value);
        QTest::keyClick(window_.get(), Qt::Key_K, Qt::ControlModifier);
    }

    /// By nobody's hands.
    void takeOver(const play::Played& played) const
    {
        session().judge(played.order);
        for (const play::Die& die : played.given.dice)
            session().giveDie(die.value % 10);
        QVERIFY(session().accept());
    }

    /// Two of each kind, and every wagon and horse that is led.
    void relieve(test::Hands& hands)
    {
        std::map<std::string, int> given;
        std::map<std::string, int> most;
        const test::Dictation dictation(hands);
        play::Fold wanted(play::begin(setting_));
        int led = 0;
        for (play::Entry& entry : shipped_.entries)
        {
            auto& played = std::get<play::Played>(entry.what);
            const bool leads = play::find(played.order.fields, "lead") != nullptr;
            const QByteArray line = QByteArray::number(entry.number) + ' ' + played.order.kind.c_str();
            const std::size_t before = session().journal().entries.size();
            hands.startCounting();
            if ((!leads && given[played.order.kind] >= 2) || !dictation.offers(played.order))
            {
                takeOver(played);
                QTest::keyClick(window_.get(), Qt::Key_K, Qt::ControlModifier);
            }
            else
            {
                QVERIFY2(dictation.give(played), line);
                count(hands, entry.what, most);
                ++given[played.order.kind];
                led += leads ? 1 : 0;
            }
            QVERIFY2(session().journal().entries.size() == before + 1, line);
            wanted.take(entry);
            QVERIFY2(session().game() == wanted.game(), line);
            if (QTest::currentTestFailed())
                return qWarning("line %s", line.constData());
        }
        int orders = 0;
        for (const auto& [name, number] : given)
            orders += number;
        for (const auto& [name, number] : most)
            qInfo("%s: %d %s", name.c_str(), number, qPrintable(hands.tool()));
        QCOMPARE(led, 5);
        QVERIFY2(given.size() >= 20 && orders >= 30, qPrintable(QString("%1 of %2").arg(orders).arg(given.size())));
    }

    void referee(test::Hands& hands)
    {
        int orders = 0;
        std::map<std::string, int> most;
        const test::Dictation dictation(hands);
        play::Fold wanted(play::begin(setting_));
        for (play::Entry& entry : shipped_.entries)
        {
            const std::size_t before = session().journal().entries.size();
            const QByteArray line = QByteArray::number(entry.number);
            hands.startCounting();
            if (const auto* ruled = std::get_if<play::ByHand>(&entry.what))
                hands.rule(*ruled);
            else if (auto& played = std::get<play::Played>(entry.what); !dictation.offers(played.order))
                continue;
            else if (!dictation.give(played))
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
            qInfo("%s: %d %s", name.c_str(), number, qPrintable(hands.tool()));
        // Of 90; Dictation::offers tells of four. A click on one's own asks anew: a shot at a friend is asked by the
        // keyboard alone.
        QCOMPARE(orders, hands.tool() == "keys" ? 86 : 85);
    }

private slots:
    void initTestCase()
    {
        test::useOwnDesk(desk_.path());
        app::useTheme("light");
        app::useLanguage("en");
        QApplication::setDoubleClickInterval(20);
    }
    void init() { QSettings().clear(); }
    void cleanup() { window_.reset(); }

    void byTheKeyboardAlone()
    {
        open("norman-gate");
        test::Keys keys(*window_);
        referee(keys);
    }
    void byTheMouseAlone()
    {
        open("norman-gate");
        test::Mouse mouse(*window_);
        referee(mouse);
    }
    void theReliefByTheKeyboardAlone()
    {
        open("rochelaure-relief");
        test::Keys keys(*window_);
        relieve(keys);
    }
    void theReliefByTheMouseAlone()
    {
        open("rochelaure-relief");
        test::Mouse mouse(*window_);
        relieve(mouse);
    }
};

LIST_TEST(TestWindowEvening)

} // namespace tst_window_evening

#include "tst_window_evening.moc"
