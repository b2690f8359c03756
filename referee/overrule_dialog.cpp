#include "referee/overrule_dialog.h"

#include "core/map/text_rules.h"
#include "referee/effects_editor.h"
#include "referee/record_form.h"
#include "referee/verdict_text.h"

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

/// The facts that the rules ask for when they judge it to its end.
std::vector<std::string_view> heeded(const play::Game& game, const play::Record& order, play::Given given)
{
    const play::System& system = *game.setting->system;
    const play::Kind& facts = system.facts();
    given.allowed = true;
    given.decreed.clear();
    for (const play::Field& field : facts.fields)
    {
        const play::Marks marks = system.could(game, {std::string(facts.key), {}}, field);
        given.decreed.emplace_back(field.key, marks.all.empty() ? play::Value(1) : marks.all.front());
    }
    play::Verdict verdict = play::judge(game, order, given);
    for (int dice = 0; !verdict.needs.empty() && dice < 20; ++dice)
    {
        const play::Need& need = verdict.needs.front();
        given.dice.push_back({need.sides, need.sides / 2, need.key(), play::Source::Typed});
        verdict = play::judge(game, order, given);
    }
    std::vector<std::string_view> heeded;
    for (const play::Field& field : facts.fields)
        if (std::ranges::count(verdict.unread, field.key) == 0)
            heeded.push_back(field.key);
    return heeded;
}

std::optional<play::Reason> refusedAllTheSame(const play::Game& game, const play::Record& order, play::Given given)
{
    given.allowed = true;
    const play::Verdict verdict = play::judge(game, order, given);
    const play::Reason* why = play::decisive(verdict);
    return why != nullptr ? std::optional(*why) : std::nullopt;
}

} // namespace

OverruleDialog::OverruleDialog(const play::Game& game, const play::Record& order, const play::Verdict& verdict,
                               const play::Given& given, QWidget* parent)
    : QDialog(parent),
      game_(game),
      order_(order),
      verdict_(verdict),
      held_{std::string(game.setting->system->facts().key), given.decreed},
      heeded_(heeded(game, order, given)),
      stays_(refusedAllTheSame(game, order, given)),
      rules_(new QLabel(this)),
      noteLabel_(new QLabel(this)),
      note_(new QLineEdit(this)),
      allow_(new QRadioButton(this)),
      cannot_(new QLabel(this)),
      facts_(new RecordForm(this)),
      forbid_(new QRadioButton(this)),
      instead_(new QRadioButton(this)),
      effects_(new EffectsEditor(game, order, verdict.effects, this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    build();
    facts_->begin(game_, game_.setting->system->facts());
    showFacts();
    // He who overrules says the opposite of the rules, most of the time.
    (verdict.legal ? forbid_ : stays_ ? instead_ : allow_)->setChecked(true);
    allow_->setEnabled(!stays_);
    cannot_->setVisible(stays_.has_value());
    retranslate();
    facts_->retranslate(); // letters that the other texts leave free
    showWhetherItIs();
    note_->setFocus();
}

void OverruleDialog::build()
{
    auto* column = new QVBoxLayout(this);
    for (QLabel* text : {rules_, cannot_})
    {
        text->setWordWrap(true);
        text->setTextFormat(Qt::PlainText);
    }
    cannot_->setObjectName(QStringLiteral("cannot"));
    for (QWidget* part : std::initializer_list<QWidget*>{rules_, noteLabel_, note_, allow_, cannot_, facts_, forbid_,
                                                         instead_, effects_, buttons_})
        column->addWidget(part);
    for (QWidget* part : std::initializer_list<QWidget*>{cannot_, facts_, effects_})
        part->setContentsMargins(22, 0, 0, 0);
    noteLabel_->setBuddy(note_);
    note_->setMaxLength(static_cast<int>(Longest::Note));
    note_->setObjectName(QStringLiteral("note"));
    allow_->setObjectName(QStringLiteral("allow"));
    forbid_->setObjectName(QStringLiteral("forbid"));
    instead_->setObjectName(QStringLiteral("instead"));
    connect(facts_, &RecordForm::given, this, &OverruleDialog::hold);
    connect(facts_, &RecordForm::picked, this, &OverruleDialog::hold);
    connect(facts_, &RecordForm::cleared, this,
            [this](const play::Field& field)
            {
                std::erase_if(held_.fields, [&](const auto& one) { return one.first == field.key; });
                showFacts();
            });
    connect(note_, &QLineEdit::textChanged, this, &OverruleDialog::showWhetherItIs);
    for (const QRadioButton* one : {allow_, forbid_, instead_})
        connect(one, &QRadioButton::toggled, this, &OverruleDialog::showWhetherItIs);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void OverruleDialog::hold(const play::Field& field, const play::Value& value)
{
    held_ = play::with(std::move(held_), field, value);
    showFacts();
}

void OverruleDialog::showFacts()
{
    facts_->show(held_, {}, [this](const play::Field& one) { return std::ranges::count(heeded_, one.key) > 0; });
}

void OverruleDialog::showWhetherItIs()
{
    facts_->setVisible(allow_->isChecked() && !heeded_.empty());
    effects_->setVisible(instead_->isChecked());
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(!note_->text().trimmed().isEmpty());
    adjustSize();
}

Ruling OverruleDialog::ruling() const
{
    Ruling ruling;
    ruling.why = note_->text().trimmed().toStdString();
    if (allow_->isChecked())
        ruling.decreed = held_.fields;
    else if (forbid_->isChecked())
        ruling.overruled = play::Overruling{false, {}, ruling.why};
    else
        ruling.overruled = play::Overruling{true, effects_->effects(), ruling.why};
    return ruling;
}

void OverruleDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        retranslate();
        effects_->retranslate();
        facts_->retranslate();
    }
    QDialog::changeEvent(event);
}

void OverruleDialog::retranslate()
{
    setWindowTitle(tr("Overrule"));
    const VerdictText text(game_);
    QStringList said{text.headline(order_, verdict_)};
    if (const play::Reason* decisive = play::decisive(verdict_))
        said += text.reason(*decisive);
    rules_->setText(tr("The rules say: %1").arg(said.join(' ')));
    noteLabel_->setText(tr("&Why (recorded in the journal):"));
    //: what you hold: what the referee takes to be so
    allow_->setText(verdict_.legal ? tr("&Apply the rules to other facts")
                                   : tr("&Allow it: the rules apply, with the dice and the facts you set"));
    if (stays_)
        cannot_->setText(tr("Not even the referee can allow this: %1").arg(text.reason(*stays_)));
    forbid_->setText(tr("&Forbid it: nothing happens"));
    instead_->setText(tr("&Something else happens:"));
}

} // namespace merlon::referee
