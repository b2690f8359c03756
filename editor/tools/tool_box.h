#pragma once

#include "editor/tools/tool.h"

#include <QList>
#include <QObject>

class QAction;
class QActionGroup;

namespace merlon::editor
{

/// What the designer holds: a tool, a brush, a terrain and a level. No widget, no document.
class ToolBox : public QObject
{
    Q_OBJECT

public:
    explicit ToolBox(QObject* parent = nullptr);

    Tool& tool() const { return *tool_; }
    /// "select", "brush" ...
    bool holds(QLatin1String tool) const { return QLatin1String(tool_->name()).mid(prefix) == tool; }
    int radius() const { return held_.radius; }
    const edit::Paint& paint() const { return held_.paint; }

    /// One for each tool, checkable, exclusive, named as the tool is, for those who set shortcuts and icons. Their
    /// texts follow retranslate().
    const QList<QAction*>& actions() const { return actions_; }
    /// "brush.larger", "brush.smaller".
    const QList<QAction*>& radiusActions() const { return radiusActions_; }
    void retranslate();

    /// Takes terrain and level of a hex, if it is one of the map; paint that sets levels takes the level, any other the
    /// terrain.
    void pickFrom(const map::HexMap& map, hex::Hex hex);

public slots:
    /// By its name without "tool.".
    void use(QLatin1String tool);
    /// The brush, unless a tool that paints is in the hand.
    void useSomeBrush();
    /// 0 to 5 hexes around the middle one.
    void setRadius(int radius);
    void setTerrain(const QString& id);
    void setLevel(int level);
    void setPaintKind(merlon::edit::Paint::Kind kind);

signals:
    void toolChanged();
    void radiusChanged(int radius);
    void paintChanged();

private:
    static constexpr int prefix = 5; ///< letters of "tool."

    void take(Tool& tool);
    void setPaint(edit::Paint paint);

    Held held_;
    Tools tools_;
    Tool* tool_;
    Tool* before_; ///< what the hand had before it picked
    QActionGroup* group_ = nullptr;
    QList<QAction*> actions_;
    QList<QAction*> radiusActions_;
};

} // namespace merlon::editor
