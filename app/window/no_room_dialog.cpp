#include "app/window/no_room_dialog.h"

#include "translations/diagnostics.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::app
{

NoRoomDialog::NoRoomDialog(const std::vector<edit::Roomless>& things, QWidget* parent)
    : QDialog(parent), list_(new QListWidget(this))
{
    constexpr int mostRows = 8; // more are scrolled to
    setObjectName(QStringLiteral("noRoom"));
    const bool onLine = std::ranges::all_of(things, [](const edit::Roomless& one)
                                            { return !one.hexes.empty() || one.hexside.has_value(); });
    //: a dialog: what goes together with something else
    setWindowTitle(onLine ? tr("No room on the line") : tr("Removed with it"));
    auto* label = new QLabel(
        onLine ? tr("This leaves no room for what is crossed out on the map:") : tr("This also removes:"), this);
    label->setWordWrap(true);
    list_->setAccessibleName(tr("Items without room"));
    for (const edit::Roomless& thing : things)
        list_->addItem(words::sentence(thing.says));
    const int rows = std::clamp(list_->count(), 2, mostRows);
    const int widest = 60 * fontMetrics().averageCharWidth(); // more are scrolled to
    list_->setMinimumWidth(std::min(list_->sizeHintForColumn(0) + 4 * list_->frameWidth(), widest));
    list_->setFixedHeight(rows * list_->sizeHintForRow(0) + 2 * list_->frameWidth());
    auto* buttons = new QDialogButtonBox(this);
    //: what has no room on a line any more
    auto* take = buttons->addButton(onLine ? tr("Remove them") : tr("Remove all"), QDialogButtonBox::AcceptRole);
    take->setObjectName(QStringLiteral("take"));
    take->setAutoDefault(false);
    auto* keep =
        buttons->addButton(onLine ? tr("Keep the line as it was") : tr("Cancel"), QDialogButtonBox::RejectRole);
    keep->setObjectName(QStringLiteral("keep"));
    keep->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(label);
    column->addWidget(list_);
    column->addWidget(buttons);
    connect(list_, &QListWidget::currentRowChanged, this, &NoRoomDialog::pointedAt);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    keep->setFocus();
}

} // namespace merlon::app
