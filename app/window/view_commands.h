#pragma once

#include "editor/layers_model.h"
#include "editor/table_layers.h"

#include <QObject>

class QKeyEvent;
class QDockWidget;
class QWidget;

namespace merlon::app
{

class Commands;
class Rooms;

/// What of the map is seen, and where the keyboard is: the commands "view." and "go.", and two keys that are held.
class ViewCommands : public QObject
{
    Q_OBJECT

public:
    ViewCommands(QWidget& window, Rooms& rooms, const Commands& commands);

    /// In the language of now: which panels the button of the layouts leads to.
    void showLayout() const;

protected:
    /// While F6 is held, who is under the mouse is large; while F7 is, the map beneath the counters is seen.
    bool eventFilter(QObject* window, QEvent* event) override;

private:
    void createZoom();
    void createSplit();
    void createToggles();
    void createRuler();
    void createScan();
    void createOutlook();
    void createGo();
    void toggle(const char* name, editor::LayersModel::Layer layer);
    void toggleOnTable(const char* name, editor::TableLayers::Layer layer);
    void showLayers();
    void showTableLayers();
    void go(const char* name, QDockWidget* dock, QWidget* target);
    bool lookCloser(int key, bool held) const;

    QWidget& window_;
    Rooms& rooms_;
    const Commands& commands_;
};

} // namespace merlon::app
