#include "app/window/victory_dialog.h"

#include "app/window/told_text.h"
#include "core/play/system.h"
#include "core/play/victory.h"
#include "referee/condition_trial.h"
#include "referee/effects_editor.h"
#include "referee/victory_text.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace merlon::app
{
namespace
{

bool isWhole(const play::Record& condition, const play::Setting& setting)
{
    const auto kinds = play::victoryKinds(*setting.system);
    const play::Kind* kind = play::find(kinds, condition.kind);
    return kind != nullptr && play::complete(*kind, condition.fields) &&
           play::faultsOf(condition, setting.scenario, setting.system->days(setting.scenario)).empty();
}

/// The zones too, which no order names.
play::Candidates candidatesOf(const play::Game& game, const play::Field& field)
{
    if (field.sort == play::Sort::Thing)
    {
        play::Candidates all;
        for (const play::Thing& one : play::thingsNamed(game, field.set))
            all.some.push_back({play::Ref{std::string(field.set), one.id}});
        return all;
    }
    const play::Marks marks = game.setting->system->System::could(game, {}, field);
    play::Candidates all{{}, marks.others};
    for (const play::Value& mark : marks.all)
        all.some.push_back({mark});
    return all;
}

} // namespace

VictoryDialog::VictoryDialog(const play::Game& game, const QString& scenarioFile, Preview preview, QWidget* parent)
    : QDialog(parent),
      game_(game),
      kinds_(play::victoryKinds(*game.setting->system)),
      trial_(new referee::ConditionTrial(game.setting, scenarioFile, this))
{
    setObjectName(QStringLiteral("victory"));
    setWindowTitle(tr("Victory conditions"));
    text_ = new ToldText(game.setting->scenario.victory, QStringLiteral("victory.text"),
                         [this, preview = std::move(preview)](const LocalText& text, const QString& language)
                         {
                             play::Scenario now = game_.setting->scenario;
                             now.victory = text;
                             now.background = {};
                             now.briefing = {};
                             return preview(now, language);
                         });
    conditions_ = new referee::EffectsEditor(
        game,
        {kinds_, [game](const play::Kind& kind) { return referee::VerdictText(game).word("condition", kind.key); },
         [this](const play::Record& one) { return textOf(one); },
         [game](const play::Record& one) { return isWhole(one, *game.setting); },
         [game](const play::Field& field) { return candidatesOf(game, field); }, tr("No conditions are checked."),
         true},
        game.setting->scenario.conditions, this);
    auto* watched = new QLabel(tr("What Merlon checks after each order; the first condition met decides:"), this);
    watched->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    auto* column = new QVBoxLayout(this);
    column->addWidget(new QLabel(tr("What the players read:"), this));
    column->addWidget(text_, 1);
    column->addWidget(watched);
    column->addWidget(conditions_);
    column->addWidget(trial_);
    column->addWidget(buttons);
    connect(trial_, &referee::ConditionTrial::changed, conditions_, &referee::EffectsEditor::retell);
    connect(text_, &ToldText::changed, this, [this] { ok_->setEnabled(text_->fits()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(940, 700);
}

/// As it is said to the players, and when it would have been met.
QString VictoryDialog::textOf(const play::Record& condition) const
{
    play::Scenario one;
    one.conditions = {condition};
    const QString said = referee::conditionLines(referee::VerdictText(game_), one).join(' ');
    const QString tried = trial_->says(condition);
    return tried.isEmpty() ? said : said + '\n' + tried;
}

LocalText VictoryDialog::victory() const
{
    return text_->text();
}

std::vector<play::Record> VictoryDialog::conditions() const
{
    return conditions_->effects();
}

} // namespace merlon::app
