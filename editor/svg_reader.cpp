#include "editor/svg_reader.h"

#include "editor/picture_limits.h"

#include <isa-l/igzip_lib.h>

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>
#include <QMultiHash>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>
#include <optional>
#include <vector>

namespace merlon::editor
{
namespace
{

constexpr int deepest = 250;                    // elements in elements; Qt draws them by calls in calls
constexpr qint64 mostWeight = 2 * mostSvgBytes; // bytes, each counted as often as it is drawn
constexpr qint64 elementWeight = 64;            // bytes that an element counts at least
constexpr qsizetype longestText = 4000;         // characters in an element
constexpr qsizetype longestStyles = 500'000;    // characters in all; Qt looks through all for each element
constexpr qsizetype longestClass = 1000;        // characters that an element's classes are read of
constexpr qsizetype longestPath = 1'000'000;    // characters of a path: nobody can stop Qt within it
constexpr QStringView drawsAgain = u"use";      // the one element that Qt draws another for

class DrawingFaults
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::Scan)

public:
    static QString tooLarge() { return tr("The file is larger than %1 MB.").arg(mostSvgBytes >> 20); }
    static QString tooMuch() { return tr("The drawing has too many parts, or parts nested too deeply."); }
    static QString tooManyStyles()
    {
        return tr("The style sheets of the drawing exceed %1 characters.").arg(QString::number(longestStyles));
    }
    static QString endlessPath()
    {
        return tr("A path of the drawing exceeds %1 characters.").arg(QString::number(longestPath));
    }
    static QString unreadable() { return tr("It is not a readable PNG, JPEG or SVG."); }
};

std::optional<QByteArray> unpacked(const QByteArray& svg)
{
    if (!svg.startsWith("\x1f\x8b"))
        return svg.size() <= mostSvgBytes ? std::optional(svg) : std::nullopt;
    QByteArray text(mostSvgBytes, Qt::Uninitialized);
    QByteArray packed = svg;
    inflate_state state;
    isal_inflate_init(&state);
    state.crc_flag = ISAL_GZIP;
    state.next_in = reinterpret_cast<std::uint8_t*>(packed.data());
    state.avail_in = static_cast<std::uint32_t>(packed.size());
    state.next_out = reinterpret_cast<std::uint8_t*>(text.data());
    state.avail_out = static_cast<std::uint32_t>(text.size());
    if (isal_inflate(&state) != ISAL_DECOMP_OK || state.block_state != ISAL_BLOCK_FINISH)
        return std::nullopt;
    text.truncate(state.total_out);
    return text;
}

/// A style that names nothing but parts of the drawing, each as `url(#part)`. An escape could hide a name.
std::optional<QString> styleWithin(QString style)
{
    if (style.contains('\\') || style.contains(u"@import", Qt::CaseInsensitive))
        return {};
    constexpr auto options = QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;
    static const QRegularExpression part(R"(url\s*+\(\s*+(?:["']\s*+)?+#([^"'()\s]++)\s*+["']?+\s*+\))", options);
    static const QRegularExpression other(R"(url\s*+\((?!#[^"'()\s]++\)))", options);
    style.replace(part, QStringLiteral("url(#\\1)"));
    const auto left = other.match(style);
    return left.isValid() && !left.hasMatch() ? std::optional(style) : std::nullopt;
}

QStringView localName(QStringView name)
{
    return name.sliced(name.lastIndexOf(':') + 1);
}

/// What a drawing weighs once each part is counted as often as it is drawn.
class Weight
{
public:
    void open(const QString& id)
    {
        if (!id.isEmpty() || parts_.empty())
        {
            const std::size_t part = parts_.size();
            if (!open_.empty())
                parts_[open_.back()].holds.push_back(part);
            parts_.emplace_back();
            if (!id.isEmpty())
                named_.insert(id, part);
            open_.push_back(part);
        }
        else
            open_.push_back(open_.back());
        add(elementWeight);
    }
    void add(qint64 bytes) { parts_[open_.back()].bytes += bytes; }
    void repeats(const QString& id) { parts_[open_.back()].repeats.push_back(id); }
    void close() { open_.pop_back(); }
    std::size_t depth() const { return open_.size(); }

    bool isTooMuch() { return !parts_.empty() && weigh(0, 0) > mostWeight; }

private:
    struct Part
    {
        qint64 bytes = 0;
        std::vector<std::size_t> holds;
        std::vector<QString> repeats;
        std::optional<qint64> whole{};
    };

    qint64 weigh(std::size_t which, int depth)
    {
        constexpr qint64 forEver = mostWeight + 1;
        Part& part = parts_[which];
        if (depth > deepest)
            return forEver;
        if (part.whole)
            return *part.whole;
        part.whole = forEver; // for what repeats itself
        qint64 all = part.bytes;
        for (const std::size_t held : part.holds)
            if ((all += weigh(held, depth + 1)) > mostWeight)
                return forEver;
        for (const QString& id : part.repeats)
            for (const std::size_t named : named_.values(id)) // Qt takes now the first, now the last
                if ((all += weigh(named, depth + 1)) > mostWeight)
                    return forEver;
        part.whole = all;
        return all;
    }

    std::vector<Part> parts_;
    std::vector<std::size_t> open_; ///< the part that each open element is of
    QMultiHash<QString, std::size_t> named_;
};

class Cleaning
{
public:
    explicit Cleaning(const QByteArray& svg) : in_(svg), out_(&clean_) { in_.setNamespaceProcessing(false); }

    tl::expected<QByteArray, QString> run()
    {
        while (!in_.atEnd())
        {
            switch (in_.readNext())
            {
            case QXmlStreamReader::StartElement:
                begin();
                break;
            case QXmlStreamReader::EndElement:
                end();
                break;
            case QXmlStreamReader::Characters:
                text();
                break;
            default: // declarations of entities, processing instructions (they name style sheets), comments
                break;
            }
            if (weight_.depth() > deepest)
                return tl::unexpected(DrawingFaults::tooMuch());
        }
        if (styles_ > longestStyles)
            return tl::unexpected(DrawingFaults::tooManyStyles());
        if (in_.hasError() || out_.hasError())
            return tl::unexpected(DrawingFaults::unreadable());
        if (hasEndlessPath_)
            return tl::unexpected(DrawingFaults::endlessPath());
        if (pixels_ > mostPixels || weight_.isTooMuch())
            return tl::unexpected(DrawingFaults::tooMuch());
        return clean_;
    }

private:
    /// What is written is what was weighed and looked into, so that Qt cannot read another thing into it.
    void begin()
    {
        const QString name = in_.qualifiedName().toString();
        const QXmlStreamAttributes attributes = in_.attributes();
        const QString id = idOf(attributes);
        weight_.open(id);
        QXmlStreamAttributes kept;
        if (!id.isEmpty())
            kept.append(QStringLiteral("id"), id);
        bool refers = false;
        const bool isNew = attributes.hasAttribute(QLatin1String("href")); // Qt 6.4 reads xlink:href alone
        for (const QXmlStreamAttribute& one : attributes)
        {
            const QStringView attribute = localName(one.qualifiedName());
            if (isNew && attribute == u"href" && one.qualifiedName() != u"href")
                continue;
            const auto value = valueWithin(localName(name), attribute, one.value().toString());
            if (!value)
                continue;
            kept.append(attribute == u"href" ? QStringLiteral("xlink:href") : one.qualifiedName().toString(), *value);
            refers = refers || attribute == u"href";
            if (localName(name) == drawsAgain && attribute == u"href")
                weight_.repeats(value->mid(1));
        }
        // Qt complains of a picture without one.
        out_.writeStartElement(localName(name) == u"image" && !refers ? QStringLiteral("g") : name);
        for (const QXmlStreamAttribute& one : std::as_const(kept))
        {
            out_.writeAttribute(one.qualifiedName().toString(), one.value().toString());
            weight_.add(one.value().size());
        }
        if (!localName(name).startsWith(u"tspan")) // laid out with the text that it is in
            left_ = longestText;
        if (localName(name) == u"style")
            style();
    }

    void end()
    {
        out_.writeEndElement();
        weight_.close();
    }

    static QString idOf(const QXmlStreamAttributes& attributes)
    {
        const QStringView id = attributes.value(QLatin1String("id"));
        return (id.isEmpty() ? attributes.value(QLatin1String("xml:id")) : id).toString();
    }

    /// XML lets a name be `xlink:` and anything before `href`; what only ends so is looked into as well.
    static bool isReference(QStringView attribute) { return attribute.endsWith(u"href") || attribute.endsWith(u"src"); }

    std::optional<QString> valueWithin(QStringView element, QStringView attribute, const QString& value)
    {
        if (attribute == u"base" || attribute == u"id")
            return {};
        if (attribute == u"class" && value.size() > longestClass)
            return {};
        if (!isReference(attribute))
        {
            hasEndlessPath_ = hasEndlessPath_ || value.size() > longestPath;
            return styleWithin(value);
        }
        const QString name = value.trimmed();
        if (element == u"image") // Qt takes #x for a file of that name
            return picture(name);
        return name.startsWith('#') ? std::optional(name) : std::nullopt;
    }

    /// data: with a PNG or JPEG in it, and nothing else that Qt reads (an SVG would open files).
    std::optional<QString> picture(const QString& value)
    {
        const qsizetype comma = value.indexOf(',');
        if (!value.startsWith(u"data:", Qt::CaseInsensitive) || comma < 0 ||
            !value.left(comma).endsWith(u";base64", Qt::CaseInsensitive))
            return {};
        const QString text = value.mid(comma + 1).simplified().remove(' ');
        const auto decoded = QByteArray::fromBase64Encoding(text.toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
        if (!decoded)
            return {};
        QByteArray bytes = *decoded;
        QBuffer buffer(&bytes);
        QImageReader reader(&buffer);
        const QByteArray format = reader.format();
        if (format != "png" && format != "jpeg")
            return {};
        const QSize size = reader.size();
        pixels_ += pixelsOf(size);
        if (!isWithinLimits(size))
            return {};
        // What it cannot decode Qt opens as a file of that name: no file has one that long.
        return "data:image/" + format + ";name=" + QByteArray(256, '-') + ";base64," + bytes.toBase64();
    }

    /// Read whole: in pieces, a name could lie in two of them.
    void style()
    {
        const auto kept = styleWithin(in_.readElementText(QXmlStreamReader::SkipChildElements));
        if (kept && !kept->isEmpty())
        {
            out_.writeCharacters(*kept);
            weight_.add(kept->size());
            styles_ += kept->size();
        }
        end();
    }

    void text()
    {
        if (weight_.depth() == 0 || left_ <= 0)
            return;
        const QString kept = in_.text().toString().left(left_);
        left_ -= kept.size();
        out_.writeCharacters(kept);
        weight_.add(kept.size());
    }

    QXmlStreamReader in_;
    QByteArray clean_;
    QXmlStreamWriter out_;
    Weight weight_;
    qint64 pixels_ = 0; ///< of all pictures
    qsizetype left_ = 0;
    qsizetype styles_ = 0;
    bool hasEndlessPath_ = false;
};

} // namespace

tl::expected<QByteArray, QString> cleanedSvg(const QByteArray& svg)
{
    const auto text = unpacked(svg);
    if (!text)
        return tl::unexpected(svg.size() > mostSvgBytes ? DrawingFaults::tooLarge() : DrawingFaults::unreadable());
    return Cleaning(*text).run();
}

std::unique_ptr<QSvgRenderer> readSvg(const QByteArray& svg)
{
    const auto clean = cleanedSvg(svg);
    if (!clean)
        return nullptr;
    auto drawing = std::make_unique<QSvgRenderer>(*clean);
    return drawing->isValid() ? std::move(drawing) : nullptr;
}

} // namespace merlon::editor
