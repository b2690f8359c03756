#include "core/yaml/unread.h"

#include "core/yaml/found.h"
#include "core/yaml/write.h"

namespace merlon::yaml
{

bool isKey(const Node& node)
{
    constexpr std::size_t longest = 200;
    return node.isScalar() && node.text.size() <= longest && node.text.find('\n') == std::string::npos;
}

bool checkKeys(const Node& node, Log& log)
{
    bool good = true;
    for (std::size_t i = 0; i < node.items.size(); ++i)
    {
        const Node& item = node.items[i];
        if (!node.isMapping() || i % 2 == 1)
            good = checkKeys(item, log) && good;
        else if (!isKey(item))
        {
            log.error(item, tell::key_any{.found = foundAt(item)});
            good = false;
        }
    }
    return good;
}

std::string keptText(const Node& key, const Node& value, bool flow)
{
    return flow ? flowText(key) + ": " + flowText(value) : blockText(key, value);
}

} // namespace merlon::yaml
