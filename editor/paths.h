#pragma once

#include <QString>

#include <filesystem>
#include <system_error>

namespace merlon::editor
{

/// A path of Qt as core's files take it.
inline std::filesystem::path fsPath(const QString& path)
{
    return path.toStdU16String();
}

/// Whether both name one file: spelled otherwise, or through links.
inline bool isSameFile(const QString& one, const QString& other)
{
    std::error_code ignored; // where there is none
    return !one.isEmpty() && (one == other || std::filesystem::equivalent(fsPath(one), fsPath(other), ignored));
}

} // namespace merlon::editor
