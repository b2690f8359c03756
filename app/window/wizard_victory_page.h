#pragma once

#include "app/window/wizard_page.h"

#include <array>

class QCheckBox;
class QComboBox;
class QGroupBox;
class QSpinBox;

namespace merlon::app
{

/// How long the game lasts, who moves first, and the usual ways to win it. Others are added in the victory dialog.
class VictoryPage : public WizardPage
{
    Q_OBJECT

public:
    explicit VictoryPage(QWidget* parent = nullptr);

    void read(ScenarioPlan& plan) const override;
    void come(const ScenarioPlan& plan) override;

private:
    struct Side
    {
        QGroupBox* group = nullptr;
        QCheckBox* leader = nullptr;
        QCheckBox* held = nullptr;
        QSpinBox* heldBy = nullptr;
        QCheckBox* lost = nullptr;
        QSpinBox* lostOf = nullptr;
    };

    QGroupBox* build(Side& side, std::size_t number);

    QSpinBox* turns_;
    QComboBox* first_;
    QComboBox* atEnd_;
    std::array<Side, 2> sides_;
};

} // namespace merlon::app
