#include "editor/suggestions_dialog.h"

#include "editor/words.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace merlon::editor
{

SuggestionsDialog::SuggestionsDialog(std::vector<map::Structure> found, const map::HexMap& map, QWidget* parent)
    : QDialog(parent), found_(std::move(found)), rows_(new QStandardItemModel(this))
{
    setObjectName(QStringLiteral("suggestions"));
    setWindowTitle(tr("Suggested structures"));
    for (const auto& one : found_)
    {
        const QString hexes = tr("%n hex(es)", nullptr, static_cast<int>(one.hexes.size()));
        const QString first = QString::fromStdString(map::printedName(map, one.hexes.front()));
        //: a structure that is suggested: its kind, how many hexes it has, the first of them
        auto* row = new QStandardItem(tr("%1: %2, %3 …").arg(word(map, "structure", one.kind), hexes, first));
        row->setCheckable(true);
        row->setCheckState(Qt::Checked);
        row->setEditable(false);
        rows_->appendRow(row);
    }
    auto* says = new QLabel(found_.empty() ? tr("Everything built already belongs to a structure.")
                                           : tr("These look like structures. Create the ticked ones?"));
    says->setWordWrap(true);
    auto* list = new QListView;
    list->setModel(rows_);
    list->setAccessibleName(windowTitle());
    connect(list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current)
            {
                if (current.isValid())
                    emit shown(found_[static_cast<std::size_t>(current.row())].hexes);
            });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Create"));
    buttons->button(QDialogButtonBox::Ok)->setEnabled(!found_.empty());
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(says);
    column->addWidget(list, 1);
    column->addWidget(buttons);
}

std::vector<map::Structure> SuggestionsDialog::chosen() const
{
    std::vector<map::Structure> chosen;
    for (int row = 0; row < rows_->rowCount(); ++row)
        if (rows_->item(row)->checkState() == Qt::Checked)
            chosen.push_back(found_[static_cast<std::size_t>(row)]);
    return chosen;
}

} // namespace merlon::editor
