#include "editor/new_map_dialog.h"

#include "editor/map_preview.h"
#include "editor/palette_model.h"
#include "editor/title_field.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::editor
{
namespace
{

QSpinBox* extent(int value, const QString& name)
{
    auto* box = new QSpinBox;
    box->setObjectName(name);
    box->setRange(1, map::maxExtent);
    box->setValue(value);
    return box;
}

QComboBox* two(const QString& name)
{
    auto* box = new QComboBox;
    box->setObjectName(name);
    box->addItems({QStringLiteral(" "), QStringLiteral(" ")});
    return box;
}

} // namespace

NewMapDialog::NewMapDialog(std::shared_ptr<const map::Palette> palette, QWidget* parent)
    : QDialog(parent),
      terrains_(new PaletteModel(this)),
      title_(new TitleField({}, QStringLiteral("title"))),
      columns_(extent(NewMap{}.columns, QStringLiteral("columns"))),
      rows_(extent(NewMap{}.rows, QStringLiteral("rows"))),
      orientation_(two(QStringLiteral("orientation"))),
      shove_(two(QStringLiteral("shove"))),
      terrain_(new QComboBox),
      whole_(new MapPreview),
      corner_(new MapPreview),
      wholeTitle_(new QLabel),
      cornerTitle_(new QLabel)
{
    terrains_->setPalette(std::move(palette));
    terrain_->setObjectName(QStringLiteral("terrain"));
    terrain_->setModel(terrains_);
    shove_->setCurrentIndex(static_cast<int>(hex::Shove::Even));
    shove_->setSizeAdjustPolicy(QComboBox::AdjustToContents);

    auto* column = new QVBoxLayout(this);
    auto* beside = new QHBoxLayout;
    form_ = new QFormLayout;
    beside->addLayout(form_);
    auto* pictures = new QVBoxLayout;
    pictures->addWidget(wholeTitle_);
    pictures->addWidget(whole_, 1);
    pictures->addWidget(cornerTitle_);
    pictures->addWidget(corner_, 1);
    beside->addLayout(pictures, 1);
    column->addLayout(beside, 1);
    for (QWidget* field :
         {static_cast<QWidget*>(title_), static_cast<QWidget*>(columns_), static_cast<QWidget*>(rows_),
          static_cast<QWidget*>(orientation_), static_cast<QWidget*>(shove_), static_cast<QWidget*>(terrain_)})
        form_->addRow(QStringLiteral(" "), field);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(orientation_, &QComboBox::currentIndexChanged, this, &NewMapDialog::nameShoves);
    for (const QComboBox* box : {orientation_, shove_, terrain_})
        connect(box, &QComboBox::currentIndexChanged, this, &NewMapDialog::showSamples);
    for (const QSpinBox* box : {columns_, rows_})
        connect(box, &QSpinBox::valueChanged, this, &NewMapDialog::showSamples);
    retranslate();
}

NewMap NewMapDialog::wish() const
{
    NewMap wish;
    wish.columns = columns_->value();
    wish.rows = rows_->value();
    wish.orientation = static_cast<hex::Orientation>(orientation_->currentIndex());
    wish.shove = static_cast<hex::Shove>(shove_->currentIndex());
    wish.terrain = terrain_->currentData(PaletteModel::TerrainRole).toString().toStdString();
    if (terrains_->palette())
        wish.ruleset = terrains_->palette()->system;
    return wish;
}

LocalText NewMapDialog::title() const
{
    return title_->title();
}

void NewMapDialog::nameShoves()
{
    const bool flat = orientation_->currentIndex() == static_cast<int>(hex::Orientation::Flat);
    shove_->setItemText(0, flat ? tr("columns A, C, E … are half a hex lower")
                                : tr("rows 1, 3, 5 … are half a hex to the right"));
    shove_->setItemText(1, flat ? tr("columns B, D, F … are half a hex lower")
                                : tr("rows 2, 4, 6 … are half a hex to the right"));
}

/// The whole of it by its shape, of a large one with fewer hexes; of its corner so many that one sees which are shoved,
/// and how they are called.
void NewMapDialog::showSamples()
{
    constexpr double most = 60; ///< hexes to a side: to be drawn while a figure is turned
    const NewMap map = wish();
    const double part = std::min(1.0, most / std::max(map.columns, map.rows));
    const hex::Layout shape{std::max(1, qRound(map.columns * part)), std::max(1, qRound(map.rows * part)),
                            map.orientation, map.shove};
    whole_->setMap(map::blankMap(shape, map.terrain, '.'), terrains_->sharedPalette());
    //: columns and rows of a new map
    wholeTitle_->setText(
        tr("The whole map, %1 × %2 hexes:").arg(QString::number(map.columns), QString::number(map.rows)));
    const hex::Layout corner{std::min(map.columns, 6), std::min(map.rows, 4), map.orientation, map.shove};
    corner_->setMap(map::blankMap(corner, map.terrain, '.'), terrains_->sharedPalette());
}

void NewMapDialog::retranslate()
{
    setWindowTitle(tr("New map"));
    const auto label = [this](QWidget* field, const QString& text)
    { static_cast<QLabel*>(form_->labelForField(field))->setText(text); };
    label(title_, tr("Title:"));
    title_->retranslate();
    label(columns_, tr("Columns:"));
    label(rows_, tr("Rows:"));
    label(orientation_, tr("Hexes:"));
    label(shove_, tr("Offset:"));
    //: the terrain that all hexes of a new map have
    label(terrain_, tr("Initial terrain:"));
    orientation_->setItemText(0, tr("flat-topped"));
    orientation_->setItemText(1, tr("pointy-topped"));
    nameShoves();
    cornerTitle_->setText(tr("Its top left corner:"));
    whole_->setAccessibleName(tr("The whole map"));
    corner_->setAccessibleName(tr("Top left of the map"));
    terrains_->retranslate();
    showSamples();
}

void NewMapDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace merlon::editor
