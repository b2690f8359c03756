#pragma once

#include <QString>

#include <string>
#include <string_view>

/// Where things lie, found from where the program lies: no path of a clone is compiled in, so that the compiler's cache
/// serves all clones. The answer is of the kind that was given: inSource("scenarios"), inSource(u"scenarios").
namespace merlon::test
{

std::string inSource(std::string_view path);
QString inSource(QStringView path);

/// In the folder of this build: inBuild("app/merlonctl").
std::string inBuild(std::string_view path);
QString inBuild(QStringView path);

} // namespace merlon::test
