#pragma once

#include "app/window/kept_filter.h"

class QLineEdit;
class QPlainTextEdit;

namespace merlon::app
{

/// Every field takes what a file can hold (core/map/text_rules.h), as it is typed or pasted: control characters and
/// piles of marks go. In a view a name is typed, with no more characters than a name may have; other fields set their
/// own limit.
class PlainFields : public KeptFilter<PlainFields>
{
public:
    using KeptFilter::KeptFilter;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void watch(QLineEdit& field);
    void watch(QPlainTextEdit& field);
};

} // namespace merlon::app
