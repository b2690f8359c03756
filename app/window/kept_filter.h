#pragma once

#include <QApplication>

#include <utility>

namespace merlon::app
{

/// What hears the events of all windows of the program, from the first window on.
template <class Filter>
class KeptFilter : public QObject
{
public:
    /// Once for the program.
    static void keep()
    {
        static bool kept = false;
        if (!std::exchange(kept, true))
            qApp->installEventFilter(new Filter(qApp));
    }

protected:
    using QObject::QObject;
};

} // namespace merlon::app
