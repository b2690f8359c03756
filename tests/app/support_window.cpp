#include "support_window.h"
#include "support_places.h"

#include "editor/hex_map_view.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

namespace merlon::test
{

void useOwnDesk(const QString& folder)
{
    QStandardPaths::setTestModeEnabled(true);
    qputenv("XDG_DATA_HOME", folder.toUtf8());
    QCoreApplication::setOrganizationName("Merlon");
    QCoreApplication::setApplicationName("merlon-test");
    QCoreApplication::setApplicationVersion("0.1.0");
    for (const auto format : {QSettings::NativeFormat, QSettings::IniFormat})
        QSettings::setPath(format, QSettings::UserScope, folder);
}

Castle::Castle(QString name) : name_(std::move(name))
{
    const QDir from(inSource(QString("scenarios/" + name_)));
    for (const QString& file : QStringList{name_ + ".scenario.yaml", name_ + ".map.yaml"})
        if (!QFile::copy(from.filePath(file), folder() + '/' + file))
            qFatal("cannot copy %s", qPrintable(file));
}

QByteArray readAll(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

void writeAll(const QString& file, const QByteArray& bytes)
{
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(file));
}

std::unique_ptr<app::MainWindow> windowOn(const QString& file)
{
    QSettings settings; // not the first start: the screens on which tests run are small, and it has all its panels
    if (!settings.contains("window/layout"))
        settings.setValue("window/layout", QString(""));
    auto window = std::make_unique<app::MainWindow>();
    window->resize(1440, 900);
    window->show();
    window->activateWindow();
    if (!QTest::qWaitForWindowActive(window.get()) || !window->open(file))
        return {};
    QTest::qWait(100); // the map is fitted once the docks have their room
    window->view().finishPainting();
    return window;
}

hex::Hex hexNamed(app::MainWindow& window, const char* name)
{
    const auto hex = hex::parseHex(window.workspace().map().map().layout, name);
    if (!hex)
        qFatal("%s is no hex", name);
    return *hex;
}

QPoint pointOf(app::MainWindow& window, const char* name)
{
    return window.view().viewPoint(hexNamed(window, name)).toPoint();
}

Answer::Answer(std::function<void(QDialog&)> answer) : asked_(std::make_shared<bool>(false))
{
    auto timer = std::make_unique<QTimer>();
    timer->setInterval(10);
    QObject::connect(timer.get(), &QTimer::timeout, timer.get(),
                     [timer = timer.get(), asked = asked_, answer = std::move(answer)]
                     {
                         auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
                         if (!dialog || !dialog->isVisible() || QApplication::activeWindow() != dialog)
                             return;
                         timer->stop();
                         *asked = true;
                         const QPointer<QDialog> open(dialog);
                         answer(*dialog);
                         if (open && QTest::currentTestFailed())
                             open->reject();
                     });
    timer->start();
    timer_ = std::move(timer);
}

Answer::~Answer() = default;

void nameFile(QDialog& dialog, const QString& file)
{
    const Answer replace([](QDialog& box) { click(box, QMessageBox::Yes); });
    if (auto* picture = dialog.findChild<QLineEdit*>("file"))
    {
        picture->setFocus();
        picture->selectAll();
        QTest::keyClicks(picture, file);
        QTest::keyClick(picture, Qt::Key_Return);
        return;
    }
    auto* field = dialog.findChild<QLineEdit*>("fileNameEdit");
    if (field == nullptr)
        qFatal("no file dialog");
    field->setText(file);
    QMetaObject::invokeMethod(&dialog, "accept");
}

void click(QDialog& dialog, QMessageBox::StandardButton button)
{
    auto* box = qobject_cast<QMessageBox*>(&dialog);
    if (!box || !box->button(button))
        qFatal("no such question");
    box->button(button)->click();
}

QStringList clippedTexts(const QWidget& window)
{
    QStringList clipped;
    const auto check = [&](const QWidget* widget, const QString& text)
    {
        if (!widget->isVisible() || text.isEmpty())
            return;
        if (!window.rect().intersects(QRect(widget->mapTo(&window, QPoint()), widget->size())))
            return; // of a panel behind another one, which has no size yet
        const QSize wanted = widget->sizeHint();
        const bool narrow = widget->width() < wanted.width();
        const bool low = widget->height() < wanted.height();
        const bool wraps = qobject_cast<const QLabel*>(widget) && qobject_cast<const QLabel*>(widget)->wordWrap();
        if (wraps ? widget->height() < widget->heightForWidth(widget->width()) : narrow || low)
            clipped << QString("%1 %2: %3").arg(widget->metaObject()->className(), widget->objectName(), text);
    };
    for (const auto* label : window.findChildren<QLabel*>())
        check(label, label->text());
    for (const auto* button : window.findChildren<QAbstractButton*>())
        check(button, button->text());
    for (const auto* box : window.findChildren<QComboBox*>())
        check(box, box->currentText());
    return clipped;
}

} // namespace merlon::test
