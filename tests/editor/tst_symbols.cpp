// Every thing that can be laid on a map has a symbol of its own, which is seen large and small, by day and by night.

#include "core/io/files.h"
#include "editor/art/look.h"
#include "editor/art/symbols.h"
#include "editor/map_painter.h"
#include "support_main.h"
#include "support_maps.h"

#include <QPainter>
#include <QTest>

namespace tst_symbols
{

using namespace merlon;
using namespace merlon::editor;

class TestSymbols : public QObject
{
    Q_OBJECT

private:
    static QImage sample(const map::PaletteOverlay& thing, int width, bool dark)
    {
        MapStyle style;
        style.dark = dark;
        const MapPainter drawn(io::palette("siege"), style);
        QImage image(width, width * 8 / 9, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        drawn.paintSample(painter, thing, image.rect());
        return image;
    }
    static int differing(const QImage& one, const QImage& other)
    {
        int pixels = 0;
        for (int y = 0; y < one.height(); ++y)
            for (int x = 0; x < one.width(); ++x)
            {
                const QColor a = one.pixelColor(x, y);
                const QColor b = other.pixelColor(x, y);
                const int apart =
                    std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
                pixels += apart > 60 ? 1 : 0;
            }
        return pixels;
    }

private slots:
    void everyThingHasOne()
    {
        const art::Symbols symbols(false);
        const auto looks = art::thingLooksOf(*io::palette("siege"), art::inks(false));
        for (const auto& thing : io::palette("siege")->overlays)
        {
            const auto look = std::ranges::find(looks, thing.id, &art::ThingLook::kind);
            QCOMPARE(look->drawn == art::Drawn::Symbol, thing.look.empty()); // every look has a painter
            if (!thing.look.empty())
                continue;
            QVERIFY2(symbols.find(thing.id) >= 0, thing.id.c_str());
            for (std::size_t state = 1; state < thing.states.size(); ++state)
                QVERIFY2(symbols.find(thing.id + '_' + thing.states[state]) >= 0, thing.states[state].c_str());
        }
    }

    void itIsSeen_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("dark");
        QTest::addRow("small") << 36 << false;
        QTest::addRow("large") << 180 << false;
        QTest::addRow("large, at night") << 180 << true;
    }
    /// Against every other thing on the same ground.
    void itIsSeen()
    {
        QFETCH(const int, width);
        QFETCH(const bool, dark);
        const int least = width * width / 200; // of its pixels
        std::vector<std::pair<std::string, QImage>> seen;
        for (map::PaletteOverlay thing : io::palette("siege")->overlays)
        {
            thing.on.clear();
            seen.emplace_back(thing.id, sample(thing, width, dark));
        }
        for (std::size_t i = 0; i < seen.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY2(differing(seen[i].second, seen[k].second) >= least,
                         (seen[i].first + " looks like " + seen[k].first).c_str());
    }

    /// The symbol lies where the thing looks to.
    void hoardingsHangOutside()
    {
        const auto palette = io::palette("siege");
        const QImage seen = sample(*palette->overlay("hoarding"), 180, false);
        map::PaletteOverlay none = *palette->overlay("hoarding");
        none.id = "tree"; // no symbol of a thing
        const QImage other = sample(none, 180, false);
        const QRect top(0, 0, 180, 60);
        QVERIFY(differing(seen.copy(top), other.copy(top)) > 600);
    }
};

LIST_TEST(TestSymbols)

} // namespace tst_symbols

#include "tst_symbols.moc"
