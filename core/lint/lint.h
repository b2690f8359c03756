#pragma once

#include "core/edit/edit.h"

#include <stop_token>

/// What hardly anybody means in documents that are in order.
namespace merlon::lint
{

struct Finding
{
    edit::Doc doc = 0;
    std::size_t shelf = 0;
    edit::Key key = 0;          ///< of the object that it is about; 0: the document as a whole
    std::string field;          ///< of it, as files name it; empty: all of it
    std::optional<hex::Hex> at; ///< where to look on the map
    yaml::Message says;
    std::optional<edit::Edit> fix;                     ///< its sentence says what it does
    bool safe = false;                                 ///< the fix takes nothing away that anybody could mean
    yaml::Severity severity = yaml::Severity::Warning; ///< an error: it cannot be played so
};

/// Of all documents of the desk, in the order of their files. Told to stop, it answers what it has so far.
std::vector<Finding> lint(const edit::Desk& desk, const std::stop_token& stop = {});

/// The desk after all safe fixes; those that touch the same things are made one after another. `made`: what was mended.
edit::Desk mended(edit::Desk desk, std::vector<Finding>* made = nullptr);
/// All safe fixes as one edit; empty when there are none.
edit::Edit mending(const edit::Desk& desk);

} // namespace merlon::lint
