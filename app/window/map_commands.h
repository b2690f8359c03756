#pragma once

#include "core/edit/extents.h"

#include <QObject>
#include <QStringList>

#include <memory>

class QWidget;

namespace merlon::app
{

class Commands;
class Files;
class Rooms;

/// What is done to the map as a whole: the commands that ask for another size, or for another map to go with it.
class MapCommands : public QObject
{
    Q_OBJECT

public:
    MapCommands(QWidget& window, const Rooms& rooms, const Commands& commands, const Files& files);

signals:
    /// Why nothing was done.
    void said(const QString& what);
    /// Another tab, for the map of the current hex.
    void openWanted(const QString& file);

private:
    void resize(const edit::Edges& edges);
    void crop();
    void changeLine();
    void join();
    void takeMap();
    void openPart();
    QStringList mapsAtHand() const;
    void newScenario();
    void leadToScenario();
    void warn(const QString& title, const QString& file, const yaml::Message& why);
    void allow();

    QWidget& window_;
    const Rooms& rooms_;
    const Commands& commands_;
    const Files& files_;
    std::unique_ptr<QObject> followed_; ///< what is shown now
};

} // namespace merlon::app
