#pragma once

#include "app/window/wizard_page.h"

#include <QStringList>

#include <map>

class QLabel;

namespace merlon::referee
{
class OptionsPage;
} // namespace merlon::referee

namespace merlon::app
{

/// What the chosen game lets its author decide: optional rules, who besieges, how long it lasts. What was chosen for a
/// game is still there when its author comes back to it.
class WizardOptionsPage : public WizardPage
{
    Q_OBJECT

public:
    explicit WizardOptionsPage(QWidget* parent = nullptr);

    void read(ScenarioPlan& plan) const override;
    void come(const ScenarioPlan& plan) override;
    QString missing() const override;

private:
    void show();
    QStringList wrong() const;

    const play::System* system_ = nullptr;
    ScenarioPlan plan_;
    std::map<const play::System*, play::Fields> chosen_;
    referee::OptionsPage* options_;
    QLabel* none_;
};

} // namespace merlon::app
