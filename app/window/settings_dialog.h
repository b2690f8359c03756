#pragma once

#include "core/play/scenario.h"

#include <QDialog>

class QPushButton;

namespace merlon::referee
{
class OptionsPage;
} // namespace merlon::referee

namespace merlon::app
{

/// What only settings of a scenario's system have: the day of a tournament, how many rounds it has.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit SettingsDialog(const play::Scenario& scenario, QWidget* parent = nullptr);

    const play::Fields& own() const { return scenario_.own; }

private:
    void showSettings();

    play::Scenario scenario_;
    referee::OptionsPage* settings_;
    QPushButton* ok_ = nullptr;
};

} // namespace merlon::app
