#pragma once

#include <QSplitter>

#include <array>

namespace merlon::editor
{
class HexMapView;
class ToolBox;
} // namespace merlon::editor

namespace merlon::app
{

/// The map once, or twice: side by side or one above the other, each view as large and where it wants, of one document
/// with one selection and the same tools.
///
/// Either view can be told what to show: the other shows it too. What the hand does in the second is said by the first
/// one's signals, but for where the mouse is.
class MapViews : public QSplitter
{
    Q_OBJECT

public:
    /// The tools outlive it.
    explicit MapViews(editor::ToolBox& tools, QWidget* parent = nullptr);

    editor::HexMapView& first() const { return *views_[0]; }
    const std::array<editor::HexMapView*, 2>& all() const { return views_; }
    /// The one that has the focus, or had it last.
    editor::HexMapView& active() const { return *active_; }
    /// The one that the mouse is on, or else the active one.
    editor::HexMapView& underHand() const;
    bool isDragging() const;

    bool isSplit() const { return split_; }
    /// The second one begins with the whole map. What is under way in one that goes away is done.
    void setSplit(bool split);
    bool isAbove() const { return orientation() == Qt::Vertical; }
    void setAbove(bool above);
    /// The keyboard goes to the active one, and from there to the other.
    void takeFocus();
    /// As they were left.
    void restore();
    void save() const;

signals:
    void activeChanged();
    void splitChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void join();
    void mirror(const editor::HexMapView& from, editor::HexMapView& to);
    void activate(editor::HexMapView& view);
    void frame();
    void retranslate();

    std::array<editor::HexMapView*, 2> views_;
    editor::HexMapView* active_;
    bool split_ = false;
    bool mirroring_ = false;
};

} // namespace merlon::app
