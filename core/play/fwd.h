#pragma once

#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

namespace merlon::map
{
struct HexMap;
struct TableMap;
} // namespace merlon::map

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
struct OnSheet;
struct Owed;
struct PlanHex;
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
using HexBoard = std::shared_ptr<const map::HexMap>;
using TableBoard = std::shared_ptr<const map::TableMap>;
using Board = std::variant<HexBoard, TableBoard>;
/// Of a scenario, in its order. Empty where nothing is played on a board.
using Boards = std::vector<Board>;

} // namespace merlon::play
