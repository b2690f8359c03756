#include "app/window/file_names.h"

#include "translations/words.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace merlon::app
{
namespace
{

QString withoutEnding(const QString& path)
{
    static const QRegularExpression ending(QStringLiteral("(\\.(map|scenario))?\\.ya?ml$"));
    return QFileInfo(path).fileName().remove(ending);
}

} // namespace

QString withEnding(const QString& path, const char* kind)
{
    const QString name = QFileInfo(path).fileName();
    if (name.endsWith(QLatin1String(".yaml")) || name.endsWith(QLatin1String(".yml")))
        return path;
    const QString ending = '.' + QLatin1String(kind);
    return path + (name.endsWith(ending) ? QString() : ending) + QStringLiteral(".yaml");
}

std::string idOf(const QString& path)
{
    QString id;
    for (const QChar letter : words::folded(withoutEnding(path)))
        if (letter.unicode() < 128 && letter.isLetterOrNumber())
            id += letter;
        else if (!id.isEmpty() && !id.endsWith('-'))
            id += '-';
    while (id.endsWith('-'))
        id.chop(1);
    constexpr int longest = 100;
    return id.isEmpty() ? "untitled" : id.left(longest).toStdString();
}

QString mapBeside(const QString& scenario)
{
    return withoutEnding(scenario) + QStringLiteral(".map.yaml");
}

QString shownName(const QString& path, const QStringList& all)
{
    const QFileInfo file(path);
    const auto sameName = [&](const QString& one) { return QFileInfo(one).fileName() == file.fileName(); };
    if (std::ranges::count_if(all, sameName) < 2)
        return file.fileName();
    return file.fileName() + QStringLiteral(" – ") + QDir::toNativeSeparators(file.path());
}

} // namespace merlon::app
