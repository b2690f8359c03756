#include "referee/referee_panel.h"

#include "core/play/passed_over.h"
#include "referee/asked_scene.h"
#include "referee/decision_buttons.h"
#include "referee/dice_pad.h"
#include "referee/head_text.h"
#include "referee/line_scene.h"
#include "referee/offspring_bar.h"
#include "referee/openings_bar.h"
#include "referee/order_page.h"
#include "referee/panel_head.h"
#include "referee/referee_session.h"
#include "referee/referees_word.h"
#include "referee/scrolled_part.h"
#include "referee/verdict_text.h"
#include "referee/verdict_view.h"
#include "translations/digit_key.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <optional>

namespace merlon::referee
{
namespace
{

constexpr int smallLines = 36; ///< of text: a panel of fewer has no room for all of its head and a verdict
constexpr int briefLines = 18; ///< of fewer it has not even any for the head in brief

/// Of Alt and a digit; none: it is another key.
std::optional<int> digitWithAlt(const QKeyEvent& key)
{
    const bool alt = (key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::AltModifier;
    return alt ? words::digitOn(key) : std::nullopt;
}

} // namespace

RefereePanel::RefereePanel(RefereeSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      order_(session),
      word_(new RefereesWord(session, this)),
      upper_(new ScrolledPart(this)),
      page_(new OrderPage(session_, order_, upper_->widget())),
      tablePick_(session_, order_, *page_)
{
    build();
    join();
    retranslate();
}

RefereePanel::~RefereePanel() = default;

void RefereePanel::build()
{
    auto* column = new QVBoxLayout(this);
    head_ = new PanelHead(this);
    view_ = new VerdictView(upper_->widget());
    pad_ = new DicePad(this);
    buttons_ = new DecisionButtons(this);
    offspring_ = new OffspringBar(session_, upper_->widget());
    for (QWidget* part : std::initializer_list<QWidget*>{offspring_, page_, page_->list()})
        upper_->column().addWidget(part);
    upper_->column().addWidget(view_, 1);
    column->addWidget(head_);
    column->addWidget(upper_, 1);
    column->addWidget(pad_);
    column->addWidget(buttons_);
    // The question first.
    std::vector<QWidget*> order = page_->tabOrder();
    order.insert(order.end(), {view_, pad_});
    for (QWidget* button : buttons_->tabOrder())
        order.push_back(button);
    for (std::size_t i = 0; i + 1 < order.size(); ++i)
        setTabOrder(order[i], order[i + 1]);
}

void RefereePanel::join()
{
    connect(&session_, &RefereeSession::gameChanged, this, &RefereePanel::gameChanged);
    connect(&session_, &RefereeSession::gameChanged, offspring_, &OffspringBar::bringHome);
    connect(&session_, &RefereeSession::verdictChanged, this, &RefereePanel::verdictChanged);
    connect(&session_, &RefereeSession::minutePassed, this, [this] { head_->refresh(session_, owed_); });
    const auto warn = [this](const QString& message) { view_->say(Sign::Warning, message); };
    connect(&session_, &RefereeSession::failed, this, warn);
    connect(head_, &PanelHead::given, this, qOverload<const play::Record&>(&RefereePanel::giveWhole));
    connect(head_, &PanelHead::releaseWanted, this, &RefereePanel::release);
    connect(offspring_, &OffspringBar::failed, this, warn);
    connect(offspring_, &OffspringBar::openWanted, this, &RefereePanel::openWanted);
    connect(head_, &PanelHead::reopenWanted, &session_, &RefereeSession::reopenJournal);
    connect(page_, &OrderPage::begun, this, &RefereePanel::refreshOrder);
    connect(page_, &OrderPage::declined, this, qOverload<const play::Record&>(&RefereePanel::giveWhole));
    connect(page_, &OrderPage::entered, this, &RefereePanel::refreshAsked);
    connect(page_, &OrderPage::notUnderstood, this, warn);
    connect(page_, &OrderPage::notPasted, this, warn);
    // Not the box of kinds, whose Enter asks again.
    connect(page_, &OrderPage::allSaid, buttons_, &DecisionButtons::focusApply);
    connect(page_, &OrderPage::dieWanted, pad_, qOverload<>(&QWidget::setFocus));
    connect(page_, &OrderPage::digitTyped, pad_, &DicePad::digit);
    connect(view_, &VerdictView::ruleWanted, this, &RefereePanel::showRule);
    connect(pad_, &DicePad::typed, &session_, &RefereeSession::giveDie);
    connect(pad_, &DicePad::rollWanted, &session_, &RefereeSession::roll);
    connect(pad_, &DicePad::takeBackWanted, &session_, &RefereeSession::takeBackDie);
    connect(buttons_, &DecisionButtons::applyWanted, this, &RefereePanel::apply);
    connect(buttons_, &DecisionButtons::overruleWanted, word_, &RefereesWord::overrule);
    connect(buttons_, &DecisionButtons::byHandWanted, word_, [this] { ruleByHand(); });
    connect(word_, &RefereesWord::kept, this, &RefereePanel::ask);
    connect(word_, &RefereesWord::held, page_, &OrderPage::goOn);
    connect(buttons_, &DecisionButtons::undoWanted, &session_, &RefereeSession::undo);
    connect(buttons_, &DecisionButtons::redoWanted, &session_, &RefereeSession::redo);
    connect(buttons_, &DecisionButtons::whatIfWanted, this, &RefereePanel::setWhatIf);
}

bool RefereePanel::isSmall() const
{
    return height() < smallLines * fontMetrics().height();
}

QSize RefereePanel::minimumSizeHint() const
{
    QSize least = QWidget::minimumSizeHint();
    if (head_->parentWidget() == this)
        least.rheight() -= head_->minimumSizeHint().height() + layout()->spacing();
    return least;
}

/// Whose turn it is stays in sight where there is room for that and a verdict; while an order is judged, when it is
/// said in brief, on a small screen too.
void RefereePanel::placeHead()
{
    const int least = (session_.draft() != nullptr ? briefLines : smallLines) * fontMetrics().height();
    QWidget* const room = height() < least ? upper_->widget() : this;
    if (head_->parentWidget() == room)
        return;
    QWidget* const now = QApplication::focusWidget();
    const bool typing = now != nullptr && head_->isAncestorOf(now);
    static_cast<QVBoxLayout*>(room->layout())->insertWidget(0, head_);
    head_->show(); // now, and not once events are handled
    upper_->takeIn();
    layout()->activate();
    if (typing)
        now->setFocus();
}

void RefereePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeHead();
}

bool RefereePanel::hasKeyboard() const
{
    const QWidget* now = QApplication::focusWidget();
    return now != nullptr && isAncestorOf(now);
}

void RefereePanel::gameChanged()
{
    const bool typing = hasKeyboard();
    order_.reset();
    page_->reset();
    refreshAll();
    if (owedNow() != nullptr && order_.startsWhole()) // a die that is owed is asked for at once
        session_.judge(order_.start());
    if (typing && !hasKeyboard()) // the field that had it asks for nothing any more, as after an undo
        ask();
}

/// An order may be asked elsewhere too (a menu on the map): the form says what is judged.
void RefereePanel::verdictChanged()
{
    if (!order_.followWhatIf())
        return refreshOrder();
    page_->reset(); // the form goes back to where it was, as the order does
    refreshAll();
}

void RefereePanel::refreshAll()
{
    showParts();
    owed_ = session_.isOpen() ? session_.setting()->system->owed(session_.game()) : std::vector<play::Owed>();
    head_->refresh(session_, owed_);
    page_->refreshKinds(owed_, head_->offered(0));
    refreshOrder();
}

/// Of a film there is nothing to ask: whose turn it is and what was done have all the room.
void RefereePanel::showParts()
{
    const bool asks = session_.film() == nullptr;
    for (QWidget* part : std::initializer_list<QWidget*>{page_, page_->list(), pad_, buttons_})
        part->setVisible(asks);
}

void RefereePanel::refreshOrder()
{
    askedAnew_ = false;
    page_->refreshForm();
    page_->refreshDeclines(owed_);
    view_->showTable(session_);
    pad_->want(session_.wantsDie() ? VerdictText(session_.game()).need(session_.verdict().needs.front()) : QString(),
               session_.dieSides().value_or(0));
    head_->refreshProblem(session_, isSmall() && session_.draft() != nullptr);
    placeHead();
    buttons_->refresh(session_);
    page_->setEnabled(session_.isOpen());
    offspring_->refresh(owedNow());
    refreshAsked();
    if (session_.draft() != nullptr && !order_.lacksSomething())
        upper_->bringUp(view_);
}

/// Where a pick goes, and so what the map marks and the list offers: it changes with the keyboard too.
void RefereePanel::refreshAsked()
{
    page_->refreshCandidates();
    emit pickWanted(session_.film() != nullptr ? session_.journalProblem() : page_->prompt());
    emit sceneChanged(scene());
}

play::Scene RefereePanel::scene() const
{
    if (const Film* film = session_.film(); film != nullptr && film->line() >= 0)
        return sceneOfLine(session_, film->line());
    const play::Kind* one = order_.kind();
    return sceneOfAsked(session_, order_, one != nullptr ? play::find(*one, page_->asked()) : nullptr);
}

void RefereePanel::ask()
{
    if (session_.film() == nullptr)
        page_->ask();
}

void RefereePanel::goOn()
{
    if (session_.film() != nullptr)
        return;
    page_->goOn();
    if (!session_.wantsDie() && !page_->formHasKeyboard())
        page_->ask();
}

void RefereePanel::askAnew()
{
    if (askedAnew_ && page_->formHasKeyboard() && page_->offersKinds())
    {
        askedAnew_ = false;
        return page_->focusKinds(Qt::ShortcutFocusReason);
    }
    forget();
    offspring_->bringHome();
}

void RefereePanel::forget()
{
    session_.clear();
    gameChanged();
    ask();
    askedAnew_ = true;
}

void RefereePanel::apply()
{
    if (session_.accept())
        ask();
}

void RefereePanel::acceptHere()
{
    const bool typing = hasKeyboard();
    if (session_.canAccept() && session_.accept() && typing)
        ask();
}

void RefereePanel::keep()
{
    if (session_.canAccept())
        apply();
    else
        page_->goOn();
}

/// An order that takes nothing is given by its button; a refusal is shown. One that leaves out steps in which somebody
/// could act asks whether it is meant, and the same again means it.
void RefereePanel::giveWhole(const play::Record& order)
{
    if (!session_.isOpen())
        return;
    const bool again = session_.draft() != nullptr && session_.order() == order;
    const auto passed = play::passedOver(session_.game(), order);
    const bool asks = std::ranges::any_of(passed, &play::PassedOver::later) ||
                      (!passed.empty() && !play::isLeastEnd(session_.game(), order));
    const QStringList who = passedOverText(session_.game(), passed);
    session_.judge(order);
    if (session_.draft() == nullptr || !session_.verdict().whole())
        return;
    if (!again && asks)
    {
        view_->ask(tr("%1 skips actions that are still possible. Continue?")
                       .arg(VerdictText(session_.game()).orderName(order.kind)),
                   who);
        return buttons_->focusApply();
    }
    if (!session_.accept())
        return;
    ask(); // and not where the next Space would give it again
    view_->restWith(session_, who);
}

/// When none may, something is owed, and that is asked for.
void RefereePanel::giveWhole(std::size_t which)
{
    if (const std::string_view kind = head_->offered(which); !kind.empty())
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

void RefereePanel::setWhatIf(bool on)
{
    session_.setWhatIf(on);
    buttons_->refresh(session_);
    if (session_.whatIf() && session_.draft() == nullptr)
        ask();
    else
        page_->goOn();
}

/// Of what is owed, that which the form is about.
const play::Owed* RefereePanel::owedNow() const
{
    const auto at = std::ranges::find(owed_, order_.start(), &play::Owed::begun);
    return at == owed_.end() ? nullptr : &*at;
}

/// A letter typed here is meant for here, and not for a tool of the window that has it as a shortcut; so is the digit
/// of what may be ordered.
bool RefereePanel::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride)
    {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool plain = (key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
        const auto digit = digitWithAlt(*key);
        if ((plain && !key->text().isEmpty() && key->text().front().isPrint()) ||
            (digit && page_->openings().has(*digit)))
            event->accept();
    }
    return QWidget::event(event);
}

void RefereePanel::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (const auto digit = digitWithAlt(*event))
        page_->openings().press(*digit);
    else if (const auto face = words::typedDigit(*event); face && session_.dieSides())
        pad_->digit(*face);
    else if (enter)
        keep();
    else if (event->key() == Qt::Key_Escape && session_.draft() != nullptr)
        forget();
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
    head_->retranslate();
    offspring_->retranslate();
    buttons_->retranslate();
    page_->retranslate(DecisionButtons::applyTexts() << DicePad::rollText());
    refreshAll();
}

} // namespace merlon::referee
