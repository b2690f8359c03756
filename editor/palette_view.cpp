#include "editor/palette_view.h"

#include "editor/chosen_delegate.h"

#include <QAction>
#include <QEvent>
#include <QPainter>
#include <QScopedValueRollback>

namespace merlon::editor
{
namespace
{

constexpr int keys = 9;

/// The key stands at the right end of the line, faint.
class KeyDelegate : public ChosenDelegate
{
public:
    using ChosenDelegate::ChosenDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        ChosenDelegate::paint(painter, option, index);
        const int key = index.data(PaletteModel::KeyRole).toInt();
        if (key == 0)
            return;
        painter->save();
        painter->setPen(option.palette.color(QPalette::PlaceholderText));
        painter->drawText(option.rect.adjusted(8, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter, QString::number(key));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return ChosenDelegate::sizeHint(option, index) + QSize(24, 4);
    }
};

} // namespace

PaletteView::PaletteView(ToolBox& tools, QWidget* parent) : QListView(parent), tools_(tools)
{
    setObjectName(QStringLiteral("palette"));
    setModel(&model_);
    setItemDelegate(new KeyDelegate(this));
    setIconSize({36, 32});
    setUniformItemSizes(true);
    setWordWrap(true);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    for (int i = 0; i < keys; ++i)
    {
        auto* action = new QAction(this);
        action->setObjectName(QStringLiteral("terrain.%1").arg(i + 1));
        action->setShortcut(QKeySequence(Qt::Key_1 + i));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut); // off the map digits are the dice pad's
        connect(action, &QAction::triggered, this, [this, i] { choose(model_.index(i)); });
        addAction(action);
        actions_ << action;
    }
    connect(&tools_, &ToolBox::paintChanged, this, &PaletteView::follow);
    connect(&model_, &QAbstractItemModel::modelReset, this,
            [this]
            {
                retranslate();
                follow();
            });
    connect(this, &QListView::clicked, this, &PaletteView::choose);
    retranslate();
}

void PaletteView::choose(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    tools_.setTerrain(index.data(PaletteModel::TerrainRole).toString());
    tools_.useSomeBrush();
}

void PaletteView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    if (!following_ && hasFocus() && current.isValid())
        choose(current);
}

/// Shows what the tool box holds; nothing is marked while it holds a level.
void PaletteView::follow()
{
    const QScopedValueRollback following(following_, true);
    const auto& paint = tools_.paint();
    const auto index = model_.indexOf(QString::fromStdString(paint.terrain));
    if (paint.kind == edit::Paint::Kind::Terrain && index.isValid())
    {
        setCurrentIndex(index);
        selectionModel()->select(index, QItemSelectionModel::ClearAndSelect);
    }
    else
    {
        selectionModel()->clearSelection();
    }
}

void PaletteView::retranslate()
{
    setAccessibleName(tr("Terrain"));
    for (int i = 0; i < actions_.size(); ++i)
    {
        const auto index = model_.index(i);
        actions_[i]->setText(tr("Paint with: %1").arg(index.data().toString()));
        actions_[i]->setEnabled(index.isValid());
    }
    model_.retranslate();
}

void PaletteView::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        model_.setDark(palette().color(QPalette::Base).lightness() < 128);
}

void PaletteView::showEvent(QShowEvent* event)
{
    QListView::showEvent(event);
    model_.setDark(palette().color(QPalette::Base).lightness() < 128);
    model_.setIconSize(iconSize(), devicePixelRatioF());
}

} // namespace merlon::editor
