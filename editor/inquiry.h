#pragma once

#include "core/edit/edit.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <utility>

namespace merlon::editor
{

/// How far an answer is, said by whoever works on it in the background.
using Progress = std::function<void(int done, int of)>;

/// A question about the documents as they are (lint, fields of fire), answered in the background on a snapshot. Asked
/// again, the one before is told to stop; only the answer to the last one is heard, in the thread of the asker.
template <class Answer>
class Inquiry : public QObject
{
public:
    using Snapshot = std::function<edit::Desk()>;
    using Work = std::function<Answer(const edit::Desk&, const std::stop_token&, const Progress&)>;

    explicit Inquiry(std::function<void(Answer)> tell, Progress tellProgress = {})
        : tell_(std::move(tell)), tellProgress_(std::move(tellProgress))
    {
        quiet_.setSingleShot(true);
        connect(&quiet_, &QTimer::timeout, this, [this] { begin(snapshot_(), work_); });
    }
    ~Inquiry() override { cancel(); }

    void ask(Snapshot snapshot, Work work) { askAfter(0, std::move(snapshot), std::move(work)); }
    /// Once nobody has asked for so many milliseconds; the snapshot is taken then.
    void askAfter(int milliseconds, Snapshot snapshot, Work work)
    {
        cancel();
        snapshot_ = std::move(snapshot);
        work_ = std::move(work);
        awaited_ = true;
        quiet_.start(milliseconds);
    }
    void cancel()
    {
        quiet_.stop();
        const std::lock_guard lock(*alive_);
        stop_.request_stop();
        awaited_ = false;
    }
    /// An answer is to come.
    bool awaited() const { return awaited_; }

private:
    void begin(edit::Desk snapshot, const Work& work)
    {
        stop_ = std::stop_source();
        QThreadPool::globalInstance()->start(
            [this, stop = stop_.get_token(), alive = alive_, snapshot = std::move(snapshot), work]
            {
                const auto hear = [&](auto said)
                {
                    const std::lock_guard lock(*alive); // while it is held, who was not told to stop is still there
                    if (!stop.stop_requested())
                        QMetaObject::invokeMethod(
                            this, [stop, said] { stop.stop_requested() ? void() : said(); }, Qt::QueuedConnection);
                };
                const auto answer = std::make_shared<Answer>(
                    work(snapshot, stop, [&](int done, int of) { hear([this, done, of] { tellHowFar(done, of); }); }));
                hear(
                    [this, answer]
                    {
                        awaited_ = false;
                        tell_(std::move(*answer));
                    });
            });
    }
    void tellHowFar(int done, int of) const
    {
        if (tellProgress_)
            tellProgress_(done, of);
    }

    std::function<void(Answer)> tell_;
    Progress tellProgress_;
    Snapshot snapshot_;
    Work work_;
    QTimer quiet_;
    bool awaited_ = false;
    std::stop_source stop_;
    std::shared_ptr<std::mutex> alive_ = std::make_shared<std::mutex>();
};

} // namespace merlon::editor
