#pragma once

#include "editor/tools/tool_box.h"
#include "editor/workspace.h"

#include <QPointer>

namespace merlon::editor
{

/// The map as an edit would leave it, before it is done.
class Preview
{
public:
    void begin(const Workspace& workspace);
    const map::HexMap& map() const { return map_; }
    /// Shows another edit in the place of the one before; answers the hexes that look different now.
    QVector<hex::Hex> show(const edit::Edit& edit);

private:
    edit::Value value_;
    map::HexMap map_;
    edit::Patch shown_;
    edit::Patch back_; ///< takes what is shown back
};

/// What the hand is doing with a tool, from a press to its end: it is seen before it is done. However it ends, but by
/// cancel(), it is done as if the button were released: on release, and when the workspace is settling.
class Gesture : public QObject
{
    Q_OBJECT

public:
    explicit Gesture(QObject* parent = nullptr);

    bool active() const { return tool_ != nullptr; }
    /// While commit() hands over to the workspace: what changes there is on the preview already.
    bool committing() const { return committing_; }
    /// Only while active.
    const map::HexMap& preview() const { return preview_.map(); }

    /// Hexes may lie off the map, so that a stroke can come in over its edge. A tool that is done with one press leaves
    /// no gesture behind.
    void begin(Workspace& workspace, ToolBox& tools, hex::Hex at);
    void moveTo(hex::Hex at);
    void commit();
    void cancel();

signals:
    void begun();
    void previewChanged(const QVector<merlon::hex::Hex>& hexes);
    void ended();

private:
    void show();
    void end();

    QPointer<Workspace> workspace_;
    Tool* tool_ = nullptr;
    Preview preview_;
    hex::Hex last_;
    bool committing_ = false;
};

} // namespace merlon::editor
