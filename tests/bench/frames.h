#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QWheelEvent>
#include <QWidget>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

/// How long frames of a view take that is shown: real events, every frame painted before the next one.
namespace merlon::tests
{

inline constexpr double frameOf120Hz = 1000.0 / 120;

/// Milliseconds that the processor has worked for this program: what a frame takes, however busy the machine is.
inline double workedMs()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

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
        const double worked = workedMs();
        painted_ = false;
        act();
        QCoreApplication::processEvents(); // the update that it asked for is painted
        if (!painted_)                     // a step that changes nothing paints nothing
            return;
        frames_.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        worked_.push_back(workedMs() - worked);
    }

    void report(const char* what, double goal = frameOf120Hz) const
    {
        auto sorted = frames_;
        std::sort(sorted.begin(), sorted.end());
        auto worked = worked_;
        std::sort(worked.begin(), worked.end());
        const double median = sorted[sorted.size() / 2];
        const std::size_t late = sorted.size() * 99 / 100;
        std::printf(
            "%-58s%10.4g ms  %-22s99 of 100 of %zu frames; median %.1f ms, worst %.1f ms; CPU %.1f and %.1f ms\n", what,
            sorted[late], ("<= " + std::to_string(goal).substr(0, 3)).c_str(), sorted.size(), median, sorted.back(),
            worked[late], worked[worked.size() / 2]);
        std::fflush(stdout);
    }

private:
    std::vector<double> frames_;
    std::vector<double> worked_;
    bool painted_ = false;
};

inline void wheel(QWidget* target, QPoint at, int steps, Qt::KeyboardModifiers modifiers)
{
    QWheelEvent event(at, target->mapToGlobal(at), {}, {0, 120 * steps}, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(target, &event);
}

} // namespace merlon::tests
