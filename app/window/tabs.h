#pragma once

#include <QObject>
#include <QString>

class QMainWindow;
class QMenu;
class QTabBar;

namespace merlon::app
{

class Commands;
class Files;

/// A tab for each of those that are open, above the middle of the window, as long as there are several. The wheel and
/// the keys go from one to the next, the middle button closes, and one is moved by dragging it.
class Tabs : public QObject
{
    Q_OBJECT

public:
    /// Takes what is in the middle of the window under its tabs.
    Tabs(QMainWindow& window, Files& files, const Commands& commands);

    void retranslate();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show();
    void showOne(int index);
    QString nameOf(int index) const;
    void step(int by);
    void openMenu(QPoint at);
    void fill(QMenu& menu, int index);

    Files& files_;
    const Commands& commands_;
    QTabBar* bar_;
};

} // namespace merlon::app
