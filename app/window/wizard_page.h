#pragma once

#include "app/window/scenario_plan.h"

#include "core/play/system.h"

#include <QWidget>

namespace merlon::app
{

/// A page of the wizard: a part of what its author decides. Pages are filled in any order.
class WizardPage : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// What is entered here, into the plan.
    virtual void read(ScenarioPlan& plan) const = 0;
    /// The page is opened: it offers what the other pages allow.
    virtual void come(const ScenarioPlan& /*plan*/) {}
    /// Whether such a scenario has anything of what is decided here.
    virtual bool isFor(const play::System& system) const { return system.maps().first > 0; }
    /// What keeps the scenario from being made; empty: nothing.
    virtual QString missing() const { return {}; }

signals:
    void changed();
};

} // namespace merlon::app
