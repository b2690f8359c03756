#include "app/window/recent_files.h"

#include "app/window/file_names.h"
#include "translations/words.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>

namespace merlon::app
{
namespace
{

constexpr QLatin1String key("recent");
constexpr int mostFiles = 10;

} // namespace

RecentFiles::RecentFiles(QMenu& menu) : QObject(&menu), menu_(menu)
{
    connect(&menu, &QMenu::aboutToShow, this, &RecentFiles::show);
}

QStringList RecentFiles::all()
{
    return QSettings().value(key).toStringList();
}

void RecentFiles::remember(const QString& file)
{
    QStringList recent = all();
    const QString whole = QFileInfo(file).absoluteFilePath();
    recent.removeAll(whole);
    recent.prepend(whole);
    QSettings().setValue(key, recent.mid(0, mostFiles));
}

void RecentFiles::show()
{
    menu_.clear();
    const QStringList recent = all();
    for (const QString& file : recent)
    {
        const bool there = QFileInfo::exists(file);
        const QString name = shownName(file, recent).replace('&', QLatin1String("&&"));
        QAction* action = menu_.addAction(there ? name : tr("%1 (missing)").arg(name));
        action->setStatusTip(words::status(QDir::toNativeSeparators(file)));
        action->setEnabled(there);
        connect(action, &QAction::triggered, this, [this, file] { emit chosen(file); });
    }
    if (recent.isEmpty())
        menu_.addAction(tr("No recent files"))->setEnabled(false);
    menu_.addSeparator();
    QAction* clear = menu_.addAction(tr("Clear list"));
    clear->setEnabled(!recent.isEmpty());
    connect(clear, &QAction::triggered, this, [] { QSettings().remove(key); });
}

} // namespace merlon::app
