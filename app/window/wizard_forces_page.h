#pragma once

#include "app/window/wizard_page.h"

#include <array>

class QComboBox;
class QGroupBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace merlon::editor
{
class TitleField;
} // namespace merlon::editor

namespace merlon::app
{

/// Who fights: two forces, each with the counters that its game proposes, names of place and time, and where it sets
/// up.
class ForcesPage : public WizardPage
{
    Q_OBJECT

public:
    explicit ForcesPage(QWidget* parent = nullptr);

    void read(ScenarioPlan& plan) const override;
    void come(const ScenarioPlan& plan) override;

private:
    struct Box
    {
        editor::TitleField* name = nullptr;
        QToolButton* colourButton = nullptr;
        std::string colour{};
        QComboBox* levy = nullptr;
        QComboBox* size = nullptr;
        QComboBox* names = nullptr;
        QComboBox* where = nullptr;
        QSpinBox* depth = nullptr;
        QLabel* says = nullptr;
    };

    QGroupBox* build(Box& box, std::size_t number);
    void offerLevies(Box& box, std::size_t number, const play::System& system);
    void choose(Box& box);
    void show(Box& box, const std::string& colour);
    ForcePlan planned(const Box& box) const;
    void tell();

    std::array<Box, 2> boxes_;
    QLabel* standIns_ = nullptr; ///< says that no rulebook prints what is proposed
    ScenarioPlan plan_;          ///< as the other pages have it
};

} // namespace merlon::app
