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
    const edit::Value& value() const { return value_; }
    /// Shows another edit in the place of the one before; answers the hexes that look different now.
    QVector<hex::Hex> show(const edit::Edit& edit);

private:
    edit::Value value_;
    map::HexMap map_;
    edit::Patch shown_;
    edit::Patch back_; ///< takes what is shown back
};

/// What the hand is doing with a tool, from a press to its end: it is seen before it is done. However it ends, but by
/// cancel(), it is done as if the button were released: on release, and when the workspace is settling. Where something
/// would have no room any more it is done only if the user agrees, and else taken back.
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
    const edit::Value& previewValue() const { return preview_.value(); }
    /// What it would do to the scenario, if there is one.
    const edit::Patch& scenarioPatch() const { return scenarioPatch_; }

    /// Hexes may lie off the map, so that a stroke can come in over its edge. A tool that is done with one press leaves
    /// no gesture behind.
    void begin(Workspace& workspace, ToolBox& tools, Input press);
    /// With a tool that is in no box.
    void begin(Workspace& workspace, Tool& tool, Input press);
    void moveTo(hex::Hex at, hex::Side side);
    /// The button, or Enter, once more on a gesture that goes point by point.
    void press(hex::Hex at, hex::Side side);
    /// The button is let go: ends it, unless it goes on point by point.
    void release(hex::Hex at, hex::Side side);
    bool pointwise() const { return active() && tool_->pointwise(); }
    /// Point by point: a press there would end it.
    bool endsAt(hex::Hex at) const { return pointwise() && tool_->endsAt(at); }
    /// Something else is in the hand now: what it comes to may be another thing.
    void renew()
    {
        if (active() && workspace_ && !asking_)
            show();
    }
    const Input& last() const { return last_; }
    /// Where it was pressed last.
    hex::Hex pressedAt() const { return pressed_; }
    /// What it would come to if it ended here, or why that is refused; empty when it is nothing.
    QString says() const;
    bool isRefused() const { return !refused_.isEmpty(); }
    /// What would have no room any more; it is asked about at the end, while the preview is shown.
    const std::vector<edit::Roomless>& noRoom() const { return noRoom_; }
    /// Point by point: without the point that was pressed last; without any it is cancelled.
    void takeBack();
    /// Point by point: ends it at the point that was pressed last.
    void finish();
    void commit();
    void cancel();

signals:
    void begun();
    /// What is to be selected, as far as it is drawn.
    void marked(const merlon::editor::Marked& marked);
    /// Ended there, and what came of it was done.
    void done(merlon::hex::Hex at);
    void previewChanged(const QVector<merlon::hex::Hex>& hexes);
    /// It would come to something else than before.
    void saysChanged();
    void ended();

private:
    void start(Workspace& workspace, Tool& tool, Input press, const Deed& deed);
    void give(Input::What what, hex::Hex at, hex::Side side);
    void show();
    void tell(const Deed& deed);
    bool agrees(Deed& deed);
    void end();

    QPointer<Workspace> workspace_;
    Tool* tool_ = nullptr;
    Preview preview_;
    edit::Patch scenarioPatch_;
    Input last_;
    hex::Hex pressed_;
    yaml::Message says_;
    std::vector<edit::Roomless> noRoom_;
    QString refused_;     ///< why it would not be done
    bool asking_ = false; ///< the hand waits
    bool committing_ = false;
};

} // namespace merlon::editor
