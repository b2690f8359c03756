// What the window brings to the panel: what is picked, changes by hand, a line of the journal, who could act, a ruler,
// a rule.

#include "referee/aims_dialog.h"
#include "referee/hex_menu.h"
#include "referee/line_scene.h"
#include "referee/order_page.h"
#include "referee/referee_panel.h"
#include "referee/referee_session.h"
#include "referee/referees_word.h"
#include "referee/rule_dialog.h"
#include "referee/ruled_line.h"
#include "referee/verdict_view.h"

namespace merlon::referee
{

void RefereePanel::pickHex(hex::Hex hex, int board)
{
    if (aims_ && aims_->isVisible())
        askWhoCould(hex);
    else if (session_.film() == nullptr)
        page_->pickHex(hex, board);
}

void RefereePanel::drawWay(const std::vector<hex::Hex>& stroke, bool ended)
{
    page_->drawWay(stroke, ended);
}

void RefereePanel::pickThing(const play::List& marks)
{
    if (session_.film() == nullptr)
        page_->pickThing(marks);
}

void RefereePanel::beginOrder(const play::Record& begun)
{
    if (session_.film() == nullptr)
        page_->beginOwed(begun);
}

void RefereePanel::pasteOrders()
{
    page_->pasteOrders();
}

bool RefereePanel::canPasteOrders() const
{
    return page_->canPasteOrders();
}

void RefereePanel::overrule()
{
    word_->overrule();
}

void RefereePanel::ruleByHand(const play::Record& begun)
{
    word_->ruleByHand(begun);
}

void RefereePanel::moveByHand(hex::Hex from, hex::Hex to)
{
    word_->moveByHand(from, to);
}

bool RefereePanel::moveByHand(const play::Ref& who, hex::Hex to)
{
    return word_->moveByHand(who, to);
}

void RefereePanel::release()
{
    if (canRelease())
        ruleByHand(play::Record(owedNow()->release.front()));
}

bool RefereePanel::canRelease() const
{
    const play::Owed* owed = owedNow();
    return owed != nullptr && !owed->release.empty();
}

void RefereePanel::showLine(int index)
{
    if (const Film* film = session_.film())
        session_.showPicture(film->of(index));
    else if (session_.isOpen() && index >= 0 && index < static_cast<int>(session_.journal().entries.size()))
    {
        view_->showLine(session_, index);
        emit sceneChanged(sceneOfLine(session_, index));
    }
}

QMenu* RefereePanel::menuAt(hex::Hex hex)
{
    if (session_.film() != nullptr)
        return nullptr;
    return joined(std::make_unique<HexMenu>(session_, hex, this));
}

QMenu* RefereePanel::menuOf(const play::List& things)
{
    if (session_.film() != nullptr)
        return nullptr;
    return joined(std::make_unique<HexMenu>(session_, things, this));
}

QMenu* RefereePanel::joined(std::unique_ptr<HexMenu> menu)
{
    connect(menu.get(), &HexMenu::ordered, page_, &OrderPage::beginWith);
    connect(menu.get(), &HexMenu::ruled, this, &RefereePanel::ruleByHand);
    connect(menu.get(), &HexMenu::whoCouldWanted, this, qOverload<hex::Hex>(&RefereePanel::askWhoCould));
    return menu->isEmpty() ? nullptr : menu.release();
}

bool RefereePanel::canAskWhoCould() const
{
    return AimsDialog::canAsk(session_);
}

void RefereePanel::askWhoCould(hex::Hex hex)
{
    if (canAskWhoCould())
        askWhoCould(AimsDialog::targetAt(session_, hex));
}

void RefereePanel::askWhoCould(const play::Value& target)
{
    if (!aims_)
    {
        aims_ = new AimsDialog(session_, this);
        connect(aims_, &AimsDialog::sceneChanged, this, &RefereePanel::sceneChanged);
        connect(aims_, &QDialog::finished, this, [this] { emit sceneChanged(scene()); });
        aims_->move(mapToGlobal(QPoint(0, 0))); // over this panel, and not over the map
        aims_->resize(width(), std::max(aims_->sizeHint().height(), height()));
    }
    aims_->ask(target);
}

QString RefereePanel::showRuled(hex::Hex from, hex::Hex to)
{
    if (!session_.isOpen())
        return {};
    const RuledLine line = ruledLine(session_.game(), scene(), from, to);
    if (line.asked)
        view_->show(line.asked->game, line.asked->order, *line.said);
    emit sceneChanged(line.scene);
    return line.briefly;
}

void RefereePanel::showRule(const QString& rule)
{
    if (!rule_)
        rule_ = new RuleDialog(this);
    rule_->showRule(rule);
}

} // namespace merlon::referee
