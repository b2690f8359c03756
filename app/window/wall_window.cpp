#include "app/window/wall_window.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QLayout>
#include <QScreen>

#include <algorithm>

namespace merlon::app
{

WallWindow::WallWindow(int linesToAWindow, QWidget* parent) : QWidget(parent, Qt::Window), lines_(linesToAWindow) {}

void WallWindow::open(const QWidget& beside)
{
    const auto screens = QGuiApplication::screens();
    const auto other = std::ranges::find_if(screens, [&](const QScreen* one) { return one != beside.screen(); });
    if (other == screens.end())
        return show();
    setGeometry((*other)->geometry());
    fillScreen();
}

int WallWindow::pixels() const
{
    return std::max(smallestPixels, std::min(height(), width() * 3 / 4) / lines_);
}

void WallWindow::fillScreen()
{
    filledScreen(true);
    showFullScreen();
}

/// Large type would not let the window get small again.
void WallWindow::leaveFullScreen()
{
    filledScreen(false);
    write(smallestPixels);
    layout()->activate();
    showNormal();
}

void WallWindow::resizeEvent(QResizeEvent* event)
{
    write(pixels());
    QWidget::resizeEvent(event);
}

void WallWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_F11)
        return isFullScreen() ? leaveFullScreen() : fillScreen();
    if (event->key() == Qt::Key_Escape && isFullScreen())
        return leaveFullScreen();
    QWidget::keyPressEvent(event);
}

} // namespace merlon::app
