#include "editor/art/decal.h"

#include "editor/art/course_art.h"
#include "editor/art/hexside_art.h"
#include "editor/art/relief.h"
#include "editor/art/roof_art.h"
#include "editor/art/symbols.h"
#include "editor/art/terrain_art.h"

namespace merlon::editor::art
{
namespace
{

void drawSymbol(const Brushwork& work, Decal decal)
{
    work.painter.save();
    if (decal.b > 0)
    {
        // Side frames have their y axis towards the centre, so the top of a symbol points out across the side.
        const QTransform side = work.shape.sideFrame(decal.b - 1);
        work.painter.setTransform(QTransform(side.m11(), side.m12(), side.m21(), side.m22(), 0, 0), true);
    }
    if (decal.c == 1)
        work.painter.scale(-1, 1);
    work.symbols.draw(work.painter, decal.a);
    work.painter.restore();
}

} // namespace

void draw(const Brushwork& work, Decal decal)
{
    const int side = decal.a;
    switch (decal.art)
    {
    case Art::Symbol:
        return drawSymbol(work, decal);
    case Art::Wash:
        return drawWash(work, static_cast<Growth>(decal.a), decal.b);
    case Art::Hatch:
        return drawHatch(work);
    case Art::Mound:
        return drawMound(work, side);
    case Art::Trench:
        return drawTrench(work, decal.a);
    case Art::Stairs:
        return drawStairs(work, side);
    case Art::Bank:
        return drawBank(work, side, decal.b);
    case Art::Shadow:
        return drawShadow(work, side);
    case Art::StoneEdge:
        return drawStoneEdge(work, side, decal.b != 0);
    case Art::HouseWall:
        return drawHouseWall(work, side, decal.b, decal.c != 0);
    case Art::Relief:
        return drawRelief(work, side, decal.b, decal.c & 3, (decal.c & 4) != 0);
    case Art::Cliff:
        return drawCliff(work, side, decal.b);
    case Art::Contour:
        return drawContour(work, side, decal.b, decal.c != 0);
    case Art::Parapet:
        return drawParapet(work, side, decal.b);
    case Art::Slit:
        return drawSlit(work, side, decal.b, (decal.c & 2) != 0);
    case Art::Window:
        return drawWindow(work, side, decal.b, (decal.c & 1) != 0, (decal.c & 2) != 0);
    case Art::Door:
        return drawDoor(work, side, decal.b, (decal.c & 1) != 0, (decal.c & 2) != 0);
    case Art::Gate:
        return drawGate(work, side, decal.b, (decal.c & 1) != 0, (decal.c & 2) != 0);
    case Art::WallBar:
        return drawWallBar(work, side);
    case Art::LowWall:
        return drawLowWall(work, side);
    case Art::Crest:
        return drawCrest(work, side);
    case Art::Palisade:
        return drawPalisade(work, side);
    case Art::Course:
        return drawCourse(work, decal.a, work.things[decal.b], (decal.c & 1) != 0, decal.c >> 1);
    case Art::Roof:
        return drawRoof(work, decal.a, work.things[decal.b]);
    case Art::UnknownSide:
        return drawUnknownSide(work, side);
    case Art::UnknownThing:
        return drawUnknownThing(work);
    case Art::Structure:
        return drawStructure(work, side);
    }
}

} // namespace merlon::editor::art
