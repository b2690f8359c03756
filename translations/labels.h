#pragma once

#include "translations/languages.h"

/// Whether what stands beside a label agrees with it in gender: "Distanza: corta".
namespace merlon::i18n
{

enum class Agreement : std::uint8_t
{
    Agrees,
    Disagrees,
    Unknown ///< languages.yaml knows the gender of no word of the label, and the value has one
};

Agreement agreementOf(const QString& label, const QString& value, const Language& language);

} // namespace merlon::i18n
