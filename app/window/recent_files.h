#pragma once

#include <QObject>
#include <QStringList>

class QMenu;

namespace merlon::app
{

/// The files that were open, the last one first, in the settings and in a menu.
class RecentFiles : public QObject
{
    Q_OBJECT

public:
    /// Fills the menu whenever it is opened, and lives as long.
    explicit RecentFiles(QMenu& menu);

    static QStringList all();
    static void remember(const QString& file);

signals:
    void chosen(const QString& file);

private:
    void show();

    QMenu& menu_;
};

} // namespace merlon::app
