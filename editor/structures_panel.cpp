#include "editor/structures_panel.h"

#include "core/edit/structure_edits.h"
#include "editor/choice_delegate.h"
#include "editor/hex_map_view.h"
#include "editor/names_dialog.h"
#include "editor/suggestions_dialog.h"
#include "editor/words.h"
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

StructuresPanel::StructuresPanel(HexMapView& view, QWidget* parent)
    : QWidget(parent),
      view_(&view),
      table_(new QTableView),
      delete_(new QAction(this)),
      declare_(new QPushButton),
      suggest_(new QPushButton),
      names_(new QPushButton),
      remove_(new QPushButton)
{
    createTable();
    declare_->setObjectName(QStringLiteral("structures.declare"));
    suggest_->setObjectName(QStringLiteral("structures.suggest"));
    names_->setObjectName(QStringLiteral("structures.names"));
    remove_->setObjectName(QStringLiteral("structures.remove"));
    auto* buttons = new QHBoxLayout;
    for (auto* button : {declare_, suggest_, names_, remove_})
        buttons->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addWidget(table_, 1);
    column->addLayout(buttons);
    connect(declare_, &QPushButton::clicked, this, &StructuresPanel::declareSelected);
    connect(suggest_, &QPushButton::clicked, this, &StructuresPanel::suggest);
    connect(names_, &QPushButton::clicked, this, &StructuresPanel::name);
    connect(remove_, &QPushButton::clicked, this, &StructuresPanel::remove);
    retranslate();
    follow();
}

void StructuresPanel::createTable()
{
    table_->setObjectName(QStringLiteral("structures"));
    table_->setModel(&model_);
    table_->setItemDelegate(new ChoiceDelegate(StructuresModel::ChoicesRole, StructuresModel::ChoiceTextsRole, table_));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setAlternatingRowColors(true);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->setTabKeyNavigation(false);
    delete_->setShortcut(QKeySequence::Delete);
    delete_->setShortcutContext(Qt::WidgetShortcut);
    table_->addAction(delete_);
    table_->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(delete_, &QAction::triggered, this, &StructuresPanel::remove);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &StructuresPanel::follow);
}

QSize StructuresPanel::sizeHint() const
{
    constexpr int borders = 40; // and a scroll bar
    return {table_->horizontalHeader()->length() + borders, QWidget::sizeHint().height()};
}

void StructuresPanel::setWorkspace(Workspace* workspace)
{
    workspace_ = workspace;
    model_.setWorkspace(workspace);
    setEnabled(workspace != nullptr);
    follow();
}

/// What is chosen here is selected on the map.
void StructuresPanel::follow()
{
    std::vector<hex::Hex> hexes;
    const auto rows = table_->selectionModel()->selectedRows();
    for (const auto& row : rows)
    {
        const auto& own = model_.structureAt(row.row()).hexes;
        hexes.insert(hexes.end(), own.begin(), own.end());
    }
    names_->setEnabled(rows.size() == 1);
    remove_->setEnabled(!rows.isEmpty());
    delete_->setEnabled(!rows.isEmpty());
    if (!hexes.empty())
        select(hexes);
}

void StructuresPanel::select(const std::vector<hex::Hex>& hexes)
{
    const auto* map = view_->hexModel();
    if (map == nullptr)
        return;
    QItemSelection all;
    for (const hex::Hex hex : hexes)
        if (const auto index = map->indexOf(hex); index.isValid())
            all.select(index, index);
    view_->selectionModel()->select(all, QItemSelectionModel::ClearAndSelect);
    view_->bringIntoView(hexes);
}

std::vector<hex::Hex> StructuresPanel::selectedHexes() const
{
    std::vector<hex::Hex> hexes;
    if (const auto* map = view_->hexModel())
        for (const auto& index : view_->selectionModel()->selectedIndexes())
            hexes.push_back(map->hexAt(index));
    return hexes;
}

void StructuresPanel::declareSelected()
{
    if (!workspace_)
        return;
    const auto hexes = selectedHexes();
    const bool done = workspace_->change(
        [&](const edit::Desk& desk)
        {
            map::Structure structure;
            structure.kind = edit::structureKindOf(desk, hexes);
            structure.stone = desk.palette->stones.empty() ? std::string() : desk.palette->stones.front();
            structure.hexes = hexes;
            return edit::declared(desk, {std::move(structure)});
        });
    if (done)
        table_->selectRow(model_.rowCount() - 1);
}

void StructuresPanel::suggest()
{
    if (!workspace_)
        return;
    SuggestionsDialog dialog(edit::suggested(workspace_->desk()), workspace_->map().map(), this);
    const QItemSelection before = view_->selectionModel()->selection();
    connect(&dialog, &SuggestionsDialog::shown, this, &StructuresPanel::select);
    const bool declares = dialog.exec() == QDialog::Accepted;
    if (!workspace_)
        return;
    view_->selectionModel()->select(before, QItemSelectionModel::ClearAndSelect); // it was lent to be looked at
    if (!declares)
        return;
    if (const auto chosen = dialog.chosen(); !chosen.empty())
        workspace_->change([&](const edit::Desk& desk) { return edit::declared(desk, chosen); });
}

void StructuresPanel::remove()
{
    std::vector<edit::Key> keys;
    for (const auto& row : table_->selectionModel()->selectedRows())
        keys.push_back(model_.keyAt(row.row()));
    if (workspace_ && !keys.empty())
        workspace_->change([&](const edit::Desk& desk) { return edit::undeclared(desk, keys); });
}

void StructuresPanel::name()
{
    const auto rows = table_->selectionModel()->selectedRows();
    if (!workspace_ || rows.size() != 1)
        return;
    const edit::Key key = model_.keyAt(rows.front().row());
    map::Structure structure = model_.structureAt(rows.front().row());
    NamesDialog dialog(structure.name, structureName(workspace_->map().map(), structure), this);
    if (dialog.exec() != QDialog::Accepted || !workspace_)
        return;
    structure.name = dialog.edited(std::move(structure.name));
    workspace_->change([&](const edit::Desk& desk) { return edit::changed(desk, key, structure); });
}

void StructuresPanel::retranslate()
{
    table_->setAccessibleName(tr("Structures"));
    //: makes a structure of the hexes that are selected on the map
    declare_->setText(tr("From selected hexes"));
    declare_->setToolTip(words::tip(tr("Creates a structure from the hexes selected on the map")));
    suggest_->setText(tr("Suggest…"));
    suggest_->setToolTip(words::tip(tr("Finds towers, the keep and curtains from the terrain")));
    //: of a structure, in every language
    names_->setText(tr("Names…"));
    names_->setToolTip(words::tip(tr("Sets the structure’s name in each language")));
    remove_->setText(tr("Remove"));
    remove_->setToolTip(words::tip(tr("Removes the structure; its walls stay on the map")));
    delete_->setText(tr("Remove"));
    model_.retranslate();
}

void StructuresPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace merlon::editor
