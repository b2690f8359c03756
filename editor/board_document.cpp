#include "editor/board_document.h"

#include <QFileInfo>

namespace merlon::editor
{

QString BoardDocument::displayName(const std::string& language) const
{
    const std::string& name = title().in(language);
    if (!name.empty())
        return QString::fromStdString(name);
    return path().isEmpty() ? tr("Untitled") : QFileInfo(path()).fileName();
}

} // namespace merlon::editor
