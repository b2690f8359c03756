#include "translations/scenario_texts.h"

#include "translations/language_name.h"
#include "translations/yaml_tree.h"

namespace merlon::i18n
{
namespace
{

using Parts = std::vector<TextFile>;

void gather(const yaml::Node& node, const QString& context, Parts& parts)
{
    const yaml::Node* english = under(node, "en");
    for (TextFile& part : parts)
    {
        const yaml::Node* text = under(node, part.language.toStdString());
        if (english == nullptr || !english->isScalar() || text == nullptr || !text->isScalar())
            continue;
        Message message;
        message.context = context;
        message.source = textOf(*english);
        message.forms = {textOf(*text)};
        message.line = text->line;
        part.messages.push_back(std::move(message));
    }
    for (const yaml::Node& one : node.items)
        gather(one, context, parts);
}

} // namespace

std::vector<TextFile> readScenarioTexts(const QString& path, yaml::Diagnostics& faults)
{
    Parts parts;
    for (const QString& language : words::languages())
        parts.push_back({path, language, {}, true});
    const yaml::Node root = readTree(path, faults);
    QString system = textUnder(root, "ruleset");
    if (system.isEmpty())
        system = textUnder(root, "system");
    gather(root, system, parts);
    return parts;
}

} // namespace merlon::i18n
