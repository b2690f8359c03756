#pragma once

#include "editor/contents_box.h"
#include "editor/counter_painter.h"
#include "editor/hex_contents.h"

#include <QPointer>
#include <QWidget>

#include <optional>

class QComboBox;
class QFormLayout;
class QGroupBox;
class QItemSelectionModel;
class QLabel;
class QPushButton;
class QSpinBox;

namespace merlon::editor
{

class MapDocument;
class Workspace;
class PaletteModel;
class SelectionBox;

/// What is on a hex, and what the map says about itself. Terrain, level, what stands on hexsides and what lies there
/// are changed here, as steps of the history.
class InspectorPanel : public QWidget
{
    Q_OBJECT

public:
    explicit InspectorPanel(QWidget* parent = nullptr);

    /// Null empties it. The workspace may go away.
    void setWorkspace(Workspace* workspace);
    /// Of the map's view; of several hexes that are selected, terrain and level are offered for all at once.
    void setSelection(QItemSelectionModel* selected);
    void setCounters(std::vector<play::Piece> counters);
    void setZones(std::vector<play::Zone> zones);
    /// What a game has made of the maps, a gate open, a bridge raised; shown as long as the document has no unsaved
    /// change. Empty: nothing.
    void setGround(const play::Boards& boards);

public slots:
    void setHex(merlon::hex::Hex hex);
    /// Why the scanned map is not shown; empty: it is.
    void setScanProblem(const QString& problem);
    /// Asks in a dialog, then changes the document.
    void editProperties();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* createHexBox();
    QWidget* createMapBox();
    const MapDocument* document() const;
    const map::HexMap& shownMap() const;
    void renewContents();
    void showAll();
    void showHex();
    void showMap();
    void retranslate();
    bool mayChange() const;
    void showContents();
    QString counterLines() const;
    QString zoneLines() const;

    QPointer<Workspace> workspace_;
    std::shared_ptr<const map::HexMap> ground_;
    HexContents contents_;
    const map::HexMap* sorted_ = nullptr; ///< the map that they are of; only compared
    std::vector<play::Piece> counters_;
    std::vector<play::Zone> zones_;
    std::optional<hex::Hex> hex_;
    int press_ = 0; ///< steps of the level spin box on one hex are one step of the history
    bool showing_ = false;

    PaletteModel* terrains_;
    SelectionBox* selectionBox_;
    QGroupBox* hexBox_ = nullptr;
    QGroupBox* mapBox_ = nullptr;
    QFormLayout* hexForm_ = nullptr;
    QFormLayout* mapForm_ = nullptr;
    QLabel* name_ = nullptr;
    QComboBox* terrain_ = nullptr;
    QSpinBox* level_ = nullptr;
    ContentsBox* features_ = nullptr;
    QLabel* structures_ = nullptr;
    ContentsBox* overlays_ = nullptr;
    QLabel* countersHere_ = nullptr;
    QLabel* zonesHere_ = nullptr;
    QLabel* title_ = nullptr;
    QLabel* size_ = nullptr;
    QLabel* span_ = nullptr;
    QLabel* numbering_ = nullptr;
    QLabel* scan_ = nullptr;
    QString scanProblem_;
    QPushButton* edit_ = nullptr;
};

} // namespace merlon::editor
