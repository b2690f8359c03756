#pragma once

#include "core/edit/thing.h"
#include "editor/contents_box.h"

/// What may be chosen of what stands on a hex; each choice is a step of the history.
namespace merlon::editor
{

class Workspace;

/// The workspace may go away. The entry is of its map.
ContentsBox::Row featureRow(Workspace& workspace, const edit::Entry& entry);
ContentsBox::Row overlayRow(Workspace& workspace, const edit::Entry& entry);

} // namespace merlon::editor
