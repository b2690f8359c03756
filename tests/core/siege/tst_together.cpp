// What those may reach who move together: what the list offers and what is judged legal are the same.

#include "support_main.h"
#include "support_places.h"

#include "core/io/files.h"
#include "core/play/fold.h"

#include <QTest>

#include <set>

namespace tst_together
{

using namespace merlon;

class TestTogether : public QObject
{
    Q_OBJECT

private:
    std::shared_ptr<const play::Setting> relief_;

    /// Ends of every way of so many hexes that is legal with the animal behind him.
    std::set<hex::Hex> reached(const play::Game& game, const char* who, const char* animal, std::size_t most) const
    {
        std::set<hex::Hex> ends;
        const auto stands = play::sceneOf(game).value();
        const auto piece = std::ranges::find(stands.pieces, play::Ref{"counter", who}, &play::Piece::thing);
        std::vector<std::vector<hex::Hex>> ways{{piece->hexes.front()}};
        for (std::size_t at = 0; at < ways.size(); ++at)
            for (const hex::Side side : hex::allSides)
            {
                std::vector<hex::Hex> way = ways[at];
                way.push_back(hex::neighbour(way.back(), side));
                play::List path(way.begin() + 1, way.end());
                const play::Record led{
                    "move",
                    {{"counter", play::Ref{"counter", who}}, {"path", path}, {"lead", play::Ref{"counter", animal}}}};
                if (play::judge(game, led).legal)
                    ends.insert(way.back());
                if (path.size() < most)
                    ways.push_back(std::move(way));
            }
        return ends;
    }

private slots:
    void initTestCase()
    {
        relief_ =
            *io::loadScenario(test::inSource("scenarios/rochelaure-relief/rochelaure-relief.scenario.yaml")).value;
    }

    /// One who has a bow and nobody in sight is offered as little as he is counted.
    void theListOffersWhomTheHeadCounts()
    {
        const play::Game game = play::begin(relief_);
        std::set<std::string> counted;
        for (const play::Muster& line : relief_->system->muster(game))
            if (line.turn == play::Turn::May && line.says.phrase.rule.id == "siege.1.21a")
                for (const play::Ref& one : line.who)
                    counted.insert(one.id);
        std::set<std::string> offered;
        for (const play::Candidate& one : relief_->system->candidates(game, {"shoot", {}}, "by").some)
        {
            const std::string id = std::get<play::Ref>(one.mark).id;
            if (one.legal)
                offered.insert(id);
            else
                QVERIFY2(one.why, id.c_str());
        }
        QCOMPARE(counted.size(), std::size_t{6});
        QVERIFY(offered == counted);
        QVERIFY(play::judge(game, {"shoot", {{"by", play::Ref{"counter", "loup"}}}}).legal); // by himself he could
        QVERIFY(!offered.contains("loup"));
    }

    void whatIsOfferedIsWhatIsLegal_data()
    {
        QTest::addColumn<QByteArray>("who");
        QTest::addColumn<QByteArray>("animal");
        QTest::newRow("a draught horse and its wagon") << QByteArray("ramonet") << QByteArray("fauvel");
        QTest::newRow("an ox and its wagon") << QByteArray("peire") << QByteArray("roussel");
    }
    /// With four points left: 6^4 ways are tried one by one.
    void whatIsOfferedIsWhatIsLegal()
    {
        QFETCH(const QByteArray, who);
        QFETCH(const QByteArray, animal);
        play::Fold fold(play::begin(relief_));
        const auto say = [&](std::vector<play::Record> effects) {
            fold.take({static_cast<int>(fold.lines().size()) + 1, 6, play::ByHand{std::move(effects), {}}});
        };
        const play::Value he = play::Ref{"counter", who.toStdString()};
        say({{"step", {{"step", play::Choice{"step", "movement"}}}}});
        say({{"spent", {{"counter", he}, {"spent", 3}}}});
        const play::Record begun{"move", {{"counter", he}, {"lead", play::Ref{"counter", animal.toStdString()}}}};
        std::set<hex::Hex> offered;
        for (const play::Candidate& one : relief_->system->candidates(fold.game(), begun, "path").some)
            offered.insert(std::get<hex::Hex>(one.mark));
        QVERIFY(!offered.empty());
        QVERIFY(offered == reached(fold.game(), who.constData(), animal.constData(), 4));
    }
};

LIST_TEST(TestTogether)

} // namespace tst_together

#include "tst_together.moc"
