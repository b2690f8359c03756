#pragma once

#include "app/window/kept_filter.h"

namespace merlon::app
{

/// What a list or a table has no room to write out is said by a tool tip, unless the item has one of its own.
class ElidedTips : public KeptFilter<ElidedTips>
{
public:
    using KeptFilter::KeptFilter;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace merlon::app
