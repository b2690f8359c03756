#include "app/window/victory_dialog.h"

#include "core/play/victory.h"
#include "referee/effects_editor.h"
#include "referee/victory_text.h"
#include "translations/language_name.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::app
{
namespace
{

bool isWhole(const play::Record& condition, const play::Scenario& scenario)
{
    const play::Kind* kind = play::find(play::victoryKinds(), condition.kind);
    return kind != nullptr && play::complete(*kind, condition.fields) && play::faultsOf(condition, scenario).empty();
}

QString textOf(const play::Game& game, const play::Record& condition)
{
    play::Scenario one;
    one.conditions = {condition};
    return referee::conditionLines(referee::VerdictText(game), one).join(' ');
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

referee::EffectsEditor::Vocabulary vocabularyOf(const play::Game& game, const QString& none)
{
    return {play::victoryKinds(),
            [game](const play::Kind& kind) { return referee::VerdictText(game).word("condition", kind.key); },
            [game](const play::Record& one) { return textOf(game, one); },
            [game](const play::Record& one) { return isWhole(one, game.setting->scenario); },
            [game](const play::Field& field) { return candidatesOf(game, field); },
            none};
}

} // namespace

VictoryDialog::VictoryDialog(const play::Game& game, const std::string& language, QWidget* parent)
    : QDialog(parent),
      game_(game),
      language_(language),
      text_(new QPlainTextEdit(this)),
      conditions_(new referee::EffectsEditor(game, vocabularyOf(game, tr("No conditions are checked.")),
                                             game.setting->scenario.conditions, this))
{
    setObjectName(QStringLiteral("victory"));
    setWindowTitle(tr("Victory conditions"));
    auto* column = new QVBoxLayout(this);
    //: %1: a language
    auto* label =
        new QLabel(tr("What the &players read (%1):").arg(words::languageName(QString::fromStdString(language))), this);
    text_->setObjectName(QStringLiteral("text"));
    text_->setPlainText(QString::fromStdString(game.setting->scenario.victory.in(language)));
    text_->setTabChangesFocus(true);
    text_->setMaximumHeight(fontMetrics().height() * 8);
    label->setBuddy(text_);
    column->addWidget(label);
    column->addWidget(text_);
    auto* watched = new QLabel(tr("What Merlon checks after each order; the first condition met decides:"), this);
    watched->setWordWrap(true);
    column->addWidget(watched);
    column->addWidget(conditions_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

LocalText VictoryDialog::victory() const
{
    LocalText now = game_.setting->scenario.victory;
    const std::string text = text_->toPlainText().trimmed().toStdString();
    if (text == now.in(language_))
        return now;
    if (now.empty())
        return text.empty() ? now : merlon::plainText(text);
    const auto own = std::ranges::find(now.texts, language_, [](const auto& one) { return one.first; });
    if (own != now.texts.end())
        own->second = text;
    else if (now.texts.front().first.empty()) // one text for everybody
        now.texts.front().second = text;
    else
        now.texts.emplace_back(language_, text);
    return now;
}

std::vector<play::Record> VictoryDialog::conditions() const
{
    return conditions_->effects();
}

} // namespace merlon::app
