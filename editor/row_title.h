#pragma once

#include <QFormLayout>
#include <QLabel>

namespace merlon::editor
{

/// Names a row of a form that has a label already, when the language changes.
inline void setRowTitle(const QFormLayout& form, QWidget* field, const QString& text)
{
    static_cast<QLabel*>(form.labelForField(field))->setText(text);
}

} // namespace merlon::editor
