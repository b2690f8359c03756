#include "core/play/shape.h"
#include "drill.h"

namespace merlon::play
{

SHAPE(drill::Options, "options", "drill.march", FIELD(drill::Options::pace, "pace", {.least = 100, .most = 3000}))
SHAPE(drill::Decreed, "facts", "drill.strike", FIELD(drill::Decreed::contact, "contact"))
SHAPE(drill::Piece, "element", "drill.deploy", FIELD(drill::Piece::pose, "pose"))
SHAPE(drill::Deploy, "deploy", "drill.deploy", FIELD(drill::Deploy::element, "element"), FIELD(drill::Deploy::at, "at"))
SHAPE(drill::March, "march", "drill.march", FIELD(drill::March::element, "element"), FIELD(drill::March::to, "to"))
SHAPE(drill::Strike, "strike", "drill.strike", FIELD(drill::Strike::element, "element"),
      FIELD(drill::Strike::at, "other"))
SHAPE(drill::Plant, "plant", "drill.plant", FIELD(drill::Plant::at, "at"),
      FIELD(drill::Plant::height, "height", {.least = 100, .most = 500}))
SHAPE(drill::EndTurn, "end_turn", "drill.turn")
SHAPE(drill::Stands, "stands", "drill.march", FIELD(drill::Stands::element, "element"), FIELD(drill::Stands::at, "at"))
SHAPE(drill::Lost, "lost", "drill.strike", FIELD(drill::Lost::element, "element"))
SHAPE(drill::Planted, "planted", "drill.plant", FIELD(drill::Planted::at, "at"))
SHAPE(drill::TurnEnded, "ended", "drill.turn")

} // namespace merlon::play
