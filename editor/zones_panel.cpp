#include "editor/zones_panel.h"

#include "core/edit/zone_edits.h"
#include "editor/choice_delegate.h"
#include "editor/edge_zone_dialog.h"
#include "editor/hex_map_view.h"
#include "editor/named_text.h"
#include "editor/names_dialog.h"
#include "editor/tools/tool_box.h"
#include "translations/words.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace merlon::editor
{

ZonesPanel::ZonesPanel(HexMapView& view, ToolBox& tools, QWidget* parent)
    : QWidget(parent),
      view_(&view),
      tools_(tools),
      table_(new QTableView),
      delete_(new QAction(this)),
      add_(new QPushButton),
      edge_(new QPushButton),
      take_(new QPushButton),
      names_(new QPushButton),
      remove_(new QPushButton)
{
    table_->setObjectName(QStringLiteral("zones"));
    table_->setModel(&model_);
    table_->setItemDelegate(new ChoiceDelegate(ZonesModel::ChoicesRole, ZonesModel::ChoiceTextsRole, table_));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setAlternatingRowColors(true);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->setTabKeyNavigation(false);
    delete_->setShortcut(QKeySequence::Delete);
    delete_->setShortcutContext(Qt::WidgetShortcut);
    table_->addAction(delete_);
    table_->setContextMenuPolicy(Qt::ActionsContextMenu);
    add_->setObjectName(QStringLiteral("zones.add"));
    edge_->setObjectName(QStringLiteral("zones.edge"));
    take_->setObjectName(QStringLiteral("zones.take"));
    names_->setObjectName(QStringLiteral("zones.names"));
    remove_->setObjectName(QStringLiteral("zones.remove"));
    auto* makers = new QHBoxLayout;
    for (auto* button : {add_, edge_})
        makers->addWidget(button);
    auto* buttons = new QHBoxLayout;
    for (auto* button : {take_, names_, remove_})
        buttons->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addWidget(table_, 1);
    column->addLayout(makers);
    column->addLayout(buttons);
    connect(add_, &QPushButton::clicked, this, &ZonesPanel::add);
    connect(edge_, &QPushButton::clicked, this, &ZonesPanel::addAlongEdge);
    connect(take_, &QPushButton::clicked, this, &ZonesPanel::take);
    connect(names_, &QPushButton::clicked, this, &ZonesPanel::name);
    connect(remove_, &QPushButton::clicked, this, &ZonesPanel::remove);
    connect(delete_, &QAction::triggered, this, &ZonesPanel::remove);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ZonesPanel::follow);
    connect(&model_, &QAbstractItemModel::modelReset, this, &ZonesPanel::offer);
    connect(&model_, &QAbstractItemModel::dataChanged, this, &ZonesPanel::offer);
    connect(&tools_, &ToolBox::zoneChanged, this, &ZonesPanel::hold);
    connect(&tools_, &ToolBox::toolChanged, this,
            [this]
            {
                if (tools_.holds(QLatin1String("zone")))
                    view_->selectionModel()->clearSelection(); // it would hide what is painted
            });
    retranslate();
    follow();
}

void ZonesPanel::setWorkspace(Workspace* workspace)
{
    workspace_ = workspace != nullptr && workspace->scenario() != nullptr ? workspace : nullptr;
    model_.setWorkspace(workspace_);
    setEnabled(workspace_ != nullptr);
    offer();
    follow();
}

/// To the hand, which paints them.
void ZonesPanel::offer()
{
    std::vector<ToolBox::Zone> zones;
    for (int at = 0; at < model_.rowCount(); ++at)
        zones.push_back({model_.keyAt(at), model_.index(at, ZonesModel::Name).data().toString()});
    tools_.offerZones(std::move(zones));
    if (const int chosen = row(); chosen >= 0)
        tools_.setZone(model_.keyAt(chosen));
}

/// The one that the hand paints is chosen here.
void ZonesPanel::hold()
{
    for (int at = 0; at < model_.rowCount(); ++at)
        if (model_.keyAt(at) == tools_.held().zone && at != row())
            table_->selectRow(at);
    if (tools_.held().zone == 0)
        table_->clearSelection();
}

int ZonesPanel::row() const
{
    const auto rows = table_->selectionModel()->selectedRows();
    return rows.isEmpty() ? -1 : rows.front().row();
}

/// What is chosen here is selected on the map, and painted.
void ZonesPanel::follow()
{
    const bool any = row() >= 0;
    add_->setEnabled(workspace_ != nullptr);
    edge_->setEnabled(workspace_ != nullptr);
    for (QWidget* one : std::initializer_list<QWidget*>{take_, names_, remove_})
        one->setEnabled(any);
    delete_->setEnabled(any);
    if (!any)
        return;
    tools_.setZone(model_.keyAt(row()));
    showOnMap();
}

void ZonesPanel::showOnMap()
{
    const auto* map = view_->hexModel();
    if (map == nullptr)
        return;
    if (model_.zoneAt(row()).board != workspace_->shownBoard())
        return; // its hexes are others
    QItemSelection all;
    const std::vector<hex::Hex>& hexes = model_.zoneAt(row()).hexes;
    for (const hex::Hex hex : hexes)
        if (const auto index = map->indexOf(hex); index.isValid())
            all.select(index, index);
    if (!tools_.holds(QLatin1String("zone")))
        view_->selectionModel()->select(all, QItemSelectionModel::ClearAndSelect);
    view_->bringIntoView(hexes);
}

std::vector<hex::Hex> ZonesPanel::selectedHexes() const
{
    std::vector<hex::Hex> hexes;
    if (const auto* map = view_->hexModel())
        for (const auto& index : view_->selectionModel()->selectedIndexes())
            hexes.push_back(map->hexAt(index));
    return hexes;
}

void ZonesPanel::add()
{
    play::Zone zone;
    //: the name of a set-up zone until its author gives it another
    const QString name = tr("New zone");
    zone.id = words::idFrom(name);
    zone.name = renamed({}, words::language(), name.toStdString());
    zone.hexes = selectedHexes();
    addZone(std::move(zone));
}

/// Its name is typed at once.
void ZonesPanel::addZone(play::Zone zone)
{
    if (!workspace_)
        return;
    if (const auto& forces = workspace_->scenario()->scenario().forces; zone.force.empty() && !forces.empty())
        zone.force = forces.front().id;
    if (!workspace_->change([&](const edit::Desk& desk) { return edit::withZone(desk, zone); }))
        return;
    const QModelIndex last = model_.index(model_.rowCount() - 1, ZonesModel::Name);
    table_->setCurrentIndex(last);
    table_->edit(last);
}

void ZonesPanel::addAlongEdge()
{
    if (!workspace_ || view_->hexModel() == nullptr)
        return;
    EdgeZoneDialog dialog(workspace_->map().map().layout, workspace_->scenario()->scenario(), this);
    if (dialog.exec() == QDialog::Accepted)
        addZone(dialog.zone());
}

void ZonesPanel::take()
{
    if (!workspace_ || row() < 0)
        return;
    play::Zone zone = model_.zoneAt(row());
    zone.hexes = selectedHexes();
    zone.board = workspace_->shownBoard();
    const edit::Key key = model_.keyAt(row());
    workspace_->change([&](const edit::Desk& desk) { return edit::changedZone(desk, key, zone); });
}

void ZonesPanel::name()
{
    if (!workspace_ || row() < 0)
        return;
    const edit::Key key = model_.keyAt(row());
    play::Zone zone = model_.zoneAt(row());
    NamesDialog dialog(zone.name, nameOr(zone.name, zone.id), this);
    if (dialog.exec() != QDialog::Accepted || !workspace_)
        return;
    zone.name = dialog.edited(std::move(zone.name));
    workspace_->change([&](const edit::Desk& desk) { return edit::changedZone(desk, key, zone); });
}

void ZonesPanel::remove()
{
    if (!workspace_ || row() < 0)
        return;
    const std::vector<edit::Key> keys{model_.keyAt(row())};
    workspace_->change([&](const edit::Desk& desk) { return edit::withoutZones(desk, keys); });
}

void ZonesPanel::retranslate()
{
    table_->setAccessibleName(tr("Set-up zones"));
    //: makes a zone of the hexes that are selected on the map
    add_->setText(tr("From selected hexes"));
    add_->setToolTip(words::tip(tr("Creates a set-up zone from the hexes selected on the map")));
    //: makes a zone of the hexes along an edge of the map
    edge_->setText(tr("Along an edge…"));
    edge_->setToolTip(words::tip(tr("Creates a set-up zone along an edge of the map, where reinforcements enter")));
    //: a zone consists of the hexes that are selected from now on
    take_->setText(tr("Set to selection"));
    take_->setToolTip(words::tip(tr("Replaces the hexes of the zone with those selected on the map")));
    //: of a zone, in every language
    names_->setText(tr("Names…"));
    names_->setToolTip(words::tip(tr("Sets the zone’s name in each language")));
    remove_->setText(tr("Remove"));
    remove_->setToolTip(words::tip(tr("Removes the zone from the scenario")));
    delete_->setText(tr("Remove"));
    model_.retranslate();
}

void ZonesPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace merlon::editor
