#pragma once

#include "core/edit/ground.h"
#include "core/edit/line_fittings.h"

#include <memory>
#include <span>

namespace merlon::edit
{

/// A line that is drawn anew over the one that it was, with what hangs on it.
class Drawing
{
public:
    explicit Drawing(const Desk& desk);

    /// Also the end of another line is drawn anew, as a part of this one.
    void take(const Entry& old);
    /// What was painted over the line that was taken is left alone, but for those hexes. False: the legend is full.
    bool lay(map::Line line, const Entry& place, std::span<const hex::Hex> mended);
    /// The ground of all that was taken and is not laid again comes back, or goes to another line that crosses it
    /// there. False: the legend is full.
    bool giveBack();

    Key newKey() const { return freshKey(map_, patch_); }
    /// Hexes on its way that stay another line's, of another kind.
    int left() const { return left_; }
    /// Without a name; with what has no place any more.
    Edit done();

private:
    std::optional<int> numberOf(const std::string& terrain);
    bool isBuilt(hex::Hex at) const;
    bool isOfStructure(hex::Hex at) const;
    bool isFree(hex::Hex at) const;
    map::Under underOf(hex::Hex at) const;
    bool layGround(LaidLine& laid);
    void layStairs(LaidLine& laid);
    void layStructures(const LaidLine& laid);
    bool comesFrom(hex::Hex at, const std::set<hex::Hex>& hexes) const;
    /// A line that was not taken, as it is to be.
    struct Other
    {
        const Entry* entry = nullptr;
        LaidLine laid;
    };
    const Other* otherThatMade(hex::Hex at) const;
    bool isEdgeOfAnother(const Stood& one) const;
    bool yields(const Other& other, hex::Hex at) const;
    void takeFromOthers(hex::Hex at);
    bool handOver(const map::Under& under);
    void put(const Other& other);
    void carryOverlays();
    std::vector<Roomless> withoutRoom(const Edit& edit) const;
    void addFeatures(const Patch& all, std::vector<Roomless>& leaves) const;

    const Desk& desk_;
    const Value& map_;
    map::HexMap head_;
    Patch patch_;
    Standing standing_;
    std::set<Key> taken_;
    std::vector<std::unique_ptr<Fittings>> fittings_;
    std::map<hex::Hex, map::Under> was_;
    std::set<hex::Hex> rows_;           ///< of the lines that were taken
    std::set<hex::Hex> laid_;           ///< again
    std::map<hex::Hex, Ground> ground_; ///< as it is to be
    std::vector<Other> others_;         ///< the one drawn last before
    std::set<hex::Hex> mended_;
    double rank_ = 0;             ///< of the line that is laid
    std::optional<LaidLine> now_; ///< none: all that was taken goes
    int left_ = 0;
};

} // namespace merlon::edit
