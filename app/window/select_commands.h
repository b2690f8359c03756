#pragma once

#include "core/edit/value.h"
#include "core/hex/hex_set.h"

#include <QObject>

#include <functional>

namespace merlon::app
{

class Commands;
class Files;
class Rooms;

/// Which hexes are selected: the commands "select.".
class SelectCommands : public QObject
{
    Q_OBJECT

public:
    SelectCommands(const Rooms& rooms, const Commands& commands, const Files& files);

private:
    void on(const char* name, const std::function<hex::HexSet(const hex::HexSet& now)>& select);
    void onCurrent(const char* name, const std::function<std::vector<hex::Hex>(hex::Hex at)>& select);
    std::vector<hex::Hex> structureAt(hex::Hex at) const;
    static std::vector<hex::Hex> lineAt(const edit::Value& map, hex::Hex at);

    const Rooms& rooms_;
    const Commands& commands_;
    const Files& files_;
};

} // namespace merlon::app
