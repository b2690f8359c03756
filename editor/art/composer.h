#pragma once

#include "editor/art/scene.h"

#include "editor/art/symbols.h"

#include <map>
#include <optional>
#include <unordered_map>

namespace merlon::editor::art
{

inline std::uint8_t byte(int value)
{
    return static_cast<std::uint8_t>(value);
}

/// Composes one part of a map.
class Composer
{
public:
    Composer(const map::HexMap& map, const Looks& looks, const Symbols& symbols, const MapStyle& style,
             const Window& window, double scale)
        : map_(map),
          looks_(looks),
          symbols_(symbols),
          style_(style),
          window_(window),
          scale_(scale),
          shape_(hexShape(map.layout.orientation))
    {
    }

    Scene done() &&;
    /// Contours alone.
    Scene farAway() &&;

private:
    struct Site
    {
        hex::Hex hex;
        const Look* look = nullptr;
        int level = 0;
        hex::PlanePoint at;
    };

    bool inWindow(hex::Hex hex) const;
    std::optional<Site> site(hex::Hex hex) const;
    std::array<std::optional<Site>, 6> around(hex::Hex hex) const;
    int edgeKey(hex::Hex hex, int side) const { return map_.layout.index(hex) * 6 + side; }
    bool hasFeature(hex::Hex hex, int side) const { return featured_.contains(edgeKey(hex, side)); }
    int ends(hex::Hex hex, int side, const std::string* kind) const;

    void noteFeatures();
    void noteCoverings();
    void composeHex(const Site& site);
    void growth(const Site& site, const std::array<std::optional<Site>, 6>& near);
    void trees(const Site& site, const std::array<std::optional<Site>, 6>& near);
    void relief(const Site& site, const std::array<std::optional<Site>, 6>& near);
    bool isLevel(hex::Hex hex) const;
    void contours(const Site& site, const std::array<std::optional<Site>, 6>& near);
    void edges(const Site& site, const std::array<std::optional<Site>, 6>& near);
    void edge(const Site& site, const Site& other, int side, const std::array<std::optional<Site>, 6>& near);
    bool bridge(const Site& site) const
    {
        return site.look->growth == Growth::Bridge || bridges_.contains(map_.layout.index(site.hex));
    }
    int towards(const std::array<std::optional<Site>, 6>& near) const;
    void features();
    void feature(const map::Feature& feature, int side);
    void coverings();
    void noteRun(const map::Covering& covering, int look);
    static int sideFrom(hex::Hex from, hex::Hex to);
    int outwardEnd(hex::Hex end, int cameFrom) const;
    bool roadAt(hex::Hex hex) const { return roads_.contains(map_.layout.index(hex)); }
    int turnsOf(const std::unordered_map<int, int>& run, hex::Hex at, int sides) const;
    void aside(const std::string& name, const Site& site, std::uint32_t salt);
    void courses();
    void covering(const map::Covering& covering, const Site& site);
    bool longThing(const map::Covering& covering, const Site& site);
    int innerSide(const map::Covering& bridge, const Site& site) const;
    void structures();
    void names(const Site& site, const std::array<std::optional<Site>, 6>& near);
    void symbol(Layer layer, const std::string& name, const Site& site, std::uint32_t salt, double wander,
                int turned = 0, bool mayMirror = true);
    void note(const std::string& text, hex::PlanePoint at);

    const map::HexMap& map_;
    const Looks& looks_;
    const Symbols& symbols_;
    const MapStyle& style_;
    const Window& window_;
    const double scale_;
    const HexShape shape_;
    Scene scene_;
    std::unordered_map<int, const map::Feature*> featured_; ///< by edgeKey of the owner, and of the hex across
    std::map<int, std::unordered_map<int, int>>
        runs_;                              ///< by look: the hexes of its courses and roofs, and through which sides
    std::unordered_map<int, int> roads_;    ///< hexes of roads, and through which sides one goes
    std::unordered_map<int, bool> bridges_; ///< hexes under a drawbridge, and whether it is raised
};
} // namespace merlon::editor::art
