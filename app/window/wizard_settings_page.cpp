#include "app/window/wizard_settings_page.h"

#include "referee/options_page.h"
#include "translations/diagnostics.h"

#include <QDate>
#include <QRandomGenerator>
#include <QVBoxLayout>

namespace merlon::app
{

SettingsPage::SettingsPage(QWidget* parent)
    : WizardPage(parent), settings_(new referee::OptionsPage(nullptr, referee::Settings::Own))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(settings_);
    connect(settings_, &referee::OptionsPage::chosen, this,
            [this](const play::Fields& own)
            {
                own_[plan_.system] = own;
                showSettings();
                emit changed();
            });
}

void SettingsPage::come(const ScenarioPlan& plan)
{
    plan_ = plan;
    if (plan.system == nullptr || plan.system->own() == nullptr)
        return;
    const QDate today = QDate::currentDate();
    if (!own_.contains(plan.system))
        own_[plan.system] =
            plan.system->newOwn({today.year(), today.month(), today.day()}, QRandomGenerator::global()->generate64());
    showSettings();
}

void SettingsPage::showSettings()
{
    plan_.own = own_[plan_.system];
    settings_->show(plan_.system, sketchOf(plan_), wrong());
}

QStringList SettingsPage::wrong() const
{
    QStringList all;
    for (const play::Problem& one : plan_.system->problems(sketchOf(plan_), {}))
        all += words::sentence(one.message);
    return all;
}

void SettingsPage::read(ScenarioPlan& plan) const
{
    if (const auto own = own_.find(plan.system); own != own_.end())
        plan.own = own->second;
}

QString SettingsPage::missing() const
{
    return plan_.system != nullptr && plan_.system->own() != nullptr ? wrong().value(0) : QString();
}

} // namespace merlon::app
