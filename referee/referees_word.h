#pragma once

#include "core/play/system.h"

#include <QObject>

class QWidget;

namespace merlon::referee
{

class RefereeSession;

/// What the referee decides himself, in dialogs over the panel: against a verdict, or without an order.
class RefereesWord : public QObject
{
    Q_OBJECT

public:
    /// The session must outlive it.
    RefereesWord(RefereeSession& session, QWidget* panel);

    void overrule();
    /// In a form that begins with that effect.
    void ruleByHand(const play::Record& begun = {});
    /// Who stands on a hex is elsewhere.
    void moveByHand(hex::Hex from, hex::Hex to);
    bool moveByHand(const play::Ref& who, hex::Hex to);

signals:
    /// It is in the journal.
    void kept();
    /// The order stays on the table, judged by what he holds.
    void held();

private:
    RefereeSession& session_;
    QWidget* panel_;
};

} // namespace merlon::referee
