#include "editor/art/symbols.h"

#include "editor/art/inks.h"
#include "editor/svg_reader.h"

#include <QDirIterator>
#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <tuple>

// Resources of a static library are left out by the linker unless somebody asks for them (outside any namespace).
static void askForPictures()
{
    Q_INIT_RESOURCE(merlon_pictures);
}

namespace merlon::editor::art
{
namespace
{

bool isHexDigit(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

} // namespace

QByteArray moonlitSvg(QByteArray svg)
{
    for (qsizetype at = svg.indexOf('#'); at >= 0; at = svg.indexOf('#', at + 1))
    {
        const QByteArray digits = svg.mid(at + 1, 6);
        if (digits.size() == 6 && std::all_of(digits.begin(), digits.end(), isHexDigit))
            svg.replace(at, 7, moonlit(QColor(QString::fromLatin1("#" + digits))).name().toLatin1());
    }
    return svg;
}

Symbols::Symbols(bool dark) : dark_(dark)
{
    askForPictures();
    QDirIterator files(QStringLiteral(":/merlon/symbols"), {QStringLiteral("*.svg")});
    while (files.hasNext())
    {
        const QString file = files.next();
        const std::string base = files.fileInfo().completeBaseName().toStdString();
        const std::size_t dash = base.rfind('-');
        if (dash != std::string::npos)
            all_.push_back({base.substr(0, dash), std::atoi(base.c_str() + dash + 1), file});
    }
    std::sort(all_.begin(), all_.end(),
              [](const Symbol& a, const Symbol& b)
              { return std::tie(a.name, a.variant) < std::tie(b.name, b.variant); });
}

Symbols::~Symbols() = default;

int Symbols::find(const std::string& name) const
{
    const auto found = std::find_if(all_.begin(), all_.end(), [&](const Symbol& one) { return one.name == name; });
    return found == all_.end() ? -1 : static_cast<int>(found - all_.begin());
}

int Symbols::variants(int first) const
{
    const auto& name = all_[static_cast<std::size_t>(first)].name;
    return static_cast<int>(
        std::count_if(all_.begin(), all_.end(), [&](const Symbol& one) { return one.name == name; }));
}

void Symbols::draw(QPainter& painter, int symbol) const
{
    const std::lock_guard lock(mutex_);
    const Symbol& one = all_[static_cast<std::size_t>(symbol)];
    if (one.picture == nullptr)
    {
        QFile file(one.file);
        const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        one.picture = readSvg(dark_ ? moonlitSvg(text) : text);
    }
    one.picture->render(&painter, QRectF(-1.5, -1.5, 3, 3));
}

} // namespace merlon::editor::art
