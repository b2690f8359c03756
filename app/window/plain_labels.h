#pragma once

#include "app/window/kept_filter.h"

namespace merlon::app
{

/// Labels show text as it is written unless they are told to read markup: names and messages come from files, and Qt
/// would open the pictures that they name. Tool tips have no such switch, see words::tip.
class PlainLabels : public KeptFilter<PlainLabels>
{
public:
    using KeptFilter::KeptFilter;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace merlon::app
