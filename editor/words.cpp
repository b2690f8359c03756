#include "editor/words.h"

#include "core/rules/catalogue.h"

#include <QCoreApplication>

#include <array>
#include <string>

namespace merlon::editor
{
namespace
{

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The catalogue keeps views of literals; the translator wants strings that end.
QString translated(std::string_view context, std::string_view source, std::string_view key)
{
    return QCoreApplication::translate(std::string(context).c_str(), std::string(source).c_str(),
                                       std::string(key).c_str());
}

} // namespace

QString word(std::string_view group, std::string_view id)
{
    const std::string key = std::string(group) + '.' + std::string(id);
    if (const auto* entry = rules::findWord(key))
        return translated("words", entry->text, entry->key);
    return fromView(id).replace('_', ' ');
}

QString coverName(rules::Cover cover)
{
    constexpr std::array<std::string_view, 5> ids{"none", "light", "medium", "strong", "total"};
    return word("cover", ids[static_cast<std::size_t>(cover)]);
}

QString heightName(rules::Height height)
{
    constexpr std::array<std::string_view, 4> ids{"moat", "ground", "wall", "keep"};
    return word("height", ids[static_cast<std::size_t>(height)]);
}

QString sideText(hex::Orientation orientation, hex::Side side)
{
    return fromView(hex::sideName(orientation, side));
}

QString ruleTitle(std::string_view ruleId)
{
    const auto* rule = rules::findRule(ruleId);
    if (!rule)
        return fromView(ruleId);
    const auto system = ruleId.substr(0, ruleId.find('.'));
    return fromView(ruleId) + QChar(' ') + translated(system, rule->title, std::string(ruleId) + "/title");
}

} // namespace merlon::editor
