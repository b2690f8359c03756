#pragma once

#include "core/edit/edit.h"

#include <string>

namespace merlon::edit
{

/// What is saved under another name is called by another id. With `mapFile` a scenario takes a map of its own, which is
/// called by that id too and lies in that file beside it.
struct FileNames
{
    std::string id; ///< empty: as before
    std::string mapFile{};
};

/// What gives a desk those names. Saving is no step of the history: it swaps these in, and the steps follow.
std::map<Doc, Patch> renamed(const Desk& desk, const FileNames& names);
/// A step that was made before, so that undoing it brings no old name back. `board`: of the desk that was renamed.
void giveNames(Patch& step, const FileNames& names, int board);

} // namespace merlon::edit
