#pragma once

#include "translations/text_check.h"

/// What the checks would say and need not, each with its reason.
namespace merlon::i18n
{

/// What is left empty fits everything.
struct Exemption
{
    QString code;
    QString language;
    QString term;
    QString form;        ///< the words found
    QString source;      ///< the exact English
    bool unsaid = false; ///< only where the English does not say the term: the word means another thing there
    QString reason;
    int line = 0;
};

struct Exemptions
{
    QString path;
    std::vector<Exemption> all;
};

/// A file that is not there exempts nothing.
Exemptions readExemptions(const QString& path, yaml::Diagnostics& faults);

/// The findings that are left, and as findings of their own the exemptions without a reason and those that no finding
/// of these languages fits any more.
Findings withoutExempted(const Findings& findings, const Exemptions& exemptions, const QStringList& languages);

} // namespace merlon::i18n
