// A measured table on paper, measured there: whatever is read in the PDF lies where the table has it, to 0.2 mm.

#include "support_main.h"

#include "core/io/table_map.h"
#include "editor/table_picture.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>

namespace tst_table_picture
{

using namespace merlon;

namespace
{

constexpr double pointMm = 25.4 / 72;

struct Page
{
    QSizeF mm;
    std::vector<QPolygonF> paths; ///< in millimetres from the lower left corner
};

QByteArray readAll(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

/// The streams that hold what is drawn, in their order.
QList<QByteArray> streamsOf(const QByteArray& pdf)
{
    QList<QByteArray> streams;
    for (qsizetype at = pdf.indexOf("\nstream\n"); at >= 0; at = pdf.indexOf("\nstream\n", at + 1))
    {
        const qsizetype from = at + 8;
        const QByteArray packed = pdf.mid(from, pdf.indexOf("endstream", from) - from);
        QByteArray sized(4, 0); // how long it is unpacked, Qt wants to know; it grows when that is too little
        const quint32 length = 1U << 24;
        for (int i = 0; i < 4; ++i)
            sized[i] = static_cast<char>(length >> (24 - 8 * i));
        if (const QByteArray text = qUncompress(sized + packed); !text.isEmpty())
            streams << text;
    }
    return streams;
}

/// Straight paths of a stream: "x y m", "x y l", within "a b c d e f cm" and q, Q.
std::vector<QPolygonF> pathsOf(const QByteArray& stream)
{
    std::vector<QPolygonF> paths;
    QList<QTransform> stack{QTransform()};
    QList<double> numbers;
    for (const QByteArray& word : stream.simplified().split(' '))
    {
        bool isNumber = false;
        const double number = word.toDouble(&isNumber);
        const auto last = [&](int back) { return numbers.at(numbers.size() - back); };
        if (isNumber)
        {
            numbers << number;
            continue;
        }
        if (word == "q")
            stack << stack.last();
        else if (word == "Q" && stack.size() > 1)
            stack.removeLast();
        else if (word == "cm" && numbers.size() >= 6)
            stack.last() = QTransform(last(6), last(5), last(4), last(3), last(2), last(1)) * stack.last();
        else if ((word == "m" || word == "l") && numbers.size() >= 2)
        {
            if (word == "m" || paths.empty())
                paths.emplace_back();
            paths.back() << stack.last().map(QPointF(last(2), last(1))) * pointMm;
        }
        numbers.clear();
    }
    return paths;
}

std::vector<Page> pagesOf(const QByteArray& pdf)
{
    std::vector<Page> pages;
    static const QRegularExpression box(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]"));
    auto boxes = box.globalMatch(QString::fromLatin1(pdf));
    while (boxes.hasNext())
    {
        const auto one = boxes.next();
        pages.push_back({QSizeF(one.captured(1).toDouble(), one.captured(2).toDouble()) * pointMm, {}});
    }
    std::vector<QPolygonF> all;
    for (const QByteArray& stream : streamsOf(pdf))
        for (const QPolygonF& path : pathsOf(stream))
            all.push_back(path);
    if (!pages.empty())
        pages.front().paths = std::move(all);
    return pages;
}

double farthest(const QPolygonF& a, const QPolygonF& b)
{
    double most = 0;
    for (qsizetype i = 0; i < b.size(); ++i)
        most = std::max(most, std::hypot(a[i].x() - b[i].x(), a[i].y() - b[i].y()));
    return most;
}

std::shared_ptr<const map::TableMap> ford()
{
    map::TableMap table;
    table.id = "ford";
    table.width = 6000;
    table.depth = 4500;
    map::Area wood;
    wood.id = "wood";
    wood.kind = "wood";
    wood.outline = {{823, 3715}, {1402, 3800}, {1510, 2980}};
    table.areas = {wood};
    map::Area hill = wood;
    hill.id = "hill";
    hill.kind = "hill";
    hill.outline = {{4001, 1003}, {5507, 1500}, {5050, 2999}, {4200, 2500}};
    table.areas.push_back(hill);
    return std::make_shared<const map::TableMap>(table);
}

editor::Drawing drawingOf(const std::shared_ptr<const map::TableMap>& table, const editor::TableStyle& style = {})
{
    return editor::drawingOf(table, editor::TablePainter(io::tableKinds(table->ruleset), style));
}

QPolygonF wanted(const map::Area& area, QPointF corner = {})
{
    QPolygonF polygon;
    for (const map::TablePoint point : area.outline)
        polygon << QPointF(point.x / 10.0, point.y / 10.0) + corner;
    return polygon;
}

} // namespace

class TestTablePicture : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;

private slots:
    void aPageIsTheTableInMillimetres()
    {
        const QString file = desk_.filePath("ford.pdf");
        const auto table = ford();
        const auto done = renderPdf(drawingOf(table), file, {});
        QVERIFY2(done, done ? "" : qPrintable(done.error()));
        const auto pages = pagesOf(readAll(file));
        QCOMPARE(pages.size(), std::size_t{1});
        QVERIFY(std::abs(pages.front().mm.width() - 600) < 0.2);
        QVERIFY(std::abs(pages.front().mm.height() - 450) < 0.2);
        for (const map::Area& area : table->areas)
        {
            double least = 1e9;
            for (const QPolygonF& path : pages.front().paths)
                if (path.size() >= static_cast<qsizetype>(area.outline.size()))
                    least = std::min(least, farthest(path, wanted(area)));
            QVERIFY2(least < 0.2, qPrintable(QString::number(least)));
        }
    }

    /// On sheets of paper it is as large, wherever its sheet begins.
    void sheetsAreAtTrueScale()
    {
        const QString file = desk_.filePath("a4.pdf");
        const auto table = ford();
        QVERIFY(renderPdf(drawingOf(table), file, "A4"));
        const auto pages = pagesOf(readAll(file));
        QVERIFY(pages.size() > 4);
        double least = 1e9;
        for (const QPolygonF& path : pages.front().paths)
            if (path.size() >= 4)
                least = std::min(
                    least, farthest(path, wanted(table->areas[1], path.front() - wanted(table->areas[1]).front())));
        QVERIFY2(least < 0.2, qPrintable(QString::number(least)));
    }

    /// A photograph lies with its four corners on those of the table, at whatever slant it was taken.
    void aPhotographLiesByItsCorners()
    {
        map::TableMap table = *ford();
        table.areas.clear();
        table.background =
            map::Photograph{"x.png", {{{100, 400}, {500, 380}, {420, 40}, {150, 60}}}, 1, false, {}}; // sw se ne nw
        QImage picture(600, 440, QImage::Format_RGB32);
        picture.fill(Qt::white);
        for (const map::Pixel& corner : table.background->corners) // a red mark around each
            for (int y = -9; y <= 9; ++y)
                for (int x = -9; x <= 9; ++x)
                    picture.setPixelColor(static_cast<int>(corner.x) + x, static_cast<int>(corner.y) + y, Qt::red);
        const auto shared = std::make_shared<const map::TableMap>(table);
        editor::TablePainter painter(io::tableKinds({}), {.grid = false});
        painter.setScan(std::make_shared<const editor::Scan>(picture, picture.size()));
        QImage drawn(600, 450, QImage::Format_RGB32);
        drawn.fill(Qt::blue);
        QPainter on(&drawn);
        painter.paint(on, *shared, QRectF(drawn.rect()), 1);
        on.end();
        for (const QPoint corner : {QPoint(6, 443), QPoint(593, 443), QPoint(593, 6), QPoint(6, 6)})
        {
            const QColor there = drawn.pixelColor(corner);
            QVERIFY2(there.red() > 180 && there.green() < 90, qPrintable(there.name()));
        }
        QCOMPARE(drawn.pixelColor(300, 225), QColor(Qt::white));
    }

    /// By night as by day: nothing is drawn in the colour of the table.
    void nothingIsHiddenByNight()
    {
        for (const bool dark : {false, true})
        {
            const editor::TablePainter painter(io::tableKinds({}), {.dark = dark});
            const auto brightness = [](const QColor& colour) { return qGray(colour.rgb()); };
            QVERIFY(std::abs(brightness(painter.ink()) - brightness(painter.cloth())) > 90);
            for (const auto& kinds : {io::tableKinds({})->areas, io::tableKinds({})->courses})
                for (const map::TableKind& kind : kinds)
                {
                    QImage image(60, 40, QImage::Format_RGB32);
                    image.fill(painter.cloth());
                    QPainter on(&image);
                    painter.paintSample(on, kind, QRectF(2, 2, 56, 36));
                    on.end();
                    int seen = 0;
                    for (int x = 0; x < 60; ++x)
                        for (int y = 0; y < 40; ++y)
                            seen += image.pixelColor(x, y) != painter.cloth();
                    QVERIFY2(seen > 500, kind.id.c_str());
                }
        }
    }
};

LIST_TEST(TestTablePicture)

} // namespace tst_table_picture

#include "tst_table_picture.moc"
