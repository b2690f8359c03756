// A scanned map comes, changes and goes as steps of the history, and stays under its hexes.

#include "support_main.h"

#include "core/edit/background_edits.h"
#include "core/edit/map_value.h"
#include "core/io/files.h"
#include "core/map/placement.h"

#include <QTest>

namespace tst_background_edits
{

using namespace merlon;
using namespace merlon::edit;

class TestBackgroundEdits : public QObject
{
    Q_OBJECT

private:
    static map::Background scan()
    {
        map::Background scan;
        scan.image = "scan.png";
        scan.originX = 30;
        scan.originY = 40;
        scan.rotation = 12;
        scan.height = 33;
        return scan;
    }
    static Desk desk(std::optional<map::Background> background, hex::Orientation orientation = hex::Orientation::Flat)
    {
        auto map = map::blankMap({10, 8, orientation, hex::Shove::Even}, "plain", '.');
        map.id = "m";
        map.background = std::move(background);
        Desk desk;
        desk.palette = io::paletteOf(map);
        desk.values.emplace(0, valueOf(std::move(map)));
        return desk;
    }
    static std::string said(const Made& made)
    {
        return made && made->says.sentence != nullptr ? std::string(made->says.sentence->id) : std::string();
    }

private slots:
    void aScanComesChangesAndGoes()
    {
        const Desk none = desk({});
        const Made laid = withBackground(none, scan());
        QCOMPARE(said(laid), std::string("edit/scan-lay"));
        const Desk with = applied(none, *laid);
        QVERIFY(headOf(with.mapValue()).background == scan());
        map::Background fainter = scan();
        fainter.opacity = 0.25;
        QCOMPARE(said(withBackground(with, fainter)), std::string("edit/scan-change"));
        QVERIFY(withBackground(with, scan())->empty());
        const Made gone = withBackground(with, {});
        QCOMPARE(said(gone), std::string("edit/scan-remove"));
        QVERIFY(applied(with, *gone).values == none.values);
        QVERIFY(withBackground(none, {})->empty());
    }

    void whatOthersWroteOfItStays()
    {
        map::Background written = scan();
        written.extras = {{"image", "scanner: flatbed"}};
        map::Background fainter = scan();
        fainter.opacity = 0.25;
        const Desk with = desk(written);
        const Desk now = applied(with, *withBackground(with, fainter));
        QVERIFY(headOf(now.mapValue()).background->extras == written.extras);
    }

    void anImageMayNotLeaveTheMapsFolder()
    {
        map::Background outside = scan();
        for (const char* path : {"", "../scan.png", "/etc/scan.png", "http://a/b.png"})
        {
            outside.image = path;
            const Made made = withBackground(desk({}), outside);
            QVERIFY2(!made, path);
            QVERIFY(made.error().sentence != nullptr);
        }
    }

    void aScanStaysUnderItsHexes()
    {
        for (const auto orientation : {hex::Orientation::Flat, hex::Orientation::Pointy})
            for (const int by : {1, 2, -1, -3})
            {
                const Desk before = desk(scan(), orientation);
                const hex::Layout grid = before.mapValue().grid;
                const auto edit = reshaped(before, headOf(before.mapValue()), grid.cropped(by, by, 0, 0), "plain");
                QVERIFY(edit);
                const Desk after = applied(before, *edit);
                const hex::Hex inner = grid.hexAt({5, 5});
                const auto seen = [&](const Desk& now)
                {
                    const auto placement =
                        map::placementOf(*headOf(now.mapValue()).background, now.mapValue().grid.orientation);
                    return map::pixelOf(placement, hex::centreOf(now.mapValue().grid, inner));
                };
                QVERIFY(std::abs(seen(after).x - seen(before).x) < 0.01);
                QVERIFY(std::abs(seen(after).y - seen(before).y) < 0.01);
                const Desk again = applied(before, completed(before, *edit));
                QVERIFY(again.values == after.values);
            }
    }
};

LIST_TEST(TestBackgroundEdits)

} // namespace tst_background_edits

#include "tst_background_edits.moc"
