#pragma once

#include <QString>

#include <memory>
#include <mutex>
#include <string>
#include <vector>

class QPainter;
class QRectF;
class QSvgRenderer;

namespace merlon::editor::art
{

/// The drawings of resources/symbols: `tree-1.svg`, `tree-2.svg` ... are the variants of "tree". In each, 50 units are
/// the distance from a hex's centre to its corners, and the view box is -75 -75 150 150 around the centre.
///
/// Made once for the day and once for the night, and each read when it is first drawn, for few maps have them all; one
/// is drawn at a time, whichever thread draws.
class Symbols
{
public:
    explicit Symbols(bool dark);
    ~Symbols();
    Symbols(const Symbols&) = delete;
    Symbols& operator=(const Symbols&) = delete;

    /// The number of the symbol `name`-1, or -1; the other variants follow it.
    int find(const std::string& name) const;
    int variants(int first) const;
    /// In units of HexShape around (0,0).
    void draw(QPainter& painter, int symbol) const;

private:
    struct Symbol
    {
        std::string name;
        int variant = 1;
        QString file{};
        mutable std::unique_ptr<QSvgRenderer> picture{}; ///< null until it is drawn
    };
    const bool dark_;
    mutable std::mutex mutex_;
    std::vector<Symbol> all_;
};

/// The SVG text with every `#rrggbb` as it looks by moonlight.
QByteArray moonlitSvg(QByteArray svg);

} // namespace merlon::editor::art
