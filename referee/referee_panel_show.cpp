#include "core/siege/referee.h"
#include "referee/counter_field.h"
#include "referee/dice_pad.h"
#include "referee/referee_panel.h"
#include "referee/referee_session.h"
#include "referee/shot_options.h"
#include "referee/target_model.h"
#include "referee/verdict_text.h"
#include "referee/verdict_view.h"

#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

/// What the panel shows of its session; what the referee does in it is in referee_panel.cpp.
namespace merlon::referee
{
namespace
{

using scenario::Health;

void mark(verdict::Overlay& overlay, const game::CounterState* counter, verdict::Mark as)
{
    if (counter == nullptr)
        return;
    for (const auto& hex : {counter->hex, counter->rear})
        if (hex)
            overlay.hexes.push_back({*hex, as});
}

} // namespace

void RefereePanel::gameChanged()
{
    shooter_.clear();
    target_.clear();
    options_->clear();
    refreshCandidates();
    refreshOwed();
    refreshTargets();
    refreshVerdict();
    refreshButtons();
    refreshOverlay();
}

void RefereePanel::verdictChanged()
{
    // An order may be asked elsewhere too (a menu on the map): the fields say what is judged.
    if (const auto* shot = session_.order() ? std::get_if<verdict::Shoot>(&*session_.order()) : nullptr)
        if (shot->by != shooter_ || shot->at != target_)
        {
            shooter_ = shot->by;
            target_ = shot->at;
            refreshCandidates();
            refreshTargets();
            options_->offer(session_.game(), shooter_, target_);
        }
    refreshVerdict();
    refreshButtons();
    refreshOverlay();
}

const game::Owed* RefereePanel::owed() const
{
    return session_.isOpen() && !session_.game().owed.empty() ? &session_.game().owed.front() : nullptr;
}

/// Those who can shoot now first, and of the targets the enemies of the shooter.
void RefereePanel::refreshCandidates()
{
    std::vector<std::pair<int, Candidate>> shooters;
    std::vector<std::pair<int, Candidate>> targets;
    if (session_.isOpen())
    {
        const game::Game& game = session_.game();
        const VerdictText text(session_.setting());
        const game::CounterState* shooter = game.find(shooter_);
        for (const game::CounterState& one : game.counters)
        {
            QString name = text.counter(one.id);
            const bool shared =
                std::ranges::count(game.counters, name,
                                   [&](const game::CounterState& other) { return text.counter(other.id); }) > 1;
            if (shared) //: one of several counters of that name: the name and the id
                name = tr("%1 (%2)").arg(name, QString::fromStdString(one.id));
            const bool there = one.hex && one.health != Health::Dead;
            const bool armed = !game.source(one).weapon.empty();
            const bool ours = one.force == game.phase;
            shooters.emplace_back((there ? 0 : 4) + (armed ? 0 : 2) + (ours ? 0 : 1), Candidate{one.id, name});
            const bool enemy = shooter ? one.force != shooter->force : !ours;
            targets.emplace_back((there ? 0 : 2) + (enemy ? 0 : 1), Candidate{one.id, name});
        }
    }
    const auto inOrder = [](auto& ranked)
    {
        std::ranges::stable_sort(ranked, {}, [](const auto& one) { return one.first; });
        std::vector<Candidate> out;
        for (auto& [rank, candidate] : ranked)
            out.push_back(std::move(candidate));
        return out;
    };
    shooterField_->setCandidates(inOrder(shooters));
    targetField_->setCandidates(inOrder(targets));
    shooterField_->choose(shooter_);
    targetField_->choose(target_);
}

void RefereePanel::refreshOwed()
{
    endings_.clear();
    const game::Owed* debt = owed();
    shotPart_->setVisible(debt == nullptr);
    owedPart_->setVisible(debt != nullptr);
    rebuilding_ = true;
    owedList_->clear();
    if (debt != nullptr)
    {
        const game::Game& game = session_.game();
        const VerdictText text(session_.setting());
        const QString name = text.counter(debt->counter);
        if (debt->retreat > 0)
        {
            const QString must = text.effect(verdict::RetreatOwed{debt->counter, debt->retreat});
            owedLabel_->setText(must + QChar(' ') + tr("Pick the last hex on the map, or here:"));
            for (auto& choice : siege::retreats(game, debt->counter))
                endings_.push_back({choice.end, std::move(choice.path)});
        }
        else
        {
            owedLabel_->setText(tr("%1 must be placed beside the horse. Pick the hex on the map, or here:").arg(name));
            for (const hex::Hex hex : siege::placings(game, debt->counter))
                endings_.push_back({hex, {hex}});
        }
        for (const Ending& ending : endings_)
        {
            QStringList way;
            for (const hex::Hex hex : ending.path)
                way += text.hex(hex);
            owedList_->addItem(way.join(QStringLiteral(" \u2192 ")));
        }
    }
    rebuilding_ = false;
    emit pickWanted(debt != nullptr ? owedLabel_->text() : QString());
}

void RefereePanel::refreshTargets()
{
    if (session_.isOpen() && !shooter_.empty())
        targets_->show(session_.game(), shooter_);
    else
        targets_->clear();
    const bool any = targets_->rowCount() > 0;
    targetList_->setEnabled(any);
    if (shooter_.empty())
        targetsLabel_->setText(tr("&Targets: choose a shooter first."));
    else
    {
        const auto legal = std::ranges::count(targets_->targets(), true, &siege::Target::legal);
        targetsLabel_->setText(tr("&Targets: %1 of %2 may be shot at.").arg(legal).arg(targets_->rowCount()));
    }
    for (int row = 0; row < targets_->rowCount(); ++row)
        if (targets_->targets()[static_cast<std::size_t>(row)].counter == target_)
            targetList_->setCurrentIndex(targets_->index(row));
}

void RefereePanel::refreshVerdict()
{
    if (session_.order())
        view_->show(session_);
    else
        view_->rest(lastLine());
    pad_->want(session_.wantsDie() ? VerdictText::need(session_.verdict().needs.front()) : QString());
}

/// What was kept last, so that nobody wonders whether it was; or what there is to do.
QString RefereePanel::lastLine() const
{
    if (!session_.isOpen() || session_.journal().entries.empty())
        return tr("Ask: who shoots, and at whom? The verdict and its reasons will stand here.");
    const std::size_t last = session_.journal().entries.size() - 1;
    const auto* played = std::get_if<game::Played>(&session_.journal().entries[last].what);
    if (played == nullptr)
        return tr("Line %1 of the journal is kept.").arg(last + 1);
    const VerdictText text(session_.setting());
    //: number of the line, the order, what came of it
    return tr("Kept in line %1: %2. %3")
        .arg(last + 1)
        .arg(text.order(played->order), text.outcome(*played, session_.fold().lines()[last].effects));
}

void RefereePanel::refreshButtons()
{
    const bool open = session_.isOpen();
    if (open)
    {
        const VerdictText text(session_.setting());
        const auto& forces = session_.setting()->scenario.forces;
        const auto phase = static_cast<std::size_t>(session_.game().phase);
        //: whose phase it is
        phase_->setText(phase < forces.size()
                            ? tr("Turn %1: %2").arg(session_.game().turn).arg(text.force(forces[phase].id))
                            : tr("Turn %1").arg(session_.game().turn));
    }
    else
        phase_->setText(tr("No scenario is open."));
    const QString problem = session_.journalProblem();
    problem_->setText(problem.isEmpty() ? session_.notices()
                                        : tr("Orders are judged, but nothing is kept. %1").arg(problem));
    problem_->setVisible(open && !problem_->text().isEmpty());
    apply_->setEnabled(session_.canAccept());
    apply_->setText(session_.order() && !session_.verdict().legal ? tr("&Note the refusal") : tr("&Apply"));
    overrule_->setEnabled(session_.order() && session_.journalProblem().isEmpty());
    undo_->setEnabled(session_.canUndo());
    redo_->setEnabled(session_.canRedo());
    endPhase_->setEnabled(open && session_.journalProblem().isEmpty());
    shotPart_->setEnabled(open);
}

void RefereePanel::refreshOverlay()
{
    emit overlayChanged(overlay());
}

verdict::Overlay RefereePanel::overlay() const
{
    verdict::Overlay overlay;
    if (!session_.isOpen())
        return overlay;
    const game::Game& game = session_.game();
    if (session_.order())
        overlay = siege::overlay(game, *session_.order(), session_.verdict());
    if (const game::Owed* debt = owed())
    {
        if (!session_.order())
            mark(overlay, game.find(debt->counter), verdict::Mark::Target);
        for (const Ending& ending : endings_)
            overlay.hexes.push_back({ending.hex, verdict::Mark::RetreatStep});
        if (session_.order())
            if (const auto* place = std::get_if<verdict::PlaceRider>(&*session_.order()))
                overlay.hexes.push_back({place->hex, verdict::Mark::Target});
    }
    else if (!session_.order() && !shooter_.empty())
    {
        mark(overlay, game.find(shooter_), verdict::Mark::Shooter);
        for (const siege::Target& target : targets_->targets())
            mark(overlay, game.find(target.counter),
                 target.legal ? verdict::Mark::CanBeShot : verdict::Mark::CannotBeShot);
    }
    return overlay;
}

} // namespace merlon::referee
