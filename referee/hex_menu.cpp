#include "referee/hex_menu.h"

#include "referee/aims_dialog.h"
#include "referee/candidate_model.h"
#include "referee/counters_at_hex.h"
#include "referee/openings.h"
#include "referee/referee_session.h"
#include "referee/refused_menu.h"
#include "referee/verdict_text.h"

#include <QCollator>

#include <algorithm>

namespace merlon::referee
{

HexMenu::HexMenu(const RefereeSession& session, hex::Hex hex, QWidget* parent) : QMenu(parent)
{
    if (!session.isOpen())
        return;
    const play::Game& game = session.game();
    if (AimsDialog::canAsk(session) && play::hexBoard(session.setting()->boards)->layout.contains(hex))
    {
        addSection(VerdictText(game).hex(hex));
        connect(addAction(AimsDialog::question(*session.setting()->system)), &QAction::triggered, this,
                [this, hex] { emit whoCouldWanted(hex); });
    }
    const auto marks = marksAt(game, hex);
    for (const play::Value& mark : marks)
        addThing(session, mark);
    if (marks.empty())
        addOrders(session, play::Value(hex));
}

HexMenu::HexMenu(const RefereeSession& session, const play::List& things, QWidget* parent) : QMenu(parent)
{
    for (const play::Value& mark : session.isOpen() ? things : play::List())
        addThing(session, mark);
}

void HexMenu::addThing(const RefereeSession& session, const play::Value& mark)
{
    addSection(candidateText(session.game(), mark));
    addOrders(session, mark);
    if (const auto* ref = std::get_if<play::Ref>(&mark))
        addByHand(session.game(), *ref);
}

/// The orders that it could begin, each with its key, and why not the others.
void HexMenu::addOrders(const RefereeSession& session, const play::Value& mark)
{
    const auto openings = openingsOf(session, mark);
    for (const Opening& one : openings)
        if (one.legal)
            connect(
                addAction(++digit_ <= 9 ? QStringLiteral("&%1  %2").arg(QString::number(digit_), one.name) : one.name),
                &QAction::triggered, this, [this, begun = one.begun] { emit ordered(begun); });
    auto* refused = new RefusedMenu(openings, this);
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
    std::vector<std::pair<QString, play::Record>> effects;
    for (const play::Kind* kind : game.setting->system->effects())
    {
        const play::Field* first = kind->fields.empty() ? nullptr : &kind->fields.front();
        if (first != nullptr && first->sort == play::Sort::Thing && first->set == ref.sort)
            effects.emplace_back(text.effectName(kind->key),
                                 play::Record{std::string(kind->key), {{std::string(first->key), ref}}});
    }
    const QCollator order;
    std::ranges::sort(effects, [&](const auto& a, const auto& b) { return order.compare(a.first, b.first) < 0; });
    for (const auto& [name, begun] : effects)
        connect(byHand->addAction(name), &QAction::triggered, this, [this, begun = begun] { emit ruled(begun); });
    if (byHand->isEmpty())
        delete byHand;
    else
        addMenu(byHand);
}

} // namespace merlon::referee
