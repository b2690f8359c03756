#pragma once

#include "app/window/kept_filter.h"

namespace merlon::app
{

/// Commands whose keys have a digit hear it from the key that bears it, on every keyboard (translations/digit_key.h),
/// and where no text is typed so do those that have nothing else.
class DigitKeys : public KeptFilter<DigitKeys>
{
public:
    using KeptFilter::KeptFilter;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    quint32 done_ = 0; ///< the key whose press was a command already
};

} // namespace merlon::app
