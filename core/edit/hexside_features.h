#pragma once

#include "core/edit/patch.h"
#include "core/map/hex_map.h"

#include <map>

/// What stands on the hexsides of a map, to be taken up and put down again.
namespace merlon::edit
{

/// One side of a feature of the map.
struct Stood
{
    hex::Hex hex;
    hex::Side side = hex::Side::S0;
    std::string kind;
    std::string state;
    Extras extras{}; ///< what its file says besides

    friend bool operator==(const Stood&, const Stood&) = default;
};

class Standing
{
public:
    explicit Standing(const Value& map);

    std::vector<Stood> on(hex::Hex at) const;
    bool has(hex::Hex at, hex::Side side, const std::string& kind) const;
    void take(const Stood& what);
    /// Unless one of its kind stands there already. What stands on one hex and is the same is one object of the map.
    void put(const Stood& what);
    /// What is another than it was.
    void into(Patch& patch, Key fresh) const;

private:
    struct Object
    {
        const Entry* was = nullptr; ///< null: it is new
        map::Feature feature;
    };

    std::map<hex::Hex, std::vector<Object>> objects_;
};

} // namespace merlon::edit
