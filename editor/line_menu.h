#pragma once

#include "core/edit/map_edits.h"

#include <QMenu>
#include <QPointer>

#include <functional>

namespace merlon::editor
{

class Workspace;

/// What can be done to a line at one of its hexes: its points, corners and curves, its terrain, level and edge; to take
/// it apart, select its hexes or remove it.
class LineMenu : public QMenu
{
    Q_OBJECT

public:
    /// Without actions where no line runs over the hex.
    LineMenu(Workspace& workspace, hex::Hex at, QWidget* parent = nullptr);

signals:
    void selectWanted(const std::vector<merlon::hex::Hex>& hexes);

private:
    using Change = std::function<map::Line(map::Line)>;
    using Make = std::function<edit::Made(const edit::Desk&)>;

    const map::Line* line() const;
    QAction* add(QMenu& menu, const QString& text, const Make& make);
    QAction* addChange(const QString& text, const Change& change);
    QAction* addChange(QMenu& menu, const QString& text, bool is, const Change& change);
    Make changed(const Change& change);
    void addPoints();
    void addKinds();
    void addLevels();
    void addEdges();
    void addWhole();

    QPointer<Workspace> workspace_;
    edit::Key key_ = 0;
    hex::Hex at_;
    std::vector<hex::Hex> row_;
};

} // namespace merlon::editor
