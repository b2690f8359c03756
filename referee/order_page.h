#pragma once

#include "referee/way_hand.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;

namespace merlon::referee
{

class CandidateList;
class CandidateModel;
class DeclineBar;
class KindBox;
class OpeningsBar;
class OrderKeys;
class PastedOrders;
class RecordForm;
class RefereeSession;

/// Where an order is put together: its kind, its fields, and what may stand in the one that is asked for. What is given
/// there goes to the session; by the keyboard three letters and Enter, three letters and Enter.
class OrderPage : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive it. `parent` becomes that of the list too.
    OrderPage(RefereeSession& session, AskedOrder& order, QWidget* parent);

    /// `whole`: the order that is left where there is nothing to order.
    void refreshKinds(const std::vector<play::Owed>& owed, std::string_view whole);
    void refreshForm();
    /// What may be declined.
    void refreshDeclines(const std::vector<play::Owed>& owed);
    /// Where a pick goes changes with the keyboard too.
    void refreshCandidates();
    /// Forgets what was typed and not taken, and who was picked.
    void reset();
    /// Texts that other parts of the panel say in turn: none of their letters is for a field.
    void retranslate(const QStringList& reserved);
    /// Of what may stand in the field that is asked for; it stands beneath the page, which has the height that it
    /// needs, and takes or gives room with the verdict.
    QWidget* list() const;
    std::vector<QWidget*> tabOrder() const;

    /// The field that the keyboard is in, or else the one that is wanted.
    std::string_view asked() const;
    /// Of the field that is asked for, in words; empty when none is.
    QString prompt() const;
    bool formHasKeyboard() const;
    bool offersKinds() const;
    void focusKinds(Qt::FocusReason reason);

    /// To the first field that the game has not filled in.
    void ask();
    /// Another order, of which nothing is given yet.
    void begin(const play::Record& record);
    /// Another order of who was picked.
    void beginWith(const play::Record& begun);
    /// One that is owed, or any other, as far as it is given; asks on from there.
    void beginOwed(const play::Record& begun);
    /// What else who was picked may do, by the digit that stands before it.
    OpeningsBar& openings() const { return *openings_; }
    /// To where the next answer is expected: the field that is wanted, or the dice.
    void goOn();
    /// What stands on a hex, or the hex itself, for the field that is asked for; else the order begins anew with it.
    void pickHex(hex::Hex hex, int board);
    /// A way of one's own, from hex to hex: the stroke so far, and whether it ends there. Where none is asked for, it
    /// begins an order with whoever stands where it began.
    void drawWay(const std::vector<hex::Hex>& stroke, bool ended);
    /// The same of who is there, and of what a field gets that wants the place itself; nothing for one that cannot have
    /// it.
    using Ground = std::function<std::optional<play::Value>(const play::Field& field)>;
    void pickAt(const std::vector<play::Value>& there, const Ground& ground);
    /// The order that a hand has laid, and leaves to the keyboard where that is.
    void lay(const play::Record& order);
    /// The same of things that a row of a sheet names, the likeliest first.
    void pickThing(const play::List& marks);
    /// An order of the kind that is asked for of each row on the clipboard.
    void pasteOrders();
    /// Looked at first, each with its verdict: from the clipboard or a file.
    void importOrders();
    bool canPasteOrders() const;

signals:
    /// An order that declines what is owed.
    void declined(const merlon::play::Record& order);
    void begun();
    void entered();
    void notUnderstood(const QString& text);
    void notPasted(const QString& why);
    /// Nothing is to be said any more.
    void allSaid();
    void dieWanted();
    void digitTyped(int face);

private:
    void build();
    void join();
    void give(const play::Field& field, const play::Value& value);
    void pick(const play::Field& field, const play::List& marks);
    const play::Field* wayAsked() const;
    void beginWay(hex::Hex at);
    bool pickOneOf(const play::List& marks);
    void pickAll(const play::Field& field, const play::Value* from);
    void given(const play::Field& field);
    void kindSettled();

    RefereeSession& session_;
    AskedOrder& order_;
    WayHand hand_;
    KindBox* kindBox_;
    OpeningsBar* openings_;
    RecordForm* form_;
    DeclineBar* declines_;
    PastedOrders* pasted_;
    QLabel* label_; ///< of the candidates
    CandidateModel* candidates_;
    CandidateList* list_;
    OrderKeys* keys_;
};

} // namespace merlon::referee
