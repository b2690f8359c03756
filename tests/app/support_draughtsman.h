#pragma once

#include "app/window/main_window.h"
#include "core/map/hex_map.h"

#include <QModelIndex>
#include <QString>

#include <functional>
#include <span>

class QAbstractItemView;
class QComboBox;

namespace merlon::test
{

/// A designer who begins with an empty window and draws what somebody shows him, with mouse and keys alone, and counts
/// what it takes.
class Draughtsman
{
public:
    Draughtsman(app::MainWindow& window, map::HexMap wanted) : window_(window), wanted_(std::move(wanted)) {}

    void beginMap();
    void writeHead();
    void drawLines();
    void paintTerrain();
    void setLevels();
    void putFeatures();
    void declareStructures();
    void layThings();
    void saveAs(const QString& file);

    const map::HexMap& wanted() const { return wanted_; }
    const map::HexMap& drawn() const;
    int clicks() const { return clicks_; }
    int drags() const { return drags_; }
    int keys() const { return keys_; }

private:
    using Hexes = std::vector<hex::Hex>;

    QPoint pointOf(hex::Hex hex) const;
    /// Nearer to that side than to any other.
    QPoint pointAt(hex::Hex hex, hex::Side side) const;
    void click(QWidget* widget, QPoint at, Qt::KeyboardModifiers modifiers = {});
    void key(QWidget* widget, int key, Qt::KeyboardModifiers modifiers = {});
    void command(const char* name);
    void type(QWidget* field, const QString& text);
    /// With the keys of a box, until it holds that.
    void choose(QComboBox* box, const std::function<bool(int)>& isWanted);
    void chooseData(QComboBox* box, const QString& wanted);
    void clickItem(QAbstractItemView* view, const QModelIndex& index);
    void turnToPage(int page);
    /// The brush over those hexes, each run of them along the grid in one drag.
    void brush(const Hexes& hexes);
    void drag(const Hexes& hexes, QPoint from, QPoint to);
    Hexes where(const std::function<bool(hex::Hex)>& isMeant) const;
    void edit(QAbstractItemView* table, const QModelIndex& cell, const std::string& value);

    app::MainWindow& window_;
    map::HexMap wanted_;
    int clicks_ = 0;
    int drags_ = 0;
    int keys_ = 0;
};

/// What tells two maps apart whatever order their things are listed in; empty: nothing.
QStringList differences(const map::HexMap& wanted, const map::HexMap& drawn);

} // namespace merlon::test
