#pragma once

#include "editor/table_plane.h"
#include "editor/table_reach.h"

#include <QColor>

class QPainter;

namespace merlon::editor
{

/// A table as it is seen, and its things.
struct SeenTable
{
    const map::TableMap& table;
    const edit::Value& value;
    const TablePlane& plane;
};
struct SelectionInks
{
    QColor colour;
    QColor halo;
};

/// Lines around what is selected, and the points of one thing alone.
void paintSelection(QPainter& painter, const SeenTable& seen, const Things& things, const SelectionInks& inks);

} // namespace merlon::editor
