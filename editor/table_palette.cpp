#include "editor/table_palette.h"

#include "translations/words.h"

#include <QEvent>
#include <QGuiApplication>
#include <QListView>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::editor
{
namespace
{

constexpr QSize picture(36, 24);

/// The word of its group in the catalogue, and the member of what is held.
struct Group
{
    TableTool tool;
    const char* words;
    std::string TableHeld::*kind;
};
constexpr std::array groups{
    Group{TableTool::Area, "area", &TableHeld::area}, Group{TableTool::Course, "course", &TableHeld::course},
    Group{TableTool::Node, "node", &TableHeld::node}, Group{TableTool::Way, "way", &TableHeld::way}};

const Group& groupOf(TableTool tool)
{
    return *std::ranges::find(groups, tool, &Group::tool);
}

} // namespace

void TableKindsModel::add(TableTool tool, const std::vector<map::TableKind>& kinds)
{
    if (kinds.empty())
        return;
    rows_.push_back({tool, nullptr});
    for (const map::TableKind& kind : kinds)
        rows_.push_back({tool, &kind});
}

void TableKindsModel::setKinds(std::shared_ptr<const map::TableKinds> kinds, const std::string& system, bool dark)
{
    beginResetModel();
    kinds_ = std::move(kinds);
    system_ = system;
    dark_ = dark;
    rows_ = {{}};
    if (kinds_)
    {
        add(TableTool::Area, kinds_->areas);
        add(TableTool::Course, kinds_->courses);
        add(TableTool::Node, kinds_->nodes);
        add(TableTool::Way, kinds_->ways);
    }
    endResetModel();
}

TableHeld TableKindsModel::heldAt(const QModelIndex& index, TableHeld held) const
{
    const Row& row = rows_.at(static_cast<std::size_t>(index.row()));
    held.tool = row.tool;
    if (row.kind == nullptr)
        return held;
    held.*groupOf(row.tool).kind = row.kind->id;
    if (row.kind->width > 0)
        held.width = row.kind->width;
    return held;
}

QModelIndex TableKindsModel::indexOf(const TableHeld& held) const
{
    for (std::size_t row = 0; row < rows_.size(); ++row)
    {
        const Row& one = rows_[row];
        const bool same =
            one.tool == held.tool &&
            (one.tool == TableTool::Select || (one.kind != nullptr && one.kind->id == held.*groupOf(one.tool).kind));
        if (same)
            return index(static_cast<int>(row));
    }
    return {};
}

void TableKindsModel::retranslate()
{
    if (!rows_.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

int TableKindsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QString TableKindsModel::heading(TableTool tool)
{
    switch (tool)
    {
    case TableTool::Select:
        //: the hand that selects, moves and bends what is drawn
        return tr("Select and move");
    case TableTool::Area:
        //: a heading: kinds of ground with an outline
        return tr("Areas");
    case TableTool::Course:
        //: a heading: rivers, roads, walls
        return tr("Courses");
    case TableTool::Node:
        //: a heading: cities, castles
        return tr("Places");
    case TableTool::Way:
        break;
    }
    //: a heading: roads between places
    return tr("Routes");
}

QString TableKindsModel::nameOf(const Row& row) const
{
    if (row.kind == nullptr)
        return heading(row.tool);
    QString name = words::word(system_, groupOf(row.tool).words, row.kind->id);
    if (!name.isEmpty())
        name[0] = name.at(0).toUpper();
    return name;
}

QIcon TableKindsModel::iconOf(const Row& row) const
{
    QPixmap pixmap(picture * 2);
    pixmap.setDevicePixelRatio(2);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const TablePainter table(kinds_, {.dark = dark_});
    const QRectF rect(1, 1, picture.width() - 2, picture.height() - 2);
    if (row.tool == TableTool::Node)
        table.paintSamplePlace(painter, *row.kind, rect);
    else
        table.paintSample(painter, *row.kind, row.tool == TableTool::Area ? rect : rect.adjusted(0, 7, 0, -7));
    return {pixmap};
}

QVariant TableKindsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    const bool holds = row.kind != nullptr || row.tool == TableTool::Select;
    switch (role)
    {
    case Qt::DisplayRole:
        return nameOf(row);
    case Qt::DecorationRole:
        return row.kind != nullptr ? iconOf(row) : QVariant();
    case Qt::FontRole:
        if (!holds)
        {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    case Qt::ForegroundRole:
        return holds ? QVariant() : QVariant(QGuiApplication::palette().color(QPalette::WindowText));
    case Qt::SizeHintRole:
        return QSize(0, row.kind != nullptr ? picture.height() + 4 : picture.height() + (holds ? 0 : 4));
    case HeldRole:
        return holds;
    default:
        return {};
    }
}

Qt::ItemFlags TableKindsModel::flags(const QModelIndex& index) const
{
    return index.data(HeldRole).toBool() ? QAbstractListModel::flags(index) : Qt::ItemFlags(Qt::ItemNeverHasChildren);
}

TablePalette::TablePalette(TableView& view, QWidget* parent)
    : QWidget(parent), view_(view), model_(new TableKindsModel(this)), list_(new QListView)
{
    list_->setObjectName(QStringLiteral("table.kinds"));
    list_->setModel(model_);
    list_->setIconSize(picture);
    list_->setUniformItemSizes(false);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(list_);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& now)
            {
                if (now.isValid() && now.data(TableKindsModel::HeldRole).toBool())
                    view_.hold(model_->heldAt(now, view_.held()));
            });
    connect(&view, &TableView::heldChanged, this, &TablePalette::follow);
    retranslate();
}

void TablePalette::renew()
{
    const TableModel* shown = view_.tableModel();
    model_->setKinds(shown != nullptr ? shown->document().kinds() : nullptr,
                     shown != nullptr ? shown->document().table().ruleset : std::string(), view_.tableStyle().dark);
    follow();
}

void TablePalette::follow()
{
    list_->setCurrentIndex(model_->indexOf(view_.held()));
}

void TablePalette::retranslate()
{
    list_->setAccessibleName(tr("What can be drawn"));
    model_->retranslate();
}

void TablePalette::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        renew();
}

} // namespace merlon::editor
