#pragma once

#include "editor/art/brushwork.h"
#include "editor/art/look.h"

/// What grows, is dug or built over a whole hex.
namespace merlon::editor::art
{

void drawWash(const Brushwork& work, Growth growth, int variant);
void drawHatch(const Brushwork& work);
void drawMound(const Brushwork& work, int side);
void drawTrench(const Brushwork& work, int sides);
void drawStairs(const Brushwork& work, int side);
void drawBank(const Brushwork& work, int side, int ends);
void drawCliff(const Brushwork& work, int side, int drop);

} // namespace merlon::editor::art
