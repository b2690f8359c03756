#pragma once

#include "editor/tools/tool.h"

namespace merlon::editor
{

/// Draws walls, moats, roads and palisades from point to point, and bends those that are there: a point of a line is
/// dragged, a press between two points makes another, a click on an end goes on from it, Ctrl takes a point away, with
/// Shift a corner is round or sharp and a section curved or straight.
class PathTool : public Tool
{
public:
    explicit PathTool(const Held& held) : held_(held) {}

    const char* name() const override { return "tool.path"; }
    QKeySequence key() const override { return Qt::Key_D; }
    QString text() const override;
    QString tip() const override;
    Heeds heeds() const override { return {.paint = true, .path = true}; }
    bool spans() const override { return doing_ != Doing::Rounding; }
    bool takesAway() const override { return true; }
    bool pointwise() const override { return doing_ == Doing::Drawing; }
    bool showsLines() const override { return true; }

    Deed take(const Input& input, const edit::Desk& desk) override;
    edit::Made preview(const edit::Desk& desk) const override;
    void letGo() override;
    void cancel() override { doing_ = Doing::Nothing; }
    bool endsAt(hex::Hex at) const override;
    std::optional<hex::Hex> takeBack() override;
    QString hint(const Input& there, const edit::Desk& desk) const override;

private:
    enum class Doing : std::uint8_t
    {
        Nothing,
        Drawing,
        Bending,
        Rounding,
        Taking
    };

    /// What of a line is in the hand.
    struct Grip
    {
        edit::Key line = 0;  ///< 0: a new one
        bool course = false; ///< a road, one of the overlays
        std::size_t point = 0;
        bool between = false; ///< the point before which another one is made
        bool first = false;
        bool last = false;
    };

    static std::optional<Grip> pointAt(const edit::Entry& entry, const map::Line& line, bool course, hex::Hex at);
    static std::optional<Grip> gripAt(const edit::Desk& desk, hex::Hex at);
    void press(const Input& input, const edit::Desk& desk);
    map::Line newLine(const edit::Desk& desk) const;
    map::Line bent(const map::Line& line) const;
    map::Line without(const map::Line& line) const;
    map::Line goneOn(map::Line line) const;

    const Held& held_;
    Doing doing_ = Doing::Nothing;
    Grip grip_;
    std::vector<hex::Hex> points_; ///< pressed so far
    hex::Hex hovered_;
};

} // namespace merlon::editor
