#pragma once

#include "editor/zones_model.h"

#include <QWidget>

class QAction;
class QPushButton;
class QTableView;

namespace merlon::editor
{

class HexMapView;
class ToolBox;

/// Where each force may set up: made of the hexes that are selected on the map. The one that is chosen here is selected
/// there.
class ZonesPanel : public QWidget
{
    Q_OBJECT

public:
    /// View and tools must outlive it.
    ZonesPanel(HexMapView& view, ToolBox& tools, QWidget* parent = nullptr);
    /// Another one, which must outlive it too.
    void setView(HexMapView& view) { view_ = &view; }
    /// Null, or without a scenario: none is open.
    void setWorkspace(Workspace* workspace);

public slots:
    /// Of the first force; its force is chosen in the table.
    void add();
    /// All along an edge of the map; asks in a dialog.
    void addAlongEdge();
    /// The chosen one consists of what is selected on the map from now on.
    void take();
    /// Of the one that is chosen, in every language; asks in a dialog.
    void name();
    void remove();

protected:
    void changeEvent(QEvent* event) override;

private:
    void follow();
    void showOnMap();
    void offer();
    void hold();
    void addZone(play::Zone zone);
    int row() const;
    std::vector<hex::Hex> selectedHexes() const;
    void retranslate();

    HexMapView* view_;
    ToolBox& tools_;
    QPointer<Workspace> workspace_;
    ZonesModel model_;
    QTableView* table_;
    QAction* delete_;
    QPushButton* add_;
    QPushButton* edge_;
    QPushButton* take_;
    QPushButton* names_;
    QPushButton* remove_;
};

} // namespace merlon::editor
