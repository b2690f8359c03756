#include "app/window/welcome_dialog.h"

#include "app/window/file_names.h"
#include "app/window/recent_files.h"
#include "app/window/shipped_model.h"

#include <QCheckBox>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace merlon::app
{
namespace
{

constexpr QLatin1String shownAtStart("welcome/show");

/// Those that are there still, with what the other list calls a file's role.
QStandardItemModel* recentModel(QObject* parent)
{
    auto* model = new QStandardItemModel(parent);
    const QStringList all = RecentFiles::all();
    for (const QString& file : all)
        if (QFileInfo::exists(file))
        {
            auto* item = new QStandardItem(shownName(file, all));
            item->setData(file, ShippedModel::FileRole);
            item->setEditable(false);
            model->appendRow(item);
        }
    return model;
}

} // namespace

WelcomeDialog::WelcomeDialog(QWidget* window)
    : QDialog(window),
      shipped_(new ShippedModel(scenariosFolder(), this)),
      played_(new ShippedModel(scenariosFolder(), this, ShippedModel::What::Games)),
      shippedTitle_(new QLabel(this)),
      playedTitle_(new QLabel(this)),
      recentTitle_(new QLabel(this)),
      scenarios_(createList(shipped_)),
      games_(createList(played_)),
      files_(createList(recentModel(this)))
{
    setAttribute(Qt::WA_DeleteOnClose);
    scenarios_->setObjectName(QStringLiteral("scenarios"));
    files_->setObjectName(QStringLiteral("files"));
    games_->setObjectName(QStringLiteral("games"));
    scenarios_->setIconSize(ShippedModel::picture);
    for (QListView* list : {scenarios_, games_})
    {
        list->setWordWrap(true);
        list->setSpacing(3);
    }
    shippedTitle_->setBuddy(scenarios_);
    playedTitle_->setBuddy(games_);
    recentTitle_->setBuddy(files_);
    auto* left = new QVBoxLayout;
    left->addWidget(shippedTitle_);
    left->addWidget(scenarios_);
    auto* right = new QVBoxLayout;
    right->addWidget(playedTitle_);
    right->addWidget(games_, 5);
    right->addWidget(recentTitle_);
    right->addWidget(files_, 3);
    right->addWidget(createButtons());
    auto* row = new QHBoxLayout(this);
    row->addLayout(left, 4);
    row->addLayout(right, 3);
    retranslate();
    resize(QSize(900, 620).boundedTo(window->size()));
    scenarios_->setCurrentIndex(shipped_->index(0));
}

bool WelcomeDialog::isWantedAtStart()
{
    return QSettings().value(shownAtStart, true).toBool();
}

QListView* WelcomeDialog::createList(QAbstractItemModel* model)
{
    auto* list = new QListView(this);
    list->setModel(model);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(list, &QListView::clicked, this, &WelcomeDialog::choose);
    connect(list, &QListView::activated, this, &WelcomeDialog::choose);
    return list;
}

QWidget* WelcomeDialog::createButtons()
{
    auto* buttons = new QWidget(this);
    auto* grid = new QGridLayout(buttons);
    grid->setContentsMargins({});
    for (QPushButton** button : {&new_, &wizard_, &open_, &close_})
    {
        *button = new QPushButton(buttons);
        (*button)->setAutoDefault(false); // Enter in a list chooses there
        grid->addWidget(*button, grid->count() / 2, grid->count() % 2);
        connect(*button, &QPushButton::clicked, this, &QDialog::close);
    }
    connect(new_, &QPushButton::clicked, this, &WelcomeDialog::newWanted);
    connect(wizard_, &QPushButton::clicked, this, &WelcomeDialog::wizardWanted);
    connect(open_, &QPushButton::clicked, this, &WelcomeDialog::openWanted);
    atStart_ = new QCheckBox(buttons);
    atStart_->setChecked(isWantedAtStart());
    grid->addWidget(atStart_, 2, 0, 1, 2);
    connect(atStart_, &QCheckBox::toggled, this, [](bool on) { QSettings().setValue(shownAtStart, on); });
    return buttons;
}

/// A click may come as two signals.
void WelcomeDialog::choose(const QModelIndex& index)
{
    if (!isVisible())
        return;
    const QString file = index.data(ShippedModel::FileRole).toString();
    close();
    emit chosen(file);
}

void WelcomeDialog::retranslate()
{
    setWindowTitle(tr("Welcome to Merlon"));
    shippedTitle_->setText(tr("&Scenarios that come with Merlon"));
    //: played games that come with Merlon, shown order by order
    playedTitle_->setText(tr("&Watch a played game"));
    recentTitle_->setText(tr("&Recent files"));
    new_->setText(tr("&New map…"));
    wizard_->setText(tr("New &scenario…"));
    open_->setText(tr("&Open…"));
    close_->setText(tr("&Continue"));
    //: this window, when the program starts
    atStart_->setText(tr("S&how at start"));
    shipped_->retranslate();
    played_->retranslate();
}

void WelcomeDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace merlon::app
