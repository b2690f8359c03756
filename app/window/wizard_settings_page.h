#pragma once

#include "app/window/wizard_page.h"

#include <QStringList>

#include <map>

namespace merlon::referee
{
class OptionsPage;
} // namespace merlon::referee

namespace merlon::app
{

/// What only settings of the chosen game have: the day of a tournament, how many rounds it has.
class SettingsPage : public WizardPage
{
    Q_OBJECT

public:
    explicit SettingsPage(QWidget* parent = nullptr);

    void read(ScenarioPlan& plan) const override;
    void come(const ScenarioPlan& plan) override;
    bool isFor(const play::System& system) const override { return system.own() != nullptr; }
    QString missing() const override;

private:
    void showSettings();
    QStringList wrong() const;

    ScenarioPlan plan_;
    std::map<const play::System*, play::Fields> own_; ///< as it was when another game was chosen
    referee::OptionsPage* settings_;
};

} // namespace merlon::app
