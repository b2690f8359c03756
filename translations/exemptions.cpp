#include "translations/exemptions.h"

#include "translations/yaml_tree.h"

#include <QFile>

#include <algorithm>

namespace merlon::i18n
{
namespace
{

bool fits(const Exemption& one, const Finding& finding)
{
    const auto same = [](const QString& wanted, const QString& is) { return wanted.isEmpty() || wanted == is; };
    return same(one.code, QString::fromLatin1(finding.code)) && same(one.language, finding.language) &&
           same(one.term, finding.term) && same(one.source, finding.source) && !(one.unsaid && finding.said) &&
           (one.form.isEmpty() || one.form.compare(finding.found, Qt::CaseInsensitive) == 0);
}

/// "never" where a form is named, "term" for a term alone: who writes one seldom has to say.
QString codeOf(const yaml::Node& node)
{
    if (const QString code = textUnder(node, "code"); !code.isEmpty())
        return code;
    return textUnder(node, "form").isEmpty() ? "term" : "never";
}

} // namespace

Exemptions readExemptions(const QString& path, yaml::Diagnostics& faults)
{
    Exemptions exemptions{path, {}};
    if (!QFile::exists(path))
        return exemptions;
    const yaml::Node root = readTree(path, faults);
    for (const yaml::Node& one : itemsUnder(root, "exemptions"))
        exemptions.all.push_back({codeOf(one), textUnder(one, "language"), textUnder(one, "term"),
                                  textUnder(one, "form"), textUnder(one, "source"), textUnder(one, "unsaid") == "yes",
                                  textUnder(one, "reason"), one.line});
    return exemptions;
}

Findings withoutExempted(const Findings& findings, const Exemptions& exemptions, const QStringList& languages)
{
    std::vector<bool> used(exemptions.all.size(), false);
    Findings left;
    for (const Finding& finding : findings)
    {
        bool exempt = false;
        for (std::size_t i = 0; i < used.size(); ++i)
            if (fits(exemptions.all[i], finding))
                exempt = used[i] = true;
        if (!exempt)
            left.push_back(finding);
    }
    for (std::size_t i = 0; i < used.size(); ++i)
    {
        const Exemption& one = exemptions.all[i];
        const bool asked = one.language.isEmpty() || languages.contains(one.language);
        if ((used[i] || !asked) && !one.reason.isEmpty())
            continue;
        Finding finding;
        finding.code = "exemption";
        finding.file = exemptions.path;
        finding.line = one.line;
        finding.language = one.language;
        finding.source = one.source;
        finding.term = one.term;
        finding.found = one.form;
        finding.wanted = one.reason;
        left.push_back(std::move(finding));
    }
    return left;
}

} // namespace merlon::i18n
