#pragma once

#include "core/play/scenario.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QPushButton;
class QSpinBox;

namespace merlon::app
{

class ToldText;

/// What the players are told before a scenario begins, in each language and as they will read it; how many turns it
/// lasts, and who moves first.
class ScenarioDialog : public QDialog
{
    Q_OBJECT

public:
    /// `preview`: the briefing of a scenario in a language, as HTML.
    using Preview = std::function<QString(const play::Scenario&, const QString&)>;
    ScenarioDialog(const play::Scenario& scenario, Preview preview, QWidget* parent = nullptr);

    LocalText briefing() const;
    int turns() const;
    std::string first() const;

private:
    play::Scenario scenario_;
    ToldText* briefing_;
    QSpinBox* turns_;
    QComboBox* first_;
    QPushButton* ok_ = nullptr;
};

} // namespace merlon::app
