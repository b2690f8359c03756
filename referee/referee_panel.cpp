#include "referee/referee_panel.h"

#include "core/siege/referee.h"
#include "referee/counter_field.h"
#include "referee/dice_pad.h"
#include "referee/overrule_dialog.h"
#include "referee/referee_session.h"
#include "referee/rule_dialog.h"
#include "referee/shot_options.h"
#include "referee/target_model.h"
#include "referee/verdict_text.h"
#include "referee/verdict_view.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace merlon::referee
{

RefereePanel::RefereePanel(RefereeSession& session, QWidget* parent) : QWidget(parent), session_(session)
{
    build();
    retranslate();
}

RefereePanel::~RefereePanel() = default;

void RefereePanel::ask()
{
    if (owed() != nullptr)
        owedList_->setFocus();
    else
        shooterField_->setFocus(Qt::ShortcutFocusReason);
}

void RefereePanel::chooseShooter(const std::string& id)
{
    if (!session_.isOpen())
        return;
    shooter_ = id;
    const game::CounterState* shooter = session_.game().find(id);
    const game::CounterState* target = session_.game().find(target_);
    if (shooter && target && shooter->force == target->force)
        target_.clear();
    refreshCandidates();
    refreshTargets();
    judgeShot();
    if (!id.empty())
        targetField_->setFocus();
    emit pickWanted(id.empty() ? QString() : tr("Pick the target."));
}

void RefereePanel::chooseTarget(const std::string& id)
{
    if (!session_.isOpen())
        return;
    target_ = id;
    targetField_->choose(id);
    judgeShot();
    refreshTargets();
    if (session_.wantsDie())
        pad_->setFocus();
    else if (session_.order())
        targetField_->setFocus();
}

void RefereePanel::judgeShot()
{
    if (shooter_.empty() || target_.empty())
    {
        options_->clear();
        session_.clear();
        refreshOverlay();
        return;
    }
    options_->offer(session_.game(), shooter_, target_);
    session_.judge(options_->shot());
}

void RefereePanel::chooseEnding(const Ending& ending)
{
    const game::Owed* debt = owed();
    if (debt == nullptr)
        return;
    if (debt->retreat > 0)
        session_.judge(verdict::Retreat{debt->counter, ending.path});
    else
        session_.judge(verdict::PlaceRider{debt->counter, ending.hex});
}

/// The living before the dead.
std::string RefereePanel::counterAt(hex::Hex hex) const
{
    std::string dead;
    for (const game::CounterState& one : session_.game().counters)
    {
        if (one.hex != hex && one.rear != hex)
            continue;
        if (one.health != scenario::Health::Dead)
            return one.id;
        dead = one.id;
    }
    return dead;
}

void RefereePanel::pickHex(hex::Hex hex)
{
    if (!session_.isOpen())
        return;
    if (owed() != nullptr)
    {
        const auto ending = std::ranges::find(endings_, hex, &Ending::hex);
        if (ending == endings_.end())
        {
            chooseEnding({hex, {hex}}); // judged all the same: the reason is the answer
            return;
        }
        rebuilding_ = true;
        owedList_->setCurrentRow(static_cast<int>(ending - endings_.begin()));
        rebuilding_ = false;
        chooseEnding(*ending);
        return;
    }
    const std::string id = counterAt(hex);
    if (id.empty())
        return;
    const game::CounterState* shooter = session_.game().find(shooter_);
    const game::CounterState* picked = session_.game().find(id);
    if (shooter == nullptr || shooter->force == picked->force)
        chooseShooter(id);
    else
        chooseTarget(id);
}

void RefereePanel::apply()
{
    if (session_.accept())
        ask();
}

void RefereePanel::endPhase()
{
    session_.judge(verdict::EndPhase{});
    if (session_.verdict().legal)
        session_.accept();
}

void RefereePanel::overrule()
{
    if (!session_.order())
        return;
    OverruleDialog dialog(session_.game(), *session_.order(), session_.verdict(), this);
    if (dialog.exec() == QDialog::Accepted && session_.overrule(dialog.ruling()))
        ask();
}

void RefereePanel::showRule(const QString& rule)
{
    if (!rule_)
        rule_ = new RuleDialog(this);
    rule_->showRule(rule);
}

void RefereePanel::keyPressEvent(QKeyEvent* event)
{
    const int face = event->key() - Qt::Key_0;
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (session_.wantsDie() && face >= 0 && face <= 9)
        session_.giveDie(face);
    else if (enter && session_.canAccept())
        apply();
    else if (event->key() == Qt::Key_Escape && (session_.order() || !shooter_.empty()))
    {
        session_.clear();
        gameChanged();
        ask();
    }
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
    endPhase_->setText(tr("&End phase"));
    shooterLabel_->setText(tr("&Shooter:"));
    targetLabel_->setText(tr("At &whom:"));
    shooterField_->setPlaceholderText(tr("name, or pick on the map"));
    targetField_->setPlaceholderText(tr("name, or pick on the map"));
    overrule_->setText(tr("&Overrule..."));
    overrule_->setToolTip(tr("The referee's word against the rules; the journal keeps both"));
    undo_->setText(tr("&Undo"));
    undo_->setToolTip(tr("Takes the last order back"));
    redo_->setText(tr("Re&do"));
    targetList_->setAccessibleName(tr("Targets"));
    owedList_->setAccessibleName(tr("Hexes to choose from"));
    targets_->retranslate();
    refreshCandidates();
    refreshOwed();
    refreshTargets();
    refreshVerdict();
    refreshButtons();
}

} // namespace merlon::referee
