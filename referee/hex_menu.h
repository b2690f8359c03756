#pragma once

#include "core/play/system.h"

#include <QMenu>

namespace merlon::referee
{

class RefereeSession;

/// What who stands on a hex may be ordered now, each with a digit, and what may be done to him by hand. Empty when
/// there is nothing.
class HexMenu : public QMenu
{
    Q_OBJECT

public:
    HexMenu(const RefereeSession& session, hex::Hex hex, QWidget* parent);
    /// The same of things that stand nowhere.
    HexMenu(const RefereeSession& session, const play::List& things, QWidget* parent);

signals:
    void ordered(const merlon::play::Record& begun);
    void ruled(const merlon::play::Record& begun);
    void whoCouldWanted(merlon::hex::Hex hex);

private:
    void addThing(const RefereeSession& session, const play::Value& mark);
    void addOrders(const RefereeSession& session, const play::Value& mark);
    void addByHand(const play::Game& game, const play::Ref& ref);

    int digit_ = 0; ///< of the last order that was added
};

} // namespace merlon::referee
