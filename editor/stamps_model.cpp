#include "editor/stamps_model.h"

#include "core/io/files.h"
#include "editor/paths.h"
#include "editor/stamp_picture.h"
#include "translations/diagnostics.h"
#include "translations/words.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace merlon::editor
{

StampsModel::StampsModel(const QString& folder, QObject* parent) : QAbstractListModel(parent), folder_(folder) {}

QString StampsModel::ownFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/stamps");
}

void StampsModel::setPalette(std::shared_ptr<const map::Palette> palette)
{
    if (palette == palette_)
        return;
    beginResetModel();
    palette_ = std::move(palette);
    painter_.reset();
    stamps_.clear();
    if (palette_)
    {
        load(QStringLiteral(":/merlon/stamps"), false);
        load(folder_, true);
    }
    endResetModel();
}

/// A file that is none is left alone.
void StampsModel::load(const QString& folder, bool own)
{
    constexpr qint64 mostBytes = 16 << 20;
    for (const QFileInfo& info : QDir(folder).entryInfoList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name))
    {
        QFile file(info.filePath());
        if (info.size() > mostBytes || !file.open(QIODevice::ReadOnly))
            continue;
        auto read = parsedStamp(file.readAll(), info.filePath());
        if (read && !read->stamp.empty() && read->palette->system == palette_->system)
            stamps_.push_back({info.filePath(), own, std::move(read->title),
                               std::make_shared<const edit::Stamp>(std::move(read->stamp))});
    }
}

void StampsModel::setDark(bool dark)
{
    if (dark == dark_)
        return;
    dark_ = dark;
    repaint();
}

void StampsModel::setIconSize(QSize size, double pixelRatio)
{
    if (size == size_ && pixelRatio == ratio_)
        return;
    size_ = size;
    ratio_ = pixelRatio;
    repaint();
}

void StampsModel::repaint()
{
    painter_.reset();
    for (Kept& one : stamps_)
        one.icon = {};
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1), {Qt::DecorationRole});
}

void StampsModel::retranslate()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

std::shared_ptr<const edit::Stamp> StampsModel::stampAt(const QModelIndex& index) const
{
    return checkIndex(index, CheckIndexOption::IndexIsValid) ? stamps_[static_cast<std::size_t>(index.row())].stamp
                                                             : nullptr;
}

tl::expected<QModelIndex, QString> StampsModel::add(const QString& name, edit::Stamp stamp)
{
    const QString file = freeFile();
    const LocalText title = plainText(name.toStdString());
    QString why;
    if (!write(file, title, stamp, why))
        return tl::unexpected(why);
    const int row = rowCount();
    beginInsertRows({}, row, row);
    stamps_.push_back({file, true, title, std::make_shared<const edit::Stamp>(std::move(stamp))});
    endInsertRows();
    return index(row);
}

QString StampsModel::freeFile() const
{
    for (int number = 1;; ++number)
        if (const QString file = folder_ + QStringLiteral("/stamp-%1.yaml").arg(number); !QFile::exists(file))
            return file;
}

bool StampsModel::write(const QString& file, const LocalText& title, const edit::Stamp& stamp, QString& why) const
{
    QDir().mkpath(folder_);
    const auto written = io::writeFile(fsPath(file), textOf({title, stamp, palette_}).toStdString(), io::Links::Follow);
    if (!written)
        why = words::sentence(written.error().message);
    return written.has_value();
}

int StampsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(stamps_.size());
}

QVariant StampsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Kept& one = stamps_[static_cast<std::size_t>(index.row())];
    switch (role)
    {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return QString::fromStdString(one.title.in(words::language()));
    case Qt::DecorationRole:
        return icon(index.row());
    case Qt::ToolTipRole:
        return one.own ? words::tip(tr("%1 (your own)", "name of a stamp").arg(index.data().toString())) : QVariant();
    case OwnRole:
        return one.own;
    default:
        return {};
    }
}

Qt::ItemFlags StampsModel::flags(const QModelIndex& index) const
{
    const auto flags = QAbstractListModel::flags(index);
    return index.data(OwnRole).toBool() ? flags | Qt::ItemIsEditable : flags;
}

bool StampsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const QString name = value.toString().trimmed();
    if (role != Qt::EditRole || !index.data(OwnRole).toBool() || name.isEmpty())
        return false;
    Kept& one = stamps_[static_cast<std::size_t>(index.row())];
    const LocalText title = plainText(name.toStdString());
    QString why;
    if (!write(one.file, title, *one.stamp, why))
    {
        emit failed(why);
        return false;
    }
    one.title = title;
    emit dataChanged(index, index);
    return true;
}

bool StampsModel::removeRows(int row, int count, const QModelIndex& parent)
{
    if (parent.isValid() || row < 0 || count < 1 || row + count > rowCount())
        return false;
    const auto first = stamps_.begin() + row;
    if (!std::all_of(first, first + count, [](const Kept& one) { return one.own && QFile::remove(one.file); }))
        return false;
    beginRemoveRows({}, row, row + count - 1);
    stamps_.erase(first, first + count);
    endRemoveRows();
    return true;
}

const QIcon& StampsModel::icon(int row) const
{
    Kept& one = stamps_[static_cast<std::size_t>(row)];
    if (one.icon.isNull())
    {
        if (!painter_)
        {
            MapStyle style;
            style.names = false;
            style.structures = false; // their names would hide them
            style.dark = dark_;
            painter_.emplace(palette_, style);
        }
        one.icon = QIcon(pictureOf(*one.stamp, *palette_, *painter_, size_, ratio_));
    }
    return one.icon;
}

} // namespace merlon::editor
