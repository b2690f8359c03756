#pragma once

#include "core/yaml/diagnostic.h"
#include "core/yaml/tree.h"

#include <QString>
#include <QStringList>

/// Reading the data of this room: leniently, as its files also carry what only people read.
namespace merlon::i18n
{

/// The mapping that a file holds; null kind, and a fault, when it cannot be read.
yaml::Node readTree(const QString& path, yaml::Diagnostics& faults);

/// The value of a key, or null.
const yaml::Node* under(const yaml::Node& node, std::string_view key);
/// The items of the sequence under a key, or none.
const std::vector<yaml::Node>& itemsUnder(const yaml::Node& node, std::string_view key);
QString textOf(const yaml::Node& node);
QString textUnder(const yaml::Node& node, std::string_view key);
/// The texts under a key: of a sequence, or the one.
QStringList textsUnder(const yaml::Node& node, std::string_view key);

} // namespace merlon::i18n
