#pragma once

#include "app/window/kept_filter.h"

namespace merlon::app
{

/// The wheel scrolls a panel, and turns no box that happens to lie under the mouse: only one that has the keyboard.
class QuietWheel : public KeptFilter<QuietWheel>
{
public:
    using KeptFilter::KeptFilter;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace merlon::app
