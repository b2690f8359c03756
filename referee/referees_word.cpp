#include "referee/referees_word.h"

#include "referee/by_hand_dialog.h"
#include "referee/counters_at_hex.h"
#include "referee/overrule_dialog.h"
#include "referee/referee_session.h"

namespace merlon::referee
{

RefereesWord::RefereesWord(RefereeSession& session, QWidget* panel) : QObject(panel), session_(session), panel_(panel)
{
}

void RefereesWord::overrule()
{
    if (!session_.canOverrule())
        return;
    OverruleDialog dialog(session_.game(), session_.order(), session_.verdict(), session_.draft()->given(), panel_);
    if (dialog.exec() != QDialog::Accepted || session_.draft() == nullptr)
        return;
    Ruling ruling = dialog.ruling();
    if (!ruling.overruled)
    {
        // What is legal needs no leave: with other facts the rules may find it illegal.
        const bool allowed = session_.draft()->given().allowed || !session_.verdict().legal;
        session_.rule(std::move(ruling.decreed), allowed, QString::fromStdString(ruling.why));
        emit held();
    }
    else if (session_.overrule(*ruling.overruled))
        emit kept();
}

void RefereesWord::ruleByHand(const play::Record& begun)
{
    if (!session_.isOpen())
        return;
    ByHandDialog dialog(session_.game(), begun, panel_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const play::ByHand byHand = dialog.byHand();
    if (session_.ruleByHand(byHand.effects, QString::fromStdString(byHand.note.in({}))))
        emit kept();
}

void RefereesWord::moveByHand(hex::Hex from, hex::Hex to)
{
    if (const auto moved = session_.isOpen() ? movedByHand(session_.game(), from, to) : std::nullopt)
        ruleByHand(*moved);
}

bool RefereesWord::moveByHand(const play::Ref& who, hex::Hex to)
{
    const auto moved = session_.isOpen() ? movedByHand(session_.game(), who, to) : std::nullopt;
    if (moved)
        ruleByHand(*moved);
    return moved.has_value();
}

} // namespace merlon::referee
