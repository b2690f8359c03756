#include "app/window/authors_dialog.h"

#include "app/window/told_text.h"
#include "core/map/text_rules.h"

#include <QDate>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace merlon::app
{
namespace
{

struct AuthorColumn
{
    std::string play::Author::*text;
    Longest longest;
};
constexpr std::array authorColumns{AuthorColumn{&play::Author::name, Longest::Name},
                                   AuthorColumn{&play::Author::what, Longest::Title},
                                   AuthorColumn{&play::Author::when, Longest::Name}};

const AuthorColumn& authorColumnOf(const QModelIndex& index)
{
    return authorColumns[static_cast<std::size_t>(index.column())];
}

} // namespace

AuthorsModel::AuthorsModel(std::vector<play::Author> authors, QObject* parent)
    : QAbstractTableModel(parent), authors_(std::move(authors))
{
}

std::vector<play::Author> AuthorsModel::authors() const
{
    std::vector<play::Author> all = authors_;
    std::erase_if(all, [](const play::Author& one) { return one.name.empty(); });
    return all;
}

QModelIndex AuthorsModel::add(play::Author author)
{
    const int row = rowCount();
    beginInsertRows({}, row, row);
    authors_.push_back(std::move(author));
    endInsertRows();
    return index(row, 0);
}

int AuthorsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(authors_.size());
}

int AuthorsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(authorColumns.size());
}

QVariant AuthorsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole))
        return {};
    return QString::fromStdString(authors_[static_cast<std::size_t>(index.row())].*authorColumnOf(index).text);
}

/// In one line, and no longer than a file may have it.
bool AuthorsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::EditRole)
        return false;
    const std::string text = holdable(value.toString().simplified().toStdString());
    if (lengthOf(text) > static_cast<std::size_t>(authorColumnOf(index).longest))
        return false;
    authors_[static_cast<std::size_t>(index.row())].*authorColumnOf(index).text = text;
    emit dataChanged(index, index);
    return true;
}

QVariant AuthorsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    //: of an author
    const std::array titles{tr("Name"),
                            //: by an author of a scenario: "First version", "Zones"
                            tr("What was done"),
                            //: a day on which an author worked on a scenario
                            tr("When")};
    return titles[static_cast<std::size_t>(section)];
}

Qt::ItemFlags AuthorsModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? QAbstractTableModel::flags(index) | Qt::ItemIsEditable : Qt::NoItemFlags;
}

bool AuthorsModel::removeRows(int row, int count, const QModelIndex& parent)
{
    if (parent.isValid() || row < 0 || count < 1 || row + count > rowCount())
        return false;
    beginRemoveRows({}, row, row + count - 1);
    authors_.erase(authors_.begin() + row, authors_.begin() + row + count);
    endRemoveRows();
    return true;
}

AuthorsDialog::AuthorsDialog(const play::Scenario& scenario, Preview preview, QWidget* parent)
    : QDialog(parent),
      scenario_(scenario),
      model_(new AuthorsModel(scenario.authors, this)),
      table_(new QTableView),
      remove_(new QPushButton(tr("Re&move"))),
      notes_(new ToldText(scenario.notes, QStringLiteral("authors.notes"),
                          [this, preview = std::move(preview)](const LocalText& notes, const QString& language)
                          {
                              play::Scenario now = scenario_;
                              now.notes = notes;
                              now.authors = model_->authors();
                              return preview(now, language);
                          }))
{
    setObjectName(QStringLiteral("authors"));
    setWindowTitle(tr("Authors and notes"));
    table_->setObjectName(QStringLiteral("authors.table"));
    table_->setModel(model_);
    table_->setAccessibleName(tr("Authors"));
    table_->setTabKeyNavigation(false);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    table_->setColumnWidth(0, 180);
    auto* says = new QLabel(tr("These are kept when somebody makes another scenario from this one."));
    says->setWordWrap(true);
    //: an author of a scenario
    auto* add = new QPushButton(tr("&Add author"));
    add->setObjectName(QStringLiteral("authors.add"));
    remove_->setObjectName(QStringLiteral("authors.remove"));
    auto* beside = new QVBoxLayout;
    beside->addWidget(add);
    beside->addWidget(remove_);
    beside->addStretch();
    auto* top = new QHBoxLayout;
    top->addWidget(table_, 1);
    top->addLayout(beside);
    auto* heading = new QLabel(tr("Authors’ &notes:"));
    heading->setBuddy(notes_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    auto* column = new QVBoxLayout(this);
    column->addWidget(says);
    column->addLayout(top, 1);
    column->addWidget(heading);
    column->addWidget(notes_, 1);
    column->addWidget(buttons);
    connect(add, &QPushButton::clicked, this, &AuthorsDialog::add);
    connect(remove_, &QPushButton::clicked, this, &AuthorsDialog::removeSelected);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &AuthorsDialog::follow);
    connect(notes_, &ToldText::changed, this, &AuthorsDialog::follow);
    connect(model_, &QAbstractItemModel::dataChanged, notes_, &ToldText::follow);
    connect(model_, &QAbstractItemModel::rowsRemoved, notes_, &ToldText::follow);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(940, 620);
    follow();
}

LocalText AuthorsDialog::notes() const
{
    return notes_->text();
}

/// Of today; the name is typed at once.
void AuthorsDialog::add()
{
    const QModelIndex name = model_->add({{}, {}, QDate::currentDate().toString(Qt::ISODate).toStdString(), {}});
    table_->setCurrentIndex(name);
    table_->edit(name);
}

void AuthorsDialog::removeSelected()
{
    QModelIndexList rows = table_->selectionModel()->selectedRows();
    std::ranges::sort(rows, [](const QModelIndex& a, const QModelIndex& b) { return a.row() > b.row(); });
    for (const QModelIndex& row : rows)
        model_->removeRow(row.row());
}

void AuthorsDialog::follow()
{
    remove_->setEnabled(table_->selectionModel()->hasSelection());
    ok_->setEnabled(notes_->fits());
}

} // namespace merlon::app
