#include "editor/roster_panel.h"

#include "editor/choice_delegate.h"
#include "editor/hex_map_model.h"
#include "editor/hex_map_view.h"
#include "editor/roster_foot.h"
#include "translations/words.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace merlon::editor
{

RosterPanel::RosterPanel(HexMapView& view, QWidget* parent)
    : QWidget(parent),
      view_(&view),
      forces_(new QComboBox),
      find_(new QLineEdit),
      none_(new QLabel),
      table_(new QTableView),
      foot_(new RosterFoot)
{
    setObjectName(QStringLiteral("roster.panel"));
    forces_->setObjectName(QStringLiteral("roster.forces"));
    forces_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    find_->setObjectName(QStringLiteral("roster.find"));
    find_->setClearButtonEnabled(true);
    for (QAction** one : {&actions_.add, &actions_.duplicate, &actions_.remove, &actions_.place, &actions_.takeOff,
                          &actions_.giveNames, &actions_.fillDown, &actions_.empty, &actions_.copy, &actions_.paste,
                          &actions_.addForce, &actions_.changeForce, &actions_.removeForce})
        *one = new QAction(this);
    createTable();
    auto* ofForces = new QHBoxLayout;
    ofForces->addWidget(forces_);
    for (QAction* one : {actions_.addForce, actions_.changeForce, actions_.removeForce})
        ofForces->addWidget(button(one));
    ofForces->addSpacing(12);
    ofForces->addWidget(find_, 1);
    auto* ofCounters = new QHBoxLayout;
    for (QAction* one :
         {actions_.add, actions_.duplicate, actions_.remove, actions_.place, actions_.takeOff, actions_.giveNames})
        ofCounters->addWidget(button(one));
    ofCounters->addStretch(1);
    none_->setWordWrap(true);
    none_->setAlignment(Qt::AlignCenter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addLayout(ofForces);
    column->addLayout(ofCounters);
    column->addWidget(none_, 1);
    column->addWidget(table_, 4);
    column->addWidget(foot_);
    connect(forces_, &QComboBox::activated, this, &RosterPanel::showForce);
    connect(find_, &QLineEdit::textChanged, &shown_, &RosterRows::look);
    connect(&model_, &RosterModel::refused, this, &RosterPanel::refused);
    connect(actions_.add, &QAction::triggered, this, &RosterPanel::add);
    connect(actions_.duplicate, &QAction::triggered, this, &RosterPanel::duplicate);
    connect(actions_.remove, &QAction::triggered, this, &RosterPanel::remove);
    connect(actions_.place, &QAction::triggered, this, &RosterPanel::place);
    connect(actions_.takeOff, &QAction::triggered, this, &RosterPanel::takeOff);
    connect(actions_.giveNames, &QAction::triggered, this, &RosterPanel::giveNames);
    connect(actions_.fillDown, &QAction::triggered, this, &RosterPanel::fillDown);
    connect(actions_.empty, &QAction::triggered, this, &RosterPanel::empty);
    connect(actions_.copy, &QAction::triggered, this, &RosterPanel::copy);
    connect(actions_.paste, &QAction::triggered, this, &RosterPanel::paste);
    connect(actions_.addForce, &QAction::triggered, this, &RosterPanel::addForce);
    connect(actions_.changeForce, &QAction::triggered, this, &RosterPanel::changeForce);
    connect(actions_.removeForce, &QAction::triggered, this, &RosterPanel::removeForce);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&model_, signal, this, &RosterPanel::listForces);
    connect(&model_, &QAbstractItemModel::modelReset, this, &RosterPanel::listForces);
    connect(&model_, &QAbstractItemModel::dataChanged, this, &RosterPanel::hideUnused);
    retranslate();
    listForces();
}

QToolButton* RosterPanel::button(QAction* action)
{
    auto* one = new QToolButton;
    one->setDefaultAction(action);
    one->setToolButtonStyle(Qt::ToolButtonTextOnly);
    return one;
}

void RosterPanel::createTable()
{
    table_->setObjectName(QStringLiteral("roster"));
    shown_.setSourceModel(&model_);
    table_->setModel(&shown_);
    table_->setItemDelegate(new ChoiceDelegate(RosterModel::ChoicesRole, RosterModel::ChoiceTextsRole, table_));
    table_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table_->setAlternatingRowColors(true);
    table_->setSortingEnabled(true);
    table_->sortByColumn(-1, Qt::AscendingOrder); // as in the file
    table_->setWordWrap(false);
    table_->setDragEnabled(true);
    table_->setDragDropMode(QAbstractItemView::DragOnly);
    table_->setTabKeyNavigation(false);
    table_->verticalHeader()->setDefaultSectionSize(table_->fontMetrics().height() + 6);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(table_->horizontalHeader(), &QWidget::customContextMenuRequested, this, &RosterPanel::headerMenu);
    actions_.add->setShortcut(QKeySequence(Qt::Key_Insert));
    actions_.duplicate->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D));
    actions_.remove->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Delete));
    actions_.place->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return));
    actions_.takeOff->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Backspace));
    actions_.fillDown->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_D));
    actions_.empty->setShortcut(QKeySequence::Delete);
    actions_.copy->setShortcut(QKeySequence::Copy);
    actions_.paste->setShortcut(QKeySequence::Paste);
    for (QAction* one : {actions_.add, actions_.duplicate, actions_.remove, actions_.place, actions_.takeOff,
                         actions_.giveNames, actions_.fillDown, actions_.empty, actions_.copy, actions_.paste})
    {
        one->setShortcutContext(Qt::WidgetShortcut);
        table_->addAction(one);
    }
    table_->setContextMenuPolicy(Qt::ActionsContextMenu);
    table_->installEventFilter(this);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RosterPanel::follow);
}

/// Keys of the table that the window has too are the table's while it has the keyboard.
bool RosterPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == table_ && event->type() == QEvent::ShortcutOverride)
    {
        auto* key = static_cast<QKeyEvent*>(event);
        const QKeySequence typed(key->keyCombination());
        for (const QAction* one : table_->actions())
            if (one->isEnabled() && one->shortcut().matches(typed) == QKeySequence::ExactMatch)
                key->accept();
    }
    if (watched == table_ && event->type() == QEvent::KeyPress)
    {
        const QKeySequence typed(static_cast<QKeyEvent*>(event)->keyCombination());
        for (QAction* one : table_->actions())
            if (one->isEnabled() && one->shortcut().matches(typed) == QKeySequence::ExactMatch)
                return one->trigger(), true;
    }
    return QWidget::eventFilter(watched, event);
}

void RosterPanel::setWorkspace(Workspace* workspace)
{
    if (workspace_ && workspace_->scenario() != nullptr)
        disconnect(workspace_->scenario(), nullptr, this, nullptr);
    workspace_ = workspace != nullptr && workspace->scenario() != nullptr ? workspace : nullptr;
    model_.setWorkspace(workspace_);
    if (workspace_)
        connect(workspace_->scenario(), &Document::changed, this, &RosterPanel::listForces);
    setEnabled(workspace_ != nullptr);
    listForces();
    hideUnused();
    table_->resizeColumnsToContents();
}

/// Of the model, as they stand in the table. A selected row has cells that nobody sees; nothing is done to those.
QModelIndexList RosterPanel::cells() const
{
    QModelIndexList shown = table_->selectionModel()->selectedIndexes();
    shown.removeIf([this](const QModelIndex& one) { return table_->isColumnHidden(one.column()); });
    std::ranges::sort(shown, {}, &QModelIndex::row);
    QModelIndexList all;
    for (const QModelIndex& one : shown)
        all << shown_.mapToSource(one);
    return all;
}

/// From that cell of the table on, as they are shown: to the right of it, and below.
RosterModel::ShownCells RosterPanel::shownFrom(const QModelIndex& first) const
{
    RosterModel::ShownCells all;
    if (!first.isValid() || table_->isColumnHidden(first.column()))
        return all;
    for (int row = first.row(); row < shown_.rowCount(); ++row)
        all.rows.push_back(shown_.mapToSource(shown_.index(row, 0)).row());
    const QHeaderView& header = *table_->horizontalHeader();
    for (int at = header.visualIndex(first.column()); at < header.count(); ++at)
        if (const int column = header.logicalIndex(at); !table_->isColumnHidden(column))
            all.columns.push_back(column);
    return all;
}

/// As they stand in the table.
std::vector<int> RosterPanel::rows() const
{
    std::set<int> seen;
    for (const QModelIndex& one : table_->selectionModel()->selectedIndexes())
        seen.insert(one.row());
    std::vector<int> all;
    for (const int row : seen)
        all.push_back(shown_.mapToSource(shown_.index(row, 0)).row());
    return all;
}

std::vector<edit::Key> RosterPanel::keys() const
{
    std::vector<edit::Key> all;
    for (const int row : rows())
        all.push_back(model_.keyAt(row));
    return all;
}

void RosterPanel::follow()
{
    const bool open = workspace_ != nullptr;
    const bool forces = open && !workspace_->scenario()->scenario().forces.empty();
    const auto chosen = keys();
    const bool onMap = open && workspace_->ground() == play::Ground::Hexes;
    actions_.addForce->setEnabled(open);
    actions_.changeForce->setEnabled(open && !force().isEmpty());
    actions_.removeForce->setEnabled(open && !force().isEmpty());
    actions_.add->setEnabled(forces);
    actions_.paste->setEnabled(forces);
    for (QAction* one :
         {actions_.duplicate, actions_.remove, actions_.giveNames, actions_.fillDown, actions_.empty, actions_.copy})
        one->setEnabled(!chosen.empty());
    actions_.place->setEnabled(onMap && !chosen.empty());
    actions_.takeOff->setEnabled(onMap && !chosen.empty());
    sumUp();
    if (!choosing_)
        showOnMap();
}

void RosterPanel::sumUp()
{
    if (!workspace_)
        return foot_->hide();
    std::vector<play::Counter> chosen;
    for (const int row : rows())
    {
        const edit::Listed& one = model_.counterAt(row);
        chosen.push_back({one.id, one.name, one.fields, {}});
    }
    foot_->tell(workspace_->scenario()->scenario(), workspace_->system(), force().toStdString(), chosen);
}

/// Those who are selected here are selected there.
void RosterPanel::showOnMap()
{
    const auto* map = view_->hexModel();
    if (map == nullptr || !workspace_)
        return;
    std::vector<hex::Hex> hexes;
    for (const int row : rows())
        for (const auto& [key, value] : model_.counterAt(row).fields)
            if (const auto* hex = std::get_if<hex::Hex>(&value))
                hexes.push_back(*hex);
    if (hexes.empty())
        return;
    QItemSelection all;
    for (const hex::Hex hex : hexes)
        if (const auto index = map->indexOf(hex); index.isValid())
            all.select(index, index);
    view_->selectionModel()->select(all, QItemSelectionModel::ClearAndSelect);
    view_->bringIntoView(hexes);
}

void RosterPanel::choose(const std::vector<edit::Key>& counters)
{
    choosing_ = true;
    QItemSelection all;
    for (int row = 0; row < shown_.rowCount(); ++row)
        if (std::ranges::count(counters, model_.keyAt(shown_.mapToSource(shown_.index(row, 0)).row())) > 0)
            all.select(shown_.index(row, 0), shown_.index(row, shown_.columnCount() - 1));
    table_->selectionModel()->select(all, QItemSelectionModel::ClearAndSelect);
    if (!all.isEmpty())
    {
        table_->selectionModel()->setCurrentIndex(all.front().topLeft(), QItemSelectionModel::NoUpdate);
        table_->scrollTo(all.front().topLeft());
    }
    choosing_ = false;
}

void RosterPanel::copy()
{
    std::vector<int> columns;
    for (int column = 0; column < model_.columnCount(); ++column)
        if (!table_->isColumnHidden(column) || column == model_.idColumn())
            columns.push_back(column);
    QGuiApplication::clipboard()->setText(model_.copied(rows(), columns));
}

void RosterPanel::paste()
{
    const QModelIndex at = table_->selectionModel()->hasSelection() ? table_->currentIndex() : QModelIndex();
    QString into = force();
    if (into.isEmpty() && workspace_ && workspace_->scenario()->scenario().forces.size() == 1)
        into = QString::fromStdString(workspace_->scenario()->scenario().forces.front().id);
    else if (into.isEmpty())
        into = at.data(RosterModel::ForceRole).toString(); // like the one that is selected, as when one is added
    if (model_.paste(QGuiApplication::clipboard()->text(), into, shownFrom(at)))
    {
        hideUnused();
        table_->resizeColumnsToContents();
    }
}

/// Columns in which no counter says anything take no room until somebody asks for them.
void RosterPanel::hideUnused()
{
    constexpr int plain = 8; // of the first fields, what is printed on every counter
    for (int column = 0; column < model_.columnCount(); ++column)
    {
        const QString key = model_.headerData(column, Qt::Horizontal).toString();
        const bool early = column < RosterModel::firstField + plain && column < model_.idColumn();
        table_->setColumnHidden(column, !early && !model_.isUsed(column) && !shownColumns_.contains(key));
    }
}

void RosterPanel::headerMenu(const QPoint& at)
{
    QMenu menu(this);
    QAction* order = menu.addAction(tr("Sort in file order"));
    connect(order, &QAction::triggered, table_, [this] { table_->sortByColumn(-1, Qt::AscendingOrder); });
    menu.addSeparator();
    for (int column = RosterModel::firstField; column < model_.columnCount(); ++column)
    {
        const QString name = model_.headerData(column, Qt::Horizontal).toString();
        QAction* one = menu.addAction(QString(name).replace('&', QLatin1String("&&")));
        one->setCheckable(true);
        one->setChecked(!table_->isColumnHidden(column));
        connect(one, &QAction::toggled, table_,
                [this, column, name](bool shown)
                {
                    if (shown)
                        shownColumns_.insert(name);
                    else
                        shownColumns_.remove(name);
                    table_->setColumnHidden(column, !shown);
                });
    }
    menu.exec(table_->horizontalHeader()->mapToGlobal(at));
}

void RosterPanel::retranslate()
{
    table_->setAccessibleName(tr("Counters"));
    forces_->setAccessibleName(tr("Force"));
    forces_->setToolTip(words::tip(tr("Shows the counters of one force, or of all")));
    find_->setPlaceholderText(tr("Find a counter"));
    find_->setAccessibleName(tr("Find a counter"));
    const auto say = [](QAction* action, const QString& text, const QString& tip)
    {
        action->setText(text);
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        //: what a button does, its keys
        action->setToolTip(words::tip(keys.isEmpty() ? tip : tr("%1 (%2)").arg(tip, keys)));
    };
    //: adds a counter to a force
    say(actions_.add, tr("Add"), tr("Adds a counter like the one that is selected"));
    say(actions_.duplicate, tr("Duplicate"), tr("Copies the selected counters, with numbered names"));
    say(actions_.remove, tr("Remove"), tr("Removes the selected counters from the scenario"));
    say(actions_.place, tr("Place"),
        tr("Places the selected counters on the selected hexes in order, then on hexes near the last one"));
    say(actions_.takeOff, tr("Take off the map"),
        tr("Takes the selected counters off the map; they stay in the roster"));
    say(actions_.giveNames, tr("Names…"),
        tr("Gives the selected counters names from a list, such as Norman or Welsh names"));
    say(actions_.fillDown, tr("Fill down"), tr("Gives all selected cells the value of the first"));
    say(actions_.empty, tr("Clear cells"), tr("Empties the selected cells"));
    say(actions_.copy, tr("Copy"), tr("Copies the selected counters for a spreadsheet"));
    say(actions_.paste, tr("Paste"), tr("Pastes rows or cells from a spreadsheet"));
    //: adds a force to a scenario
    say(actions_.addForce, tr("New force…"), tr("Adds a force to the scenario"));
    say(actions_.changeForce, tr("Edit…"), tr("Changes the names and the colour of this force"));
    say(actions_.removeForce, tr("Remove force"), tr("Removes this force with its counters and zones"));
    model_.retranslate();
    listForces();
    table_->resizeColumnsToContents();
}

void RosterPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace merlon::editor
