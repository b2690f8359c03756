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

} // namespace

void doLongWork(const QString& what, const std::function<void(const std::stop_token&)>& work)
{
    std::stop_source stop;
    QEventLoop waiting;
    std::future<void> done =
        std::async(std::launch::async,
                   [&]
                   {
                       work(stop.get_token());
                       QMetaObject::invokeMethod(&waiting, &QEventLoop::quit, Qt::QueuedConnection);
                   });
    if (done.wait_for(aMoment) == std::future_status::timeout && qobject_cast<QApplication*>(qApp) != nullptr)
    {
        QProgressDialog dialog(what, LongWork::tr("Stop"), 0, 0, QApplication::activeWindow());
        dialog.setWindowModality(Qt::ApplicationModal);
        const auto tellToStop = [&] { stop.request_stop(); };
        QObject::connect(&dialog, &QProgressDialog::canceled, &dialog, tellToStop);
        QObject::connect(&dialog, &QDialog::rejected, &dialog, tellToStop); // Esc where no shortcut is listened to
        dialog.show();
        waiting.exec();
        stop.request_stop(); // it is done, or Merlon is being left
    }
    done.get();
}

} // namespace merlon::referee
