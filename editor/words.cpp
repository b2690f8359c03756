#include "editor/words.h"

#include "core/io/files.h"

namespace merlon::editor
{

QString word(const map::HexMap& map, std::string_view group, std::string_view id)
{
    return words::word(io::systemOf(map), group, id);
}

QString sideText(hex::Orientation orientation, hex::Side side)
{
    return words::fromView(hex::sideName(orientation, side));
}

QString ruleTitle(std::string_view ruleId)
{
    const QString title = words::ruleTitle(ruleId);
    return title.isEmpty() ? words::fromView(ruleId) : words::fromView(ruleId) + QChar(' ') + title;
}

} // namespace merlon::editor
