#pragma once

#include "referee/asked_order.h"
#include "referee/table_pick.h"

#include <QPointer>
#include <QWidget>

#include <memory>

class QMenu;

namespace merlon::referee
{

class AimsDialog;
class DecisionButtons;
class DicePad;
class HexMenu;
class OffspringBar;
class OrderPage;
class PanelHead;
class RefereeSession;
class RefereesWord;
class RuleDialog;
class ScrolledPart;
class VerdictView;

/// Where the referee asks and is answered: an order, the verdict and why, the die, what changes; apply, take back,
/// overrule. It joins those parts and is the door to them. Works by the keyboard alone: three letters and Enter, three
/// letters and Enter, the die, Enter.
class RefereePanel : public QWidget
{
    Q_OBJECT

public:
    /// The session must outlive the panel.
    explicit RefereePanel(RefereeSession& session, QWidget* parent = nullptr);
    ~RefereePanel() override;

    /// What the map should show now.
    play::Scene scene() const;
    /// Gives an order that takes nothing: the end of a step, of a phase, of a day. Of those that may be given now the
    /// first, or the second.
    void endStep();
    void endPhase();
    bool canRelease() const;
    bool canAskWhoCould() const;
    bool canPasteOrders() const;
    /// What who stands on a hex may be ordered now, and what may be done to him by hand. The caller owns it; null when
    /// there is nobody.
    QMenu* menuAt(hex::Hex hex);
    /// The same of things, those of a tile for instance.
    QMenu* menuOf(const play::List& things);
    /// The hand on a measured table.
    TablePick& tablePick() { return tablePick_; }
    /// Keeps the order on the table, if it can be kept.
    void keep();
    /// Records the order from wherever the keyboard is; whoever types in here is asked for the next one.
    void acceptHere();
    /// Of the smallest: whose turn it is scrolls there.
    QSize minimumSizeHint() const override;

public slots:
    /// A hex was picked on the map: what stands there, or the hex itself, goes to the field that is asked for; else the
    /// order begins anew with it.
    void pickHex(merlon::hex::Hex hex, int board = 0);
    /// A way of one's own is drawn on the map: the stroke so far, and whether it ends there.
    void drawWay(const std::vector<merlon::hex::Hex>& stroke, bool ended);
    /// The same of a row of a sheet, by the things that it names.
    void pickThing(const merlon::play::List& marks);
    /// An order that something else than the panel asks for, as far as it is given.
    void beginOrder(const merlon::play::Record& begun);
    /// An order of the kind that the form is about, of each row that was copied from a spreadsheet.
    void pasteOrders();
    /// To the first field, for a shortcut of the main window.
    void ask();
    /// To the field that is asked for now, or the first of an order.
    void goOn();
    /// The same, of a new order: what is on the table is forgotten. Again, with nothing given in between, it goes to
    /// the kind of order.
    void askAnew();
    /// What is on the table; the result of another game too, which is not laid there again unasked.
    void forget();
    /// Who could act from afar on who stands on a hex, or on the hex.
    void askWhoCould(merlon::hex::Hex hex);
    /// What a ruler from hex to hex tells, until something is asked; answers it in a line.
    QString showRuled(merlon::hex::Hex from, merlon::hex::Hex to);
    /// What the referee changes without an order, in a form that begins with that effect.
    void ruleByHand(const merlon::play::Record& begun = {});
    /// Lets go what is owed, by hand.
    void release();
    /// Who stands on a hex was moved to another by hand.
    void moveByHand(merlon::hex::Hex from, merlon::hex::Hex to);
    /// One of a force, wherever he is; false: the game has nobody of that name.
    bool moveByHand(const merlon::play::Ref& who, merlon::hex::Hex to);
    /// The verdict of a line of the journal, until something is asked.
    void showLine(int index);
    void showRule(const QString& rule);
    void overrule();
    /// What would happen if: any order of anybody, judged and not applied. Off again, the order that was on the table
    /// is back.
    void setWhatIf(bool on);

signals:
    void sceneChanged(const merlon::play::Scene& scene);
    /// What should be picked on the map now, in words; empty when nothing is asked.
    void pickWanted(const QString& prompt);
    /// A game of its own is to be opened.
    void openWanted(const QString& file);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void build();
    void join();
    void retranslate();
    bool hasKeyboard() const;
    bool isSmall() const;
    void placeHead();

    void gameChanged();
    void verdictChanged();
    void refreshAll();
    void showParts();
    void refreshOrder();
    void refreshAsked();
    const play::Owed* owedNow() const;
    QMenu* joined(std::unique_ptr<HexMenu> menu);
    void askWhoCould(const play::Value& target);
    void giveWhole(const play::Record& order);
    void giveWhole(std::size_t which);
    void apply();

    RefereeSession& session_;
    AskedOrder order_;
    bool askedAnew_ = false; ///< and nothing was given since
    std::vector<play::Owed> owed_;
    RefereesWord* word_;

    ScrolledPart* upper_;
    OrderPage* page_;
    TablePick tablePick_;
    PanelHead* head_ = nullptr;
    OffspringBar* offspring_ = nullptr;
    VerdictView* view_ = nullptr;
    DicePad* pad_ = nullptr;
    DecisionButtons* buttons_ = nullptr;
    QPointer<RuleDialog> rule_;
    QPointer<AimsDialog> aims_;
};

} // namespace merlon::referee
