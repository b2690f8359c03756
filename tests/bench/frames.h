#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QWheelEvent>
#include <QWidget>

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

/// How long frames of a view take that is shown: real events, every frame painted before the next one.
namespace merlon::tests
{

inline constexpr double frameOf120Hz = 1000.0 / 120;

/// Milliseconds of each frame that was painted.
class Frames : public QObject
{
public:
    explicit Frames(QWidget* canvas) { canvas->installEventFilter(this); }

    bool eventFilter(QObject*, QEvent* event) override
    {
        painted_ = painted_ || event->type() == QEvent::Paint;
        return false;
    }

    template <class Act>
    void take(Act act)
    {
        QElapsedTimer timer;
        timer.start();
        painted_ = false;
        act();
        QCoreApplication::processEvents(); // the update that it asked for is painted
        if (painted_)                      // a step that changes nothing paints nothing
            frames_.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }

    void report(const char* what, double goal = frameOf120Hz) const
    {
        auto sorted = frames_;
        std::sort(sorted.begin(), sorted.end());
        const double median = sorted[sorted.size() / 2];
        const double late = sorted[sorted.size() * 99 / 100];
        std::printf("%-58s%10.4g ms  %-22s99 of 100 of %zu frames; median %.1f ms, worst %.1f ms\n", what, late,
                    ("<= " + std::to_string(goal).substr(0, 3)).c_str(), sorted.size(), median, sorted.back());
        std::fflush(stdout);
    }

private:
    std::vector<double> frames_;
    bool painted_ = false;
};

inline void wheel(QWidget* target, QPoint at, int steps, Qt::KeyboardModifiers modifiers)
{
    QWheelEvent event(at, target->mapToGlobal(at), {}, {0, 120 * steps}, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(target, &event);
}

} // namespace merlon::tests
