#pragma once

#include <QWidget>

namespace merlon::app
{

/// A window for all to see, on a screen of its own, in type that is read from across a room. F11 fills the screen, Esc
/// leaves that.
class WallWindow : public QWidget
{
    Q_OBJECT

public:
    /// On the screen that `beside` is not on, filling it, where there is a second one.
    void open(const QWidget& beside);

protected:
    WallWindow(int linesToAWindow, QWidget* parent);

    static constexpr int smallestPixels = 13;
    /// Its texts in letters of that height.
    virtual void write(int pixels) = 0;
    virtual void filledScreen(bool /*fills*/) {}
    /// As large as the window lets them be.
    int pixels() const;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fillScreen();
    void leaveFullScreen();

    int lines_; ///< of text, to the window's height
};

} // namespace merlon::app
