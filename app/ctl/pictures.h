#pragma once

#include "core/play/system.h"
#include "core/yaml/diagnostic.h"

namespace merlon::ctl
{

/// Warnings of a scan or a photograph that a map or a table names and that cannot be drawn, where it is named. Of a
/// setting those beneath its boards.
yaml::Diagnostics undrawnImages(const std::string& file, const play::Setting* setting = nullptr);

} // namespace merlon::ctl
