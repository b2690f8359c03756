#include "referee/decision_buttons.h"

#include "referee/referee_session.h"
#include "translations/words.h"

#include <QGridLayout>
#include <QPushButton>

namespace merlon::referee
{

DecisionButtons::DecisionButtons(QWidget* parent) : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](const char* name, int row, int column, auto wanted)
    {
        auto* one = new QPushButton(this);
        one->setObjectName(QString::fromLatin1(name));
        grid->addWidget(one, row, column);
        connect(one, &QPushButton::clicked, this, wanted);
        return one;
    };
    apply_ = button("apply", 0, 0, &DecisionButtons::applyWanted);
    overrule_ = button("overrule", 0, 1, &DecisionButtons::overruleWanted);
    byHand_ = button("byHand", 0, 2, &DecisionButtons::byHandWanted);
    undo_ = button("undo", 1, 0, &DecisionButtons::undoWanted);
    redo_ = button("redo", 1, 1, &DecisionButtons::redoWanted);
    whatIf_ = button("whatIf", 1, 2, &DecisionButtons::whatIfWanted);
    whatIf_->setCheckable(true);
    apply_->setDefault(true);
}

void DecisionButtons::refresh(const RefereeSession& session)
{
    const bool refused = session.draft() != nullptr && !session.verdict().legal;
    apply_->setEnabled(session.canAccept());
    apply_->setText(refused ? tr("&Note the refusal") : tr("&Apply"));
    const QString why = session.whatIf() ? tr("What-if results are not recorded: leave “What if” first") : QString();
    for (QPushButton* button : {apply_, overrule_})
        button->setAccessibleDescription(why);
    apply_->setToolTip(words::tip(why));
    overrule_->setToolTip(words::tip(
        session.whatIf() ? why : tr("Decides against the rules; the journal records the verdict and your decision")));
    whatIf_->setEnabled(session.isOpen());
    whatIf_->setChecked(session.whatIf());
    overrule_->setEnabled(session.canOverrule());
    byHand_->setEnabled(session.isOpen() && session.journalProblem().isEmpty());
    undo_->setEnabled(session.canUndo());
    redo_->setEnabled(session.canRedo());
}

void DecisionButtons::retranslate()
{
    overrule_->setText(tr("&Overrule…"));
    byHand_->setText(tr("B&y hand…"));
    byHand_->setToolTip(words::tip(tr("Changes the game without an order, or only adds a note")));
    undo_->setText(tr("&Undo"));
    //: undo
    undo_->setToolTip(words::tip(tr("Undoes the last order")));
    redo_->setText(tr("Re&do"));
    whatIf_->setText(tr("&What if…"));
    whatIf_->setToolTip(words::tip(tr("Judges any order by anyone, without applying it")));
}

void DecisionButtons::focusApply()
{
    apply_->setFocus();
}

std::vector<QWidget*> DecisionButtons::tabOrder() const
{
    return {apply_, overrule_, byHand_, undo_, redo_, whatIf_};
}

QStringList DecisionButtons::applyTexts()
{
    return {tr("&Apply"), tr("&Note the refusal")};
}

} // namespace merlon::referee
