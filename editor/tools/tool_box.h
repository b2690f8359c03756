#pragma once

#include "core/map/palette.h"
#include "editor/hex_patch.h"

#include <QList>
#include <QObject>

#include <memory>

class QAction;
class QActionGroup;

namespace merlon::editor
{

enum class Tool : std::uint8_t
{
    Select, ///< marks hexes, and picks them for the referee
    Brush,
    Line,
    Rectangle,
    Fill,
    Pick ///< takes terrain and level from a hex, then hands back to the tool before
};

inline constexpr bool paints(Tool tool)
{
    return tool != Tool::Select && tool != Tool::Pick;
}

/// What the designer holds: a tool, a brush, a terrain and a level. No widget, no document.
class ToolBox : public QObject
{
    Q_OBJECT

public:
    explicit ToolBox(QObject* parent = nullptr);

    Tool tool() const { return tool_; }
    int radius() const { return radius_; }
    const Paint& paint() const { return paint_; }

    /// One for each tool, checkable, exclusive, in the order of Tool; named "tool.brush" and so on for those who set
    /// shortcuts and icons. Their texts follow retranslate().
    const QList<QAction*>& actions() const { return actions_; }
    /// "brush.larger", "brush.smaller".
    const QList<QAction*>& radiusActions() const { return radiusActions_; }
    void retranslate();

    /// Takes terrain and level of a hex; a tool that sets levels takes the level, any other the terrain.
    void pickFrom(const map::HexMap& map, hex::Hex hex, const map::Palette& palette);

public slots:
    void setTool(merlon::editor::Tool tool);
    /// 0 to 5 hexes around the middle one.
    void setRadius(int radius);
    void setTerrain(const QString& id, char symbol);
    void setLevel(int level);
    void setPaintKind(merlon::editor::PaintKind kind);

signals:
    void toolChanged(merlon::editor::Tool tool);
    void radiusChanged(int radius);
    void paintChanged();

private:
    void setPaint(Paint paint);

    Tool tool_ = Tool::Select;
    Tool before_ = Tool::Brush;
    int radius_ = 0;
    Paint paint_;
    QActionGroup* group_ = nullptr;
    QList<QAction*> actions_;
    QList<QAction*> radiusActions_;
};

} // namespace merlon::editor
