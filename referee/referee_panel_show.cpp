#include "core/play/odds.h"
#include "referee/candidate_model.h"
#include "referee/dice_pad.h"
#include "referee/head_text.h"
#include "referee/journal_text.h"
#include "referee/kind_box.h"
#include "referee/order_draft.h"
#include "referee/pick_field.h"
#include "referee/record_form.h"
#include "referee/referee_panel.h"
#include "referee/referee_session.h"
#include "referee/verdict_text.h"
#include "referee/verdict_view.h"
#include "referee/whole_orders.h"

#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>

#include <utility>

/// What the panel shows of its session; what the referee does in it is in referee_panel.cpp.
namespace merlon::referee
{
namespace
{

/// Of the judgments that the chances may take while the referee waits.
constexpr int mostJudgments = 1'200;

bool wantsMore(const play::Verdict& verdict)
{
    return !mustBeGiven(verdict).empty();
}

} // namespace

void RefereePanel::gameChanged()
{
    const bool typing = hasKeyboard();
    start_ = {};
    aside_ = {};
    whatIf_ = session_.whatIf();
    form_->reset();
    refreshAll();
    if (typing && !hasKeyboard()) // the field that had it asks for nothing any more, as after an undo
        ask();
}

void RefereePanel::refreshAll()
{
    refreshHead();
    refreshKinds();
    refreshForm();
    refreshVerdict();
    refreshButtons();
    refreshAsked();
}

/// The form goes back to where it was, as the order does.
void RefereePanel::whatIfChanged()
{
    whatIf_ = session_.whatIf();
    if (whatIf_)
        aside_ = start_;
    else
        start_ = std::exchange(aside_, {});
    form_->reset();
    refreshAll();
}

void RefereePanel::verdictChanged()
{
    if (whatIf_ != session_.whatIf())
        return whatIfChanged();
    // An order may be asked elsewhere too (a menu on the map): the form says what is judged.
    refreshForm();
    refreshVerdict();
    refreshButtons();
    refreshAsked();
}

/// Whose turn it is, and what may be given without more ado.
void RefereePanel::refreshHead()
{
    wholeOrders_->refresh(session_);
    whatIfBanner_->setText(tr("What if: whatever refuses an order is set aside, and nothing is kept."));
    whatIfBanner_->setVisible(session_.whatIf());
    head_->show(headOf(session_));
    owed_ = session_.isOpen() ? session_.setting()->system->owed(session_.game()) : std::vector<play::Owed>();
    release_->setVisible(std::ranges::any_of(owed_, [](const play::Owed& one) { return !one.release.empty(); }));
}

void RefereePanel::refreshKinds()
{
    kindBox_->refresh(session_, owed_);
    start_ = kindBox_->choose(start_);
}

void RefereePanel::refreshForm()
{
    const play::Kind* one = kind();
    form_->setVisible(one != nullptr);
    if (one == nullptr)
        return;
    form_->begin(session_.game(), *one);
    const auto candidates = [this](const play::Field& field) { return candidatesFor(field); };
    const play::Verdict verdict = verdictSoFar();
    const auto shown = [&](const play::Field& field)
    {
        return !field.optional || play::find(begun().fields, field.key) != nullptr ||
               std::ranges::count(verdict.wants, field.key, &play::Want::field) > 0;
    };
    form_->show(begun(), candidates, shown);
    for (QWidget* part : form_->findChildren<QWidget*>())
        if (qobject_cast<PickField*>(part) != nullptr || qobject_cast<QComboBox*>(part) != nullptr)
            part->installEventFilter(this);
}

void RefereePanel::refreshCandidates()
{
    const play::Kind* one = kind();
    const play::Field* field = one != nullptr ? play::find(*one, asked()) : nullptr;
    const bool lists =
        field != nullptr && (!field->optional || field->sort == play::Sort::Thing || field->sort == play::Sort::Hex);
    if (lists)
        candidates_->show(session_.game(), begun(), *field, candidatesFor(*field), session_.allowance());
    else
        candidates_->clear();
    const bool any = candidates_->rowCount() > 0;
    candidateList_->setVisible(any);
    candidatesLabel_->setVisible(any);
    candidateList_->setEnabled(any);
    if (!any)
        return;
    //: %1 is what is asked for, "Pick the target."
    QString label = tr("%1 %2 of %3 may be chosen.")
                        .arg(SystemText(*session_.setting()->system).prompt(*one, field->key))
                        .arg(candidates_->legal())
                        .arg(candidates_->rowCount());
    if (candidates_->rowCount() > 0 && !candidates_->index(0).data(CandidateModel::ChanceRole).toString().isEmpty())
        //: of a list of targets: what the percents at the right of each line are
        label += ' ' + tr("At the right the chance that it has an effect.");
    candidatesLabel_->setText(label);
    const play::Value* now = play::find(begun().fields, field->key);
    if (const int row = now != nullptr ? candidates_->rowOf(*now) : -1; row >= 0)
        candidateList_->setCurrentIndex(candidates_->index(row));
    else
        candidateList_->scrollToTop();
}

void RefereePanel::refreshVerdict()
{
    const bool asks = session_.draft() != nullptr && session_.verdict().legal && wantsMore(session_.verdict());
    const bool open = session_.draft() != nullptr && session_.verdict().legal && session_.wantsDie();
    if (asks)
        view_->rest(SystemText(*session_.setting()->system).prompt(*kind(), mustBeGiven(session_.verdict())));
    else if (session_.draft() != nullptr)
        view_->show(session_.game(), session_.order(), session_.verdict(),
                    open ? play::oddsOf(session_.game(), session_.order(), session_.draft()->given(), mostJudgments)
                         : play::Odds{});
    else
        view_->rest(lastLine());
    pad_->want(session_.wantsDie() ? VerdictText(session_.game()).need(session_.verdict().needs.front()) : QString(),
               session_.dieSides().value_or(0));
}

/// Where a pick goes, and so what the map marks and the list offers: it changes with the keyboard too.
void RefereePanel::refreshAsked()
{
    refreshCandidates();
    const bool asking = session_.draft() == nullptr || (session_.verdict().legal && wantsMore(session_.verdict()));
    emit pickWanted(kind() != nullptr && asking ? SystemText(*session_.setting()->system).prompt(*kind(), asked())
                                                : QString());
    emit sceneChanged(scene());
}

/// What was kept last, so that nobody wonders whether it was; or what there is to do.
QString RefereePanel::lastLine() const
{
    if (!session_.isOpen() || session_.journal().entries.empty())
        return tr("Ask: who does what, and to whom? The verdict and its reasons will stand here.");
    const std::size_t last = session_.journal().entries.size() - 1;
    const JournalText text(session_);
    const int line = static_cast<int>(last);
    //: number of the line, the order, what came of it
    QString said = tr("Kept in line %1: %2. %3").arg(last + 1).arg(text.order(line), text.outcome(line));
    const play::Clock now = session_.setting()->system->clock(session_.game());
    if (now != session_.fold().lines()[last].clock)
        //: whose turn it is now: "Turn 2: The Normans"
        said += ' ' + tr("Now: %1.").arg(VerdictText(session_.game()).clock(now).join(words::listWord("colon")));
    return said;
}

void RefereePanel::refreshButtons()
{
    const bool open = session_.isOpen();
    const QString problem = session_.journalProblem();
    problem_->setText(problem.isEmpty() ? session_.notices()
                                        : tr("Orders are judged, but nothing is kept. %1").arg(problem));
    problem_->setVisible(open && !problem_->text().isEmpty());
    const bool refused = session_.draft() != nullptr && !session_.verdict().legal;
    apply_->setEnabled(session_.canAccept());
    apply_->setText(refused ? tr("&Note the refusal") : tr("&Apply"));
    const QString why = session_.whatIf() ? tr("Nothing of a what-if is kept: leave it first") : QString();
    for (QPushButton* button : {apply_, overrule_})
        button->setAccessibleDescription(why);
    apply_->setToolTip(why);
    overrule_->setToolTip(session_.whatIf() ? why : tr("The referee's word against the rules; the journal keeps both"));
    whatIfButton_->setEnabled(open);
    whatIfButton_->setChecked(session_.whatIf());
    overrule_->setEnabled(session_.canOverrule());
    byHand_->setEnabled(open && problem.isEmpty());
    release_->setEnabled(open && problem.isEmpty());
    undo_->setEnabled(session_.canUndo());
    redo_->setEnabled(session_.canRedo());
    orderPart_->setEnabled(open);
}

/// The order as its system draws it, and what may be picked for the field that is asked for.
play::Scene RefereePanel::scene() const
{
    if (!session_.isOpen())
        return {};
    const play::Game& game = session_.game();
    const play::Verdict* verdict = session_.draft() != nullptr ? &session_.verdict() : nullptr;
    const play::Record* record = kind() != nullptr ? &begun() : nullptr;
    play::Scene scene = play::sceneOf(game, record, verdict).value_or(play::Scene{});
    const play::Kind* one = kind();
    const bool begunNow = record != nullptr && !record->fields.empty();
    const bool asking = begunNow && (verdict == nullptr || (verdict->legal && wantsMore(*verdict)));
    const play::Field* field = asking && one != nullptr ? play::find(*one, asked()) : nullptr;
    if (field == nullptr)
        return scene;
    for (const play::Candidate& candidate : candidatesFor(*field).some)
    {
        const play::Mark mark = candidate.legal ? play::Mark::May : play::Mark::MayNot;
        const auto* ref = std::get_if<play::Ref>(&candidate.mark);
        if (ref == nullptr)
            scene.marks.push_back({candidate.mark, mark});
        for (const play::Piece& piece : scene.pieces)
            if (ref != nullptr && piece.thing == *ref)
                for (const hex::Hex hex : piece.hexes)
                    scene.marks.push_back({hex, mark});
    }
    return scene;
}

} // namespace merlon::referee
