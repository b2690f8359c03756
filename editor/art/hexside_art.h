#pragma once

#include "editor/art/brushwork.h"

/// What stands along a hexside. `ends` as in decal.h.
namespace merlon::editor::art
{

/// The thickness of walls around buildings, in units.
double wallThickness(bool keep);

void drawShadow(const Brushwork& work, int side);
void drawStoneEdge(const Brushwork& work, int side, bool towardsOpen);
void drawHouseWall(const Brushwork& work, int side, int ends, bool keep);
void drawParapet(const Brushwork& work, int side, int ends);
void drawSlit(const Brushwork& work, int side, int ends, bool keep);
void drawWindow(const Brushwork& work, int side, int ends, bool twin, bool keep);
void drawDoor(const Brushwork& work, int side, int ends, bool open, bool keep);
void drawGate(const Brushwork& work, int side, int ends, bool open, bool keep);
void drawWallBar(const Brushwork& work, int side);
void drawLowWall(const Brushwork& work, int side);
void drawCrest(const Brushwork& work, int side);
void drawPalisade(const Brushwork& work, int side);
void drawUnknownSide(const Brushwork& work, int side);
void drawStructure(const Brushwork& work, int side);
void drawUnknownThing(const Brushwork& work);

} // namespace merlon::editor::art
