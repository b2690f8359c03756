#pragma once

#include "core/hex/hex.h"

#include <QObject>

#include <vector>

namespace merlon::app
{

class Commands;
class Files;
class Rooms;

/// Hexes are cut, copied, pasted, cleared, moved, turned and mirrored, with what stands on them.
class ClipboardCommands : public QObject
{
    Q_OBJECT

public:
    ClipboardCommands(Rooms& rooms, const Commands& commands, const Files& files);

signals:
    /// Why something was not done, for the status line.
    void said(const QString& what);

private:
    /// What is selected, or the current hex where nothing is.
    std::vector<hex::Hex> chosen() const;
    void copy() const;
    void clear() const;
    void paste();
    void move();
    void mirror();
    /// About the current hex, or one in the middle where that is not selected.
    void carry(int sixths, bool mirror);
    void addStamp();

    Rooms& rooms_;
    const Files& files_;
};

} // namespace merlon::app
