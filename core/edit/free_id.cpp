#include "core/edit/free_id.h"

namespace merlon::edit
{

std::string freeId(std::string wish, std::set<std::string>& taken)
{
    if (taken.insert(wish).second)
        return wish;
    const auto end = wish.find_last_not_of("0123456789");
    const bool numbered = end != std::string::npos && end > 0 && end + 1 < wish.size() && wish[end] == '-';
    const std::string stem = numbered ? wish.substr(0, end) : wish;
    for (int n = 2; !taken.insert(wish).second; ++n)
        wish = stem + '-' + std::to_string(n);
    return wish;
}

} // namespace merlon::edit
