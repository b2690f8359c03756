#include "core/io/names_once.h"

#include "core/yaml/quote.h"

namespace merlon::io
{

void NamesOnce::take(const yaml::Node& node, const std::string& name, yaml::Log& log)
{
    if (name.empty())
        return;
    if (const auto [first, fresh] = lines_.emplace(name, node.line); !fresh)
        log.error(node, tell::same_name{.what = what_, .name = yaml::quote(name), .line = first->second});
}

std::string NamesOnce::takeId(const yaml::Mapping& fields)
{
    const yaml::Node* node = fields.need("id");
    if (!node)
        return {};
    auto id = yaml::readId(*node, fields.log(), "id");
    take(*node, id, fields.log());
    return id;
}

} // namespace merlon::io
