#include "translations/languages.h"

#include "tell.h"
#include "translations/yaml_tree.h"

namespace merlon::i18n
{
namespace
{

std::vector<Fault> readFaults(const yaml::Node& node, std::string_view key, const QString& path,
                              yaml::Diagnostics& faults)
{
    std::vector<Fault> read;
    for (const yaml::Node& one : itemsUnder(node, key))
    {
        const bool better = under(one, "write") != nullptr;
        Fault fault{QRegularExpression(textUnder(one, "find"), QRegularExpression::UseUnicodePropertiesOption),
                    textUnder(one, better ? "write" : "why")};
        fault.find.optimize();
        if (!fault.find.isValid())
            faults.push_back(yaml::diagnostic(yaml::Severity::Error, path.toStdString(),
                                              tell::pattern{.why = fault.find.errorString().toStdString()}, one.line,
                                              one.column));
        else
            read.push_back(std::move(fault));
    }
    return read;
}

Agreeing readAgreeing(const yaml::Node& node)
{
    const auto pattern = [&](std::string_view key)
    { return QRegularExpression(textUnder(node, key), QRegularExpression::UseUnicodePropertiesOption); };
    Agreeing agreeing{{}, pattern("masculine"), pattern("feminine"), {}};
    for (const char* gender : {"m", "f"})
        for (const QString& word : textsUnder(node, gender))
            agreeing.genders.insert(word, QLatin1Char(*gender));
    for (const QString& word : textsUnder(node, "stiff"))
        agreeing.stiff.insert(word);
    return agreeing;
}

Language readLanguage(const yaml::Node& node, const QString& path, yaml::Diagnostics& faults)
{
    Language language;
    for (const yaml::Node& one : itemsUnder(node, "inflections"))
        for (const QString& end : textsUnder(one, "end"))
            language.endings.inflections.push_back({end, textsUnder(one, "to")});
    for (const QString& one : textsUnder(node, "small"))
        language.endings.small.insert(one);
    language.plurals = textUnder(node, "plurals").toInt();
    if (const yaml::Node* values = under(node, "values"))
        for (std::size_t i = 0; i + 1 < values->items.size(); i += 2)
        {
            const std::string& kind = values->items[i].text;
            language.values.insert(textOf(values->items[i]), textsUnder(*values, kind));
        }
    language.marked = readFaults(node, "marked", path, faults);
    language.joined = readFaults(node, "joined", path, faults);
    language.typography = readFaults(node, "typography", path, faults);
    language.wording = readFaults(node, "wording", path, faults);
    if (const yaml::Node* labels = under(node, "labels"))
        language.agreeing = readAgreeing(*labels);
    return language;
}

} // namespace

QString Languages::heldBy(const QString& hole, const QString& english) const
{
    const QString here = holdsIn.value(english).value(hole);
    return here.isEmpty() ? holds.value(hole, otherwise) : here;
}

Languages readLanguages(const QString& path, yaml::Diagnostics& faults)
{
    Languages languages;
    const yaml::Node root = readTree(path, faults);
    languages.otherwise = textUnder(root, "otherwise");
    languages.quoted.setPattern(textUnder(root, "quoted"));
    languages.ids.setPattern(textUnder(root, "ids"));
    languages.links.setPattern(textUnder(root, "links"));
    for (const yaml::Node& one : itemsUnder(root, "holes"))
        for (const QString& hole : textsUnder(one, "hole"))
            if (const QStringList sources = textsUnder(one, "of"); sources.isEmpty())
                languages.holds.insert(hole, textUnder(one, "holds"));
            else
                for (const QString& source : sources)
                    languages.holdsIn[source].insert(hole, textUnder(one, "holds"));
    if (const yaml::Node* all = under(root, "languages"); all != nullptr && all->isMapping())
        for (std::size_t i = 0; i + 1 < all->items.size(); i += 2)
            languages.all.insert(textOf(all->items[i]), readLanguage(all->items[i + 1], path, faults));
    return languages;
}

} // namespace merlon::i18n
