#pragma once

#include "app/window/wizard_page.h"

class QComboBox;
class QLineEdit;

namespace merlon::editor
{
class TitleField;
} // namespace merlon::editor

namespace merlon::app
{

/// What the scenario is called, by which game and edition it is played, and where its files will lie.
class GamePage : public WizardPage
{
    Q_OBJECT

public:
    explicit GamePage(QWidget* parent = nullptr);

    void read(ScenarioPlan& plan) const override;
    bool isFor(const play::System&) const override { return true; }
    QString missing() const override;

private:
    void nameEditions();
    void proposeFolder();
    void browse();

    editor::TitleField* title_;
    QComboBox* game_;
    QComboBox* edition_;
    QLineEdit* folder_;
    bool chosen_ = false; ///< the folder, by hand
};

} // namespace merlon::app
