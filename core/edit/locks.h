#pragma once

#include "core/edit/edit.h"

namespace merlon::edit
{

/// Layers that the hand may not change, whatever it holds.
struct Locks
{
    bool terrain = false;
    bool levels = false;
    bool features = false;
    bool structures = false;
    bool overlays = false;
    bool counters = false;
    bool zones = false;
    bool areas = false; ///< of a measured table
    bool courses = false;
    bool places = false; ///< and the ways between them

    friend bool operator==(const Locks&, const Locks&) = default;
};

/// Why an edit may not be done; nothing when it changes no layer that is locked.
std::optional<yaml::Message> refusedBy(const Locks& locks, const Desk& desk, const Edit& edit);

} // namespace merlon::edit
