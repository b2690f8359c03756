#pragma once

#include <QObject>

namespace merlon::app
{

/// The wheel scrolls a panel, and turns no box that happens to lie under the mouse: only one that has the keyboard.
class QuietWheel : public QObject
{
public:
    /// For all windows of the program, once.
    static void keep();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using QObject::QObject;
};

} // namespace merlon::app
