#include "core/yaml/named.h"

namespace merlon::yaml
{

Named named(const map::HexMap& map, hex::Hex at)
{
    return {hex::name(map.layout, at), plainText(map::printedName(map, at))};
}

Named named(std::string id, LocalText name, Term kind)
{
    const auto end = id.find_last_not_of("0123456789");
    std::string number = id.substr(end == std::string::npos ? 0 : end + 1);
    return {std::move(id), std::move(name), std::move(kind), std::move(number)};
}

} // namespace merlon::yaml
