#include "translations/yaml_tree.h"

#include "core/io/files.h"
#include "core/yaml/log.h"
#include "translations/words.h"

namespace merlon::i18n
{

yaml::Node readTree(const QString& path, yaml::Diagnostics& faults)
{
    const auto text = io::readFile(path.toStdString());
    if (!text)
    {
        faults.push_back(text.error());
        return {};
    }
    yaml::Log log(path.toStdString(), *text);
    yaml::Node root = parseOneDocument(*text, log).root;
    for (yaml::Diagnostic& one : log.take())
        faults.push_back(std::move(one));
    return root;
}

const yaml::Node* under(const yaml::Node& node, std::string_view key)
{
    for (std::size_t i = 0; node.isMapping() && i + 1 < node.items.size(); i += 2)
        if (node.items[i].text == key)
            return &node.items[i + 1];
    return nullptr;
}

const std::vector<yaml::Node>& itemsUnder(const yaml::Node& node, std::string_view key)
{
    static const std::vector<yaml::Node> none;
    const yaml::Node* found = under(node, key);
    return found != nullptr && found->isSequence() ? found->items : none;
}

QString textOf(const yaml::Node& node)
{
    return words::fromView(node.text);
}

QString textUnder(const yaml::Node& node, std::string_view key)
{
    const yaml::Node* found = under(node, key);
    return found != nullptr ? textOf(*found) : QString();
}

QStringList textsUnder(const yaml::Node& node, std::string_view key)
{
    const yaml::Node* found = under(node, key);
    if (found == nullptr)
        return {};
    if (found->isScalar())
        return {textOf(*found)};
    QStringList texts;
    for (const yaml::Node& one : itemsUnder(node, key))
        texts += textOf(one);
    return texts;
}

} // namespace merlon::i18n
