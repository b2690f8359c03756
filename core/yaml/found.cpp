#include "core/yaml/found.h"

#include "core/yaml/quote.h"
#include "tell.h"

namespace merlon::yaml
{

Argument foundAt(const Node& node)
{
    switch (node.kind)
    {
    case Node::Kind::Null:
        return tell::nothing{};
    case Node::Kind::Scalar:
        return quote(node.text);
    case Node::Kind::Sequence:
        return tell::a_list{};
    case Node::Kind::Mapping:
        break;
    }
    return tell::a_mapping{};
}

} // namespace merlon::yaml
