#include "referee/referee_panel.h"

#include "referee/aims_dialog.h"
#include "referee/at_hex.h"
#include "referee/by_hand_dialog.h"
#include "referee/candidate_model.h"
#include "referee/dice_pad.h"
#include "referee/hex_menu.h"
#include "referee/kind_box.h"
#include "referee/line_scene.h"
#include "referee/order_draft.h"
#include "referee/overrule_dialog.h"
#include "referee/pick_field.h"
#include "referee/record_form.h"
#include "referee/referee_session.h"
#include "referee/rule_dialog.h"
#include "referee/ruled_line.h"
#include "referee/verdict_text.h"
#include "referee/verdict_view.h"
#include "referee/whole_orders.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLayout>
#include <QListView>
#include <QPushButton>

namespace merlon::referee
{

RefereePanel::RefereePanel(RefereeSession& session, QWidget* parent) : QWidget(parent), session_(session)
{
    build();
    retranslate();
}

RefereePanel::~RefereePanel() = default;

int RefereePanel::heightForWidth(int width) const
{
    return layout()->minimumHeightForWidth(width);
}

const play::Record& RefereePanel::begun() const
{
    return session_.draft() != nullptr ? session_.order() : start_;
}

const play::Kind* RefereePanel::kind() const
{
    return session_.isOpen() ? session_.setting()->system->order(begun().kind) : nullptr;
}

/// Of the order as far as it is given, on the table or not yet.
play::Verdict RefereePanel::verdictSoFar() const
{
    return session_.draft() != nullptr ? session_.verdict()
                                       : play::judge(session_.game(), start_, session_.allowance());
}

std::string_view RefereePanel::asked() const
{
    if (const std::string_view current = form_->current(); !current.empty())
        return current;
    if (!session_.isOpen())
        return {};
    if (const std::string_view field = mustBeGiven(verdictSoFar()); !field.empty())
        return field;
    // Everything is there: another pick is another last one of those that must be there.
    std::string_view last;
    if (const play::Kind* one = kind())
        for (const play::Field& field : one->fields)
            if (!field.optional)
                last = field.key;
    return last;
}

play::Candidates RefereePanel::candidatesFor(const play::Field& field) const
{
    return session_.setting()->system->candidates(session_.game(), begun(), field.key, session_.allowance());
}

void RefereePanel::ask()
{
    const play::Kind* one = kind();
    if (one == nullptr)
        return;
    // A field that the game has already filled is not where the question begins.
    for (const play::Field& field : one->fields)
        if (play::find(start_.fields, field.key) == nullptr)
            return form_->focusField(field.key);
    session_.judge(start_); // nothing is to be said but a die
    apply_->setFocus();     // and not the box of kinds, whose Enter asks again
    goOn();
}

bool RefereePanel::hasKeyboard() const
{
    const QWidget* now = QApplication::focusWidget();
    return now != nullptr && isAncestorOf(now);
}

void RefereePanel::begin(const play::Record& record)
{
    start_ = record;
    session_.clear();
    form_->reset();
    refreshForm();
    refreshVerdict();
    refreshButtons();
    refreshAsked();
}

void RefereePanel::askAnew()
{
    const QWidget* now = QApplication::focusWidget();
    if (now != nullptr && form_->isAncestorOf(now) && session_.draft() == nullptr && kindBox_->isVisible())
        return kindBox_->setFocus(Qt::ShortcutFocusReason);
    session_.clear();
    gameChanged();
    ask();
}

/// `mark`: what a hand picks, of which the system makes what the field holds.
void RefereePanel::give(const play::Field& field, const play::Value& value, bool mark)
{
    if (!session_.isOpen())
        return;
    if (session_.draft() == nullptr)
        session_.judge(start_);
    if (mark)
        session_.pick(field.key, value);
    else
        session_.give(field.key, value);
    if (!field.optional) // one that need not be given is looked through with the arrows
        goOn();
    else if (field.list) // for the next one
        form_->focusField(field.key);
}

/// Each that may be chosen on its own.
void RefereePanel::giveAll(const play::Field& field)
{
    if (!session_.isOpen() || field.sort != play::Sort::Thing)
        return;
    if (session_.draft() == nullptr)
        session_.judge(start_);
    for (const play::Candidate& one : candidatesFor(field).some)
    {
        const play::Value* now = session_.draft()->value(field.key);
        const auto* list = now != nullptr ? std::get_if<play::List>(now) : nullptr;
        if (one.legal && (list == nullptr || std::ranges::count(*list, one.mark) == 0))
            session_.pick(field.key, one.mark);
    }
    goOn();
}

/// To where the next answer is expected: the field that is wanted, or the dice.
void RefereePanel::goOn()
{
    if (session_.wantsDie())
        pad_->setFocus();
    else if (session_.draft() != nullptr)
        form_->focusField(mustBeGiven(session_.verdict()));
}

void RefereePanel::pickHex(hex::Hex hex)
{
    if (aims_ && aims_->isVisible())
        return askWhoCould(hex);
    const play::Kind* one = kind();
    if (!session_.isOpen() || one == nullptr)
        return;
    const play::Field* field = play::find(*one, asked());
    const auto marks = marksAt(session_.game(), hex);
    if (field == nullptr)
        return;
    const bool place = field->sort == play::Sort::Hex || field->sort == play::Sort::Place;
    if (place)
        return give(*field, field->sort == play::Sort::Hex ? play::Value(hex) : play::Value(play::Place{0, hex, 0, {}}),
                    true); // judged whatever it is: the reason is the answer
    const auto among = [&](const play::Candidates& candidates) -> const play::Value*
    {
        for (const play::Value& mark : marks)
            if (std::ranges::count(candidates.some, mark, &play::Candidate::mark) > 0)
                return &mark;
        return nullptr;
    };
    if (const play::Value* mark = among(candidatesFor(*field)))
        return give(*field, *mark, true);
    const play::Field& first = one->fields.front();
    const bool mayBegin = play::find(start_.fields, first.key) == nullptr;
    const auto anew =
        mayBegin ? session_.setting()->system->candidates(session_.game(), start_, first.key, session_.allowance())
                 : play::Candidates{};
    if (const play::Value* mark = among(anew))
    {
        if (!first.list) // another of several acts with those that are named already
            begin(play::Record(start_));
        return give(first, *mark, true);
    }
    for (const play::Value& mark : marks)
        if (const auto* ref = std::get_if<play::Ref>(&mark); ref != nullptr && ref->sort == field->set)
            return give(*field, mark, true);
}

void RefereePanel::apply()
{
    if (session_.accept())
        ask();
}

/// An order that takes nothing is given by its button; a refusal is shown.
void RefereePanel::giveWhole(const play::Record& order)
{
    session_.judge(order);
    if (session_.draft() != nullptr && session_.verdict().whole() && session_.accept())
        ask(); // and not where the next Space would give it again
}

/// When none may, something is owed, and that is asked for.
void RefereePanel::giveWhole(std::size_t which)
{
    if (const std::string_view kind = wholeOrders_->offered(which); !kind.empty())
        giveWhole({std::string(kind), {}});
    else
        ask();
}

void RefereePanel::endStep()
{
    giveWhole(0);
}

void RefereePanel::endPhase()
{
    giveWhole(1);
}

void RefereePanel::overrule()
{
    if (!session_.canOverrule())
        return;
    OverruleDialog dialog(session_.game(), session_.order(), session_.verdict(), session_.draft()->given(), this);
    if (dialog.exec() != QDialog::Accepted || session_.draft() == nullptr)
        return;
    Ruling ruling = dialog.ruling();
    if (!ruling.overruled)
    {
        // What is legal needs no leave: with other facts the rules may find it illegal.
        const bool allowed = session_.draft()->given().allowed || !session_.verdict().legal;
        session_.rule(std::move(ruling.decreed), allowed, QString::fromStdString(ruling.why));
        goOn();
    }
    else if (session_.overrule(*ruling.overruled))
        ask();
}

void RefereePanel::setWhatIf(bool on)
{
    session_.setWhatIf(on);
    whatIfButton_->setChecked(session_.whatIf());
    if (session_.whatIf() && session_.draft() == nullptr)
        ask();
    else
        goOn();
}

void RefereePanel::ruleByHand(const play::Record& begun)
{
    if (!session_.isOpen())
        return;
    ByHandDialog dialog(session_.game(), begun, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const play::ByHand byHand = dialog.byHand();
    if (session_.ruleByHand(byHand.effects, QString::fromStdString(byHand.note)))
        ask();
}

/// Of what is owed, that which the form is about.
const play::Owed* RefereePanel::owedNow() const
{
    const auto at = std::ranges::find(owed_, start_, &play::Owed::begun);
    return at == owed_.end() ? nullptr : &*at;
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

void RefereePanel::moveByHand(hex::Hex from, hex::Hex to)
{
    if (const auto moved = session_.isOpen() ? movedByHand(session_.game(), from, to) : std::nullopt)
        ruleByHand(*moved);
}

void RefereePanel::showLine(int index)
{
    if (session_.isOpen() && index >= 0 && index < static_cast<int>(session_.journal().entries.size()))
    {
        view_->showLine(session_, index);
        emit sceneChanged(sceneOfLine(session_, index));
    }
}

QMenu* RefereePanel::menuAt(hex::Hex hex)
{
    auto menu = std::make_unique<HexMenu>(session_, hex, this);
    connect(menu.get(), &HexMenu::ordered, this,
            [this](const play::Record& begun)
            {
                session_.judge(begun);
                goOn();
            });
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
    if (!AimsDialog::canAsk(session_))
        return;
    const auto scene = play::sceneOf(session_.game());
    const auto stands = [&](const play::Piece& one)
    { return one.thing.sort == "counter" && !one.gone && std::ranges::count(one.hexes, hex) > 0; };
    const auto who = std::ranges::find_if(scene->pieces, stands); // a game with a board has a scene
    askWhoCould(who != scene->pieces.end() ? play::Value(who->thing) : play::Value(hex));
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

/// A letter typed here is meant for here, and not for a tool of the window that has it as a shortcut.
bool RefereePanel::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride)
    {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool plain = (key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
        if (plain && !key->text().isEmpty() && key->text().front().isPrint())
            event->accept();
    }
    return QWidget::event(event);
}

/// Between the box of orders and the form, which is built anew for each: Tab and Shift+Tab.
bool RefereePanel::tabBetween(const QObject* watched, const QEvent& event)
{
    if (event.type() != QEvent::KeyPress || kind() == nullptr || kind()->fields.empty())
        return false;
    const int key = static_cast<const QKeyEvent&>(event).key();
    if (key == Qt::Key_Tab && watched == kindBox_)
        ask();
    else if (key == Qt::Key_Backtab && watched != kindBox_ && kindBox_->isVisible() &&
             form_->current() == kind()->fields.front().key)
        kindBox_->setFocus(Qt::BacktabFocusReason);
    else
        return false;
    return true;
}

/// Up and down in a field go through what may be chosen there.
bool RefereePanel::walkCandidates(PickField* field, const QEvent& event)
{
    if (field == nullptr || event.type() != QEvent::KeyPress || candidates_->rowCount() == 0 ||
        field->objectName() != words::fromView(asked()))
        return false;
    const int key = static_cast<const QKeyEvent&>(event).key();
    if (key != Qt::Key_Down && key != Qt::Key_Up)
        return false;
    const int now = field->text().isEmpty() ? -1 : candidateList_->currentIndex().row();
    const int row = std::clamp(now + (key == Qt::Key_Down ? 1 : -1), 0, candidates_->rowCount() - 1);
    candidateList_->setCurrentIndex(candidates_->index(row));
    field->offer(candidates_->candidates()[static_cast<std::size_t>(row)].mark);
    return true;
}

/// Digits go to the die from a box, and from a field that shows what was picked; one that is being typed in keeps them.
bool RefereePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (tabBetween(watched, *event))
        return true;
    auto* field = qobject_cast<PickField*>(watched);
    if (walkCandidates(field, *event))
        return true;
    if (event->type() != QEvent::KeyPress || (field != nullptr && !field->rests()) || !session_.dieSides())
        return QWidget::eventFilter(watched, event);
    const int face = static_cast<QKeyEvent*>(event)->key() - Qt::Key_0;
    if (face < 0 || face > 9)
        return QWidget::eventFilter(watched, event);
    pad_->digit(face);
    return true;
}

void RefereePanel::keyPressEvent(QKeyEvent* event)
{
    const int face = event->key() - Qt::Key_0;
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (session_.dieSides() && face >= 0 && face <= 9)
        pad_->digit(face);
    else if (enter && session_.canAccept())
        apply();
    else if (enter)
        goOn();
    else if (event->key() == Qt::Key_Escape && session_.draft() != nullptr)
        askAnew();
    else if (event->key() == Qt::Key_Escape && session_.whatIf())
        setWhatIf(false);
    else
        QWidget::keyPressEvent(event);
}

void RefereePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RefereePanel::retranslate()
{
    overrule_->setText(tr("&Overrule…"));
    byHand_->setText(tr("B&y hand…"));
    byHand_->setToolTip(tr("Changes the game without an order, or only keeps a note"));
    release_->setText(tr("Release…"));
    release_->setToolTip(tr("What is owed need not be done; the journal keeps why"));
    undo_->setText(tr("&Undo"));
    //: undo
    undo_->setToolTip(tr("Takes the last order back"));
    redo_->setText(tr("Re&do"));
    whatIfButton_->setText(tr("&What if…"));
    whatIfButton_->setToolTip(tr("Any order of anybody, judged and not applied"));
    candidateList_->setAccessibleName(tr("What may be chosen"));
    candidates_->retranslate();
    form_->reserve({tr("&Apply"), tr("&Note the refusal"), pad_->rollText()});
    form_->retranslate();
    refreshAll();
}

} // namespace merlon::referee
