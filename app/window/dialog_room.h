#pragma once

#include "app/window/kept_filter.h"

class QDialog;

namespace merlon::app
{

/// A dialog that is larger than its screen, which may be small or have large letters, scrolls; its buttons stay in
/// sight.
class DialogRoom : public KeptFilter<DialogRoom>
{
public:
    using KeptFilter::KeptFilter;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace merlon::app
