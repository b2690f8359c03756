#include "app/window/fairness_dialog.h"

#include "translations/words.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::app
{
namespace
{

QString nameOf(const LocalText& name, const std::string& id)
{
    return QString::fromStdString(name.empty() ? id : name.in(words::language()));
}

} // namespace

void FairnessModel::show(editor::Fairness fairness)
{
    beginResetModel();
    fairness_ = std::move(fairness);
    endResetModel();
}

int FairnessModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(fairness_.zones.size());
}

QVariant FairnessModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const auto column = static_cast<std::size_t>(index.column());
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignCenter);
    if (!fairness_.opposed(row, column))
        return {};
    const editor::Fairness::Cell& cell = fairness_.at(row, column);
    const auto firing = fairness_.zones[row].hexes.size();
    const auto under = fairness_.zones[column].hexes.size();
    if (role == Qt::DisplayRole)
        //: so many of so many hexes
        return tr("%1 of %2").arg(QString::number(cell.hit), QString::number(under));
    if (role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole)
        return tr("From %1 of %2 hexes in the row’s zone, %3 of %4 hexes in the column’s zone can be shot at.")
            .arg(QString::number(cell.from), QString::number(firing), QString::number(cell.hit),
                 QString::number(under));
    return {};
}

QVariant FairnessModel::headerData(int section, Qt::Orientation, int role) const
{
    if (role != Qt::DisplayRole || section < 0 || section >= rowCount())
        return {};
    const play::Zone& zone = fairness_.zones[static_cast<std::size_t>(section)];
    const auto force = std::ranges::find(fairness_.forces, zone.force, &play::Force::id);
    const QString whose = force != fairness_.forces.end() ? nameOf(force->name, force->id) : QString();
    return whose + '\n' + nameOf(zone.name, zone.id);
}

QString FairnessModel::text() const
{
    const auto header = [this](int section)
    { return headerData(section, Qt::Horizontal).toString().replace('\n', QStringLiteral(", ")); };
    QStringList lines;
    for (int row = -1; row < rowCount(); ++row)
    {
        QStringList cells{row < 0 ? QString() : header(row)};
        for (int column = 0; column < columnCount(); ++column)
            cells << (row < 0 ? header(column) : index(row, column).data().toString());
        lines << cells.join('\t');
    }
    return lines.join('\n');
}

FairnessDialog::FairnessDialog(const editor::Workspace& workspace, QWidget* parent)
    : QDialog(parent),
      says_(new QLabel(this)),
      table_(new QTableView(this)),
      progress_(new QProgressBar(this)),
      inquiry_([this](editor::Fairness fairness) { take(std::move(fairness)); },
               [this](int done, int of)
               {
                   progress_->setRange(0, of);
                   progress_->setValue(done);
               })
{
    setWindowTitle(tr("Fire from zone to zone"));
    says_->setText(
        tr("How many hexes of the column’s zone can be hit from the row’s zone, with the weapons of the row’s force."));
    says_->setWordWrap(true);
    table_->setModel(&model_);
    table_->setAccessibleName(windowTitle());
    table_->setTabKeyNavigation(false);
    for (auto* header : {table_->horizontalHeader(), table_->verticalHeader()})
        header->setSectionResizeMode(QHeaderView::ResizeToContents);
    progress_->setAccessibleName(tr("Report progress"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    copy_ = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    copy_->setEnabled(false);
    connect(copy_, &QPushButton::clicked, this, &FairnessDialog::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(says_);
    layout->addWidget(table_, 1);
    layout->addWidget(progress_);
    layout->addWidget(buttons);
    resize(860, 420);
    inquiry_.ask([desk = workspace.desk()] { return desk; }, editor::fairnessOf);
}

void FairnessDialog::take(editor::Fairness fairness)
{
    progress_->hide();
    if (!fairness.answered)
        says_->setText(tr("This scenario has errors and cannot be played; see the Findings panel."));
    copy_->setEnabled(fairness.answered);
    model_.show(std::move(fairness));
    table_->resizeColumnsToContents();
    const int around = width() - table_->viewport()->width();
    const int wants = std::max(width(), table_->horizontalHeader()->length() + around);
    resize(std::min(wants, screen()->availableSize().width() - around), height());
}

void FairnessDialog::copy() const
{
    QApplication::clipboard()->setText(model_.text());
}

} // namespace merlon::app
