#include "editor/resize_dialog.h"

#include "core/edit/map_value.h"
#include "editor/lost_text.h"
#include "editor/map_preview.h"
#include "editor/palette_model.h"
#include "editor/workspace.h"
#include "translations/diagnostics.h"
#include "translations/words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::editor
{

ResizeDialog::ResizeDialog(Workspace& workspace, const edit::Edges& edges, QWidget* parent)
    : QDialog(parent),
      workspace_(workspace),
      terrains_(new PaletteModel(this)),
      preview_(new MapPreview),
      terrain_(new QComboBox),
      size_(new QLabel),
      notes_(new QLabel),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    const hex::Layout& grid = workspace.map().map().layout;
    edges_ = {edge("left", edges.left, grid.columns), edge("top", edges.top, grid.rows),
              edge("right", edges.right, grid.columns), edge("bottom", edges.bottom, grid.rows)};
    terrains_->setPalette(workspace.map().palette());
    terrain_->setObjectName(QStringLiteral("terrain"));
    terrain_->setModel(terrains_);
    size_->setObjectName(QStringLiteral("size"));
    notes_->setObjectName(QStringLiteral("notes"));
    notes_->setTextFormat(Qt::PlainText);
    notes_->setWordWrap(true);
    arrange();
    retranslate();
}

QSpinBox* ResizeDialog::edge(const char* name, int now, int extent)
{
    auto* box = new QSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setRange(1 - extent, map::maxExtent - extent);
    box->setValue(now);
    connect(box, &QSpinBox::valueChanged, this, &ResizeDialog::showOutcome);
    return box;
}

void ResizeDialog::arrange()
{
    auto* fields = new QWidget;
    form_ = new QFormLayout(fields);
    form_->setContentsMargins(0, 0, 0, 0);
    for (QWidget* field :
         {static_cast<QWidget*>(edges_[0]), static_cast<QWidget*>(edges_[1]), static_cast<QWidget*>(edges_[2]),
          static_cast<QWidget*>(edges_[3]), static_cast<QWidget*>(size_), static_cast<QWidget*>(terrain_)})
        form_->addRow(QStringLiteral(" "), field);
    auto* beside = new QHBoxLayout;
    beside->addWidget(fields);
    beside->addWidget(preview_, 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(beside, 1);
    column->addWidget(notes_);
    column->addWidget(buttons_);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

edit::Edges ResizeDialog::edges() const
{
    return {edges_[0]->value(), edges_[1]->value(), edges_[2]->value(), edges_[3]->value()};
}

edit::Made ResizeDialog::edit(const edit::Desk& desk) const
{
    const auto terrain = terrain_->currentData(PaletteModel::TerrainRole).toString().toStdString();
    return edit::resized(desk, edges(), terrain);
}

void ResizeDialog::apply() const
{
    workspace_.change([this](const edit::Desk& desk) { return edit(desk); });
}

void ResizeDialog::showOutcome()
{
    const edit::Desk desk = workspace_.desk();
    const map::HexMap& map = workspace_.map().map();
    const hex::Layout grid = edit::framed(map.layout, edges());
    const auto made = edit(desk);
    //: columns and rows of a map
    size_->setText(tr("%1 × %2 hexes").arg(QString::number(grid.columns), QString::number(grid.rows)));
    notes_->setText(notes(made, desk));
    notes_->setVisible(!notes_->text().isEmpty());
    if (notes_->isVisible()) // a text that wraps says its height only when it is asked for a width
        notes_->setMinimumHeight(notes_->heightForWidth(notes_->width()));
    terrain_->setEnabled(std::ranges::any_of(edges_, [](const QSpinBox* box) { return box->value() > 0; }));
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(made && !workspace_.refusal(*made));
    std::optional<map::HexMap> framed;
    if (made && !made->empty())
        framed = edit::mapOf(edit::applied(desk.mapValue(), made->parts.at(desk.map)));
    preview_->setMap(map, workspace_.map().palette(), std::move(framed));
}

/// What it takes along, and that hexes get other names.
QString ResizeDialog::notes(const edit::Made& made, const edit::Desk& desk) const
{
    if (!made)
        return words::sentence(made.error());
    if (const auto why = workspace_.refusal(*made))
        return *why;
    const map::HexMap& map = workspace_.map().map();
    QStringList lines;
    const edit::Edges now = edges();
    if (now.left != 0 || now.top != 0)
    {
        const hex::Hex at = map.layout.hexAt({std::max(0, -now.left), std::max(0, -now.top)}); // it stays
        const map::HexMap after = edit::mapOf(edit::applied(desk.mapValue(), made->parts.at(desk.map)));
        const QString was = QString::fromStdString(map::printedName(map, at));
        if (const QString is = QString::fromStdString(map::printedName(after, at)); is != was)
            lines << tr("Hexes are renamed: hex %1 becomes hex %2.").arg(was, is);
    }
    if (const QString lost = lostText(map, edit::lostBy(desk, *made)); !lost.isEmpty())
        lines << lost;
    return lines.join(QChar('\n'));
}

void ResizeDialog::retranslate()
{
    setWindowTitle(tr("Resize the map"));
    const auto title = [this](QWidget* field, const QString& text)
    { static_cast<QLabel*>(form_->labelForField(field))->setText(text); };
    //: columns or rows that are added at an edge of a map, or taken away there
    title(edges_[0], tr("Columns on the left:"));
    title(edges_[1], tr("Rows at the top:"));
    title(edges_[2], tr("Columns on the right:"));
    title(edges_[3], tr("Rows at the bottom:"));
    title(size_, tr("New size:"));
    title(terrain_, tr("Terrain of new hexes:"));
    for (QSpinBox* box : edges_)
        box->setToolTip(words::tip(tr("Positive values add, negative values remove.")));
    preview_->setAccessibleName(tr("Preview of the map"));
    terrains_->retranslate();
    showOutcome();
}

void ResizeDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace merlon::editor
