#include "app/window/take_in_dialog.h"

#include "core/edit/map_value.h"
#include "editor/lost_text.h"
#include "tell.h"
#include "translations/words.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::app
{
namespace
{

constexpr int whichRole = Qt::UserRole + 1; ///< document and number of a difference
constexpr std::size_t mostHexes = 12;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(merlon::app::TakeInDialog)
};

QString hexesText(const map::HexMap& map, const std::vector<hex::Hex>& hexes)
{
    QStringList names;
    for (std::size_t i = 0; i < hexes.size() && i < mostHexes; ++i)
        names << QString::fromStdString(map::printedName(map, hexes[i]));
    if (hexes.size() > mostHexes)
        names << Words::tr("… (%1 in all)").arg(hexes.size());
    return names.join(words::listWord("comma"));
}

QString textOf(const map::HexMap& map, const edit::Difference& one)
{
    switch (one.part)
    {
    case edit::Aspect::Thing:
        return editor::thingText(map, one.theirs ? one.theirs : one.mine);
    case edit::Aspect::Whole:
        return Words::tr("The whole map: its grid is different");
    case edit::Aspect::Ground:
        //: %1: hexes
        return Words::tr("Terrain and levels: %1").arg(hexesText(map, one.hexes));
    case edit::Aspect::Head:
        return Words::tr("Title and other properties");
    case edit::Aspect::Title:
        return Words::tr("Title");
    case edit::Aspect::Background:
        //: the history behind a scenario
        return Words::tr("Background");
    case edit::Aspect::Briefing:
        return Words::tr("Briefing");
    case edit::Aspect::Victory:
        return Words::tr("Victory conditions");
    case edit::Aspect::Rules:
        return Words::tr("Rules and options");
    case edit::Aspect::Turns:
        return Words::tr("Turn limit and first force");
    case edit::Aspect::Sheet:
        return Words::tr("Siege sheet");
    case edit::Aspect::Authors:
        return Words::tr("Authors and notes");
    case edit::Aspect::Rest:
        return Words::tr("Maps and other properties");
    }
    return {};
}

QString changeOf(const edit::Difference& one)
{
    if (one.part == edit::Aspect::Thing && !one.mine)
        //: a thing that only the archive has
        return Words::tr("Only in the archive");
    if (one.part == edit::Aspect::Thing && !one.theirs)
        //: a thing that the archive has not
        return Words::tr("Not in the archive");
    //: a thing that the archive has otherwise
    return Words::tr("Different");
}

} // namespace

TakeInDialog::TakeInDialog(const QString& archive, std::vector<Compared> documents, const map::HexMap& map,
                           const QStringList& others, QWidget* parent)
    : QDialog(parent), archive_(archive), documents_(std::move(documents)), rows_(new QStandardItemModel(this))
{
    setObjectName(QStringLiteral("takeIn"));
    setWindowTitle(tr("Changes in the archive"));
    for (const Compared& one : documents_)
        differences_.push_back(edit::differencesOf(one.mine, one.theirs));
    auto* says = new QLabel(isEmpty() ? tr("%1 has the same contents as your files.").arg(archive)
                                      : tr("Choose what to take from %1. Undo reverts all of it.").arg(archive),
                            this);
    says->setWordWrap(true);
    auto* rows = new QTreeView(this);
    rows->setObjectName(QStringLiteral("takeIn.rows"));
    rows->setModel(rows_);
    rows->setAccessibleName(windowTitle());
    rows->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto* buttons = new QDialogButtonBox(this);
    //: changes
    take_ = buttons->addButton(tr("&Take"), QDialogButtonBox::AcceptRole);
    take_->setObjectName(QStringLiteral("takeIn.take"));
    //: changes
    auto* all = buttons->addButton(tr("Select &all"), QDialogButtonBox::ActionRole);
    //: changes
    auto* none = buttons->addButton(tr("Select &none"), QDialogButtonBox::ActionRole);
    all->setObjectName(QStringLiteral("takeIn.all"));
    none->setObjectName(QStringLiteral("takeIn.none"));
    buttons->addButton(QDialogButtonBox::Cancel); // the last one, or Tab passes another by
    auto* column = new QVBoxLayout(this);
    column->addWidget(says);
    column->addWidget(rows, 1);
    if (!others.isEmpty())
    {
        //: %1: files
        auto* rest = new QLabel(tr("Not compared: %1.").arg(others.join(words::listWord("comma"))), this);
        rest->setWordWrap(true);
        column->addWidget(rest);
    }
    column->addWidget(buttons);
    list(map);
    rows->expandAll();
    rows->resizeColumnToContents(1);
    rows->setColumnWidth(0, 440);
    connect(rows_, &QStandardItemModel::itemChanged, this, &TakeInDialog::follow);
    connect(all, &QPushButton::clicked, this, [this] { setAll(Qt::Checked); });
    connect(none, &QPushButton::clicked, this, [this] { setAll(Qt::Unchecked); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (auto* one : {all, none})
        one->setEnabled(!isEmpty());
    resize(640, 480);
    follow();
}

bool TakeInDialog::isEmpty() const
{
    return std::ranges::all_of(differences_, [](const auto& of) { return of.empty(); });
}

/// A file a branch, a difference a row.
void TakeInDialog::list(const map::HexMap& map)
{
    rows_->setHorizontalHeaderLabels({tr("What"), tr("Change")});
    for (std::size_t document = 0; document < documents_.size(); ++document)
    {
        if (differences_[document].empty())
            continue;
        auto* file = new QStandardItem(documents_[document].file);
        file->setFlags(Qt::ItemIsEnabled);
        for (std::size_t number = 0; number < differences_[document].size(); ++number)
        {
            const edit::Difference& one = differences_[document][number];
            auto* what = new QStandardItem(textOf(map, one));
            what->setCheckable(true);
            what->setCheckState(Qt::Checked);
            what->setData(QPoint(static_cast<int>(document), static_cast<int>(number)), whichRole);
            file->appendRow({what, new QStandardItem(changeOf(one))});
        }
        auto* beside = new QStandardItem;
        beside->setFlags(Qt::ItemIsEnabled);
        rows_->appendRow({file, beside});
    }
}

void TakeInDialog::setAll(Qt::CheckState state)
{
    for (int file = 0; file < rows_->rowCount(); ++file)
        for (int row = 0; row < rows_->item(file)->rowCount(); ++row)
            rows_->item(file)->child(row)->setCheckState(state);
}

void TakeInDialog::follow()
{
    bool any = false;
    for (std::size_t document = 0; document < documents_.size(); ++document)
        any = any || !chosenOf(document).empty();
    take_->setEnabled(any);
}

std::vector<edit::Difference> TakeInDialog::chosenOf(std::size_t document) const
{
    std::vector<edit::Difference> chosen;
    for (int file = 0; file < rows_->rowCount(); ++file)
        for (int row = 0; row < rows_->item(file)->rowCount(); ++row)
        {
            const QStandardItem& item = *rows_->item(file)->child(row);
            const QPoint which = item.data(whichRole).toPoint();
            if (item.checkState() == Qt::Checked && which.x() == static_cast<int>(document))
                chosen.push_back(differences_[document][static_cast<std::size_t>(which.y())]);
        }
    return chosen;
}

/// What a map that changes has for the scenario comes along, where the scenario's own changes are not taken.
tl::expected<edit::Edit, yaml::Message> TakeInDialog::edit(const edit::Desk& desk) const
{
    edit::Edit edit;
    edit.on = desk.state;
    edit.says = tell::edit_take_in{.archive = archive_.toStdString()};
    for (std::size_t document = 0; document < documents_.size(); ++document)
    {
        const auto chosen = chosenOf(document);
        if (chosen.empty())
            continue;
        const Compared& one = documents_[document];
        auto patch = edit::taking(one.mine, one.theirs, chosen);
        if (!patch)
            return tl::unexpected(tell::refused_legend{}.message());
        edit.parts.emplace(one.doc, std::move(*patch));
    }
    const auto taken = edit.parts;
    edit = edit::completed(desk, std::move(edit));
    for (const auto& [doc, patch] : taken) // their own files have said what they are
        edit.parts[doc] = patch;
    return edit;
}

} // namespace merlon::app
