#pragma once

#include "app/window/kept_filter.h"

namespace merlon::app
{

/// A letter typed into a list is for the list, which goes to the name that begins so; where a list hangs open so is
/// every sign. Neither is the key of a tool then.
class OpenLists : public KeptFilter<OpenLists>
{
public:
    using KeptFilter::KeptFilter;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace merlon::app
