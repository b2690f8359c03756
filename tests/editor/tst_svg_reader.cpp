// A stranger's drawing: what leads out of its file is never opened, what would take for ever is not drawn.

#include "editor/scan.h"
#include "editor/svg_reader.h"
#include "support_main.h"
#include "support_maps.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QPainter>
#include <QScopeGuard>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace tst_svg_reader
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

namespace
{

QByteArray svg(const QByteArray& inside, const QByteArray& before = {})
{
    return before +
           "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='40' "
           "height='40'>" +
           inside + "</svg>";
}

QByteArray image(const QByteArray& reference)
{
    return "<image width='40' height='40' xlink:href='" + reference + "'/>";
}

QByteArray png(const QImage& picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return bytes;
}

QByteArray redPng()
{
    QImage red(4, 4, QImage::Format_RGB32);
    red.fill(Qt::red);
    return png(red);
}

QByteArray data(const QByteArray& bytes, const QByteArray& kind = "image/png")
{
    return "data:" + kind + ";base64," + bytes.toBase64();
}

/// What is seen in the middle of a drawing; nothing where it is refused.
QColor middle(const QByteArray& drawing)
{
    const auto renderer = readSvg(drawing);
    if (!renderer)
        return {};
    QImage picture(40, 40, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    renderer->render(&painter, QRectF(0, 0, 40, 40));
    return picture.pixelColor(20, 20);
}

/// Parts of ten that are each ten of the part before, `*` their number where they are named and where they are used.
QByteArray parts(int deep, const QByteArray& named = "id='a*'", const QByteArray& used = "xlink:href='#a*'")
{
    const auto numbered = [](QByteArray text, int i) { return text.replace('*', QByteArray::number(i)); };
    QByteArray all = "<defs><g " + numbered(named, 0) + "><rect width='10' height='10'/></g>";
    for (int i = 1; i <= deep; ++i)
        all += "<g " + numbered(named, i) + ">" + ("<use " + numbered(used, i - 1) + "/>").repeated(10) + "</g>";
    return all + "</defs><use " + numbered(used, deep) + "/>";
}

/// A PNG whose size can be read, and nothing else of it.
QByteArray tornPng()
{
    return redPng().left(40);
}

} // namespace

class TestSvgReader : public QObject
{
    Q_OBJECT

    QTemporaryDir desk_;

private slots:
    /// Each of them makes the middle red where Qt reads it uncleaned, or hangs.
    void whatLeadsOutOfTheFileIsNotRead_data()
    {
        QTest::addColumn<QByteArray>("drawing");
        const QByteArray red = writeText(desk_.filePath("red.png"), redPng()).toUtf8();
        const QByteArray css = writeText(desk_.filePath("red.css"), "rect { fill: red }").toUtf8();
        const QByteArray inner = writeText(desk_.filePath("inner.svg"), svg(image(red))).toUtf8();
        const QByteArray pipe = desk_.filePath("pipe").toUtf8();
        QCOMPARE(mkfifo(pipe.constData(), 0600), 0);
        const QString named = desk_.filePath(QString::fromLatin1(data(tornPng())));
        QVERIFY(QDir().mkpath(QFileInfo(named).path()));
        writeText(named, redPng());
        const QByteArray rect = "<rect width='40' height='40' fill='white'/>";
        const auto row = [](const char* name, const QByteArray& drawing) { QTest::newRow(name) << drawing; };
        row("a picture", svg(image(red)));
        row("a picture, by a plain href", svg("<image width='40' height='40' href='" + red + "'/>"));
        row("a picture, by another prefix",
            svg("<image xmlns:x='http://www.w3.org/1999/xlink' width='40' height='40' x:href='" + red + "'/>"));
        row("a picture, as a file's address", svg(image("file://" + red)));
        row("a picture, spaces before", svg(image("  " + red)));
        row("a picture, its name in an entity", svg(image("&p;"), "<!DOCTYPE svg [<!ENTITY p '" + red + "'>]>"));
        writeText(desk_.filePath("#red"), redPng());
        QVERIFY(QDir(desk_.path()).mkpath("#"));
        writeText(desk_.filePath("red.png"), redPng());
        row("a picture whose name looks like a place within", svg(image("#red")));
        row("a picture by a folder of such a name", svg(image("#/../red.png")));
        row("a device", svg(image("/dev/zero")));
        row("a pipe", svg(image(pipe)));
        row("standard input", svg(image("/dev/stdin")));
        row("a drawing", svg(image(inner)));
        row("a drawing within it that names a picture", svg(image(data(svg(image(red)), "image/svg+xml"))));
        row("that drawing, as a PNG", svg(image(data(svg(image(red))))));
        row("a drawing behind a picture", svg(image(data(redPng()) + "base64," + svg(image(red)).toBase64())));
        row("a file that is named as a picture within", svg(image(data(tornPng()))));
        row("a style sheet", svg(rect, "<?xml-stylesheet href='" + css + "' type='text/css'?>"));
        row("a style sheet, by import", svg("<style>@import url(" + css + ");</style>" + rect));
        row("an import, by a comment in it", svg("<style>@im<!-- -->port url(" + css + ");</style>" + rect));
        row("an import, behind an element", svg("<style><g/>@import url(" + css + ");</style>" + rect));
        row("an import, in an element", svg("<style><g>@import url(" + css + ");</g></style>" + rect));
        row("an escaped import", svg("<style>@\\69mport url(" + css + ");</style>" + rect));
        row("an entity", svg("<text>&x;</text>", "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file://" + pipe + "'>]>"));
    }

    void whatLeadsOutOfTheFileIsNotRead()
    {
        QFETCH(const QByteArray, drawing);
        const auto back = qScopeGuard([here = QDir::currentPath()] { QDir::setCurrent(here); });
        QVERIFY(QDir::setCurrent(desk_.path()));
        const auto clean = cleanedSvg(drawing);
        QVERIFY(clean);
        for (const QString& name : {desk_.path(), QStringLiteral("/dev/"), QStringLiteral("@")})
            QVERIFY2(!clean->contains(name.toUtf8()), clean->constData());
        QCOMPARE(middle(drawing), QColor(Qt::white));
    }

    void whatIsWithinTheFileStays_data()
    {
        QTest::addColumn<QByteArray>("drawing");
        const auto row = [](const char* name, const QByteArray& drawing) { QTest::newRow(name) << drawing; };
        row("a part, used", svg("<defs><rect id='r' width='40' height='40' fill='red'/></defs><use xlink:href='#r'/>"));
        row("a gradient", svg("<defs><linearGradient id='g'><stop offset='0' stop-color='red'/>"
                              "<stop offset='1' stop-color='red'/></linearGradient></defs>"
                              "<rect width='40' height='40' fill='url(#g)'/>"));
        row("a style", svg("<style>.wall { fill: red }</style><rect class='wall' width='40' height='40'/>"));
        row("a picture", svg(image(data(redPng()))));
        row("a picture as SVG 2 names it", svg("<image width='40' height='40' href='" + data(redPng()) + "'/>"));
        row("the newer name before the older",
            svg("<image width='40' height='40' xlink:href='" + data(png(QImage(4, 4, QImage::Format_Mono))) +
                "' href='" + data(redPng()) + "'/>"));
        row("an entity", svg("<rect width='40' height='40' fill='&ink;'/>", "<!DOCTYPE svg [<!ENTITY ink 'red'>]>"));
        row("packed", QByteArray::fromBase64("H4sIAAAAAAACA3WMSQ6AIAwAv8KtN9uoJwN8RpCS4BJorM93uXubZCZj25nM"
                                             "tZatOWCRY0JU1U6Hbq8JeyLCpwCjOQg7GAkMx5xYPva2xll+pFlyKQ5qDIDe"
                                             "vht/A1QqLL5uAAAA"));
    }

    void whatIsWithinTheFileStays()
    {
        QFETCH(const QByteArray, drawing);
        QCOMPARE(middle(drawing), QColor(Qt::red));
    }

    void whatWouldTakeForEverIsRefused_data()
    {
        QTest::addColumn<QByteArray>("drawing");
        const auto row = [](const char* name, const QByteArray& drawing) { QTest::newRow(name) << drawing; };
        row("parts of parts of parts", svg(parts(12)));
        row("parts with a second id before", svg(parts(12, "xmlns:x='urn:x' x:id='z*' id='a*'")));
        row("parts with an id of XML behind an empty one", svg(parts(12, "id='' xml:id='a*'")));
        row("a part of itself", svg("<g id='a'><rect width='9' height='9'/><use xlink:href='#a'/></g>"));
        row("nested too deep", svg(QByteArray("<g>").repeated(200'000) + QByteArray("</g>").repeated(200'000)));
        row("a path that never ends", svg("<path d='M0 0" + QByteArray(" L9 9").repeated(200'000) + "'/>"));
        QImage half(9000, 6000, QImage::Format_Mono);
        half.fill(0);
        row("pictures with too many pixels", svg(image(data(png(half))).repeated(2)));
        QByteArray entities = "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'>";
        for (char one = 'b'; one <= 'j'; ++one)
            entities += "<!ENTITY " + QByteArray(1, one) + " '" +
                        ("&" + QByteArray(1, static_cast<char>(one - 1)) + ";").repeated(10) + "'>";
        row("entities of entities", svg("<text y='20'>&j;</text>", entities + "]>"));
    }

    void whatWouldTakeForEverIsRefused()
    {
        QFETCH(const QByteArray, drawing);
        const auto clean = cleanedSvg(drawing);
        QVERIFY(!clean);
        QVERIFY(!clean.error().isEmpty());
    }

    void aLongPathIsDrawn()
    {
        const QByteArray path = "M0 0" + QByteArray(" L20 20 L20 0 L0 20").repeated(40'000) + " L0 0 20 0 20 20 0 20 Z";
        QVERIFY(cleanedSvg(svg("<path d='" + path + "'/>")));
    }

    void whatIsRepeatedAFewTimesIsDrawn()
    {
        QVERIFY(cleanedSvg(svg(parts(3))));
        QVERIFY(cleanedSvg(svg(parts(3, "x:id='z*' id='' xml:id='a*'", "href=' #a* '"))));
        QVERIFY(cleanedSvg(svg(QByteArray("<g>").repeated(200) + QByteArray("</g>").repeated(200))));
    }

    void partsThatNobodyNamesAreNotDrawn()
    {
        QCOMPARE(middle(svg(parts(12, "id='#a*'", "xlink:href=' #a*'"))), QColor(Qt::white));
    }

    void halfALetterIsNoName()
    {
        QString text = QString::fromLatin1(svg("<g id='a*'/>"));
        text.replace('*', QChar(0xd800));
        QVERIFY(!cleanedSvg("\xff\xfe" + QByteArray(reinterpret_cast<const char*>(text.utf16()), text.size() * 2)));
    }

    /// What Qt sees is what was weighed.
    void namesAreWrittenAsTheyWereWeighed_data()
    {
        QTest::addColumn<QByteArray>("inside");
        QTest::addColumn<QByteArray>("cleaned");
        const auto row = [](const char* inside, const char* cleaned)
        { QTest::newRow(inside) << QByteArray(inside) << QByteArray(cleaned); };
        row("<g x:id='z' id='a'/>", "<g id=\"a\"/>");
        row("<g x:id='z' id='' xml:id='a'/>", "<g id=\"a\"/>");
        row("<g xml:id='z' id='a'/>", "<g id=\"a\"/>");
        row("<g x:id='z'/>", "<g/>");
        row("<use href=' #a '/>", "<use xlink:href=\"#a\"/>");
        row("<use xlink:href='&#9;#a'/>", "<use xlink:href=\"#a\"/>");
        row("<g xlink:zhref='/etc/passwd' zsrc='a.png'/>", "<g/>");
        row("<g fill=' URL ( \"#a\" ) '/>", "<g fill=\" url(#a) \"/>");
        row("<g style='mask:url( #a);filter:url(#b )'/>", "<g style=\"mask:url(#a);filter:url(#b)\"/>");
        row("<g mask='url(#a' filter='url(b)' marker-end='url(#a) url(b)'/>", "<g/>");
        row("<style>a { fill: url(<!-- -->'#a') }</style>", "<style>a { fill: url(#a) }</style>");
    }

    void namesAreWrittenAsTheyWereWeighed()
    {
        QFETCH(const QByteArray, inside);
        QFETCH(const QByteArray, cleaned);
        const auto clean = cleanedSvg(svg(inside));
        QVERIFY(clean);
        QVERIFY2(clean->contains(cleaned), clean->constData());
    }

    void sizesOutOfThisWorldDoNoHarm()
    {
        for (const char* size : {"width='1e30' height='1e30'", "width='1e9' height='1'", "width='nan' height='1'"})
        {
            const QByteArray text = QByteArray("<svg xmlns='http://www.w3.org/2000/svg' ") + size +
                                    "><rect width='1e30' height='1e30'/><path d='M0 0 L100000000 100000000' "
                                    "stroke='black' stroke-dasharray='0.0001 0.0001'/></svg>";
            const auto read = Scan::read(writeText(desk_.filePath("large.svg"), text));
            QVERIFY(!read || (*read)->bytes() < qsizetype{256} << 20);
        }
    }
};

LIST_TEST(TestSvgReader)

} // namespace tst_svg_reader

#include "tst_svg_reader.moc"
