#include "editor/layers_panel.h"

#include "editor/layer_rows.h"

#include <QEvent>
#include <QHeaderView>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

namespace merlon::editor
{
namespace
{

/// The map follows while the figure is changed.
class StrengthDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        auto* box = new QSpinBox(parent);
        box->setRange(LayerRows::weakest, 100);
        box->setSingleStep(10);
        box->setFrame(false);
        connect(box, &QSpinBox::valueChanged, this,
                [this, box] { emit const_cast<StrengthDelegate*>(this)->commitData(box); });
        return box;
    }
};

} // namespace

LayersPanel::LayersPanel(LayerRows& layers, QWidget* parent, const QString& name)
    : QWidget(parent), layers_(layers), table_(new QTableView)
{
    table_->setObjectName(name);
    table_->setModel(&layers_);
    table_->setItemDelegateForColumn(LayerRows::StrengthColumn, new StrengthDelegate(table_));
    table_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked |
                            QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setShowGrid(false);
    table_->setTabKeyNavigation(false);
    table_->setWordWrap(true); // a name is read whole in a narrow column
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setSectionResizeMode(LayerRows::ShownColumn, QHeaderView::Stretch);
    table_->setColumnHidden(LayerRows::StrengthColumn, !layers.hasStrengths());
    connect(table_->horizontalHeader(), &QHeaderView::sectionResized, table_, &QTableView::resizeRowsToContents);
    table_->horizontalHeader()->setHighlightSections(false);
    setFocusProxy(table_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addWidget(table_);
    retranslate();
}

void LayersPanel::retranslate()
{
    table_->setAccessibleName(tr("Board layers"));
    layers_.retranslate();
}

void LayersPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace merlon::editor
