#pragma once

#include "core/edit/edit.h"

#include <QObject>

class QRect;

namespace merlon::app
{

class NoRoomDialog;
class Rooms;

/// Asks before an edit takes things off a line that have no room there any more. Meanwhile the map shows what it would
/// be, with those things crossed out.
class NoRoom : public QObject
{
    Q_OBJECT

public:
    /// Both outlive it.
    NoRoom(QWidget& window, const Rooms& rooms);

    /// Where nobody can be asked the answer is no.
    bool ask(const edit::Edit& edit) const;

private:
    void show(const edit::Roomless& thing) const;
    QRect marked(const std::vector<edit::Roomless>& things) const;
    void placeBeside(NoRoomDialog& dialog, const std::vector<edit::Roomless>& things) const;

    QWidget& window_;
    const Rooms& rooms_;
};

} // namespace merlon::app
