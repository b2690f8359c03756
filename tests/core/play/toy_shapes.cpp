#include "core/play/shape.h"
#include "toy.h"

namespace merlon::play
{

SHAPE(toy::Options, "options", "toy.ferry", FIELD(toy::Options::tide, "tide"),
      FIELD(toy::Options::reach, "reach", {.least = 1, .most = 9, .formerly = "rowing"}))
SHAPE(toy::Decreed, "facts", "toy.ferry", FIELD(toy::Decreed::reach, "reach", {.least = 1, .most = 9}))
SHAPE(toy::Piece, "boat", "toy.ferry", FIELD(toy::Piece::at, "at", {.formerly = "isle"}))
SHAPE(toy::Cargo, "cargo", "toy.trade", FIELD(toy::Cargo::ware, "ware"),
      FIELD(toy::Cargo::amount, "amount", {.least = 1, .most = 20}), FIELD(toy::Cargo::bound, "bound", {.atMost = 3}))
SHAPE(toy::Bid, "amount", "toy.bid", FIELD(toy::Bid::coins, "coins", {.least = 0, .most = 999, .formerly = "pence"}))
SHAPE(toy::Ferry, "ferry", "toy.ferry", FIELD(toy::Ferry::boat, "boat"), FIELD(toy::Ferry::path, "path", {.fewest = 1}))
SHAPE(toy::Trade, "trade", "toy.trade", FIELD(toy::Trade::by, "by", {.fewest = 1, .atMost = 6}),
      FIELD(toy::Trade::cargo, "cargo", {.fewest = 1}))
SHAPE(toy::Pay, "pay", "toy.toll", FIELD(toy::Pay::boat, "boat", {.formerly = "with"}))
SHAPE(toy::Build, "build", "toy.build", FIELD(toy::Build::house, "house"), FIELD(toy::Build::name, "name"),
      FIELD(toy::Build::at, "at"), FIELD(toy::Build::oars, "oars", {.least = 2, .most = 12, .since = 2}))
SHAPE(toy::WriteBid, "bid", "toy.bid", FIELD(toy::WriteBid::house, "house"), FIELD(toy::WriteBid::bid, "bid"))
SHAPE(toy::OpenBid, "open", "toy.bid", FIELD(toy::OpenBid::house, "house"), FIELD(toy::OpenBid::bid, "bid"),
      FIELD(toy::OpenBid::salt, "salt", {.saltOf = "bid"}))
SHAPE(toy::Sound, "sound", "toy.sound", FIELD(toy::Sound::at, "at"))
SHAPE(toy::Sounded, "sounded", "toy.sound", FIELD(toy::Sounded::at, "at"))
SHAPE(toy::EndDay, "end_day", "toy.day")
SHAPE(toy::Arrived, "arrived", "toy.ferry", FIELD(toy::Arrived::boat, "boat"), FIELD(toy::Arrived::at, "at"))
SHAPE(toy::Earned, "earned", "toy.trade", FIELD(toy::Earned::house, "house"), FIELD(toy::Earned::coins, "coins"))
SHAPE(toy::TollDue, "due", "toy.toll", FIELD(toy::TollDue::house, "house"))
SHAPE(toy::TollPaid, "settled", "toy.toll", FIELD(toy::TollPaid::boat, "boat"))
SHAPE(toy::Launched, "launched", "toy.build", FIELD(toy::Launched::house, "house"), FIELD(toy::Launched::name, "name"),
      FIELD(toy::Launched::at, "at"))
SHAPE(toy::BidLies, "lies", "toy.bid", FIELD(toy::BidLies::house, "house"), FIELD(toy::BidLies::bid, "bid"))
SHAPE(toy::BidShown, "shown", "toy.bid", FIELD(toy::BidShown::house, "house"), FIELD(toy::BidShown::coins, "coins"))
SHAPE(toy::DayEnded, "ended", "toy.day")

} // namespace merlon::play
