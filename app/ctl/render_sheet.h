#pragma once

#include "app/ctl/command.h"
#include "editor/board_picture.h"

namespace merlon::ctl
{

/// The sheet of a map, of a scenario or of a journal's game, into that file.
int renderSheet(const Command& command, const QString& path, const editor::PictureOptions& options);

} // namespace merlon::ctl
