#include "app/window/balance_dialog.h"

#include "core/edit/boards.h"
#include "translations/words.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::app
{

using editor::Balance;

namespace
{

QString nameOf(const play::Force& force)
{
    return QString::fromStdString(force.name.empty() ? force.id : force.name.in(words::language()));
}

QString namesOf(const play::Force& force, const std::vector<std::string>& ids)
{
    QStringList names;
    for (const play::Counter& counter : force.counters)
        if (std::ranges::count(ids, counter.id) > 0)
            names << QString::fromStdString(counter.name.empty() ? counter.id : counter.name);
    return names.join(words::listWord("comma"));
}

} // namespace

void BalanceModel::show(Balance balance, const play::Boards& boards)
{
    using What = Column::What;
    beginResetModel();
    balance_ = std::move(balance);
    columns_ = {{What::Name, 0}, {What::Counters, 0}};
    if (std::ranges::any_of(balance_.sides, [](const Balance::Side& one) { return one.cost.has_value(); }))
        columns_.push_back({What::Cost, 0});
    sums_.clear();
    for (std::size_t i = 0; i < balance_.columns.size(); ++i)
    {
        columns_.push_back({What::Sum, i});
        sums_ << editor::RosterWords(*balance_.system, boards).heading(balance_.columns[i]);
    }
    if (balance_.shoots)
        for (const What what : {What::Shooters, What::UnderFire, What::Contact})
            columns_.push_back({what, 0});
    if (!balance_.answered)
        columns_.clear();
    endResetModel();
}

int BalanceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(balance_.sides.size());
}

int BalanceModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

QVariant BalanceModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto& side = balance_.sides[static_cast<std::size_t>(index.row())];
    const Column& column = columns_[static_cast<std::size_t>(index.column())];
    if (role == Qt::DisplayRole)
        return cell(side, column);
    if (role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole)
        return role == Qt::ToolTipRole ? words::tip(explained(side, column)) : explained(side, column);
    if (role == Qt::TextAlignmentRole && column.what != Column::What::Name)
        return int(Qt::AlignCenter);
    return {};
}

QString BalanceModel::cell(const Balance::Side& side, const Column& column) const
{
    switch (column.what)
    {
    case Column::What::Name:
        return nameOf(side.force);
    case Column::What::Counters:
        return QString::number(side.force.counters.size());
    case Column::What::Cost:
        return QString::number(side.cost.value_or(0));
    case Column::What::Sum:
        return QString::number(side.sums[column.sum]);
    case Column::What::Shooters:
        return QString::number(side.shooters.size());
    case Column::What::UnderFire:
        return QString::number(side.underFire.size());
    case Column::What::Contact:
        break;
    }
    if (!side.contact)
        //: one side does not reach another
        return tr("never");
    //: how soon one side reaches another
    return *side.contact == 0 ? tr("at once") : tr("turn %1").arg(*side.contact);
}

/// In a sentence, with names.
QString BalanceModel::explained(const Balance::Side& side, const Column& column) const
{
    switch (column.what)
    {
    case Column::What::Counters:
        return tr("Counters on the map: %1 of %2.")
            .arg(QString::number(side.placed), QString::number(side.force.counters.size()));
    case Column::What::Shooters:
        //: %1: names of counters
        return side.shooters.empty() ? tr("Nobody can shoot at an enemy from set-up.")
                                     : tr("Can shoot from set-up: %1.").arg(namesOf(side.force, side.shooters));
    case Column::What::UnderFire:
        //: %1: names of counters
        return side.underFire.empty() ? tr("Nobody can be shot at from set-up.")
                                      : tr("Can be shot at from set-up: %1.").arg(namesOf(side.force, side.underFire));
    case Column::What::Contact:
        if (!side.contact)
            return tr("No counter reaches an enemy within %1 turns.").arg(editor::mostTurnsToContact);
        //: %1: a counter
        return tr("%1 is the first to reach an enemy, if the enemies stay where they are.")
            .arg(namesOf(side.force, {side.first}));
    case Column::What::Name:
    case Column::What::Cost:
    case Column::What::Sum:
        break;
    }
    return cell(side, column);
}

QString BalanceModel::heading(const Column& column) const
{
    switch (column.what)
    {
    case Column::What::Name:
        //: of a game: one of the forces
        return tr("Side");
    case Column::What::Counters:
        return tr("Counters");
    case Column::What::Cost:
        //: heading: what the counters of a side cost together, in points or the like
        return tr("Cost");
    case Column::What::Sum:
        return sums_.value(static_cast<qsizetype>(column.sum));
    case Column::What::Shooters:
        //: heading: how many counters can shoot at an enemy from where they are set up
        return tr("Can shoot");
    case Column::What::UnderFire:
        //: heading: how many counters can be shot at from set-up
        return tr("Under fire");
    case Column::What::Contact:
        break;
    }
    //: heading: the turn in which a side can first stand beside an enemy
    return tr("First contact");
}

QVariant BalanceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    return heading(columns_[static_cast<std::size_t>(section)]);
}

QString BalanceModel::text() const
{
    QStringList lines;
    for (int row = -1; row < rowCount(); ++row)
    {
        QStringList cells;
        for (int column = 0; column < columnCount(); ++column)
            cells << (row < 0 ? headerData(column, Qt::Horizontal) : index(row, column).data()).toString();
        lines << cells.join('\t');
    }
    return lines.join('\n');
}

std::vector<hex::Hex> BalanceModel::hexesAt(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const auto& side = balance_.sides[static_cast<std::size_t>(index.row())];
    switch (columns_[static_cast<std::size_t>(index.column())].what)
    {
    case Column::What::Shooters:
        return side.shooterHexes;
    case Column::What::UnderFire:
        return side.targetHexes;
    case Column::What::Contact:
        return side.met ? std::vector{*side.met} : std::vector<hex::Hex>();
    case Column::What::Name:
    case Column::What::Counters:
    case Column::What::Cost:
    case Column::What::Sum:
        break;
    }
    return side.hexes;
}

BalanceDialog::BalanceDialog(QWidget* parent)
    : QDialog(parent),
      says_(new QLabel(this)),
      table_(new QTableView(this)),
      progress_(new QProgressBar(this)),
      inquiry_([this](Balance balance) { take(std::move(balance)); },
               [this](int done, int of)
               {
                   progress_->setRange(0, of);
                   progress_->setValue(done);
               })
{
    setObjectName(QStringLiteral("balance"));
    setWindowTitle(tr("Balance"));
    says_->setWordWrap(true);
    table_->setObjectName(QStringLiteral("balance.table"));
    table_->setModel(&model_);
    table_->setAccessibleName(windowTitle());
    table_->setTabKeyNavigation(false);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    progress_->setAccessibleName(tr("Progress"));
    auto* buttons = new QDialogButtonBox(this);
    //: stops what is being worked out
    cancel_ = buttons->addButton(tr("S&top"), QDialogButtonBox::ActionRole);
    copy_ = buttons->addButton(tr("Cop&y"), QDialogButtonBox::ActionRole);
    buttons->addButton(QDialogButtonBox::Close); // the last one, or Tab passes another by
    cancel_->setObjectName(QStringLiteral("balance.stop"));
    copy_->setEnabled(false);
    says_->setText(tr("Each side at set-up. Select a cell to see its counters on the map."));
    connect(cancel_, &QPushButton::clicked, this,
            [this]
            {
                inquiry_.cancel();
                progress_->hide();
                cancel_->setEnabled(false);
                says_->setText(tr("Stopped. It is calculated again after the next edit."));
            });
    connect(copy_, &QPushButton::clicked, this, &BalanceDialog::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) { emit marked(model_.hexesAt(index)); });
    connect(table_, &QTableView::clicked, this,
            [this](const QModelIndex& index) { emit marked(model_.hexesAt(index)); });
    auto* column = new QVBoxLayout(this);
    column->addWidget(says_);
    column->addWidget(table_, 1);
    column->addWidget(progress_);
    column->addWidget(buttons);
    resize(720, 320);
}

void BalanceDialog::setWorkspace(const editor::Workspace& workspace)
{
    workspace_ = &workspace;
    watch_ = std::make_unique<QObject>();
    for (const editor::Document* one : workspace.documents())
        connect(one, &editor::Document::changed, watch_.get(), [this] { ask(); });
    ask();
}

void BalanceDialog::leave()
{
    inquiry_.cancel();
    watch_.reset();
    workspace_ = nullptr;
    close();
}

void BalanceDialog::ask()
{
    constexpr int quiet = 300; // milliseconds
    progress_->setRange(0, 0);
    progress_->show();
    cancel_->setEnabled(true);
    inquiry_.askAfter(
        quiet, [this] { return workspace_->desk(); }, editor::balanceOf);
}

void BalanceDialog::take(Balance balance)
{
    progress_->hide();
    cancel_->setEnabled(false);
    copy_->setEnabled(balance.answered);
    says_->setText(balance.answered ? tr("Each side at set-up. Select a cell to see its counters on the map.")
                                    : tr("This scenario has errors and cannot be played; see the Findings panel."));
    model_.show(std::move(balance), edit::boardsOf(workspace_->desk()));
}

void BalanceDialog::copy() const
{
    QApplication::clipboard()->setText(model_.text());
}

} // namespace merlon::app
