#include "app/window/share_dialog.h"

#include "editor/paths.h"
#include "translations/words.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QStringListModel>
#include <QVBoxLayout>

namespace merlon::app
{

ShareDialog::ShareDialog(const QString& scenario, QWidget* parent)
    : QDialog(parent), scenario_(scenario), games_(new QCheckBox(this)), files_(new QStringListModel(this))
{
    setObjectName(QStringLiteral("share"));
    setWindowTitle(tr("Share the scenario"));
    auto* says =
        new QLabel(tr("These files go into one archive. Anyone who receives it can open it with Merlon."), this);
    says->setWordWrap(true);
    auto* list = new QListView(this);
    list->setModel(files_);
    list->setAccessibleName(tr("Files in the archive"));
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    const auto games = static_cast<int>(archive::gamesBeside(editor::fsPath(scenario)).size());
    games_->setObjectName(QStringLiteral("share.games"));
    games_->setText(tr("Include the &games played: %1").arg(games));
    games_->setVisible(games > 0);
    auto* sealed = new QLabel(tr("The secrets of a game are never included."), this);
    sealed->setWordWrap(true);
    sealed->setVisible(games > 0);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto* save = buttons->addButton(tr("&Save archive…"), QDialogButtonBox::AcceptRole);
    save->setObjectName(QStringLiteral("share.save"));
    save->setDefault(true);
    auto* column = new QVBoxLayout(this);
    for (QWidget* one : std::initializer_list<QWidget*>{says, list, games_, sealed, buttons})
        column->addWidget(one);
    connect(games_, &QCheckBox::toggled, this, &ShareDialog::follow);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(520, 360);
    follow();
}

archive::Games ShareDialog::games() const
{
    return games_->isChecked() ? archive::Games::TakeAlong : archive::Games::LeaveOut;
}

void ShareDialog::follow()
{
    QStringList lines;
    const auto parcel = archive::gathered(editor::fsPath(scenario_), games());
    if (parcel.value)
        for (const archive::File& file : parcel.value->files)
            //: a file and its size
            lines << tr("%1 (%2)").arg(QString::fromStdString(file.name),
                                       QLocale(QString::fromStdString(words::language()))
                                           .formattedDataSize(static_cast<qint64>(file.content.size())));
    files_->setStringList(lines);
}

} // namespace merlon::app
