#include "core/piccole/numbers/element.h"

#include <algorithm>
#include <utility>

namespace merlon::piccole
{

const Element* find(const std::vector<Element>& elements, std::string_view id)
{
    const auto at = std::ranges::find(elements, id, &Element::id);
    return at != elements.end() ? &*at : nullptr;
}

Element* find(std::vector<Element>& elements, std::string_view id)
{
    return const_cast<Element*>(find(std::as_const(elements), id));
}

} // namespace merlon::piccole
