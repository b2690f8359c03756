#pragma once

#include "core/play/scenario.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QPushButton;
class QSpinBox;
class QTabWidget;

namespace merlon::app
{

class ToldText;

/// What the players are told before a scenario begins, in each language and as they will read it: what went before, and
/// the briefing; how many turns it lasts, and who moves first.
class ScenarioDialog : public QDialog
{
    Q_OBJECT

public:
    /// `preview`: the briefing of a scenario in a language, as HTML.
    using Preview = std::function<QString(const play::Scenario&, const QString&)>;
    /// Which text is seen first.
    enum class Begin : std::uint8_t
    {
        Background,
        Briefing
    };
    ScenarioDialog(const play::Scenario& scenario, Preview preview, Begin begin, QWidget* parent = nullptr);

    LocalText background() const;
    LocalText briefing() const;
    int turns() const;
    std::string first() const;

private:
    play::Scenario told() const;

    play::Scenario scenario_;
    QTabWidget* texts_;
    ToldText* background_ = nullptr;
    ToldText* briefing_ = nullptr;
    QSpinBox* turns_;
    QComboBox* first_;
    QPushButton* ok_ = nullptr;
};

} // namespace merlon::app
