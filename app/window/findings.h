#pragma once

#include "core/lint/lint.h"

#include <QObject>

class QStatusBar;
class QToolButton;

namespace merlon::app
{

class Commands;
class Rooms;

/// What lint finds, joined to the window: how much it is stands in the status bar, and what is chosen in the list is
/// shown on the map or opened.
class Findings : public QObject
{
    Q_OBJECT

public:
    /// All of them outlive it.
    Findings(QStatusBar& bar, const Rooms& rooms, const Commands& commands);

    void retranslate();

private:
    void pointTo(const lint::Finding& finding) const;
    void goTo(const lint::Finding& finding) const;

    const Rooms& rooms_;
    const Commands& commands_;
    QToolButton* count_;
    int found_ = 0;
};

} // namespace merlon::app
