#include "referee/long_work.h"

#include <QApplication>
#include <QEventLoop>
#include <QProgressDialog>

#include <chrono>
#include <future>

namespace merlon::referee
{

namespace
{

struct LongWork
{
    Q_DECLARE_TR_FUNCTIONS(merlon::referee::LongWork)
};

/// A dialog as short as this would only flicker.
constexpr std::chrono::milliseconds aMoment{300};

/// Ends the waiting however the work ends.
struct Bell
{
    QEventLoop& waiting;
    ~Bell() { QMetaObject::invokeMethod(&waiting, &QEventLoop::quit, Qt::QueuedConnection); }
};

/// Stays in front, also when it is told to stop: nothing else is begun before the work has ended.
void waitFor(const QString& what, QEventLoop& waiting, std::stop_source& stop)
{
    QProgressDialog dialog(what, LongWork::tr("Stop"), 0, 0, QApplication::activeWindow());
    dialog.setWindowModality(Qt::ApplicationModal);
    QObject::disconnect(&dialog, SIGNAL(canceled()), &dialog, SLOT(cancel())); // which would hide it
    QObject::connect(&dialog, &QProgressDialog::canceled, &dialog, [&] { stop.request_stop(); });
    QObject::connect(&dialog, &QDialog::rejected, &dialog,
                     [&]
                     {
                         stop.request_stop();
                         dialog.show();
                     });
    dialog.show();
    waiting.exec();
}

} // namespace

void doLongWork(const QString& what, const std::function<void(const std::stop_token&)>& work)
{
    std::stop_source stop;
    QEventLoop waiting;
    std::future<void> done = std::async(std::launch::async,
                                        [&]
                                        {
                                            const Bell bell{waiting};
                                            work(stop.get_token());
                                        });
    if (done.wait_for(aMoment) == std::future_status::timeout && qobject_cast<QApplication*>(qApp) != nullptr)
    {
        waitFor(what, waiting, stop);
        stop.request_stop(); // it is done, or Merlon is being left
    }
    done.get();
}

} // namespace merlon::referee
