#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace merlon::map
{
struct HexMap;
}

/// Names of what System answers (system.h), for headers that only pass it on.
namespace merlon::play
{

class AimFace;
struct Aiming;
struct Candidates;
struct Clock;
struct Game;
struct MapProblem;
struct MapRemark;
struct Marks;
struct Muster;
using Outlook = std::vector<std::uint8_t>;
struct Owed;
struct Post;
struct Problem;
struct Ruled;
struct Scenario;
struct Scene;
struct Setting;
struct Sheet;
struct Supposed;
struct Supposition;
struct Thing;
using Boards = std::vector<std::shared_ptr<const map::HexMap>>;

} // namespace merlon::play
