#pragma once

#include <QVariant>
#include <QWidget>

namespace merlon::editor
{

/// Whether keys are letters there: a field, or the cell of a list that is being edited.
inline bool typesText(const QWidget& widget)
{
    return widget.testAttribute(Qt::WA_InputMethodEnabled) && widget.inputMethodQuery(Qt::ImCursorPosition).isValid();
}

} // namespace merlon::editor
