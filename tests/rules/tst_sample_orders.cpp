#include "support_main.h"
#include "support_places.h"

#include "core/io/files.h"
#include "core/play/system.h"

#include <QRegularExpression>
#include <QTest>

#include <map>

namespace tst_sample_orders
{

using namespace merlon;

/// What the note of an order gives as its reason: the rule that refuses it, or one that a legal verdict cites.
struct Reason
{
    std::size_t order = 0; ///< from 1
    const char* rule = "";
};
using Reasons = std::vector<Reason>;

/// Of notes that are about a rule; a note that only tells what happens next has none.
const std::map<QString, Reasons>& reasons()
{
    static const std::map<QString, Reasons> all{
        {"norman-gate/orders.yaml",
         {{1, "siege.1.44h"},
          {2, "siege.1.44a"},
          {3, "siege.1.44a"},
          {4, "siege.1.44g"},
          {5, "siege.2.32b"},
          {6, "siege.ruling.edge-line"},
          {7, "siege.1.41a"},
          {8, "siege.1.44e"},
          {9, "siege.1.21h"},
          {10, "siege.1.21a"},
          {11, "siege.1.44j"},
          {12, "siege.1.44j"},
          {13, "siege.ruling.embankment-crest"},
          {14, "siege.1.44i"},
          {15, "siege.1.44f"},
          {16, "siege.3.35a"},
          {17, "siege.3.35a"},
          {18, "siege.3.35a"},
          {19, "siege.1.44b"},
          {20, "siege.1.42c"},
          {21, "siege.3.23b"},
          {22, "siege.ruling.radius"},
          {23, "siege.1.56"},
          {24, "siege.sheet.2c"},
          {25, "siege.1.42a"},
          {26, "siege.1.42c"},
          {27, "siege.1.42c"},
          {28, "siege.sheet.3d"},
          {29, "siege.sheet.3d"},
          {30, "siege.3.24b"},
          {31, "siege.3.24a"},
          {32, "siege.3.22b"},
          {33, "siege.ruling.mounted-aim"},
          {34, "siege.1.2a"},
          {35, "siege.1.45a"},
          {36, "siege.1.44j"},
          {37, "siege.1.45b"},
          {38, "siege.1.44j"},
          {39, "siege.1.45c"},
          {40, "siege.1.44e"},
          {41, "siege.1.42a"},
          {42, "siege.sheet.2b"},
          {43, "siege.1.41a"},
          {44, "siege.1.57"},
          {45, "siege.3.24a"},
          {46, "siege.1.53a"},
          {47, "siege.sheet.3d"},
          {48, "siege.sheet.3d"},
          {49, "siege.1.21g"},
          {51, "siege.1.53b"},
          {52, "siege.1.56"},
          {53, "siege.ruling.mounted-aim"},
          {54, "siege.3.35a"},
          {55, "siege.1.2a"},
          {56, "siege.ruling.corner-line"}}},
        {"worked-example/friend.orders.yaml", {{1, "siege.1.44g"}, {2, "siege.1.44g"}}},
        {"worked-example/infiltrator.orders.yaml", {{1, "siege.1.51"}}},
        {"worked-example/moat.orders.yaml",
         {{2, "siege.1.55"},
          {3, "siege.1.46d"},
          {6, "siege.1.46c"},
          {7, "siege.1.46c"},
          {9, "siege.1.46e"},
          {10, "siege.1.45c"},
          {11, "siege.1.46e"},
          {12, "siege.1.45c"},
          {17, "siege.1.46a"},
          {18, "siege.1.46a"}}},
        {"worked-example/slits.orders.yaml",
         {{1, "siege.1.56"},
          {2, "siege.1.56"},
          {3, "siege.1.56"},
          {4, "siege.1.56"},
          {5, "siege.1.56"},
          {6, "siege.1.56"},
          {7, "siege.1.56"},
          {9, "siege.1.56"},
          {10, "siege.1.56"},
          {11, "siege.1.56"},
          {12, "siege.1.56"},
          {13, "siege.1.45b"},
          {14, "siege.1.56"},
          {15, "siege.1.56"}}},
        {"worked-example/worked-example.orders.yaml",
         {{1, "siege.1.44j"},
          {2, "siege.1.44j"},
          {3, "siege.1.44j"},
          {4, "siege.1.44j"},
          {5, "siege.1.44j"},
          {6, "siege.1.44a"},
          {8, "siege.1.44e"},
          {10, "siege.1.44i"},
          {12, "siege.1.51"},
          {18, "siege.1.44j"},
          {19, "siege.1.44i"}}}};
    return all;
}

/// A number in a note, and the fact that it tells.
struct Number
{
    QRegularExpression says;
    const char* fact;
};
const std::vector<Number>& numbers()
{
    static const std::vector<Number> all{
        {QRegularExpression(QStringLiteral("\\b(\\d+) hexes away is\\b")), "range"},
        {QRegularExpression(QStringLiteral("^Legal, light cover\\. Brush, (\\d+) hexes away")), "range"},
        {QRegularExpression(QStringLiteral("\\b(\\d+) hexes are\\b")), "range"},
        {QRegularExpression(QStringLiteral("(\\d+) is added to (?:the|his) die")), "modifier"}};
    return all;
}

QString factOf(const play::Verdict& verdict, const char* name)
{
    const auto fact = std::ranges::find(verdict.facts, name, &play::Fact::name);
    return fact == verdict.facts.end() ? QString() : QString::fromStdString(play::plain(fact->value));
}

/// As what decides, where it is refused.
bool gives(const play::Verdict& verdict, std::string_view rule)
{
    const auto cites = [&](const play::Reason& reason) { return reason.phrase.rule.id == rule; };
    return verdict.legal ? std::ranges::any_of(verdict.reasons, cites) : cites(*play::decisive(verdict));
}

/// The orders that ship beside scenarios do what their notes say, in both editions: legal or refused, why, behind which
/// cover, how far.
class TestSampleOrders : public QObject
{
    Q_OBJECT

private slots:
    void eachDoesWhatItsNoteSays_data()
    {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("orders");
        QTest::addColumn<QString>("edition");
        const auto row = [](const char* scenario, const char* orders)
        {
            for (const char* edition : {"french", "spanish"})
                QTest::addRow("%s %s", orders, edition) << QString(scenario) << QString(orders) << QString(edition);
        };
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
        QFETCH(const QString, edition);
        const std::string folder = test::inSource("scenarios/");
        const auto loaded = io::loadScenario(folder + scenario.toStdString());
        const auto text = io::readFile(folder + orders.toStdString());
        QVERIFY(loaded.value && text);
        const auto lines = io::parseOrders(*text, orders.toStdString(), **loaded.value);
        QVERIFY(lines.value && !lines.value->empty());
        static const QRegularExpression says(QStringLiteral("\\b(legal|refused)\\b"),
                                             QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression behind(QStringLiteral("\\b(no|light|medium|strong) cover"));
        play::Scenario settings = (*loaded.value)->scenario;
        settings.edition = edition.toStdString();
        play::Game game =
            play::begin(play::settingOf(*(*loaded.value)->system, std::move(settings), (*loaded.value)->boards));
        for (std::size_t number = 1; const auto& line : *lines.value)
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
                const QString word =
                    cover.captured(1) == QLatin1String("no") ? QStringLiteral("none") : cover.captured(1);
                QVERIFY2(factOf(verdict, "cover") == word, where.constData());
            }
            for (const auto& [wording, name] : numbers())
                if (const auto told = wording.match(note); told.hasMatch())
                    QCOMPARE(factOf(verdict, name), told.captured(1));
            for (const Reason& reason : reasons().at(orders))
                if (reason.order == number)
                    QVERIFY2(gives(verdict, reason.rule), where + " does not give " + reason.rule);
            ++number;
            QCOMPARE(next, line.faces.size());
            game = play::after(game, verdict);
        }
    }
};

LIST_TEST(TestSampleOrders)

} // namespace tst_sample_orders

#include "tst_sample_orders.moc"
