// Where units may stand on a table, against the printed rectangles and points drawn all over their bases.

#include "support_main.h"
#include "support_random.h"

#include "core/centuria/table/table.h"
#include "core/play/system.h"

#include <QTest>

#include <cmath>
#include <numbers>

namespace tst_table_zones
{

using namespace merlon;
using play::Choice;
using play::Length;
using play::Pose;
using play::Ref;

namespace
{

constexpr double width = 1800; ///< of a table, in millimetres
constexpr double depth = 1200;
constexpr double step = 2;    ///< between points that are looked at
constexpr double unclear = 3; ///< so near to a border the points do not tell

struct Spot
{
    double x = 0;
    double y = 0;
};

/// A base with points all over it, made without core/tabletop.
struct Ground
{
    Ground(Random& random, int fromX, int fromY, int toX, int toY)
        : front(10 * random.from(10, 160)),
          deep(10 * random.from(10, 90)),
          at{random.from(10 * fromX, 10 * toX), random.from(10 * fromY, 10 * toY),
             random.once(3) ? 900 * random.from(0, 3) : random.from(0, 3599)}
    {
        const double angle = at.facing / 1800.0 * std::numbers::pi;
        const int across = static_cast<int>(std::ceil(front / 10.0 / step));
        const int along = static_cast<int>(std::ceil(deep / 10.0 / step));
        for (int i = 0; i <= across; ++i)
            for (int k = 0; k <= along; ++k)
            {
                const double right = (double(i) / across - 0.5) * front / 10;
                const double back = double(k) / along * deep / 10;
                const Spot spot{at.x / 10.0 + right * std::cos(angle) - back * std::sin(angle),
                                at.y / 10.0 - right * std::sin(angle) - back * std::cos(angle)};
                all.push_back(spot);
                if (i == 0 || k == 0 || i == across || k == along)
                    rim.push_back(spot);
            }
    }

    int front;
    int deep;
    Pose at;
    std::vector<Spot> all;
    std::vector<Spot> rim;
};

double apart(const Ground& a, const Ground& b)
{
    double least = 1e9;
    for (const Spot one : a.rim)
        for (const Spot other : b.rim)
            least = std::min(least, std::hypot(one.x - other.x, one.y - other.y));
    return least;
}

struct Box
{
    double west;
    double south;
    double east;
    double north;

    /// How far inside a point is; less than nothing outside.
    double depthOf(Spot spot) const { return std::min({spot.x - west, east - spot.x, spot.y - south, north - spot.y}); }
};
using Boxes = std::vector<Box>;

/// Whether all of a base is in one or the other of them; nothing where that is too close to tell.
std::optional<bool> isIn(const Boxes& boxes, const Ground& base)
{
    double worst = 1e9;
    for (const Spot spot : base.all)
    {
        double best = -1e9;
        for (const Box& box : boxes)
            best = std::max(best, box.depthOf(spot));
        worst = std::min(worst, best);
    }
    return std::abs(worst) < unclear ? std::nullopt : std::optional(worst > 0);
}

constexpr std::array battles{"avanguardie", "saccheggio", "imboscata", "ponte", "bottino", "rifornimenti", "breccia"};
constexpr double band = 100;

Boxes strip(double deep)
{
    return {{band, 0, width - band, deep}};
}

/// As printed, for a player on South; in Imboscata for a Defender who comes from there.
Boxes printed(std::string_view battle, bool defends)
{
    if (battle == "imboscata")
        return defends ? Boxes{{700, 0, 1100, 300}}
                       : Boxes{{0, 0, 200, depth}, {width - 200, 0, width, depth}, {0, depth - 200, width, depth}};
    if (battle == "saccheggio")
        return strip(defends ? 400 : 200);
    return strip(battle == "bottino" || battle == "breccia" ? 350 : 300);
}

Boxes mirrored(Boxes boxes)
{
    for (Box& box : boxes)
        box = {box.west, depth - box.north, box.east, depth - box.south};
    return boxes;
}

struct Trial
{
    Trial(Random& random, std::string_view which)
        : battle(which), ownIsSouth(random.once(2)), ownDefends(random.once(2)), chosen(random.once(2))
    {
        scenario.id = "trial";
        scenario.ruleset = centuria::tableSystem().id();
        scenario.maps = {{"trial.table.yaml"}};
        scenario.own = {{"battle", Choice{"battle", std::string(battle)}}};
        scenario.forces.resize(2);
        scenario.forces.front().id = "own";
        scenario.forces.back().id = "enemy";
    }
    bool hasRoles() const { return battle == "saccheggio" || battle == "imboscata"; }

    void bring(const char* id, const Ground& base, play::Fields more, bool enemy = false)
    {
        play::Fields fields{{"front", Length{base.front}}, {"depth", Length{base.deep}}};
        fields.insert(fields.end(), more.begin(), more.end());
        scenario.forces[enemy ? 1 : 0].counters.push_back({id, id, fields, {}});
    }
    /// After the sides were chosen.
    play::Game game() const
    {
        auto table = std::make_shared<map::TableMap>();
        table->width = static_cast<int>(10 * width);
        table->depth = static_cast<int>(10 * depth);
        play::Game now = play::begin(play::settingOf(centuria::tableSystem(), scenario, {play::TableBoard(table)}));
        const auto side = [](bool own) { return Ref{"force", own ? "own" : "enemy"}; };
        play::Record sides{"sides", {{"chooser", side(hasRoles() ? ownDefends : chosen)}, {"south", side(ownIsSouth)}}};
        if (battle == "imboscata")
            sides.fields.emplace_back("defender", side(ownDefends));
        return play::after(now, play::judge(now, sides));
    }
    bool places(const Ground& base, const char* as) const
    {
        return play::judge(game(), {"place",
                                    {{"unit", Ref{"counter", "unit"}}, {"at", base.at}, {"as", Choice{"deploys", as}}}})
            .legal;
    }
    Boxes zone() const
    {
        const Boxes boxes = printed(battle, ownDefends);
        const bool turned = battle == "imboscata" && !ownDefends ? ownIsSouth : !ownIsSouth;
        return turned ? mirrored(boxes) : boxes;
    }

    std::string_view battle;
    bool ownIsSouth;
    bool ownDefends;
    bool chosen;
    play::Scenario scenario;
};

std::string told(const Trial& trial, const Ground& base)
{
    return std::string(trial.battle) + (trial.ownIsSouth ? " south" : " north") +
           (trial.ownDefends ? " defender" : " attacker") + ' ' + std::to_string(base.front) + 'x' +
           std::to_string(base.deep) + " at " + std::to_string(base.at.x) + ", " + std::to_string(base.at.y) + ", " +
           std::to_string(base.at.facing);
}

} // namespace

class TestTableZones : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { tellSeedOfFailure(); }

    void aUnitIsInItsZoneWhenAllOfItsPointsAre()
    {
        Random random;
        int inside = 0;
        int outside = 0;
        for (int i = 0; i < Random::samples(1500); ++i)
        {
            Trial trial(random, battles[static_cast<std::size_t>(random.from(0, 6))]);
            const Boxes zone = trial.zone();
            const Box& near = zone[static_cast<std::size_t>(random.from(0, static_cast<int>(zone.size()) - 1))];
            const Ground base(random, int(near.west) - 20, int(near.south) - 20, int(near.east) + 20,
                              int(near.north) + 60);
            const auto in = isIn(zone, base);
            const auto onTable = isIn({{0, 0, width, depth}}, base);
            if (!in || !onTable)
                continue;
            trial.bring("unit", base, {});
            QVERIFY2(trial.places(base, "zone") == (*in && *onTable), told(trial, base).c_str());
            ++(*in ? inside : outside);
        }
        QVERIFY2(inside > 50 && outside > 50, "both must happen");
    }

    void aVanguardIsBeyondItsZoneAndFarFromTheOther()
    {
        Random random(1);
        int legal = 0;
        int near = 0;
        for (int i = 0; i < Random::samples(600); ++i)
        {
            Trial trial(random, "avanguardie");
            Boxes ground{{band, 300, width - band, 500}};
            if (!trial.ownIsSouth)
                ground = mirrored(ground);
            const Ground base(random, 60, int(ground.front().south), 1740, int(ground.front().north) + 60);
            const Ground other(random, 100, trial.ownIsSouth ? 700 : 350, 1700, trial.ownIsSouth ? 850 : 500);
            const auto in = isIn(ground, base);
            const double way = apart(base, other);
            if (!in || std::abs(way - 400) < unclear)
                continue;
            trial.bring("unit", base, {});
            trial.bring("other", other, {{"at", other.at}, {"as", Choice{"deploys", "vanguard"}}}, true);
            QVERIFY2(trial.places(base, "vanguard") == (*in && way > 400), told(trial, base).c_str());
            legal += *in && way > 400 ? 1 : 0;
            near += *in && way < 400 ? 1 : 0;
        }
        QVERIFY2(legal > 10 && near > 10, "both must happen");
    }

    void anInfiltratedUnitIsFarFromAllEnemies()
    {
        Random random(2);
        int legal = 0;
        int near = 0;
        for (int i = 0; i < Random::samples(400); ++i)
        {
            Trial trial(random, battles[static_cast<std::size_t>(random.from(0, 6))]);
            const Boxes free =
                trial.battle == "imboscata" ? Boxes{{0, 0, width, depth}} : Boxes{{band, 0, width - band, depth}};
            const Ground base(random, 0, 0, 1800, 1200);
            const Ground first(random, 200, 200, 1600, 1000);
            const Ground second(random, 200, 200, 1600, 1000);
            const auto in = isIn(free, base);
            const double way = std::min(apart(base, first), apart(base, second));
            if (!in || std::abs(way - 400) < unclear)
                continue;
            trial.bring("unit", base, {{"trait", Choice{"trait", "infiltrated"}}});
            trial.bring("one", first, {{"at", first.at}}, true);
            trial.bring("two", second, {{"at", second.at}}, true);
            QVERIFY2(trial.places(base, "infiltrated") == (*in && way > 400), told(trial, base).c_str());
            legal += *in && way > 400 ? 1 : 0;
            near += *in && way < 400 ? 1 : 0;
        }
        QVERIFY2(legal > 10 && near > 10, "both must happen");
    }
};

LIST_TEST(TestTableZones)

} // namespace tst_table_zones

#include "tst_table_zones.moc"
