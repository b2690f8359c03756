#pragma once

#include "core/map/hex_map.h"

#include <QMenu>

namespace merlon::app
{

class Commands;
class Rooms;

/// What can be done at a hex of the map, and to what is selected on it.
class MapMenu : public QMenu
{
    Q_OBJECT

public:
    MapMenu(Rooms& rooms, const Commands& commands, const map::HexMap& map, hex::Hex hex, QWidget* parent);

private:
    void addWork(const map::HexMap& map);
    void addLine();
    void addSelection();
    void addLooks();

    Rooms& rooms_;
    const Commands& commands_;
    hex::Hex hex_;
};

} // namespace merlon::app
