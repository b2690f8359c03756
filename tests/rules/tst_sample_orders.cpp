#include "support_main.h"
#include "support_places.h"

#include "core/io/files.h"
#include "core/play/system.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_sample_orders
{

using namespace merlon;

/// The orders that ship beside scenarios do what their notes say: legal or refused, behind which cover.
class TestSampleOrders : public QObject
{
    Q_OBJECT

private slots:
    void eachDoesWhatItsNoteSays_data()
    {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("orders");
        const auto row = [](const char* scenario, const char* orders)
        { QTest::newRow(orders) << QString(scenario) << QString(orders); };
        row("norman-gate/norman-gate.scenario.yaml", "norman-gate/orders.yaml");
        row("worked-example/friend.scenario.yaml", "worked-example/friend.orders.yaml");
        row("worked-example/infiltrator.scenario.yaml", "worked-example/infiltrator.orders.yaml");
        row("worked-example/moat.scenario.yaml", "worked-example/moat.orders.yaml");
        row("worked-example/slits.scenario.yaml", "worked-example/slits.orders.yaml");
        row("worked-example/worked-example.scenario.yaml", "worked-example/worked-example.orders.yaml");
    }

    void eachDoesWhatItsNoteSays()
    {
        QFETCH(const QString, scenario);
        QFETCH(const QString, orders);
        const std::string folder = test::inSource("scenarios/");
        const auto loaded = io::loadScenario(folder + scenario.toStdString());
        const auto text = io::readFile(folder + orders.toStdString());
        QVERIFY(loaded.value && text);
        const auto lines = io::parseOrders(*text, orders.toStdString(), **loaded.value);
        QVERIFY(lines.value && !lines.value->empty());
        static const QRegularExpression says(QStringLiteral("\\b(legal|refused)\\b"),
                                             QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression behind(QStringLiteral("\\b(no|light|medium|strong) cover"));
        play::Game game = play::begin(*loaded.value);
        for (const auto& line : *lines.value)
        {
            std::size_t next = 0;
            const auto draw = [&](const play::Need& need) -> std::optional<play::Die>
            {
                if (next >= line.faces.size())
                    return {};
                return play::Die{
                    need.sides, *play::valueOfFace(line.faces[next++], need.sides), {}, play::Source::Typed};
            };
            play::Given given = line.given;
            const play::Verdict verdict = play::judgeDrawing(game, line.order, given, draw);
            const QString note = QString::fromStdString(line.note.in("en"));
            const QByteArray where = (QString::fromStdString(line.order.kind) + ": " + note).toUtf8();
            const auto said = says.match(note);
            const bool refused = said.hasMatch() && said.captured(1).toLower() == QLatin1String("refused");
            QVERIFY2(verdict.legal != refused, where.constData());
            if (const auto cover = behind.match(note); verdict.legal && cover.hasMatch())
            {
                const auto fact = std::ranges::find(verdict.facts, "cover", &play::Fact::name);
                QVERIFY2(fact != verdict.facts.end(), where.constData());
                const QString word =
                    cover.captured(1) == QLatin1String("no") ? QStringLiteral("none") : cover.captured(1);
                QVERIFY2(QString::fromStdString(play::plain(fact->value)) == word, where.constData());
            }
            QCOMPARE(next, line.faces.size());
            game = play::after(game, verdict);
        }
    }
};

LIST_TEST(TestSampleOrders)

} // namespace tst_sample_orders

#include "tst_sample_orders.moc"
