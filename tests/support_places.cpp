#include "support_places.h"

#include <filesystem>

namespace merlon::test
{
namespace
{

/// Every program of tests lies in its folder `tests`.
const std::filesystem::path& build()
{
    static const auto folder = std::filesystem::canonical("/proc/self/exe").parent_path().parent_path();
    return folder;
}

/// CMake leaves a link to it in the build.
const std::filesystem::path& source()
{
    static const auto folder = std::filesystem::canonical(build() / "source");
    return folder;
}

} // namespace

std::string inSource(std::string_view path)
{
    return (source() / path).string();
}

QString inSource(QStringView path)
{
    return QString::fromStdString(inSource(path.toString().toStdString()));
}

std::string inBuild(std::string_view path)
{
    return (build() / path).string();
}

QString inBuild(QStringView path)
{
    return QString::fromStdString(inBuild(path.toString().toStdString()));
}

} // namespace merlon::test
