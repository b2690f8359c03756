#include "referee/overrule_dialog.h"

#include "referee/verdict_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace merlon::referee
{
namespace
{

using scenario::Health;

/// Puts outcomes together; their words are those of their effects.
class Outcomes
{
public:
    explicit Outcomes(const game::Game& game) : game_(game), text_(game.setting) {}

    void add(std::vector<verdict::Effect> effects)
    {
        QStringList words;
        for (const verdict::Effect& effect : effects)
            words += text_.effect(effect);
        all.push_back({words.isEmpty() ? OverruleDialog::tr("Nothing changes.") : words.join(' '), std::move(effects)});
    }

    void ofShot(const std::string& target)
    {
        add({});
        const game::CounterState* state = game_.find(target);
        if (state == nullptr)
            return;
        if (state->mounted)
            for (const Health rider : {Health::Stunned, Health::Wounded, Health::Dead})
                for (const bool killed : {false, true})
                    add({verdict::Unhorsed{target, killed}, verdict::HealthChange{target, rider}});
        else
            for (const Health health : {Health::Stunned, Health::Wounded, Health::Dead})
                add({verdict::HealthChange{target, health}});
        add({verdict::RetreatOwed{target, state->mounted ? 4 : 2}});
    }

    std::vector<Outcome> all;

private:
    const game::Game& game_;
    VerdictText text_;
};

} // namespace

std::vector<Outcome> outcomesOf(const game::Game& game, const verdict::Order& order, const verdict::Verdict& verdict)
{
    Outcomes outcomes(game);
    if (!verdict.effects.empty())
        outcomes.add(verdict.effects);
    if (const auto* shot = std::get_if<verdict::Shoot>(&order))
        outcomes.ofShot(shot->at);
    else if (const auto* retreat = std::get_if<verdict::Retreat>(&order))
    {
        const game::CounterState* state = game.find(retreat->counter);
        const auto& path = retreat->path;
        if (state && state->hex)
        {
            if (!path.empty())
            {
                verdict::Moved moved{retreat->counter, path.back(), {}};
                if (state->rear)
                    moved.rear = path.size() > 1 ? path[path.size() - 2] : *state->hex;
                outcomes.add({moved});
            }
            outcomes.add({verdict::Moved{retreat->counter, *state->hex, state->rear}}); // stays, and owes nothing
        }
        outcomes.add({verdict::HealthChange{retreat->counter, Health::Wounded}});
        outcomes.add({verdict::HealthChange{retreat->counter, Health::Dead}});
    }
    else if (const auto* place = std::get_if<verdict::PlaceRider>(&order))
        outcomes.add({verdict::Moved{place->counter, place->hex, {}}});
    else
        outcomes.add({verdict::PhaseEnded{}});
    return std::move(outcomes.all);
}

OverruleDialog::OverruleDialog(const game::Game& game, const verdict::Order& order, const verdict::Verdict& verdict,
                               QWidget* parent)
    : QDialog(parent),
      game_(game),
      order_(order),
      verdict_(verdict),
      rules_(new QLabel(this)),
      allow_(new QRadioButton(this)),
      forbid_(new QRadioButton(this)),
      outcome_(new QComboBox(this)),
      noteLabel_(new QLabel(this)),
      note_(new QLineEdit(this))
{
    auto* column = new QVBoxLayout(this);
    rules_->setWordWrap(true);
    rules_->setTextFormat(Qt::PlainText);
    column->addWidget(rules_);
    column->addWidget(allow_);
    column->addWidget(outcome_);
    column->addWidget(forbid_);
    column->addWidget(noteLabel_);
    column->addWidget(note_);
    noteLabel_->setBuddy(note_);
    note_->setMaxLength(2000);
    allow_->setObjectName(QStringLiteral("allow"));
    forbid_->setObjectName(QStringLiteral("forbid"));
    outcome_->setObjectName(QStringLiteral("outcome"));
    note_->setObjectName(QStringLiteral("note"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(allow_, &QRadioButton::toggled, outcome_, &QWidget::setEnabled);
    outcome_->setMinimumContentsLength(36);
    outcome_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    // He who overrules says the opposite of the rules, most of the time.
    (verdict.legal ? forbid_ : allow_)->setChecked(true);
    outcome_->setEnabled(allow_->isChecked());
    retranslate();
}

game::Overruling OverruleDialog::ruling() const
{
    game::Overruling ruling;
    ruling.allowed = allow_->isChecked();
    ruling.note = note_->text().trimmed().toStdString();
    const int chosen = outcome_->currentIndex();
    if (ruling.allowed && chosen >= 0)
        ruling.effects = outcomes_[static_cast<std::size_t>(chosen)].effects;
    return ruling;
}

void OverruleDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void OverruleDialog::retranslate()
{
    setWindowTitle(tr("Overrule"));
    rules_->setText(tr("The rules say: %1").arg(VerdictText(game_.setting).headline(order_, verdict_)));
    allow_->setText(tr("&Allow it, with this outcome:"));
    forbid_->setText(tr("&Forbid it: nothing happens"));
    noteLabel_->setText(tr("&Why (kept in the journal):"));
    outcomes_ = outcomesOf(game_, order_, verdict_);
    const int chosen = qMax(0, outcome_->currentIndex());
    outcome_->clear();
    for (const Outcome& one : outcomes_)
        outcome_->addItem(one.words);
    outcome_->setCurrentIndex(chosen);
    outcome_->setAccessibleName(tr("Outcome"));
}

} // namespace merlon::referee
