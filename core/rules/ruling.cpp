#include "core/rules/ruling.h"

#include <string>

namespace merlon::rules
{

const RuleEntry* findRuling(std::string_view system, std::string_view option)
{
    const auto of = [&](std::string_view book)
    {
        std::string id(book);
        return findRule(id.append(".ruling.").append(option));
    };
    const Book* own = findBook(system);
    const RuleEntry* ruling = of(system);
    return ruling != nullptr || own == nullptr || own->borrows.empty() ? ruling : of(own->borrows);
}

} // namespace merlon::rules
