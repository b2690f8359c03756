#pragma once

#include <QObject>

namespace merlon::app
{

/// What a list or a table has no room to write out is said by a tool tip, unless the item has one of its own.
class ElidedTips : public QObject
{
public:
    /// For all windows of the program, once.
    static void keep();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using QObject::QObject;
};

} // namespace merlon::app
