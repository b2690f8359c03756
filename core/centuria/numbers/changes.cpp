#include "core/centuria/numbers/changes.h"

#include "core/yaml/part.h"

namespace merlon::centuria
{

std::vector<ChangeRow> readChanges(const yaml::Node& node, yaml::Log& log)
{
    const std::vector<std::string_view> changes{"none", "move", "remove"};
    const std::vector<std::string_view> fates{"none", "done", "lost"};
    const yaml::Part part(node, log, "scenery-changes", {"printed", "rows"});
    std::vector<ChangeRow> out;
    for (const yaml::Node& item : part.list("rows"))
    {
        const yaml::Part row(item, log, "rows", {"a", "b", "same", "of-a", "of-b"});
        out.push_back({row.word("a", changes, Change::None), row.word("b", changes, Change::None),
                       row.flag("same", false), row.word("of-a", fates, Fate::None),
                       row.word("of-b", fates, Fate::None)});
    }
    return out;
}

} // namespace merlon::centuria
