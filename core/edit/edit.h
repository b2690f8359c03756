#pragma once

#include "core/edit/patch.h"
#include "core/hex/edge.h"
#include "core/map/palette.h"
#include "core/yaml/diagnostic.h"

#include <map>

/// Edits of several documents at once, and what follows from them.
namespace merlon::edit
{

using Doc = int; ///< of a workspace, for as long as it is open

/// All documents that are edited together, as they are now. A copy is cheap and may go to another thread.
struct Desk
{
    std::map<Doc, Value> values;
    Doc map = 0;                                 ///< the one that is painted on; -1: none
    Doc table = -1;                              ///< the measured one that is drawn on; -1: none
    int board = 0;                               ///< which of the scenario's maps that is
    Doc scenario = -1;                           ///< -1: none
    std::shared_ptr<const map::Palette> palette; ///< of the map; null without
    std::uint64_t state = 0; ///< of the history: an edit made of another desk than that of now is made again

    /// Null: none is painted on.
    const Value* hexMap() const { return map >= 0 ? &values.at(map) : nullptr; }
    /// There must be one.
    const Value& mapValue() const { return values.at(map); }
};

/// A thing of the map for which an edit leaves no place though it is not about it: it goes only when somebody has said
/// so.
struct Roomless
{
    yaml::Message says;                 ///< "door D4|D5"
    std::vector<hex::Hex> hexes{};      ///< where it lies and goes
    std::optional<hex::Edge> hexside{}; ///< where it stands, if it stands on one

    friend bool operator==(const Roomless&, const Roomless&) = default;
};

/// One step of the history.
struct Edit
{
    std::map<Doc, Patch> parts; ///< a part that is there and empty: the document's file says it anew
    yaml::Message says;
    std::vector<Roomless> noRoom{}; ///< to be asked about before
    int press = 0;                  ///< steps of one press of a key become one; 0 stands alone
    std::uint64_t on = 0;           ///< the state of the desk that it was made of

    bool empty() const;
};

Desk applied(Desk desk, const Edit& edit);

/// The edit with all that follows, in every document of the desk: what stands on hexes that fall off the map leaves it,
/// what was built on a terrain or lies on it goes where that is painted over, conditions of victory that have no place
/// left are dropped. The same again when asked again.
Edit completed(const Desk& desk, Edit edit);

/// What an edit takes along of other things than hexes: each with what it was. For telling before it is done.
struct Lost
{
    std::vector<Thing> gone;      ///< features, structures, overlays, zones
    std::vector<Thing> lessened;  ///< structures, overlays and zones that keep some of their hexes
    std::vector<Thing> displaced; ///< counters that stand nowhere any more
    int conditions = 0;

    bool empty() const { return gone.empty() && lessened.empty() && displaced.empty() && conditions == 0; }
};
Lost lostBy(const Desk& desk, const Edit& edit);

} // namespace merlon::edit
