#include "editor/named_text.h"

#include "translations/words.h"

#include <algorithm>

namespace merlon::editor
{

QString nameOr(const LocalText& name, const std::string& id)
{
    return QString::fromStdString(name.empty() ? id : name.in(words::language()));
}

LocalText renamed(LocalText name, const std::string& language, const std::string& text)
{
    auto& texts = name.texts;
    const bool forAll = texts.size() == 1 && texts.front().first.empty();
    const std::string wanted = forAll ? std::string() : language;
    std::erase_if(texts, [&](const auto& one) { return one.first == wanted && text.empty(); });
    const auto known = std::ranges::find(texts, wanted, &std::pair<std::string, std::string>::first);
    if (known != texts.end())
        known->second = text;
    else if (!text.empty())
        texts.emplace_back(wanted, text);
    return name;
}

} // namespace merlon::editor
