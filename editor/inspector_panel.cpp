#include "editor/inspector_panel.h"

#include "core/edit/map_value.h"
#include "editor/contents_rows.h"
#include "editor/elided_box.h"
#include "editor/map_properties_dialog.h"
#include "editor/palette_model.h"
#include "editor/selection_box.h"
#include "editor/words.h"
#include "editor/workspace.h"

#include <QEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::editor
{
namespace
{

QLabel* textLabel()
{
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

QFormLayout* formIn(QGroupBox* box)
{
    auto* form = new QFormLayout(box);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

void setLines(QLabel* label, const QStringList& lines)
{
    label->setText(lines.isEmpty() ? QStringLiteral("–") : lines.join(QChar('\n')));
}

void setRowTitle(QFormLayout* form, QWidget* field, const QString& text)
{
    if (auto* label = qobject_cast<QLabel*>(form->labelForField(field)))
        label->setText(text);
}

} // namespace

InspectorPanel::InspectorPanel(QWidget* parent)
    : QWidget(parent), terrains_(new PaletteModel(this)), selectionBox_(new SelectionBox(*terrains_))
{
    terrains_->setIconSize({22, 19}, devicePixelRatioF());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addWidget(selectionBox_);
    column->addWidget(createHexBox());
    column->addWidget(createMapBox());
    column->addStretch(1);
    retranslate();
}

QWidget* InspectorPanel::createHexBox()
{
    hexBox_ = new QGroupBox;
    hexForm_ = formIn(hexBox_);
    name_ = textLabel();
    terrain_ = new ElidedBox;
    terrain_->setObjectName(QStringLiteral("inspector.terrain"));
    terrain_->setModel(terrains_);
    terrain_->setIconSize({22, 19});
    level_ = new QSpinBox;
    level_->setObjectName(QStringLiteral("inspector.level"));
    level_->setRange(map::lowestLevel, map::highestLevel);
    features_ = new ContentsBox;
    features_->setObjectName(QStringLiteral("inspector.feature"));
    structures_ = textLabel();
    overlays_ = new ContentsBox;
    overlays_->setObjectName(QStringLiteral("inspector.overlay"));
    countersHere_ = textLabel();
    zonesHere_ = textLabel();
    for (QWidget* field :
         {static_cast<QWidget*>(name_), static_cast<QWidget*>(terrain_), static_cast<QWidget*>(level_),
          static_cast<QWidget*>(features_), static_cast<QWidget*>(structures_), static_cast<QWidget*>(overlays_),
          static_cast<QWidget*>(countersHere_), static_cast<QWidget*>(zonesHere_)})
        hexForm_->addRow(QStringLiteral(" "), field);
    connect(terrain_, &QComboBox::activated, this,
            [this](int row)
            {
                const auto index = terrains_->index(row);
                if (workspace_ && hex_ && index.isValid())
                    workspace_->paint(
                        {edit::Paint::Kind::Terrain, index.data(PaletteModel::TerrainRole).toString().toStdString()},
                        {&*hex_, 1});
            });
    connect(level_, &QSpinBox::valueChanged, this,
            [this](int level)
            {
                if (workspace_ && hex_ && !showing_)
                    workspace_->paint({edit::Paint::Kind::SetLevel, {}, level}, {&*hex_, 1}, press_);
            });
    return hexBox_;
}

QWidget* InspectorPanel::createMapBox()
{
    mapBox_ = new QGroupBox;
    mapForm_ = formIn(mapBox_);
    title_ = textLabel();
    size_ = textLabel();
    span_ = textLabel();
    numbering_ = textLabel();
    scan_ = textLabel();
    scan_->setObjectName(QStringLiteral("inspector.scan"));
    for (auto* field : {title_, size_, span_, numbering_, scan_})
        mapForm_->addRow(QStringLiteral(" "), field);
    edit_ = new QPushButton;
    edit_->setObjectName(QStringLiteral("inspector.properties"));
    mapForm_->addRow(edit_);
    connect(edit_, &QPushButton::clicked, this, &InspectorPanel::editProperties);
    return mapBox_;
}

void InspectorPanel::setWorkspace(Workspace* workspace)
{
    if (workspace_)
        disconnect(&workspace_->map(), nullptr, this, nullptr);
    workspace_ = workspace;
    selectionBox_->follow(nullptr, nullptr);
    hex_.reset();
    if (workspace_)
    {
        const MapDocument* map = &workspace_->map();
        connect(map, &MapDocument::thingsChanged, this, [this] { sorted_ = nullptr; });
        connect(map, &MapDocument::hexesChanged, this, &InspectorPanel::showHex);
        connect(map, &MapDocument::propertiesChanged, this, &InspectorPanel::showAll);
        connect(map, &MapDocument::mapReset, this, &InspectorPanel::renewContents);
    }
    renewContents();
}

void InspectorPanel::setSelection(QItemSelectionModel* selected)
{
    selectionBox_->follow(workspace_, selected);
}

const MapDocument* InspectorPanel::document() const
{
    return workspace_ ? &workspace_->map() : nullptr;
}

/// The map may be another: what stands where is sorted anew.
void InspectorPanel::renewContents()
{
    sorted_ = nullptr;
    terrains_->setPalette(workspace_ ? document()->palette() : nullptr);
    if (workspace_ && hex_ && !document()->map().layout.contains(*hex_))
        hex_.reset();
    showAll();
}

const map::HexMap& InspectorPanel::shownMap() const
{
    const bool changed = ground_ && !document()->isModified() && ground_->layout == document()->map().layout;
    return changed ? *ground_ : document()->map();
}

void InspectorPanel::setGround(const play::Boards& boards)
{
    auto ground = play::hexBoard(boards);
    if (ground == ground_)
        return;
    ground_ = std::move(ground);
    renewContents();
}

void InspectorPanel::setCounters(std::vector<play::Piece> counters)
{
    counters_ = std::move(counters);
    showHex();
}

void InspectorPanel::setZones(std::vector<play::Zone> zones)
{
    zones_ = std::move(zones);
    showHex();
}

void InspectorPanel::setHex(hex::Hex hex)
{
    if (!workspace_ || !document()->map().layout.contains(hex))
        return;
    if (hex_ != hex)
        press_ = workspace_->nextPress();
    hex_ = hex;
    showHex();
}

void InspectorPanel::showAll()
{
    showHex();
    showMap();
}

void InspectorPanel::showHex()
{
    const QScopedValueRollback showing(showing_, true);
    hexBox_->setEnabled(workspace_ && hex_);
    if (!workspace_ || !hex_)
    {
        for (auto* label : {name_, structures_, countersHere_, zonesHere_})
            setLines(label, {});
        features_->setRows({});
        overlays_->setRows({});
        terrain_->setCurrentIndex(-1);
        return;
    }
    const auto& map = shownMap();
    if (std::exchange(sorted_, &map) != &map)
        contents_ = HexContents(map);
    name_->setText(QString::fromStdString(map::printedName(map, *hex_)));
    terrain_->setCurrentIndex(terrains_->indexOf(QString::fromStdString(map.terrainAt(*hex_))).row());
    level_->setValue(map.levelAt(*hex_));

    showContents();
    countersHere_->setText(counterLines());
    zonesHere_->setText(zoneLines());
}

void InspectorPanel::showContents()
{
    const auto& map = shownMap();
    const auto& here = contents_.at(map, *hex_);
    const auto rowsOf = [&](std::size_t shelf, const auto& which, const auto& things, const auto& text, const auto& row)
    {
        const edit::Shelf all =
            mayChange() && !which.empty() ? edit::ranked(*document()->value().shelves[shelf]) : edit::Shelf();
        std::vector<ContentsBox::Row> rows;
        for (const auto i : which)
            rows.push_back(all.empty() ? ContentsBox::Row{text(map, things[static_cast<std::size_t>(i)]), {}}
                                       : row(all[static_cast<std::size_t>(i)]));
        return rows;
    };
    features_->setRows(rowsOf(edit::OfMap::features, here.features, map.features, featureText,
                              [this](const edit::Entry& entry) { return featureRow(*workspace_, entry); }));
    overlays_->setRows(rowsOf(edit::OfMap::overlays, here.overlays, map.overlays, overlayText,
                              [this](const edit::Entry& entry) { return overlayRow(*workspace_, entry); }));
    QStringList structures;
    for (const int i : here.structures)
        structures << structureText(map, map.structures[static_cast<std::size_t>(i)]);
    setLines(structures_, structures);
}

/// What a game has made of the map is the game's.
bool InspectorPanel::mayChange() const
{
    return workspace_ && &shownMap() == &document()->map();
}

QString InspectorPanel::counterLines() const
{
    QStringList lines;
    for (const auto& counter : counters_)
        if (std::ranges::count(counter.hexes, *hex_) > 0)
            lines << pieceText(document()->map(), counter, true);
    return lines.isEmpty() ? QStringLiteral("–") : lines.join(QChar('\n'));
}

QString InspectorPanel::zoneLines() const
{
    QStringList lines;
    for (const auto& zone : zones_)
        if (std::ranges::find(zone.hexes, *hex_) != zone.hexes.end())
            lines << QString::fromStdString(zone.name.empty() ? zone.id : zone.name.in(words::language()));
    return lines.isEmpty() ? QStringLiteral("–") : lines.join(QChar('\n'));
}

void InspectorPanel::showMap()
{
    mapBox_->setEnabled(workspace_);
    if (!workspace_)
    {
        for (auto* label : {title_, size_, span_, numbering_, scan_})
            setLines(label, {});
        return;
    }
    const auto& map = document()->map();
    const auto& title = map.title.in(words::language());
    title_->setText(title.empty() ? tr("untitled") : QString::fromStdString(title));
    size_->setText(tr("%1 × %2 hexes", "columns, rows")
                       .arg(QString::number(map.layout.columns), QString::number(map.layout.rows)));
    span_->setText(map.span.empty() ? QStringLiteral("–") : QString::fromStdString(map.span));
    const auto first = map.layout.hexAt({0, 0});
    numbering_->setText(tr("%1 at the top left").arg(QString::fromStdString(map::printedName(map, first))));
    QStringList scan;
    if (map.background)
        scan << QString::fromStdString(map.background->image);
    if (map.background && !scanProblem_.isEmpty())
        scan << scanProblem_;
    setLines(scan_, scan);
}

void InspectorPanel::setScanProblem(const QString& problem)
{
    scanProblem_ = problem;
    showMap();
}

void InspectorPanel::editProperties()
{
    if (!workspace_)
        return;
    MapPropertiesDialog dialog(*workspace_, this);
    if (dialog.exec() == QDialog::Accepted && workspace_)
        dialog.apply();
}

void InspectorPanel::retranslate()
{
    selectionBox_->retranslate();
    hexBox_->setTitle(tr("Hex"));
    setRowTitle(hexForm_, name_, tr("Name:"));
    setRowTitle(hexForm_, terrain_, tr("Terrain:"));
    setRowTitle(hexForm_, level_, tr("Level:"));
    setRowTitle(hexForm_, features_, tr("Hexsides:"));
    setRowTitle(hexForm_, structures_, tr("Structures:"));
    setRowTitle(hexForm_, overlays_, tr("Overlays:"));
    setRowTitle(hexForm_, countersHere_, tr("Counters:"));
    setRowTitle(hexForm_, zonesHere_, tr("Set-up zones:"));
    mapBox_->setTitle(tr("Map"));
    setRowTitle(mapForm_, title_, tr("Title:"));
    setRowTitle(mapForm_, size_, tr("Size:"));
    setRowTitle(mapForm_, span_, tr("Hex width (real):"));
    setRowTitle(mapForm_, numbering_, tr("Numbering:"));
    setRowTitle(mapForm_, scan_, tr("Scanned map:"));
    edit_->setText(tr("&Properties…"));
    terrains_->retranslate();
    showAll();
}

void InspectorPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        terrains_->setDark(palette().color(QPalette::Base).lightness() < 128);
}

} // namespace merlon::editor
