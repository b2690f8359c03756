#include "app/window/wizard_options_page.h"

#include "referee/options_page.h"
#include "translations/diagnostics.h"

#include <QLabel>
#include <QVBoxLayout>

namespace merlon::app
{

WizardOptionsPage::WizardOptionsPage(QWidget* parent)
    : WizardPage(parent), options_(new referee::OptionsPage), none_(new QLabel(tr("This game has no options.")))
{
    none_->setObjectName(QStringLiteral("wizard.noOptions"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(none_);
    column->addWidget(options_, 1);
    connect(options_, &referee::OptionsPage::chosen, this,
            [this](const play::Fields& options)
            {
                chosen_[system_] = options;
                show();
                emit changed();
            });
}

void WizardOptionsPage::come(const ScenarioPlan& plan)
{
    plan_ = plan;
    system_ = plan.system;
    show();
}

void WizardOptionsPage::show()
{
    if (system_ == nullptr)
        return;
    plan_.options = chosen_[system_];
    options_->show(system_, sketchOf(plan_), wrong());
    none_->setVisible(options_->isEmpty());
    options_->setVisible(!options_->isEmpty());
}

/// Of the options alone: what the other pages lack they say themselves.
QStringList WizardOptionsPage::wrong() const
{
    QStringList all;
    for (const play::Problem& one : system_->problems(sketchOf(plan_), {}))
        if (one.counter == nullptr && one.field == "options" && !one.warns)
            all += words::sentence(one.message);
    return all;
}

void WizardOptionsPage::read(ScenarioPlan& plan) const
{
    const auto chosen = chosen_.find(plan.system);
    plan.options = chosen != chosen_.end() ? chosen->second : play::Fields();
}

QString WizardOptionsPage::missing() const
{
    return system_ != nullptr ? wrong().value(0) : QString();
}

} // namespace merlon::app
