#include "app/window/shipped_model.h"

#include "core/io/files.h"
#include "core/io/readers.h"
#include "core/io/setting_kinds.h"
#include "core/io/table_map.h"
#include "editor/board_picture.h"
#include "editor/paths.h"
#include "editor/small_picture.h"
#include "translations/words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QtConcurrent>

#include <algorithm>
#include <initializer_list>

namespace merlon::app
{
namespace
{

/// "*.scenario.yaml", "*.map.yaml": of all kinds of files that are shown as one of these.
QStringList endingsOf(std::initializer_list<io::Opens> shown)
{
    QStringList all;
    for (const io::Reader& reader : io::readers())
        if (std::ranges::count(shown, reader.opens) > 0)
            all << QStringLiteral("*.%1.yaml").arg(words::fromView(reader.kind));
    return all;
}

/// The scenarios of each folder, whatever their kind; its maps and tables where it has none.
QStringList shippedIn(const QString& folder)
{
    QStringList files;
    const auto folders = QDir(folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QFileInfo& one : folders)
    {
        const QDir dir(one.filePath());
        auto found = dir.entryInfoList(endingsOf({io::Opens::Setting}), QDir::Files, QDir::Name);
        if (found.isEmpty())
            found = dir.entryInfoList(endingsOf({io::Opens::Map, io::Opens::Table}), QDir::Files, QDir::Name);
        for (const QFileInfo& file : found)
            files << file.filePath();
    }
    return files;
}

/// "castle.scenario.yaml.journal.yaml": a game that is kept beside its scenario.
bool isOfTheUser(const QString& journal)
{
    return std::ranges::any_of(io::readers(),
                               [&](const io::Reader& one)
                               {
                                   return one.opens == io::Opens::Setting &&
                                          journal.contains(QStringLiteral(".%1.yaml.").arg(words::fromView(one.kind)));
                               });
}

/// The games of each folder that were played, as they ship: with a name that no game of the user's has.
QStringList gamesIn(const QString& folder)
{
    QStringList files;
    const auto folders = QDir(folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QFileInfo& one : folders)
    {
        const QDir dir(one.filePath());
        for (const QFileInfo& file : dir.entryInfoList(endingsOf({io::Opens::Game}), QDir::Files, QDir::Name))
            if (!isOfTheUser(file.fileName()))
                files << file.filePath();
    }
    return files;
}

/// As what begins to move when it is clicked.
QImage withTriangle(QImage picture)
{
    if (picture.isNull())
        return picture;
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSizeF size = picture.deviceIndependentSize();
    const QPointF middle(size.width() / 2, size.height() / 2);
    const double radius = size.height() / 4;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 170));
    painter.drawEllipse(middle, radius, radius);
    painter.setBrush(Qt::white);
    const double edge = radius * 0.55;
    painter.drawPolygon(QPolygonF{middle + QPointF(-edge * 0.7, -edge), middle + QPointF(edge, 0),
                                  middle + QPointF(-edge * 0.7, edge)});
    painter.end();
    return picture;
}

QImage pictureOf(editor::BoardPicture board, double fullScale)
{
    editor::PictureOptions options;
    options.set(editor::PicturePart::Names, false);
    options.set(editor::PicturePart::Grid, false);
    const auto drawing = editor::drawingOf(std::make_shared<const editor::BoardPicture>(std::move(board)), options);
    const QImage small =
        editor::smallPicture(drawing, ShippedModel::picture * 2, fullScale); // sharp on fine screens too
    if (small.isNull())
        return {};
    QImage image(ShippedModel::picture * 2, QImage::Format_ARGB32_Premultiplied); // so that texts begin in one line
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.drawImage((image.width() - small.width()) / 2, (image.height() - small.height()) / 2, small);
    painter.end();
    image.setDevicePixelRatio(2);
    return image;
}

/// A sheet with lines, for a game without a board.
QImage pictureOfASheet()
{
    QImage image(ShippedModel::picture * 2, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const double height = image.height();
    const QRectF sheet((image.width() - 0.75 * height) / 2, 0.06 * height, 0.75 * height, 0.88 * height);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(110, 110, 110), 0.015 * height));
    painter.setBrush(QColor(250, 247, 238));
    painter.drawRect(sheet);
    constexpr int lines = 7;
    for (int i = 1; i <= lines; ++i)
    {
        const double y = sheet.top() + i * sheet.height() / (lines + 1);
        painter.drawLine(QPointF(sheet.left() + 0.08 * height, y), QPointF(sheet.left() + 0.45 * height, y));
        painter.drawLine(QPointF(sheet.left() + 0.53 * height, y), QPointF(sheet.right() - 0.08 * height, y));
    }
    painter.end();
    image.setDevicePixelRatio(2);
    return image;
}

QImage pictureOf(const play::HexBoard& map)
{
    return pictureOf({.board = map, .palette = io::paletteOf(*map)}, editor::fullScaleOf(map->layout));
}

QImage pictureOf(const play::TableBoard& table)
{
    return pictureOf({.board = table, .kinds = io::tableKinds(table->ruleset)}, 0);
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

ShippedModel::ShippedModel(const QString& folder, QObject* parent, What what) : QAbstractListModel(parent)
{
    const bool games = what == What::Games;
    const QStringList files = folder.isEmpty() ? QStringList() : games ? gamesIn(folder) : shippedIn(folder);
    for (const QString& file : files)
        rows_.push_back({file, {}, {}, {}});
    connect(&reading_, &QFutureWatcherBase::resultReadyAt, this,
            [this](int row)
            {
                rows_[static_cast<std::size_t>(row)] = reading_.resultAt(row);
                emit dataChanged(index(row), index(row));
            });
    reading_.setFuture(QtConcurrent::mapped(files, games ? &ShippedModel::readGame : &ShippedModel::read));
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
    const auto board = [&](auto loaded) -> Row
    {
        using Map = typename decltype(loaded.value)::value_type;
        if (!loaded.value)
            return row;
        const auto shared = std::make_shared<const Map>(std::move(*loaded.value));
        return {file, shared->title, {}, pictureOf(shared)};
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
    row.picture = setting.boards.empty()
                      ? pictureOfASheet()
                      : std::visit([](const auto& one) { return pictureOf(one); }, setting.boards.front());
    return row;
}

ShippedModel::Row ShippedModel::readGame(const QString& file)
{
    const std::string name = editor::fsPath(file).string();
    const auto text = io::readFile(name);
    const auto header = text ? io::parseHeader(*text, name) : io::Loaded<play::Header>{};
    if (!header.value)
        return {file, {}, {}, {}};
    Row row = read(QFileInfo(file).path() + '/' + QString::fromStdString(header.value->scenario));
    row.file = file;
    row.orders = static_cast<int>(QByteArray::fromStdString(*text).count("\norder:"));
    row.picture.setDevicePixelRatio(4); // half as large
    row.picture = withTriangle(std::move(row.picture));
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
    if (row.orders > 0)
        return in(row.title) + '\n' + tr("A game of %n order(s)", nullptr, row.orders);
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
