#include "support_main.h"
#include "support_places.h"

#include "core/io/files.h"
#include "core/play/fold.h"
#include "core/siege/field/state.h"
#include "translations/diagnostics.h"

#include <QFile>
#include <QTest>

namespace tst_landed_journal
{

using namespace merlon;

/// A journal that the first landed version wrote, as it is: orders, dice, refusals, an overruling, undo and back.
class TestLandedJournal : public QObject
{
    Q_OBJECT

private:
    /// The entries whose verdicts name rulings that were not named then: mounted-aim and radius, heights.
    static bool namesMore(int number) { return number == 4 || number == 6; }

    const std::shared_ptr<const play::Setting> setting_ =
        io::loadScenario(test::inSource("scenarios/norman-gate/norman-gate.scenario.yaml")).value.value_or(nullptr);

    /// The reading by which it was played: nobody counted shots then (siege.ruling.one-shot).
    std::shared_ptr<const play::Setting> withoutCounting() const
    {
        play::Scenario scenario = setting_->scenario;
        scenario.options = play::with(std::move(scenario.options), "one-shot", play::Choice{"reading", "free"});
        return play::settingOf(*setting_->system, std::move(scenario), setting_->boards);
    }
    play::Journal journal() const
    {
        return *io::parseJournal(contentOf("landed.journal.yaml"), "landed.journal.yaml", *setting_).value;
    }

    static std::string contentOf(const char* name)
    {
        QFile file(test::inSource(u"tests/frozen/") + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }
    /// A line for each counter: id, health, its hexes; then the rest.
    std::string told(const siege::State& state) const
    {
        const hex::Layout& layout = play::hexBoard(setting_->boards)->layout;
        const auto name = [&](const std::optional<hex::Hex>& hex) { return hex ? hex::name(layout, *hex) : "-"; };
        std::string text;
        for (const castle::Counter& one : state.counters)
            text += one.id + ' ' + std::to_string(static_cast<int>(one.health)) + ' ' + name(one.hex) + ' ' +
                    name(one.rear) + '\n';
        return text + "turn " + std::to_string(state.turn) + " phase " + std::to_string(state.phase) + " horses " +
               std::to_string(state.horses.size()) + " owed " + std::to_string(state.owed.size()) + " doors " +
               std::to_string(state.doorSides.size()) + '\n';
    }

private slots:
    void itOpensAndStandsWhereItStood()
    {
        QVERIFY(setting_);
        const auto journal = io::parseJournal(contentOf("landed.journal.yaml"), "landed.journal.yaml", *setting_);
        QVERIFY2(journal.value,
                 journal.diagnostics.empty() ? "" : qPrintable(words::toText(journal.diagnostics.front())));
        QCOMPARE(journal.value->entries.size(), std::size_t{22});
        const play::Fold fold = play::folded(*journal.value, play::begin(withoutCounting()));
        for (const play::Difference& one : fold.differences())
        {
            QVERIFY(namesMore(one.number));
            QVERIFY(one.now.legal && one.then.legal);
        }
        QCOMPARE(fold.inForce().size(), std::size_t{8});
        QCOMPARE(QString::fromStdString(told(fold.game().state.as<siege::State>())),
                 QString::fromStdString(contentOf("landed.state.txt")));
    }

    /// Alric shot three times in one phase, with a crossbow; and once at a friend, which has one more reason against
    /// it.
    void whatTheRulesSayOtherwiseByNowIsListed()
    {
        QVERIFY(setting_);
        const play::Fold fold = play::folded(journal(), play::begin(setting_));
        std::vector<int> numbers;
        for (const play::Difference& one : fold.differences())
        {
            numbers.push_back(one.number);
            QCOMPARE(one.now.legal, namesMore(one.number));
        }
        QCOMPARE(numbers, (std::vector<int>{2, 3, 4, 6, 20}));
    }
};

LIST_TEST(TestLandedJournal)

} // namespace tst_landed_journal

#include "tst_landed_journal.moc"
