#pragma once

#include <QDeadlineTimer>
#include <QIODevice>
#include <QPaintDevice>

#include <atomic>
#include <chrono>
#include <memory>

class QImage;

/// Qt reads and draws an SVG from end to end, however long that takes. What it reads from and draws on ends in time.
namespace merlon::editor
{

/// Until there is no more time, or nobody waits any more.
class Until
{
public:
    Until(std::chrono::milliseconds most, const std::atomic<bool>* cancelled) : cancelled_(cancelled), deadline_(most)
    {
    }

    bool isOver() const { return deadline_.hasExpired() || (cancelled_ != nullptr && *cancelled_); }
    /// What is asked for would take longer.
    void giveUp() { deadline_ = QDeadlineTimer(0); }

private:
    const std::atomic<bool>* cancelled_;
    QDeadlineTimer deadline_;
};

/// A text that comes in small pieces, and ends for whoever parses it when time is over.
class TimedText : public QIODevice
{
public:
    TimedText(QByteArray text, const Until& until);

    bool isSequential() const override { return true; }
    bool atEnd() const override { return at_ == text_.size() || until_.isOver(); }

protected:
    qint64 readData(char* data, qint64 most) override;
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    QByteArray text_;
    qsizetype at_ = 0;
    const Until& until_;
};

/// A picture on which nothing more is drawn when time is over.
class TimedPicture : public QPaintDevice
{
public:
    TimedPicture(QImage& picture, Until& until);
    ~TimedPicture() override;

    QPaintEngine* paintEngine() const override;

protected:
    int metric(PaintDeviceMetric what) const override;

private:
    class Engine;

    QImage& picture_;
    std::unique_ptr<Engine> engine_;
};

} // namespace merlon::editor
