#include "targets.h"

#include "editor/svg_reader.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QXmlStreamReader>

namespace merlon::fuzz
{
namespace
{

/// Fonts need one, and Qt's own words on what it cannot draw are nobody's here.
void startQt()
{
    if (QCoreApplication::instance() != nullptr)
        return;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    static char name[] = "fuzz";
    static char* arguments[] = {name, nullptr};
    static int count = 1;
    static const QGuiApplication app(count, arguments);
}

/// The first name of something outside the drawing.
std::string wayOut(const QByteArray& svg)
{
    QXmlStreamReader in(svg);
    in.setNamespaceProcessing(false);
    while (!in.atEnd())
    {
        if (in.readNext() == QXmlStreamReader::ProcessingInstruction || in.tokenType() == QXmlStreamReader::DTD)
            return in.text().toString().toStdString() + " is left";
        const bool isPicture = in.name().endsWith(u"image");
        for (const QXmlStreamAttribute& one : in.attributes())
        {
            const QString value = one.value().toString().trimmed();
            if (one.qualifiedName().endsWith(u"href") && (isPicture || !value.startsWith('#')) &&
                !value.startsWith(u"data:", Qt::CaseInsensitive))
                return "it names " + value.toStdString();
        }
    }
    return in.hasError() ? "cleaned it is no XML" : "";
}

} // namespace

/// What is left of a drawing stays in it, is left as it is, and is drawn.
std::string brokenSvg(std::string_view text)
{
    startQt();
    const auto clean = editor::cleanedSvg(QByteArray(text.data(), static_cast<qsizetype>(text.size())));
    if (!clean)
        return {};
    if (auto out = wayOut(*clean); !out.empty())
        return out + '\n' + clean->toStdString();
    const auto again = editor::cleanedSvg(*clean);
    if (!again || *again != *clean)
        return "cleaned twice it is another drawing\n" + clean->toStdString() + "\n--- again ---\n" +
               (again ? again->toStdString() : again.error().toStdString());
    if (const auto drawing = editor::readSvg(*clean))
    {
        QImage picture(32, 32, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&picture);
        drawing->render(&painter, QRectF(0, 0, 32, 32));
    }
    return {};
}

} // namespace merlon::fuzz
