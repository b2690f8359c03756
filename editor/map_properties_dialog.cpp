#include "editor/map_properties_dialog.h"

#include "core/edit/map_value.h"
#include "core/io/span.h"
#include "core/map/text_rules.h"
#include "editor/language_fields.h"
#include "editor/lost_text.h"
#include "editor/palette_model.h"
#include "editor/row_title.h"
#include "editor/workspace.h"
#include "translations/diagnostics.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace merlon::editor
{
namespace
{

QSpinBox* spinBox(int low, int high, int value)
{
    auto* box = new QSpinBox;
    box->setRange(low, high);
    box->setValue(value);
    return box;
}

void setItems(QComboBox* box, const QStringList& texts)
{
    while (box->count() < texts.size())
        box->addItem({});
    for (int i = 0; i < texts.size(); ++i)
        box->setItemText(i, texts[i]);
}

QComboBox* choice(const QStringList& texts, int chosen)
{
    auto* box = new QComboBox;
    setItems(box, texts);
    box->setCurrentIndex(chosen);
    return box;
}

} // namespace

MapPropertiesDialog::MapPropertiesDialog(Workspace& workspace, QWidget* parent)
    : QDialog(parent),
      workspace_(workspace),
      map_(workspace.map().map()),
      terrains_(new PaletteModel(this)),
      titles_(new LanguageFields(map_.title, QStringLiteral("title"), static_cast<int>(Longest::Title)))
{
    buttons_ = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* grid = new QGridLayout(this);
    grid->addWidget(titles_, 0, 0);
    grid->addWidget(createSize(workspace.map().palette()), 1, 0);
    grid->addWidget(createNumbering(), 0, 1, 2, 1);
    grid->addWidget(lost_, 2, 0, 1, 2);
    grid->addWidget(buttons_, 3, 0, 1, 2);
    retranslate();
}

QGroupBox* MapPropertiesDialog::createSize(std::shared_ptr<const map::Palette> palette)
{
    sizeBox_ = new QGroupBox;
    sizeForm_ = new QFormLayout(sizeBox_);
    columns_ = spinBox(1, map::maxExtent, map_.layout.columns);
    columns_->setObjectName(QStringLiteral("columns"));
    rows_ = spinBox(1, map::maxExtent, map_.layout.rows);
    rows_->setObjectName(QStringLiteral("rows"));
    terrains_->setPalette(std::move(palette));
    terrain_ = new QComboBox;
    terrain_->setModel(terrains_);
    span_ = new QLineEdit(QString::fromStdString(map_.span));
    span_->setObjectName(QStringLiteral("span"));
    span_->setMaxLength(static_cast<int>(Longest::Name));
    connect(span_, &QLineEdit::textChanged, this, &MapPropertiesDialog::showSize);
    lost_ = new QLabel;
    lost_->setWordWrap(true);
    lost_->hide();
    for (QWidget* field : {static_cast<QWidget*>(columns_), static_cast<QWidget*>(rows_),
                           static_cast<QWidget*>(terrain_), static_cast<QWidget*>(span_)})
        sizeForm_->addRow(QStringLiteral(" "), field);
    terrain_->setEnabled(false);
    connect(columns_, &QSpinBox::valueChanged, this, &MapPropertiesDialog::showSize);
    connect(rows_, &QSpinBox::valueChanged, this, &MapPropertiesDialog::showSize);
    return sizeBox_;
}

/// What a smaller map loses, before it is lost.
void MapPropertiesDialog::showSize()
{
    const hex::Layout now = layout();
    terrain_->setEnabled(now.columns > map_.layout.columns || now.rows > map_.layout.rows);
    const edit::Desk desk = workspace_.desk();
    const auto made = edit(desk);
    const std::string span = span_->text().trimmed().toStdString();
    const bool isWidth = span.empty() || span == map_.span || io::isSpan(span);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(isWidth);
    lost_->setText(!isWidth ? tr("A width is a number and a unit, like 2 m or 1.5 km.")
                   : made   ? lostText(map_, edit::lostBy(desk, *made))
                            : words::sentence(made.error()));
    lost_->setVisible(!lost_->text().isEmpty());
    if (lost_->isVisible()) // a text that wraps says its height only when it is asked for a width
        lost_->setMinimumHeight(lost_->heightForWidth(lost_->width()));
    showSample();
}

QGroupBox* MapPropertiesDialog::createNumbering()
{
    const auto now = map_.numbering.value_or(map::Numbering{});
    numberingBox_ = new QGroupBox;
    numberingBox_->setObjectName(QStringLiteral("numbering"));
    numberingBox_->setCheckable(true);
    numberingBox_->setChecked(map_.numbering.has_value());
    numberingForm_ = new QFormLayout(numberingBox_);
    const QStringList two{QStringLiteral(" "), QStringLiteral(" ")};
    columnAxis_ = choice(two, static_cast<int>(now.columns));
    rowAxis_ = choice(two, static_cast<int>(now.rows));
    corner_ = choice(two + two, static_cast<int>(now.origin));
    order_ = choice(two, now.rowFirst ? 1 : 0);
    firstColumn_ = spinBox(0, 100'000, now.firstColumn);
    firstRow_ = spinBox(0, 100'000, now.firstRow);
    padding_ = spinBox(0, 6, now.padding);
    separator_ = new QLineEdit(QString::fromStdString(now.separator));
    separator_->setMaxLength(4);
    separator_->setMaximumWidth(80);
    sample_ = new QLabel;
    sample_->setTextFormat(Qt::PlainText);
    for (QWidget* field :
         {static_cast<QWidget*>(columnAxis_), static_cast<QWidget*>(rowAxis_), static_cast<QWidget*>(corner_),
          static_cast<QWidget*>(order_), static_cast<QWidget*>(firstColumn_), static_cast<QWidget*>(firstRow_),
          static_cast<QWidget*>(padding_), static_cast<QWidget*>(separator_), static_cast<QWidget*>(sample_)})
        numberingForm_->addRow(QStringLiteral(" "), field);
    for (auto* box : {columnAxis_, rowAxis_, corner_, order_})
        connect(box, &QComboBox::currentIndexChanged, this, &MapPropertiesDialog::showSample);
    for (auto* box : {firstColumn_, firstRow_, padding_})
        connect(box, &QSpinBox::valueChanged, this, &MapPropertiesDialog::showSample);
    connect(separator_, &QLineEdit::textChanged, this, &MapPropertiesDialog::showSample);
    connect(numberingBox_, &QGroupBox::toggled, this, &MapPropertiesDialog::showSample);
    return numberingBox_;
}

map::Numbering MapPropertiesDialog::numbering() const
{
    auto numbering = map_.numbering.value_or(map::Numbering{});
    numbering.columns = static_cast<map::Numbering::Axis>(columnAxis_->currentIndex());
    numbering.rows = static_cast<map::Numbering::Axis>(rowAxis_->currentIndex());
    numbering.origin = static_cast<map::Numbering::Origin>(corner_->currentIndex());
    numbering.rowFirst = order_->currentIndex() == 1;
    numbering.firstColumn = firstColumn_->value();
    numbering.firstRow = firstRow_->value();
    numbering.padding = padding_->value();
    numbering.separator = separator_->text().toStdString();
    return numbering;
}

map::HexMap MapPropertiesDialog::head(map::HexMap head) const
{
    head.title = titles_->edited(std::move(head.title));
    head.span = span_->text().trimmed().toStdString();
    head.numbering = numberingBox_->isChecked() ? std::optional(numbering()) : std::nullopt;
    return head;
}

hex::Layout MapPropertiesDialog::layout() const
{
    hex::Layout layout = map_.layout;
    layout.columns = columns_->value();
    layout.rows = rows_->value();
    return layout;
}

edit::Made MapPropertiesDialog::edit(const edit::Desk& desk) const
{
    const auto terrain = terrain_->currentData(PaletteModel::TerrainRole).toString().toStdString();
    return edit::reshaped(desk, head(edit::headOf(desk.mapValue())), layout(), terrain);
}

void MapPropertiesDialog::apply() const
{
    workspace_.change([this](const edit::Desk& desk) { return edit(desk); });
}

/// The names of the corners as they would be printed.
void MapPropertiesDialog::showSample()
{
    map::HexMap sample;
    sample.layout = layout();
    if (numberingBox_->isChecked())
        sample.numbering = numbering();
    const auto name = [&](int column, int row) {
        return QString::fromStdString(map::printedName(sample, sample.layout.hexAt({column, row})));
    };
    const int right = sample.layout.columns - 1;
    const int bottom = sample.layout.rows - 1;
    sample_->setText(
        QStringLiteral("%1 … %2\n%3 … %4").arg(name(0, 0), name(right, 0), name(0, bottom), name(right, bottom)));
}

void MapPropertiesDialog::retranslate()
{
    setWindowTitle(tr("Map properties"));
    titles_->setTitle(tr("Title"));
    titles_->retranslate();
    sizeBox_->setTitle(tr("Size"));
    setRowTitle(*sizeForm_, columns_, tr("Columns:"));
    setRowTitle(*sizeForm_, rows_, tr("Rows:"));
    setRowTitle(*sizeForm_, terrain_, tr("Terrain of new hexes:"));
    setRowTitle(*sizeForm_, span_, tr("Hex width (real):"));
    span_->setPlaceholderText(tr("2 m", "a length, as an example"));
    showSize();
    numberingBox_->setTitle(tr("The printed map has its own numbering"));
    setRowTitle(*numberingForm_, columnAxis_, tr("Columns:"));
    setRowTitle(*numberingForm_, rowAxis_, tr("Rows:"));
    setItems(columnAxis_, {tr("Letters"), tr("Digits")});
    setItems(rowAxis_, {tr("Letters"), tr("Digits")});
    setRowTitle(*numberingForm_, corner_, tr("Starts at:"));
    setItems(corner_, {tr("top left"), tr("top right"), tr("bottom left"), tr("bottom right")});
    //: whether the column or the row stands first in the printed name of a hex
    setRowTitle(*numberingForm_, order_, tr("Order:"));
    setItems(order_, {tr("column, then row"), tr("row, then column")});
    setRowTitle(*numberingForm_, firstColumn_, tr("First column:"));
    setRowTitle(*numberingForm_, firstRow_, tr("First row:"));
    setRowTitle(*numberingForm_, padding_, tr("Minimum digits:"));
    setRowTitle(*numberingForm_, separator_, tr("Separator:"));
    setRowTitle(*numberingForm_, sample_, tr("Corners:"));
    terrains_->retranslate();
    showSample();
}

void MapPropertiesDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace merlon::editor
