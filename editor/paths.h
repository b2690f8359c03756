#pragma once

#include <QString>

#include <filesystem>

namespace merlon::editor
{

/// A path of Qt as core's files take it.
inline std::filesystem::path fsPath(const QString& path)
{
    return path.toStdU16String();
}

} // namespace merlon::editor
