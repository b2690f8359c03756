#pragma once

#include "core/map/hex_map.h"

#include <tl/expected.hpp>

#include <QString>

namespace merlon::editor
{

/// An image that is to lie under a map. A map's files stay together: one from elsewhere is copied beside it.
struct ScanChoice
{
    QString file;        ///< where it is now
    QString image;       ///< its path from the map's folder, as the map will name it
    bool copied = false; ///< it is not there yet

    /// Or why not: a map without a file has no folder. Nothing is copied yet.
    static tl::expected<ScanChoice, QString> of(const QString& mapFile, const QString& image);
    /// Copies it where that is wanted.
    tl::expected<void, QString> bring(const QString& mapFile) const;
};

/// A map or a table that goes to another folder, under a name from there, takes its image along; one that is there
/// already is left alone. What cannot be copied is missed by whoever shows the map, and said there.
void bringScanAlong(const std::string& image, const QString& mapFile, const QString& folder, const QString& newName);

} // namespace merlon::editor
