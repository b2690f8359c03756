// A stranger's drawing is read in time or refused, and looks as Qt draws it.

#include "support_main.h"

#include "editor/scan.h"
#include "editor/svg_reader.h"
#include "editor/timed_drawing.h"

#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QtTest>

namespace tst_timed_drawing
{

using namespace merlon;
using namespace merlon::editor;

namespace
{

QByteArray svg(const QByteArray& inside)
{
    return "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='400' "
           "height='400' "
           "viewBox='0 0 400 400'>" +
           inside + "</svg>";
}

QByteArray rules(int count)
{
    QByteArray all = "<style>";
    for (int i = 0; i < count; ++i)
        all += ".c" + QByteArray::number(i) + "{fill:red}";
    return all + "</style>";
}

QByteArray repeated(int count, const QByteArray& element)
{
    QByteArray all;
    for (int i = 0; i < count; ++i)
        all += QByteArray(element).replace('#', QByteArray::number(i % 300));
    return all;
}

} // namespace

class TestTimedDrawing : public QObject
{
    Q_OBJECT

    QTemporaryDir desk_;

    QString file(const QByteArray& text) const
    {
        const QString name = desk_.filePath("drawing.svg");
        QFile out(name);
        out.open(QIODevice::WriteOnly);
        out.write(text);
        return name;
    }

private slots:
    void whatTakesTooLongIsRefusedInTime_data()
    {
        QTest::addColumn<QByteArray>("drawing");
        const auto row = [](const char* name, const QByteArray& inside) { QTest::newRow(name) << svg(inside); };
        row("rules by elements", rules(20'000) + repeated(20'000, "<rect x='#' width='1' height='1' class='c7'/>"));
        row("rules that all hold", "<style>" + QByteArray("rect{fill:red}").repeated(10'000) + "</style>" +
                                       repeated(5'000, "<rect x='#' width='1' height='1'/>"));
        row("rules of ancestors", "<style>" + QByteArray("z *{fill:red}").repeated(10'000) + "</style>" +
                                      QByteArray("<g>").repeated(200) + repeated(20'000, "<g/>") +
                                      QByteArray("</g>").repeated(200));
        row("dashed circles",
            repeated(1000, "<circle cx='200' cy='#' r='190' fill='none' stroke='red' stroke-dasharray='.05'/>"));
        row("a line of very many dashes",
            "<path fill='none' stroke='red' stroke-dasharray='.04' d='M0 0" + repeated(20'000, "L400 #L0 #") + "'/>");
        row("things that are large",
            QByteArray("<circle cx='200' cy='9' r='400' fill='red' opacity='.5'/>").repeated(100'000));
    }

    void whatTakesTooLongIsRefusedInTime()
    {
        QFETCH(const QByteArray, drawing);
        QElapsedTimer timer;
        timer.start();
        const auto read = Scan::read(file(drawing), nullptr, std::chrono::milliseconds(800));
        const auto took = timer.elapsed();
        QVERIFY(!read);
        QVERIFY2(read.error().contains("takes longer than"), qPrintable(read.error()));
        QVERIFY2(took < 6000, qPrintable(QString::number(took)));
    }

    void whoeverGivesUpNeedNotWait()
    {
        const std::atomic<bool> cancelled = true;
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!Scan::read(file(svg(rules(20'000) + repeated(20'000, "<rect class='c7'/>"))), &cancelled));
        QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
    }

    void moreStyleThanAnybodyWritesIsRefused()
    {
        const auto clean = cleanedSvg(svg(rules(40'000)));
        QVERIFY(!clean);
        QVERIFY2(clean.error().contains("500000"), qPrintable(clean.error()));
        const auto halves = cleanedSvg(svg(rules(20'000) + rules(20'000)));
        QVERIFY(!halves);
    }

    /// As drawing programs write them.
    void aLargeDrawingOfEverydayIsRead()
    {
        const auto read = Scan::read(
            file(svg(rules(300) + repeated(20'000, "<path class='c# c7' d='M# 0l10 10 5-5z'/>") +
                     repeated(200, "<path fill='none' stroke='red' stroke-dasharray='4 2' d='M0 #h400'/>"))));
        QVERIFY2(read, read ? "" : qPrintable(read.error()));
        QVERIFY((*read)->bytes() > qint64{4096} * 4096 * 4);
    }

    void itLooksAsQtDrawsIt_data()
    {
        QTest::addColumn<QByteArray>("inside");
        const auto row = [](const char* name, const QByteArray& inside) { QTest::newRow(name) << inside; };
        row("lines", "<line x1='3' y1='5' x2='390' y2='70' stroke='red' stroke-width='7' stroke-linecap='round'/>"
                     "<polyline points='10,10 50,300 90,20' fill='none' stroke='blue' stroke-dasharray='9 4'/>");
        row("shapes", "<rect x='20' y='20' width='90' height='40' rx='7' fill='green' opacity='.5'/>"
                      "<circle cx='200' cy='90' r='60' fill='red' stroke='black' stroke-width='3'/>"
                      "<ellipse cx='290' cy='90' rx='60' ry='30' fill='#abcdef' fill-opacity='.4'/>"
                      "<polygon points='10,200 200,390 20,370 190,210' fill='navy' fill-rule='evenodd'/>"
                      "<path d='M200 200 C300 200 300 390 390 390 S 250 250 200 390z' fill='maroon'/>");
        row("gradients", "<defs><linearGradient id='l'><stop offset='0' stop-color='red'/><stop offset='1' "
                         "stop-color='blue'/></linearGradient><radialGradient id='r' gradientUnits='userSpaceOnUse' "
                         "cx='300' cy='300' r='80'><stop offset='0' stop-color='white'/><stop offset='1'/>"
                         "</radialGradient></defs><rect width='200' height='150' fill='url(#l)'/>"
                         "<rect x='200' y='200' width='200' height='200' fill='url(#r)'/>");
        row("groups", "<g transform='translate(200 200) rotate(30) scale(2 .5)' opacity='.5' stroke='red' "
                      "stroke-width='4'><rect x='-50' y='-50' width='100' height='100'/><g transform='skewX(20)'>"
                      "<circle r='30' fill='yellow'/></g></g><use xlink:href='#u' x='90'/><circle id='u' r='40'/>");
        row("text", "<text x='20' y='200' font-size='60' fill='red' stroke='blue'>Tower <tspan "
                    "fill='green'>keep</tspan></text>");
        QImage small(4, 4, QImage::Format_ARGB32);
        small.fill(Qt::magenta);
        small.setPixel(1, 1, 0x80ffffff);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        small.save(&buffer, "PNG");
        row("pictures",
            "<image x='20' y='30' width='300' height='200' opacity='.7' xlink:href='data:image/png;base64," +
                bytes.toBase64() + "'/>");
    }

    void itLooksAsQtDrawsIt()
    {
        QFETCH(const QByteArray, inside);
        const auto drawing = readSvg(svg(inside));
        QVERIFY(drawing);
        QImage direct(500, 500, QImage::Format_ARGB32_Premultiplied);
        direct.fill(Qt::transparent);
        QImage timed = direct;
        const QImage nothing = direct;
        {
            QPainter painter(&direct);
            drawing->render(&painter, QRectF(direct.rect()));
        }
        {
            Until until(std::chrono::minutes(1), nullptr);
            TimedPicture picture(timed, until);
            QPainter painter(&picture);
            drawing->render(&painter, QRectF(timed.rect()));
        }
        QVERIFY(direct != nothing);
        int worst = 0;
        int other = 0;
        for (int y = 0; y < 500; ++y)
            for (int x = 0; x < 500; ++x)
            {
                const QRgb one = direct.pixel(x, y);
                const QRgb two = timed.pixel(x, y);
                const int apart = qMax(qMax(qAbs(qRed(one) - qRed(two)), qAbs(qGreen(one) - qGreen(two))),
                                       qMax(qAbs(qBlue(one) - qBlue(two)), qAbs(qAlpha(one) - qAlpha(two))));
                worst = qMax(worst, apart);
                other += apart > 16 ? 1 : 0;
            }
        QVERIFY2(other < 100, qPrintable(QString("%1 pixels, by %2").arg(other).arg(worst)));
    }
};

LIST_TEST(TestTimedDrawing)

} // namespace tst_timed_drawing

#include "tst_timed_drawing.moc"
