#include "referee/referee_panel.h"

#include "referee/aims_dialog.h"
#include "referee/at_hex.h"
#include "referee/by_hand_dialog.h"
#include "referee/candidate_model.h"
#include "referee/dice_pad.h"
#include "referee/line_scene.h"
#include "referee/overrule_dialog.h"
#include "referee/pick_field.h"
#include "referee/record_form.h"
#include "referee/referee_session.h"
#include "referee/rule_dialog.h"
#include "referee/verdict_text.h"
#include "referee/verdict_view.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLayout>
#include <QListView>
#include <QMenu>
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

std::string_view RefereePanel::asked() const
{
    if (const std::string_view current = form_->current(); !current.empty())
        return current;
    if (!session_.isOpen())
        return {};
    const play::Verdict verdict =
        session_.draft() != nullptr ? session_.verdict() : play::judge(session_.game(), start_, session_.allowance());
    if (!verdict.wants.empty() && verdict.wants.front().must)
        return verdict.wants.front().field;
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
    // A field that the game has already filled is not where the question begins.
    if (const play::Kind* one = kind())
        for (const play::Field& field : one->fields)
            if (play::find(start_.fields, field.key) == nullptr)
                return form_->focusField(field.key);
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
}

/// To where the next answer is expected: the field that is wanted, or the dice.
void RefereePanel::goOn()
{
    if (session_.wantsDie())
        pad_->setFocus();
    else if (session_.draft() != nullptr && !session_.verdict().wants.empty() && session_.verdict().wants.front().must)
        form_->focusField(session_.verdict().wants.front().field);
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

/// Those that take nothing.
std::vector<const play::Kind*> RefereePanel::wholeOrders() const
{
    std::vector<const play::Kind*> whole;
    if (session_.isOpen())
        for (const play::Kind* one : session_.setting()->system->orders())
            if (one->fields.empty())
                whole.push_back(one);
    return whole;
}

bool RefereePanel::mayBeGiven(std::string_view kind) const
{
    return session_.isOpen() && play::judge(session_.game(), {std::string(kind), {}}).legal;
}

/// Of those that may be given, or else the last; when none may, something is owed, and that is asked for.
void RefereePanel::giveWhole(std::size_t which)
{
    std::vector<const play::Kind*> offered = wholeOrders();
    std::erase_if(offered, [&](const play::Kind* one) { return !mayBeGiven(one->key); });
    if (offered.empty())
        return ask();
    giveWhole({std::string(offered[std::min(which, offered.size() - 1)]->key), {}});
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
    const auto marks = session_.isOpen() ? marksAt(session_.game(), hex) : std::vector<play::Value>();
    const bool aims = AimsDialog::canAsk(session_) && session_.setting()->boards.front()->layout.contains(hex);
    if (marks.empty() && !aims)
        return nullptr;
    auto* menu = new QMenu(this);
    if (aims)
    {
        menu->addSection(VerdictText(session_.game()).hex(hex));
        connect(menu->addAction(AimsDialog::question(*session_.setting()->system)), &QAction::triggered, this,
                [this, hex] { askWhoCould(hex); });
    }
    for (const play::Value& mark : marks)
    {
        menu->addSection(candidateText(session_.game(), mark));
        addOrders(*menu, mark);
        if (const auto* ref = std::get_if<play::Ref>(&mark))
            addByHand(*menu, *ref);
    }
    return menu;
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
    play::Setting now = *session_.setting();
    play::Scene scene = this->scene();
    if (!scene.boards.empty())
        now.boards = scene.boards;
    const auto ruled = now.system->ruled(now, from, to, {});
    scene.marks = {{from, play::Mark::Actor}, {to, play::Mark::Aim}};
    scene.lines.clear();
    QStringList said;
    if (ruled)
    {
        const play::Verdict verdict = play::judge(ruled->game, ruled->order);
        const VerdictText text(ruled->game);
        view_->show(ruled->game, ruled->order, verdict);
        scene.lines = verdict.lines;
        scene.legal = verdict.legal;
        for (const play::Fact& fact : verdict.facts)
            if (!fact.added || fact.value != play::Value(0))
                said += text.briefly(fact);
        if (const play::Reason* why = play::decisive(verdict))
            said += text.reason(*why);
    }
    emit sceneChanged(scene);
    return said.join(words::listWord("comma"));
}

/// The orders that a thing could begin; one that is refused says why.
void RefereePanel::addOrders(QMenu& menu, const play::Value& mark)
{
    const VerdictText text(session_.game());
    //: a menu: orders that cannot be given, each with its reason
    auto* refused = new QMenu(tr("Not now"), &menu);
    for (const auto& [begun, verdict] : session_.setting()->system->menu(session_.game(), mark, session_.allowance()))
    {
        const play::Reason* why = play::decisive(verdict);
        const QString name = text.orderName(begun.kind);
        //: an order that cannot be given now, and why
        QAction* action = (verdict.legal ? menu : *refused)
                              .addAction(why == nullptr ? name : tr("%1: %2").arg(name, text.reason(*why)));
        action->setEnabled(verdict.legal);
        connect(action, &QAction::triggered, this,
                [this, order = begun]
                {
                    session_.judge(order);
                    goOn();
                });
    }
    if (refused->isEmpty())
        delete refused;
    else
        menu.addMenu(refused);
}

/// The effects that speak of such a thing first.
void RefereePanel::addByHand(QMenu& menu, const play::Ref& ref)
{
    const VerdictText text(session_.game());
    //: a menu: what the referee changes without an order
    auto* byHand = new QMenu(tr("By hand"), &menu);
    for (const play::Kind* kind : session_.setting()->system->effects())
    {
        const play::Field* first = kind->fields.empty() ? nullptr : &kind->fields.front();
        if (first == nullptr || first->sort != play::Sort::Thing || first->set != ref.sort)
            continue;
        connect(byHand->addAction(text.effectName(kind->key)), &QAction::triggered, this,
                [this, begun = play::Record{std::string(kind->key), {{std::string(first->key), ref}}}]
                { ruleByHand(begun); });
    }
    if (byHand->isEmpty())
        delete byHand;
    else
        menu.addMenu(byHand);
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

/// Digits go to the die from a box, and from a field that shows what was picked; one that is being typed in keeps them.
bool RefereePanel::eventFilter(QObject* watched, QEvent* event)
{
    const auto* field = qobject_cast<PickField*>(watched);
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
