#include "support_image.h"
#include "support_main.h"
#include "support_places.h"

#include "core/io/files.h"
#include "core/play/aim_face.h"
#include "core/systems.h"

#include <QTest>

#include <random>

namespace tst_images
{

using namespace merlon;

/// A castle and its mirror image, and the same castle on hexes that stand on their points, are judged alike.
class TestImages : public QObject
{
    Q_OBJECT

private:
    static const std::vector<tests::RuleCase>& cases()
    {
        static const auto all = []
        {
            std::vector<tests::RuleCase> every;
            for (const play::System* system : systems())
                for (tests::RuleCase& one : tests::allCases(std::string(system->id())))
                    if (one.fault.empty() && play::hexBoard(one.setting->boards) != nullptr)
                        every.push_back(std::move(one));
            return every;
        }();
        return all;
    }

private slots:
    void everyCaseAgreesWithItsImages_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < cases().size(); ++i)
            QTest::addRow("%s: %s (%s)", cases()[i].file.c_str(), cases()[i].name.c_str(), cases()[i].edition.c_str())
                << static_cast<int>(i);
    }

    void everyCaseAgreesWithItsImages()
    {
        QFETCH(int, index);
        const tests::RuleCase& one = cases()[static_cast<std::size_t>(index)];
        const hex::Layout& layout = play::hexBoard(one.setting->boards)->layout;
        for (const tests::Image& image : {tests::mirrored(layout), tests::turnedOver(layout)})
        {
            const std::string difference =
                tests::differenceOf(tests::verdictOf(one), tests::verdictOf(tests::imageOf(one, image)), image);
            QVERIFY2(difference.empty(), ((image.turnedOver ? "turned over: " : "mirrored: ") + difference).c_str());
        }
    }

    /// Between any two hexes of the sample castle.
    void everyLineOfACastleAgreesWithItsImages()
    {
        const auto loaded = io::loadScenario(test::inSource("scenarios/norman-gate/norman-gate.scenario.yaml"));
        QVERIFY(loaded.value);
        const play::Setting& castle = **loaded.value;
        const map::HexMap& map = *play::hexBoard(castle.boards);
        std::mt19937 random(7); // NOLINT: the same castle every time
        for (const tests::Image& image : {tests::mirrored(map.layout), tests::turnedOver(map.layout)})
        {
            const auto there =
                play::settingOf(*castle.system, castle.scenario, {std::make_shared<const map::HexMap>(image.of(map))});
            for (int i = 0; i < 4000; ++i)
            {
                const auto hex = [&]
                { return map.layout.hexOf(static_cast<int>(random() % static_cast<unsigned>(map.layout.count()))); };
                const hex::Hex from = hex();
                const hex::Hex to = hex();
                if (from == to)
                    continue;
                const auto one = castle.system->aims()->ruled(castle, from, to, {});
                const auto other = there->system->aims()->ruled(*there, image.of(from), image.of(to), {});
                const std::string difference = tests::differenceOf(play::judge(one->game, one->order),
                                                                   play::judge(other->game, other->order), image);
                const std::string where = hex::name(map.layout, from) + " to " + hex::name(map.layout, to);
                QVERIFY2(difference.empty(), (where + ": " + difference).c_str());
            }
        }
    }
};

LIST_TEST(TestImages)

} // namespace tst_images

#include "tst_images.moc"
