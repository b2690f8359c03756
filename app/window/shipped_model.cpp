#include "app/window/shipped_model.h"

#include "core/io/readers.h"
#include "core/io/table_map.h"
#include "editor/map_painter.h"
#include "editor/paths.h"
#include "editor/table_painter.h"
#include "translations/words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QtConcurrent>

#include <algorithm>

namespace merlon::app
{
namespace
{

/// The scenarios of each folder; its maps and tables where it has none.
QStringList shippedIn(const QString& folder)
{
    QStringList files;
    const auto folders = QDir(folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QFileInfo& one : folders)
    {
        const QDir dir(one.filePath());
        auto found = dir.entryInfoList({QStringLiteral("*.scenario.yaml")}, QDir::Files, QDir::Name);
        if (found.isEmpty())
            found = dir.entryInfoList({QStringLiteral("*.map.yaml"), QStringLiteral("*.table.yaml")}, QDir::Files,
                                      QDir::Name);
        for (const QFileInfo& file : found)
            files << file.filePath();
    }
    return files;
}

/// Sharp on fine screens too.
double scaleFor(const QRectF& whole)
{
    const QSize room = ShippedModel::picture * 2;
    return std::min(room.width() / whole.width(), room.height() / whole.height());
}

QImage pictureOf(const map::HexMap& map)
{
    const double scale = scaleFor(editor::MapPainter::bounds(map.layout, 1));
    const QRect part = editor::MapPainter::bounds(map.layout, scale).toAlignedRect();
    QImage image(part.size(), QImage::Format_ARGB32_Premultiplied);
    editor::MapStyle style;
    style.names = style.grid = false;
    const editor::MapPainter painter(io::paletteOf(map), style);
    image.fill(painter.paper());
    painter.paintPixels(image, part.topLeft(), map, scale);
    image.setDevicePixelRatio(2);
    return image;
}

QImage pictureOf(const map::TableMap& table)
{
    const double scale = scaleFor(editor::TablePlane::bounds(table, 1));
    QImage image(editor::TablePlane::bounds(table, scale).toAlignedRect().size(), QImage::Format_ARGB32_Premultiplied);
    const editor::TablePainter tables(io::tableKinds(table.ruleset), {.grid = false, .names = false});
    image.fill(tables.margin());
    QPainter painter(&image);
    tables.paint(painter, table, QRectF(image.rect()), scale);
    painter.end();
    image.setDevicePixelRatio(2);
    return image;
}

QString firstSentence(const QString& text)
{
    const QString line = text.section('\n', 0, 0);
    const auto end = line.indexOf(QStringLiteral(". "), 30); // a date alone says little
    return end < 0 ? line : line.left(end + 1);
}

} // namespace

QString scenariosFolder()
{
    const QString program = QCoreApplication::applicationDirPath();
    for (const QString& folder : {program + "/../share/merlon/scenarios", program + "/scenarios",
                                  program + "/../../../scenarios", program + "/../scenarios"})
        if (QDir(folder).exists())
            return QDir(folder).canonicalPath();
    return {};
}

ShippedModel::ShippedModel(const QString& folder, QObject* parent) : QAbstractListModel(parent)
{
    const QStringList files = folder.isEmpty() ? QStringList() : shippedIn(folder);
    for (const QString& file : files)
        rows_.push_back({file, {}, {}, {}});
    connect(&reading_, &QFutureWatcherBase::resultReadyAt, this,
            [this](int row)
            {
                rows_[static_cast<std::size_t>(row)] = reading_.resultAt(row);
                emit dataChanged(index(row), index(row));
            });
    reading_.setFuture(QtConcurrent::mapped(files, &ShippedModel::read));
}

ShippedModel::~ShippedModel()
{
    reading_.cancel();
    reading_.waitForFinished();
}

/// With errors it is as it was: whoever opens it is told.
ShippedModel::Row ShippedModel::read(const QString& file)
{
    Row row{file, {}, {}, {}};
    const auto board = [&](const auto& loaded) -> Row {
        return loaded.value ? Row{file, loaded.value->title, {}, pictureOf(*loaded.value)} : row;
    };
    const io::Opens opens = io::opensAs(editor::fsPath(file));
    if (opens == io::Opens::Table)
        return board(io::loadTable(editor::fsPath(file)));
    if (opens != io::Opens::Setting)
        return board(io::loadMap(editor::fsPath(file)));
    const auto loaded = io::loadScenario(editor::fsPath(file));
    if (!loaded.value)
        return row;
    const play::Setting& setting = **loaded.value;
    row.title = setting.scenario.title;
    row.briefing = setting.scenario.briefing;
    if (!setting.boards.empty())
        row.picture = std::visit([](const auto& one) { return pictureOf(*one); }, setting.boards.front());
    return row;
}

void ShippedModel::retranslate()
{
    if (!rows_.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

int ShippedModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QString ShippedModel::textOf(const Row& row)
{
    const auto in = [](const LocalText& text) { return QString::fromStdString(text.in(words::language())); };
    if (row.title.empty())
        return QFileInfo(row.file).fileName();
    return in(row.title) + '\n' + firstSentence(in(row.briefing));
}

QVariant ShippedModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role)
    {
    case Qt::DisplayRole:
        return textOf(row);
    case Qt::ToolTipRole:
        return words::tip(QString::fromStdString(row.briefing.in(words::language())));
    case Qt::DecorationRole:
        return row.picture;
    case FileRole:
        return row.file;
    default:
        return {};
    }
}

} // namespace merlon::app
