#pragma once

#include "app/window/kept_filter.h"

namespace merlon::app
{

/// A letter is no number: where one is typed letters stay what they are elsewhere, keys of tools. In a whole number
/// nothing stands between thousands.
class NumberFields : public KeptFilter<NumberFields>
{
public:
    using KeptFilter::KeptFilter;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace merlon::app
