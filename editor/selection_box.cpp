#include "editor/selection_box.h"

#include "core/edit/map_value.h"
#include "core/edit/structure_edits.h"
#include "editor/elided_box.h"
#include "editor/hex_selection.h"
#include "editor/palette_model.h"
#include "editor/words.h"
#include "editor/workspace.h"

#include <QFormLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSpinBox>

#include <algorithm>
#include <map>

namespace merlon::editor
{
namespace
{

constexpr int levelsDiffer = map::lowestLevel - 1; ///< what the spin box holds then

/// What all have; `none` where they differ.
template <class Get>
auto common(const std::vector<hex::Hex>& hexes, Get get, decltype(get({})) none)
{
    const auto first = get(hexes.front());
    return std::ranges::all_of(hexes, [&](hex::Hex hex) { return get(hex) == first; }) ? first : none;
}

} // namespace

SelectionBox::SelectionBox(PaletteModel& terrains)
    : terrains_(terrains),
      form_(new QFormLayout(this)),
      terrain_(new ElidedBox),
      level_(new QSpinBox),
      structure_(new ElidedBox)
{
    form_->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    terrain_->setObjectName(QStringLiteral("selection.terrain"));
    terrain_->setModel(&terrains_);
    terrain_->setIconSize({22, 19});
    level_->setObjectName(QStringLiteral("selection.level"));
    level_->setRange(levelsDiffer, map::highestLevel);
    form_->addRow(QStringLiteral(" "), terrain_);
    form_->addRow(QStringLiteral(" "), level_);
    structure_->setObjectName(QStringLiteral("selection.structure"));
    form_->addRow(QStringLiteral(" "), structure_);
    connect(structure_, &QComboBox::activated, this,
            [this](int row)
            {
                const auto key = structure_->itemData(row).value<edit::Key>();
                if (workspace_)
                    workspace_->change([&](const edit::Desk& desk) { return edit::assigned(desk, key, hexes_); });
            });
    connect(terrain_, &QComboBox::activated, this,
            [this](int row)
            {
                const auto id = terrains_.index(row).data(PaletteModel::TerrainRole).toString().toStdString();
                if (workspace_)
                    workspace_->paint({edit::Paint::Kind::Terrain, id}, hexes_);
            });
    connect(level_, &QSpinBox::valueChanged, this,
            [this](int level)
            {
                if (workspace_ && !showing_ && level != levelsDiffer)
                    workspace_->paint({edit::Paint::Kind::SetLevel, {}, level}, hexes_, press_);
            });
    hide();
}

void SelectionBox::follow(Workspace* workspace, QItemSelectionModel* selected)
{
    if (workspace_)
        workspace_->map().disconnect(this);
    if (selected_)
        selected_->disconnect(this);
    workspace_ = workspace;
    selected_ = selected;
    if (workspace_)
    {
        connect(&workspace_->map(), &MapDocument::hexesChanged, this, &SelectionBox::show);
        connect(&workspace_->map(), &MapDocument::mapReset, this, &SelectionBox::take);
    }
    if (selected_)
        connect(selected_, &QItemSelectionModel::selectionChanged, this, &SelectionBox::take);
    take();
}

void SelectionBox::take()
{
    hexes_.clear();
    if (workspace_ && selected_ && selected_->model() != nullptr)
        hexes_ = selectedHexes(*selected_, workspace_->map().map().layout).hexes();
    if (workspace_)
        press_ = workspace_->nextPress();
    setVisible(hexes_.size() > 1);
    show();
}

void SelectionBox::show()
{
    if (hexes_.size() < 2 || !workspace_)
        return;
    const QScopedValueRollback showing(showing_, true);
    const map::HexMap& map = workspace_->map().map();
    setTitle(tr("%n hexes", "how many are selected", static_cast<int>(hexes_.size())));
    const std::string terrain = common(hexes_, [&](hex::Hex hex) { return map.terrainAt(hex); }, {});
    terrain_->setCurrentIndex(terrains_.indexOf(QString::fromStdString(terrain)).row());
    level_->setValue(common(
        hexes_, [&](hex::Hex hex) { return map.levelAt(hex); }, levelsDiffer));
    showStructures();
}

void SelectionBox::showStructures()
{
    const map::HexMap& map = workspace_->map().map();
    constexpr edit::Key several = ~edit::Key{0};
    std::map<hex::Hex, edit::Key> keys;
    structure_->clear();
    //: the hexes that are selected are of no structure
    structure_->addItem(tr("none"), QVariant::fromValue(edit::Key{0}));
    for (const edit::Entry& entry : edit::ranked(*workspace_->map().value().shelves[edit::OfMap::structures]))
    {
        const auto& structure = *entry.thing.as<map::Structure>();
        structure_->addItem(structureName(map, structure), QVariant::fromValue(entry.key));
        for (const hex::Hex hex : structure.hexes)
            keys.emplace(hex, entry.key);
    }
    const edit::Key all = common(
        hexes_,
        [&](hex::Hex hex)
        {
            const auto found = keys.find(hex);
            return found == keys.end() ? edit::Key{0} : found->second;
        },
        several);
    structure_->setCurrentIndex(structure_->findData(QVariant::fromValue(all)));
}

void SelectionBox::retranslate()
{
    const auto title = [this](QWidget* field, const QString& text)
    { qobject_cast<QLabel*>(form_->labelForField(field))->setText(text); };
    title(terrain_, tr("Terrain:"));
    title(level_, tr("Level:"));
    title(structure_, tr("Structure:"));
    //: the hexes that are selected have not all the same one
    const QString several = tr("several");
    terrain_->setPlaceholderText(several);
    structure_->setPlaceholderText(several);
    level_->setSpecialValueText(several);
    terrain_->setAccessibleName(tr("Terrain of the selected hexes"));
    level_->setAccessibleName(tr("Level of the selected hexes"));
    structure_->setAccessibleName(tr("Structure of the selected hexes"));
    show();
}

} // namespace merlon::editor
