#include "support_main.h"

#include "core/map/hex_map.h"

#include "core/castle/ground/field_of_fire.h"
#include "core/castle/ground/limits.h"
#include "core/siege/numbers/ruleset.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <new>
#include <random>
#include <set>

using namespace merlon;

namespace
{

/// Counted by every operator new of this program.
std::size_t allocations = 0;

using Random = std::mt19937;

unsigned seedOfRun()
{
    const QByteArray given = qgetenv("MERLON_SEED");
    return given.isEmpty() ? 20261u : given.toUInt();
}

int below(Random& random, int limit)
{
    return static_cast<int>(random() % static_cast<unsigned>(limit));
}

void paint(map::HexMap& map, hex::Hex hex, const char* terrain)
{
    map.terrain[static_cast<std::size_t>(map.layout.index(hex))] = map::legendIndex(map, terrain, '?').value_or(0);
}

/// Open country: whatever stands there stands on its own hex alone.
map::HexMap country(Random& random)
{
    static const char* const scattered[] = {"brush", "tree", "tent", "trench", "embankment", "moat", "wall", "rampart"};
    map::HexMap map = map::blankMap({24 + below(random, 8), 20 + below(random, 8),
                                     below(random, 2) ? hex::Orientation::Flat : hex::Orientation::Pointy,
                                     below(random, 2) ? hex::Shove::Odd : hex::Shove::Even},
                                    "plain", '.');
    for (int i = 0; i < map.layout.count(); ++i)
        if (below(random, 100) < 10)
            paint(map, map.layout.hexOf(i), scattered[random() % std::size(scattered)]);
    for (int i = 0; i < 12; ++i)
    {
        static const char* const kinds[] = {"parapet", "wall", "crest"};
        const hex::Hex hex = map.layout.hexOf(below(random, map.layout.count()));
        map.features.push_back({hex, {hex::allSides[random() % 6]}, kinds[random() % 3], "", {}});
    }
    return map;
}

/// A castle too: towers with slits, doors, a keep.
map::HexMap castleIn(Random& random)
{
    static const char* const built[] = {"tower_floor", "keep_floor", "door", "keep_door", "stairs", "drawbridge"};
    map::HexMap map = country(random);
    for (int i = 0; i < 10; ++i)
    {
        const hex::Hex hex = map.layout.hexOf(below(random, map.layout.count()));
        paint(map, hex, built[random() % std::size(built)]);
        map.features.push_back({hex, {hex::allSides[random() % 6]}, i % 2 ? "arrow_slit" : "door", "", {}});
    }
    return map;
}

struct World
{
    map::HexMap map;
    castle::Readings readings;
    castle::Ground ground;
    castle::Field field;

    World(map::HexMap theMap, const castle::Readings& theReadings)
        : map(std::move(theMap)),
          readings(theReadings),
          ground(map, *siege::builtInRuleset()->terrains),
          field(ground, readings)
    {
    }
};

castle::Readings someReadings(Random& random)
{
    castle::Readings readings;
    readings.edgeLine = static_cast<castle::EdgeLine>(random() % 3);
    readings.cornerLine = static_cast<castle::CornerLine>(random() % 3);
    readings.stunnedBlock = below(random, 2) == 0;
    readings.radiusOfTarget = below(random, 4) == 0;
    readings.radius = siege::builtInRuleset()->radius;
    return readings;
}

hex::Hex somewhere(const map::HexMap& map, Random& random)
{
    return map.layout.hexOf(below(random, map.layout.count()));
}

std::set<hex::Hex> touchedBy(const castle::Sightline& line)
{
    std::set<hex::Hex> hexes{line.segment.start, line.segment.end};
    for (const auto& event : hex::events(line.segment))
    {
        hexes.insert({event.from, event.to});
        if (event.kind == hex::EventKind::Corner)
            hexes.insert(event.touched);
        if (event.kind == hex::EventKind::Run)
            hexes.insert({hex::behind(event), hex::ahead(event)});
    }
    return hexes;
}

} // namespace

/// Properties of the judged line over random maps; MERLON_SEED repeats a run.
class TestLineOfFire : public QObject
{
    Q_OBJECT

private slots:
    void explainingSaysTheSameAsJudging();
    void theLineBackIsStoppedByTheSameGround();
    void whatTheLineDoesNotTouchDoesNotMatter();
    void anotherObstacleNeverOpensALine();
    void peopleNeverOpenALine();
    void whatIsOnlyDrawnChangesNoLine();
    void theFieldOfFireIsTheJudgedLine();
    void judgingAllocatesNothing();
};

void TestLineOfFire::explainingSaysTheSameAsJudging()
{
    const unsigned seed = seedOfRun();
    Random random(seed);
    for (int round = 0; round < 100; ++round)
    {
        World world(castleIn(random), someReadings(random));
        for (int i = 0; i < 60; ++i)
            world.field.put({somewhere(world.map, random)}, below(random, 2) ? castle::OnFeet : castle::Stunned);
        for (int i = 0; i < 200; ++i)
        {
            const castle::Aim aim{{somewhere(world.map, random)}, {somewhere(world.map, random)}};
            if (aim.shooter == aim.target)
                continue;
            const auto quick = castle::lineOfFire(world.field, aim);
            const auto full = castle::explainLine(world.field, aim);
            QVERIFY2(quick.clear == full.line.clear, qPrintable(QString("seed %1").arg(seed)));
            QVERIFY2(full.line.clear == full.obstacles.empty(), qPrintable(QString("seed %1").arg(seed)));
            if (quick.clear)
            {
                QVERIFY2(quick.cover.cover == full.line.cover.cover, qPrintable(QString("seed %1").arg(seed)));
                QVERIFY2(quick.overSomebody == !full.blockers.empty(), qPrintable(QString("seed %1").arg(seed)));
            }
        }
    }
}

/// 1.45a on open ground and ramparts: what can be shot one way can be shot the other way.
void TestLineOfFire::theLineBackIsStoppedByTheSameGround()
{
    const unsigned seed = seedOfRun();
    Random random(seed);
    for (int round = 0; round < 100; ++round)
    {
        World world(country(random), someReadings(random));
        for (int i = 0; i < 200; ++i)
        {
            const hex::Hex from = somewhere(world.map, random);
            const hex::Hex to = somewhere(world.map, random);
            if (from == to)
                continue;
            const bool there = castle::lineOfFire(world.field, {{from}, {to}}).clear;
            const bool back = castle::lineOfFire(world.field, {{to}, {from}}).clear;
            QVERIFY2(there == back, qPrintable(QString("seed %1, %2 to %3")
                                                   .arg(seed)
                                                   .arg(QString::fromStdString(hex::name(world.map.layout, from)),
                                                        QString::fromStdString(hex::name(world.map.layout, to)))));
        }
    }
}

void TestLineOfFire::whatTheLineDoesNotTouchDoesNotMatter()
{
    static const char* const scattered[] = {"plain", "brush", "tree", "tent", "trench", "embankment", "wall"};
    const unsigned seed = seedOfRun();
    Random random(seed);
    for (int round = 0; round < 1500; ++round)
    {
        // Without hexside features and ramparts: what is "inside" is a question of the whole map.
        map::HexMap map = map::blankMap({20, 20, hex::Orientation::Flat, hex::Shove::Even}, "plain", '.');
        for (int i = 0; i < 40; ++i)
            paint(map, somewhere(map, random), scattered[random() % 6]);
        const castle::Readings readings = someReadings(random);
        const World before(map, readings);
        const castle::Aim aim{{somewhere(map, random)}, {somewhere(map, random)}};
        if (aim.shooter == aim.target)
            continue;
        const auto line = castle::lineOfFire(before.field, aim);
        const auto touched = touchedBy(line);
        for (int i = 0; i < 40; ++i)
            if (const hex::Hex hex = somewhere(map, random); !touched.contains(hex))
                paint(map, hex, scattered[random() % std::size(scattered)]);
        const World after(map, readings);
        const auto again = castle::lineOfFire(after.field, aim);
        QVERIFY2(line.clear == again.clear && line.cover.cover == again.cover.cover,
                 qPrintable(QString("seed %1").arg(seed)));
    }
}

void TestLineOfFire::anotherObstacleNeverOpensALine()
{
    const unsigned seed = seedOfRun();
    Random random(seed);
    for (int round = 0; round < 1500; ++round)
    {
        map::HexMap map = map::blankMap({20, 20, hex::Orientation::Flat, hex::Shove::Even}, "plain", '.');
        for (int i = 0; i < 30; ++i)
            paint(map, somewhere(map, random), i % 2 ? "tree" : "brush");
        const castle::Readings readings = someReadings(random);
        const World before(map, readings);
        const castle::Aim aim{{somewhere(map, random)}, {somewhere(map, random)}};
        if (aim.shooter == aim.target)
            continue;
        const bool open = castle::lineOfFire(before.field, aim).clear;
        for (int i = 0; i < 20; ++i)
            if (const hex::Hex hex = somewhere(map, random); hex != aim.shooter.hex && hex != aim.target.hex)
                paint(map, hex, i % 2 ? "tree" : "wall");
        const World after(map, readings);
        const bool still = castle::lineOfFire(after.field, aim).clear;
        QVERIFY2(open || !still, qPrintable(QString("seed %1").arg(seed)));
    }
}

void TestLineOfFire::peopleNeverOpenALine()
{
    const unsigned seed = seedOfRun();
    Random random(seed);
    for (int round = 0; round < 60; ++round)
    {
        World world(castleIn(random), someReadings(random));
        World crowded(world.map, world.readings);
        for (int i = 0; i < 80; ++i)
            crowded.field.put({somewhere(world.map, random)}, castle::OnFeet);
        for (int i = 0; i < 100; ++i)
        {
            const castle::Aim aim{{somewhere(world.map, random)}, {somewhere(world.map, random)}};
            if (aim.shooter == aim.target)
                continue;
            QCOMPARE(castle::lineOfFire(crowded.field, aim).clear, castle::lineOfFire(world.field, aim).clear);
            QVERIFY(!castle::lineOfFire(world.field, aim).overSomebody);
        }
    }
}

/// Windows and low walls are drawn, and not judged: the wall of a house stays closed.
void TestLineOfFire::whatIsOnlyDrawnChangesNoLine()
{
    const unsigned seed = seedOfRun();
    Random random(seed);
    for (int round = 0; round < 50; ++round)
    {
        const map::HexMap bare = castleIn(random);
        map::HexMap drawn = bare;
        for (const char* kind : {"window", "twin_window", "low_wall"})
            for (int i = 0; i < 30; ++i)
                drawn.features.push_back({somewhere(bare, random), {hex::allSides[random() % 6]}, kind, "", {}});
        const castle::Readings readings = someReadings(random);
        const World before(bare, readings);
        const World after(drawn, readings);
        for (int i = 0; i < 200; ++i)
        {
            const castle::Aim aim{{somewhere(bare, random)}, {somewhere(bare, random)}};
            if (aim.shooter != aim.target)
                QVERIFY2(castle::lineOfFire(before.field, aim).clear == castle::lineOfFire(after.field, aim).clear,
                         qPrintable(QString("seed %1").arg(seed)));
        }
    }
}

void TestLineOfFire::theFieldOfFireIsTheJudgedLine()
{
    Random random(seedOfRun());
    const World world(castleIn(random), someReadings(random));
    const hex::Hex shooter = somewhere(world.map, random);
    const auto reach = castle::fieldOfFire(world.field, shooter, 20);
    for (int i = 0; i < world.map.layout.count(); ++i)
    {
        const hex::Hex target = world.map.layout.hexOf(i);
        const castle::Ground& ground = world.field.ground;
        const castle::Aim aim{ground.top(shooter), ground.top(target)};
        const bool may = target != shooter && hex::distance(shooter, target) <= 20 &&
                         castle::placeLimit(world.field, aim) == castle::Limit::None &&
                         castle::lineOfFire(world.field, aim).clear;
        QCOMPARE(reach[static_cast<std::size_t>(i)].clear, may);
    }
}

void TestLineOfFire::judgingAllocatesNothing()
{
    Random random(seedOfRun());
    const World world(castleIn(random), someReadings(random));
    std::vector<castle::Aim> aims;
    while (aims.size() < 2000)
        if (const castle::Aim aim{{somewhere(world.map, random)}, {somewhere(world.map, random)}};
            aim.shooter != aim.target)
            aims.push_back(aim);
    int clear = 0;
    const std::size_t before = allocations;
    for (const auto& aim : aims)
        clear += castle::lineOfFire(world.field, aim).clear;
    QCOMPARE(allocations, before);
    QVERIFY(clear > 0);
}

void* operator new(std::size_t size)
{
    ++allocations;
    if (void* memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept // of a stable sort, freed by those below too
{
    ++allocations;
    return std::malloc(size);
}
void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

LIST_TEST(TestLineOfFire)
#include "tst_line_of_fire.moc"
