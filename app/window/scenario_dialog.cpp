#include "app/window/scenario_dialog.h"

#include "app/window/told_text.h"
#include "translations/words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace merlon::app
{

ScenarioDialog::ScenarioDialog(const play::Scenario& scenario, Preview preview, QWidget* parent)
    : QDialog(parent), scenario_(scenario), turns_(new QSpinBox), first_(new QComboBox)
{
    constexpr int mostTurns = 100'000; // that a file may say
    setObjectName(QStringLiteral("scenario"));
    setWindowTitle(tr("Briefing and turns"));
    turns_->setObjectName(QStringLiteral("scenario.turns"));
    turns_->setRange(0, mostTurns);
    turns_->setSpecialValueText(tr("No limit"));
    turns_->setValue(scenario.turns);
    first_->setObjectName(QStringLiteral("scenario.first"));
    for (const play::Force& force : scenario.forces)
        first_->addItem(QString::fromStdString(force.name.empty() ? force.id : force.name.in(words::language())),
                        QString::fromStdString(force.id));
    first_->setCurrentIndex(first_->findData(QString::fromStdString(scenario.first)));
    briefing_ = new ToldText(scenario.briefing, QStringLiteral("scenario.briefing"),
                             [this, preview = std::move(preview)](const LocalText& briefing, const QString& language)
                             {
                                 play::Scenario now = scenario_;
                                 now.briefing = briefing;
                                 now.turns = turns();
                                 return preview(now, language);
                             });
    auto* form = new QFormLayout;
    form->addRow(tr("&Turn limit:"), turns_);
    //: which of the forces
    form->addRow(tr("&Moves first:"), first_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    auto* column = new QVBoxLayout(this);
    column->addWidget(briefing_, 1);
    column->addLayout(form);
    column->addWidget(buttons);
    connect(briefing_, &ToldText::changed, this, [this] { ok_->setEnabled(briefing_->fits()); });
    connect(turns_, &QSpinBox::valueChanged, briefing_, &ToldText::follow);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(940, 560);
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
