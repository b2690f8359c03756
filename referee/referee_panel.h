#pragma once

#include "core/play/scene.h"
#include "core/play/system.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QListView;
class QMenu;
class QPushButton;

namespace merlon::referee
{

class AimsDialog;
class CandidateModel;
class DicePad;
class HeadView;
class KindBox;
class PickField;
class RecordForm;
class RefereeSession;
class RuleDialog;
class VerdictView;
class WholeOrders;

/// Where the referee asks and is answered: an order, the verdict and why, the die, what changes; apply, take back,
/// overrule. The form is made from the order's Kind, what may stand in it from the system; it knows no order from
/// another. Works by the keyboard alone: three letters and Enter, three letters and Enter, the die, Enter.
class RefereePanel : public QWidget
{
    Q_OBJECT

public:
    /// The session must outlive the panel.
    explicit RefereePanel(RefereeSession& session, QWidget* parent = nullptr);
    ~RefereePanel() override;

    /// The least that it needs at that width: lists and verdict scroll by themselves, so that dice and buttons are seen
    /// on a small screen.
    int heightForWidth(int width) const override;

    /// What the map should show now.
    play::Scene scene() const;
    /// Gives an order that takes nothing: the end of a step, of a phase, of a day. Of those that may be given now the
    /// first, or the second.
    void endStep();
    void endPhase();
    bool canRelease() const;
    bool canAskWhoCould() const;
    /// What who stands on a hex may be ordered now, and what may be done to him by hand. The caller owns it; null when
    /// there is nobody.
    QMenu* menuAt(hex::Hex hex);

public slots:
    /// A hex was picked on the map: what stands there, or the hex itself, goes to the field that is asked for; else the
    /// order begins anew with it.
    void pickHex(merlon::hex::Hex hex);
    /// To the first field, for a shortcut of the main window.
    void ask();
    /// The same, of a new order: what is on the table is forgotten. Where nothing is and the form has the keyboard
    /// already, it goes to the kind of order.
    void askAnew();
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

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool hasKeyboard() const;
    bool tabBetween(const QObject* watched, const QEvent& event);
    bool walkCandidates(PickField* field, const QEvent& event);
    void build();
    QWidget* buildBanner();
    QWidget* buildHead();
    QWidget* buildOrder();
    QWidget* buildButtons();
    void join();
    void retranslate();

    void gameChanged();
    void verdictChanged();
    void whatIfChanged();
    void refreshHead();
    void refreshAll();
    const play::Owed* owedNow() const;
    void askWhoCould(const play::Value& target);
    void refreshKinds();
    void refreshForm();
    void refreshCandidates();
    void refreshVerdict();
    void refreshButtons();
    void refreshAsked();
    /// The order as far as it is given, on the session's table or not yet.
    const play::Record& begun() const;
    const play::Kind* kind() const;
    play::Verdict verdictSoFar() const;
    /// Where a pick goes: the field that is wanted, or the one that the keyboard is in.
    std::string_view asked() const;
    play::Candidates candidatesFor(const play::Field& field) const;
    void begin(const play::Record& record);
    void give(const play::Field& field, const play::Value& value, bool mark);
    void giveAll(const play::Field& field);
    void goOn();
    void giveWhole(const play::Record& order);
    void giveWhole(std::size_t which);
    void apply();
    QString lastLine() const;

    RefereeSession& session_;
    play::Record start_;  ///< what the form starts from
    play::Record aside_;  ///< what it started from before the what-if
    bool whatIf_ = false; ///< as it is shown
    std::vector<play::Owed> owed_;

    QLabel* whatIfBanner_ = nullptr;
    HeadView* head_ = nullptr;
    WholeOrders* wholeOrders_ = nullptr;
    QLabel* problem_ = nullptr;
    QWidget* orderPart_ = nullptr;
    KindBox* kindBox_ = nullptr;
    RecordForm* form_ = nullptr;
    QLabel* candidatesLabel_ = nullptr;
    QListView* candidateList_ = nullptr;
    CandidateModel* candidates_ = nullptr;
    VerdictView* view_ = nullptr;
    DicePad* pad_ = nullptr;
    QPushButton* apply_ = nullptr;
    QPushButton* overrule_ = nullptr;
    QPushButton* byHand_ = nullptr;
    QPushButton* release_ = nullptr;
    QPushButton* undo_ = nullptr;
    QPushButton* redo_ = nullptr;
    QPushButton* whatIfButton_ = nullptr;
    QPointer<RuleDialog> rule_;
    QPointer<AimsDialog> aims_;
};

} // namespace merlon::referee
