#include "referee/overrule_dialog.h"

#include "referee/record_form.h"
#include "referee/verdict_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace merlon::referee
{
namespace
{

/// A thing of that sort that the order names: whom it is about, most of the time the last one.
const play::Value* namedIn(const play::Record& order, std::string_view sort)
{
    const play::Value* last = nullptr;
    for (const auto& [key, value] : order.fields)
        if (const auto* ref = std::get_if<play::Ref>(&value); ref != nullptr && ref->sort == sort)
            last = &value;
    return last;
}

} // namespace

OverruleDialog::OverruleDialog(const play::Game& game, const play::Record& order, const play::Verdict& verdict,
                               QWidget* parent)
    : QDialog(parent),
      game_(game),
      order_(order),
      verdict_(verdict),
      effects_(verdict.effects),
      rules_(new QLabel(this)),
      allow_(new QRadioButton(this)),
      forbid_(new QRadioButton(this)),
      noteLabel_(new QLabel(this)),
      note_(new QLineEdit(this))
{
    outcome_ = buildEffects();
    auto* column = new QVBoxLayout(this);
    rules_->setWordWrap(true);
    rules_->setTextFormat(Qt::PlainText);
    for (QWidget* part : std::initializer_list<QWidget*>{rules_, allow_, outcome_, forbid_, noteLabel_, note_})
        column->addWidget(part);
    noteLabel_->setBuddy(note_);
    note_->setMaxLength(2000);
    allow_->setObjectName(QStringLiteral("allow"));
    forbid_->setObjectName(QStringLiteral("forbid"));
    note_->setObjectName(QStringLiteral("note"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(allow_, &QRadioButton::toggled, outcome_, &QWidget::setEnabled);
    // He who overrules says the opposite of the rules, most of the time.
    (verdict.legal ? forbid_ : allow_)->setChecked(true);
    outcome_->setEnabled(allow_->isChecked());
    retranslate();
    showKind();
    showEffects();
}

QWidget* OverruleDialog::buildEffects()
{
    auto* part = new QWidget(this);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(22, 0, 0, 0);
    list_ = new QListWidget(part);
    list_->setObjectName(QStringLiteral("effects"));
    list_->setMaximumHeight(fontMetrics().height() * 6);
    list_->setMinimumWidth(fontMetrics().averageCharWidth() * 56);
    remove_ = new QPushButton(part);
    remove_->setObjectName(QStringLiteral("remove"));
    kind_ = new QComboBox(part);
    kind_->setObjectName(QStringLiteral("effect"));
    form_ = new RecordForm(part);
    add_ = new QPushButton(part);
    add_->setObjectName(QStringLiteral("add"));
    for (QPushButton* button : {remove_, add_})
        button->setAutoDefault(false);
    auto* listed = new QHBoxLayout;
    listed->addWidget(list_, 1);
    listed->addWidget(remove_, 0, Qt::AlignTop);
    column->addLayout(listed);
    auto* entered = new QHBoxLayout;
    entered->addWidget(kind_, 0, Qt::AlignTop);
    entered->addWidget(form_, 1);
    entered->addWidget(add_, 0, Qt::AlignTop);
    column->addLayout(entered);
    connect(kind_, &QComboBox::activated, this, &OverruleDialog::showKind);
    connect(form_, &RecordForm::given, this, &OverruleDialog::put);
    connect(form_, &RecordForm::picked, this,
            [this](const play::Field& field, const play::Value& mark)
            { put(field, field.list ? game_.setting->system->given(game_, next_, field, mark) : mark); });
    connect(form_, &RecordForm::cleared, this,
            [this](const play::Field& field)
            {
                std::erase_if(next_.fields, [&](const auto& one) { return one.first == field.key; });
                form_->show(next_, {});
            });
    connect(add_, &QPushButton::clicked, this, &OverruleDialog::add);
    connect(remove_, &QPushButton::clicked, this,
            [this]
            {
                if (const int row = list_->currentRow(); row >= 0)
                    effects_.erase(effects_.begin() + row);
                showEffects();
            });
    return part;
}

/// The form of the effect that the box names, with whom the order is about.
void OverruleDialog::showKind()
{
    const auto kinds = game_.setting->system->effects();
    const play::Kind& kind = *kinds[static_cast<std::size_t>(qMax(0, kind_->currentIndex()))];
    next_ = {std::string(kind.key), {}};
    for (const play::Field& field : kind.fields)
    {
        if (field.words.size() == 1)
            next_ = play::with(std::move(next_), field,
                               play::Choice{std::string(field.set), std::string(field.words.front())});
        const play::Value* named = field.sort == play::Sort::Thing ? namedIn(order_, field.set) : nullptr;
        if (named != nullptr && !field.list)
            next_ = play::with(std::move(next_), field, *named);
    }
    form_->begin(game_, kind);
    form_->reset();
    form_->show(next_, {});
}

void OverruleDialog::put(const play::Field& field, const play::Value& value)
{
    next_ = play::with(std::move(next_), field, value);
    form_->show(next_, {});
}

void OverruleDialog::add()
{
    if (!game_.setting->system->apply(game_, std::span(&next_, 1), play::today))
        return form_->setFocus(); // something is missing
    effects_.push_back(next_);
    showEffects();
}

void OverruleDialog::showEffects()
{
    const VerdictText text(game_);
    list_->clear();
    for (const play::Record& one : effects_)
        list_->addItem(text.effect(one));
    if (effects_.empty())
    {
        auto* nothing = new QListWidgetItem(tr("Nothing changes."), list_);
        nothing->setFlags(Qt::NoItemFlags);
    }
    remove_->setEnabled(!effects_.empty());
}

play::Overruling OverruleDialog::ruling() const
{
    play::Overruling ruling;
    ruling.allowed = allow_->isChecked();
    ruling.note = note_->text().trimmed().toStdString();
    if (ruling.allowed)
        ruling.effects = effects_;
    return ruling;
}

void OverruleDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        retranslate();
        showEffects();
    }
    QDialog::changeEvent(event);
}

void OverruleDialog::retranslate()
{
    setWindowTitle(tr("Overrule"));
    const VerdictText text(game_);
    rules_->setText(tr("The rules say: %1").arg(text.headline(order_, verdict_)));
    allow_->setText(tr("&Allow it. What happens:"));
    forbid_->setText(tr("&Forbid it: nothing happens"));
    noteLabel_->setText(tr("&Why (kept in the journal):"));
    add_->setText(tr("A&dd"));
    remove_->setText(tr("&Remove"));
    list_->setAccessibleName(tr("What happens"));
    kind_->setAccessibleName(tr("Kind of effect"));
    const int chosen = qMax(0, kind_->currentIndex());
    kind_->clear();
    for (const play::Kind* one : game_.setting->system->effects())
        kind_->addItem(text.effectName(one->key));
    kind_->setCurrentIndex(chosen);
    form_->retranslate();
}

} // namespace merlon::referee
