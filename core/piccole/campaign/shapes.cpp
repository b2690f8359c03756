#include "core/piccole/campaign/campaign.h"
#include "core/play/shape.h"

namespace merlon::play
{

inline constexpr Field someElements{.optional = true, .least = 0, .most = 99};

SHAPE(piccole::Sail, "sail", "piccole.campaign.move.sea", FIELD(piccole::Sail::summer, "summer"),
      FIELD(piccole::Sail::ftp, "ftp", someElements), FIELD(piccole::Sail::ftm, "ftm", someElements),
      FIELD(piccole::Sail::ftl, "ftl", someElements), FIELD(piccole::Sail::cvp, "cvp", someElements),
      FIELD(piccole::Sail::cvl, "cvl", someElements), FIELD(piccole::Sail::general, "with_general"))
SHAPE(piccole::Besiege, "besiege", "piccole.campaign.siege.die",
      FIELD(piccole::Besiege::turns, "turns", {.least = 0, .most = 99}),
      FIELD(piccole::Besiege::ftp, "ftp", someElements), FIELD(piccole::Besiege::ftm, "ftm", someElements),
      FIELD(piccole::Besiege::ftl, "ftl", someElements), FIELD(piccole::Besiege::cvp, "cvp", someElements),
      FIELD(piccole::Besiege::cvl, "cvl", someElements), FIELD(piccole::Besiege::general, "with_general"),
      FIELD(piccole::Besiege::cutOff, "cut_off", {.optional = true}))
SHAPE(piccole::Wrecked, "wrecked", "piccole.campaign.move.storm", FIELD(piccole::Wrecked::ftp, "ftp"),
      FIELD(piccole::Wrecked::ftm, "ftm"), FIELD(piccole::Wrecked::ftl, "ftl"), FIELD(piccole::Wrecked::cvp, "cvp"),
      FIELD(piccole::Wrecked::cvl, "cvl"), FIELD(piccole::Wrecked::general, "general_lost"))
SHAPE(piccole::Arrived, "arrived", "piccole.campaign.move.sea")
SHAPE(piccole::Fallen, "fallen", "piccole.campaign.siege.fall", FIELD(piccole::Fallen::ftp, "ftp"),
      FIELD(piccole::Fallen::ftm, "ftm"), FIELD(piccole::Fallen::ftl, "ftl"), FIELD(piccole::Fallen::cvp, "cvp"),
      FIELD(piccole::Fallen::cvl, "cvl"), FIELD(piccole::Fallen::general, "general_lost"),
      FIELD(piccole::Fallen::destroyed, "destroyed"))
SHAPE(piccole::Holds, "holds", "piccole.campaign.siege.die", FIELD(piccole::Holds::loser, "loser"))

} // namespace merlon::play
