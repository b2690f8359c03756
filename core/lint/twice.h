#pragma once

#include "core/lint/lint.h"

namespace merlon::lint
{

/// Names that two things have (no file could be read that says so), and hexes that structures name more than once.
std::vector<Finding> saidTwice(const edit::Desk& desk);

/// That of two whose hexes meet without those that the other has too; nothing where it would have none left.
std::optional<edit::Edit> leaving(const edit::Desk& desk, edit::Doc doc, std::size_t shelf, const edit::Entry& entry,
                                  const yaml::Named& name, const yaml::Named& other,
                                  const std::vector<hex::Hex>& hexes);

} // namespace merlon::lint
