#include "editor/stamps_page.h"

#include "editor/chosen_delegate.h"
#include "editor/tools/stamp_tool.h"
#include "translations/words.h"

#include <QAction>
#include <QGridLayout>
#include <QListView>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace merlon::editor
{

StampsPage::StampsPage(ToolBox& tools) : PalettePage(tools), model_(StampsModel::ownFolder()), view_(new QListView)
{
    view_->setObjectName(QStringLiteral("stamps"));
    view_->setModel(&model_);
    view_->setItemDelegate(new ChosenDelegate(view_));
    view_->setIconSize({64, 56});
    view_->setUniformItemSizes(true);
    view_->setWordWrap(true);
    view_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view_->setContextMenuPolicy(Qt::CustomContextMenu);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(view_, 1);
    column->addWidget(createButtons());
    createMenu();
    connect(view_, &QListView::clicked, this, &StampsPage::choose);
    connect(view_, &QListView::activated, this, &StampsPage::choose);
    connect(view_, &QWidget::customContextMenuRequested, this, &StampsPage::showMenu);
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this, &StampsPage::allowActions);
    connect(&model_, &StampsModel::failed, this, &StampsPage::failed);
    connect(&tools_, &ToolBox::toolChanged, this, &StampsPage::chooseSome);
    retranslate();
    allowActions();
}

QString StampsPage::title() const
{
    //: a page of the palette: pieces of castles that are put on the map
    return tr("Stamps");
}

bool StampsPage::serves(const Tool& tool) const
{
    return dynamic_cast<const StampTool*>(&tool) != nullptr;
}

void StampsPage::setPalette(std::shared_ptr<const map::Palette> palette)
{
    model_.setPalette(std::move(palette));
}

QWidget* StampsPage::createButtons()
{
    auto* box = new QWidget;
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(3);
    int place = 0;
    for (QAction* action : tools_.stampActions())
    {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setIconSize({22, 22});
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setMinimumWidth(30); // icons come later, and until then it asks for the room of its text
        grid->addWidget(button, 0, place++);
    }
    add_ = new QPushButton;
    add_->setObjectName(QStringLiteral("stamps.add"));
    connect(add_, &QPushButton::clicked, this, &StampsPage::addWanted);
    grid->addWidget(add_, 1, 0, 1, place);
    return box;
}

/// Keys of the list, and entries of its menu.
void StampsPage::createMenu()
{
    rename_ = new QAction(view_);
    remove_ = new QAction(view_);
    rename_->setShortcut(Qt::Key_F2);
    remove_->setShortcut(QKeySequence::Delete);
    for (QAction* action : {rename_, remove_})
    {
        action->setShortcutContext(Qt::WidgetShortcut);
        view_->addAction(action);
    }
    connect(rename_, &QAction::triggered, this, [this] { view_->edit(view_->currentIndex()); });
    connect(remove_, &QAction::triggered, this, &StampsPage::removeCurrent);
}

void StampsPage::choose(const QModelIndex& index)
{
    if (auto stamp = model_.stampAt(index))
        tools_.holdStamp(std::move(stamp));
}

void StampsPage::chooseNone()
{
    view_->setCurrentIndex({});
}

/// The tool was taken with nothing to put down.
void StampsPage::chooseSome()
{
    if (!serves(tools_.tool()) || tools_.stamp() || model_.rowCount() == 0)
        return;
    if (!view_->currentIndex().isValid())
        view_->setCurrentIndex(model_.index(0));
    choose(view_->currentIndex());
}

tl::expected<void, QString> StampsPage::add(const QString& name, edit::Stamp stamp)
{
    const auto added = model_.add(name, std::move(stamp));
    if (!added)
        return tl::unexpected(added.error());
    view_->setCurrentIndex(*added);
    choose(*added);
    return {};
}

void StampsPage::showMenu(QPoint at)
{
    QMenu menu;
    menu.addActions({rename_, remove_});
    menu.exec(view_->viewport()->mapToGlobal(at));
}

void StampsPage::removeCurrent()
{
    const QModelIndex index = view_->currentIndex();
    const QString question = tr("Permanently delete the stamp “%1”?").arg(index.data().toString());
    if (QMessageBox::question(this, tr("Delete stamp"), question) == QMessageBox::Yes)
        model_.removeRow(index.row());
}

void StampsPage::allowActions()
{
    const bool own = view_->currentIndex().data(StampsModel::OwnRole).toBool();
    rename_->setEnabled(own);
    remove_->setEnabled(own);
}

void StampsPage::retranslate()
{
    view_->setAccessibleName(tr("Stamps"));
    rename_->setText(tr("Rename stamp"));
    remove_->setText(tr("Delete stamp…"));
    add_->setText(tr("Add selection…"));
    add_->setToolTip(words::tip(tr("Saves the selected hexes as your own stamp")));
    model_.retranslate();
}

void StampsPage::changeEvent(QEvent* event)
{
    PalettePage::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        model_.setDark(palette().color(QPalette::Base).lightness() < 128);
}

void StampsPage::showEvent(QShowEvent* event)
{
    PalettePage::showEvent(event);
    model_.setDark(palette().color(QPalette::Base).lightness() < 128);
    model_.setIconSize(view_->iconSize(), devicePixelRatioF());
}

} // namespace merlon::editor
