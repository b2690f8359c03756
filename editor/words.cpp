#include "editor/words.h"

#include "translations/words.h"

namespace merlon::editor
{
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
