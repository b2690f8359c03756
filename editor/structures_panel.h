#pragma once

#include "editor/structures_model.h"

#include <QWidget>

class QAction;
class QPushButton;
class QTableView;

namespace merlon::editor
{

class HexMapView;

/// What the siege sheet and the miners count: declared from the hexes that are selected on the map, or as the terrain
/// suggests. The one that is chosen here is selected there.
class StructuresPanel : public QWidget
{
    Q_OBJECT

public:
    /// The view must outlive it.
    explicit StructuresPanel(HexMapView& view, QWidget* parent = nullptr);
    /// Another one, which must outlive it too.
    void setView(HexMapView& view) { view_ = &view; }

    /// After the view has its model. Null: none is open.
    void setWorkspace(Workspace* workspace);

public slots:
    void declareSelected();
    void suggest();
    void remove();
    /// Of the one that is chosen, in every language; asks in a dialog.
    void name();

    /// All columns without scrolling.
    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void createTable();
    void follow();
    void select(const std::vector<hex::Hex>& hexes);
    std::vector<hex::Hex> selectedHexes() const;
    void retranslate();

    HexMapView* view_;
    QPointer<Workspace> workspace_;
    StructuresModel model_;
    QTableView* table_;
    QAction* delete_;
    QPushButton* declare_;
    QPushButton* suggest_;
    QPushButton* names_;
    QPushButton* remove_;
};

} // namespace merlon::editor
