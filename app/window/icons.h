#pragma once

#include <QIcon>

namespace merlon::app
{

/// One of resources/icons, drawn in the palette's colour of button texts.
QIcon icon(const QString& name);

} // namespace merlon::app
