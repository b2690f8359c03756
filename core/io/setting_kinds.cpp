#include "core/io/setting_kinds.h"

#include "core/systems.h"

#include <algorithm>
#include <vector>

namespace merlon::io
{

std::span<const std::string_view> settingKinds()
{
    static const std::vector<std::string_view> kinds = []
    {
        std::vector<std::string_view> all{"scenario"};
        for (const play::System* system : systems())
            if (std::ranges::find(all, system->fileKind()) == all.end())
                all.push_back(system->fileKind());
        return all;
    }();
    return kinds;
}

bool isSetting(std::string_view kind)
{
    return std::ranges::find(settingKinds(), kind) != settingKinds().end();
}

} // namespace merlon::io
