#pragma once

#include "editor/tools/tool.h"

#include <QList>
#include <QObject>

class QAction;
class QActionGroup;

namespace merlon::editor
{

/// What the designer holds: a tool, a brush, a terrain and a level, and how they paint. No widget, no document.
class ToolBox : public QObject
{
    Q_OBJECT

public:
    explicit ToolBox(QObject* parent = nullptr);

    Tool& tool() const { return *tool_; }
    /// All of them, in the order of their actions.
    const Tools& tools() const { return tools_; }
    /// "select", "brush" ...
    bool holds(QLatin1String tool) const { return QLatin1String(tool_->name()).mid(prefix) == tool; }
    int radius() const { return held_.radius; }
    const edit::Paint& paint() const { return held_.paint; }
    const Held& held() const { return held_; }
    const edit::SideThing& side() const { return held_.side; }
    const map::PaletteOverlay& thing() const { return held_.thing; }
    const std::string& thingState() const { return held_.thingState; }

    /// One for each tool, checkable, exclusive, named as the tool is, for those who set shortcuts and icons. Their
    /// texts follow retranslate().
    const QList<QAction*>& actions() const { return actions_; }
    /// "brush.larger", "brush.smaller".
    const QList<QAction*>& radiusActions() const { return radiusActions_; }
    /// "stamp.left", "stamp.right", "stamp.mirror".
    const QList<QAction*>& stampActions() const { return stampActions_; }
    void retranslate();

    /// The set-up zones that there are, by their names.
    struct Zone
    {
        edit::Key key = 0;
        QString name;

        friend bool operator==(const Zone&, const Zone&) = default;
    };
    const std::vector<Zone>& zones() const { return zones_; }
    /// One that is held and gone is let go.
    void offerZones(std::vector<Zone> zones);

    /// Null: none was held yet.
    const std::shared_ptr<const edit::Stamp>& stamp() const { return held_.stamp; }
    /// With the tool for it. `lifted`: whence it was taken; it is put down once, and that is cleared with it.
    void holdStamp(std::shared_ptr<const edit::Stamp> stamp, std::vector<hex::Hex> lifted = {});
    bool lifts() const { return !held_.lifted.empty(); }
    void turnStamp(int sixths);
    void mirrorStamp();
    /// Where one referees no tool that paints is taken: see refused().
    void setMayPaint(bool may);
    /// Selecting again: a stamp is put down, or shall not be any more.
    void letGoOfStamp();

    /// Takes terrain and level of a hex, if it is one of the map; paint that sets levels takes the level, any other the
    /// terrain. A hand that works on hexsides takes what stands on that one, if anything does.
    void pickFrom(const map::HexMap& map, const Sample& sample);

public slots:
    /// By its name without "tool.".
    void use(QLatin1String tool);
    /// The brush, unless a tool that paints terrain and levels is in the hand.
    void useSomeBrush();
    /// 0 to 5 hexes around the middle one.
    void setRadius(int radius);
    void setTerrain(const QString& id);
    void setLevel(int level);
    void setPaintKind(merlon::edit::Paint::Kind kind);
    /// Whether terrain brings its usual level along.
    void setUsualLevel(bool brought);
    /// 1 to 1,000,000 hexes.
    void setFillLimit(int hexes);
    void setSymmetry(merlon::edit::Symmetry symmetry);
    void setCentre(merlon::hex::Hex centre);
    /// The hexes of the map are counted from elsewhere: those that are held stay where they lie.
    void recount(merlon::hex::Hex by);
    /// Of lines that are drawn.
    void setRound(bool round);
    void setOutward(merlon::map::Line::Outward outward);
    void setSide(const merlon::edit::SideThing& side);
    /// Of a palette; in the first of its states.
    void setThing(const merlon::map::PaletteOverlay& thing);
    void setThingState(const std::string& state);
    /// That is painted; 0: none.
    void setZone(merlon::edit::Key zone);

signals:
    /// Another tool is about to be taken: what the hand is doing with this one ends, with what it holds.
    void toolLeft();
    void toolChanged();
    /// A tool that paints was asked for where nothing may be painted.
    void refused();
    void radiusChanged(int radius);
    void paintChanged();
    void fillLimitChanged(int hexes);
    void symmetryChanged();
    void pathChanged();
    void sideChanged();
    /// Another one, or turned.
    void stampChanged();
    void thingChanged();
    /// Another one is painted, or there are others.
    void zoneChanged();

private:
    static constexpr int prefix = 5; ///< letters of "tool."

    void take(Tool& tool);
    void check() const;
    void setPaint(edit::Paint paint);
    void drawThings(bool things);
    void pickHex(const map::HexMap& map, hex::Hex hex);
    void createStampActions();
    void allowStampActions();
    bool stamps() const { return holds(QLatin1String("stamp")); }

    Held held_;
    std::vector<Zone> zones_;
    bool mayPaint_ = true;
    Tools tools_;
    Tool* tool_;
    Tool* before_; ///< what the hand had before it picked
    QActionGroup* group_ = nullptr;
    QList<QAction*> actions_;
    QList<QAction*> radiusActions_;
    QList<QAction*> stampActions_;
};

} // namespace merlon::editor
