#include "referee/hex_menu.h"

#include "referee/aims_dialog.h"
#include "referee/at_hex.h"
#include "referee/candidate_model.h"
#include "referee/referee_session.h"
#include "referee/verdict_text.h"

namespace merlon::referee
{

HexMenu::HexMenu(const RefereeSession& session, hex::Hex hex, QWidget* parent) : QMenu(parent)
{
    if (!session.isOpen())
        return;
    const play::Game& game = session.game();
    if (AimsDialog::canAsk(session) && session.setting()->boards.front()->layout.contains(hex))
    {
        addSection(VerdictText(game).hex(hex));
        connect(addAction(AimsDialog::question(*session.setting()->system)), &QAction::triggered, this,
                [this, hex] { emit whoCouldWanted(hex); });
    }
    for (const play::Value& mark : marksAt(game, hex))
    {
        addSection(candidateText(game, mark));
        addOrders(session, mark);
        if (const auto* ref = std::get_if<play::Ref>(&mark))
            addByHand(game, *ref);
    }
}

/// The orders that a thing could begin; one that is refused says why.
void HexMenu::addOrders(const RefereeSession& session, const play::Value& mark)
{
    const VerdictText text(session.game());
    //: a menu: orders that cannot be given, each with its reason
    auto* refused = new QMenu(tr("Not now"), this);
    for (const auto& [begun, verdict] : session.setting()->system->menu(session.game(), mark, session.allowance()))
    {
        const play::Reason* why = play::decisive(verdict);
        const QString name = text.orderName(begun.kind);
        //: an order that cannot be given now, and why
        QAction* action = (verdict.legal ? this : refused)
                              ->addAction(why == nullptr ? name : tr("%1: %2").arg(name, text.reason(*why)));
        action->setEnabled(verdict.legal);
        connect(action, &QAction::triggered, this, [this, order = begun] { emit ordered(order); });
    }
    if (refused->isEmpty())
        delete refused;
    else
        addMenu(refused);
}

/// The effects that speak of such a thing first.
void HexMenu::addByHand(const play::Game& game, const play::Ref& ref)
{
    const VerdictText text(game);
    //: a menu: what the referee changes without an order
    auto* byHand = new QMenu(tr("By hand"), this);
    for (const play::Kind* kind : game.setting->system->effects())
    {
        const play::Field* first = kind->fields.empty() ? nullptr : &kind->fields.front();
        if (first == nullptr || first->sort != play::Sort::Thing || first->set != ref.sort)
            continue;
        connect(byHand->addAction(text.effectName(kind->key)), &QAction::triggered, this,
                [this, begun = play::Record{std::string(kind->key), {{std::string(first->key), ref}}}]
                { emit ruled(begun); });
    }
    if (byHand->isEmpty())
        delete byHand;
    else
        addMenu(byHand);
}

} // namespace merlon::referee
