#pragma once

#include "core/rules/catalogue.h"

namespace merlon::rules
{

/// The ruling that an option of a system chooses: of its own book, or of that from which it borrows. Null: none.
const RuleEntry* findRuling(std::string_view system, std::string_view option);

} // namespace merlon::rules
