#include "app/window/scenario_dialog.h"

#include "app/window/told_text.h"
#include "translations/words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

namespace merlon::app
{

ScenarioDialog::ScenarioDialog(const play::Scenario& scenario, Preview preview, Begin begin, QWidget* parent)
    : QDialog(parent), scenario_(scenario), texts_(new QTabWidget), turns_(new QSpinBox), first_(new QComboBox)
{
    constexpr int mostTurns = 100'000; // that a file may say
    setObjectName(QStringLiteral("scenario"));
    setWindowTitle(tr("Background, briefing and turns"));
    turns_->setObjectName(QStringLiteral("scenario.turns"));
    turns_->setRange(0, mostTurns);
    turns_->setSpecialValueText(tr("No limit"));
    turns_->setValue(scenario.turns);
    first_->setObjectName(QStringLiteral("scenario.first"));
    for (const play::Force& force : scenario.forces)
        first_->addItem(QString::fromStdString(force.name.empty() ? force.id : force.name.in(words::language())),
                        QString::fromStdString(force.id));
    first_->setCurrentIndex(first_->findData(QString::fromStdString(scenario.first)));
    const auto as = [this, preview = std::move(preview)](LocalText play::Scenario::*text)
    {
        return [this, preview, text](const LocalText& edited, const QString& language)
        {
            play::Scenario now = told();
            now.*text = edited;
            return preview(now, language);
        };
    };
    background_ =
        new ToldText(scenario.background, QStringLiteral("scenario.background"), as(&play::Scenario::background));
    briefing_ = new ToldText(scenario.briefing, QStringLiteral("scenario.briefing"), as(&play::Scenario::briefing));
    texts_->setObjectName(QStringLiteral("scenario.texts"));
    texts_->addTab(background_, tr("Background"));
    texts_->addTab(briefing_, tr("Briefing"));
    texts_->setCurrentWidget(begin == Begin::Background ? background_ : briefing_);
    auto* form = new QFormLayout;
    form->addRow(tr("&Turn limit:"), turns_);
    //: which of the forces
    form->addRow(tr("&Moves first:"), first_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    auto* column = new QVBoxLayout(this);
    column->addWidget(texts_, 1);
    column->addLayout(form);
    column->addWidget(buttons);
    for (ToldText* text : {background_, briefing_})
    {
        ToldText* other = text == briefing_ ? background_ : briefing_;
        connect(text, &ToldText::changed, this, [this] { ok_->setEnabled(background_->fits() && briefing_->fits()); });
        connect(text, &ToldText::changed, other, &ToldText::follow);
        connect(turns_, &QSpinBox::valueChanged, text, &ToldText::follow);
    }
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(940, 600);
}

/// As far as its fields are made.
play::Scenario ScenarioDialog::told() const
{
    play::Scenario now = scenario_;
    if (background_ != nullptr)
        now.background = background_->text();
    if (briefing_ != nullptr)
        now.briefing = briefing_->text();
    now.turns = turns();
    return now;
}

LocalText ScenarioDialog::background() const
{
    return background_->text();
}

LocalText ScenarioDialog::briefing() const
{
    return briefing_->text();
}

int ScenarioDialog::turns() const
{
    return turns_->value();
}

std::string ScenarioDialog::first() const
{
    return first_->currentData().toString().toStdString();
}

} // namespace merlon::app
