#include "support_files.h"
#include "translations/diagnostics.h"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace merlon::test
{

std::string readText(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder, const std::string& ending)
{
    std::vector<std::filesystem::path> found;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.path().string().ends_with(ending))
            found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    return found;
}

std::string said(const yaml::Diagnostics& diagnostics)
{
    std::string out;
    for (yaml::Diagnostic one : diagnostics)
    {
        one.file.clear();
        out += words::toText(one).toStdString().substr(1) + '\n'; // "line:column: ..." without the colon behind no name
    }
    return out;
}

} // namespace merlon::test
