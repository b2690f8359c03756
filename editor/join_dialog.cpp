#include "editor/join_dialog.h"

#include "core/edit/map_value.h"
#include "editor/join_preview.h"
#include "editor/palette_model.h"
#include "editor/paths.h"
#include "editor/workspace.h"
#include "translations/diagnostics.h"
#include "translations/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::editor
{
namespace
{

constexpr int borders = 4;
constexpr int turns = 6;
constexpr std::size_t mostProblems = 6; ///< that are listed

template <class Widget>
Widget* called(const char* name)
{
    auto* widget = new Widget;
    widget->setObjectName(QLatin1String(name));
    return widget;
}

QLabel* wrapped(const char* name)
{
    auto* label = called<QLabel>(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

/// Its texts come with the language.
QComboBox* choice(const char* name, int count)
{
    auto* box = called<QComboBox>(name);
    for (int i = 0; i < count; ++i)
        box->addItem(QStringLiteral(" "));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return box;
}

} // namespace

JoinDialog::JoinDialog(Workspace& workspace, const QStringList& files, QWidget* parent)
    : QDialog(parent),
      workspace_(workspace),
      terrains_(new PaletteModel(this)),
      map_(called<QComboBox>("map")),
      choose_(called<QPushButton>("choose")),
      border_(choice("border", borders)),
      shift_(called<QSpinBox>("shift")),
      turn_(choice("turn", turns)),
      mirrored_(called<QCheckBox>("mirrored")),
      keep_(called<QCheckBox>("keep")),
      terrain_(called<QComboBox>("terrain")),
      size_(called<QLabel>("size")),
      preview_(new JoinPreview),
      legend_(wrapped("legend")),
      notes_(wrapped("notes")),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    terrains_->setPalette(workspace.map().palette());
    terrain_->setModel(terrains_);
    const auto ground = QString::fromStdString(edit::openGround(workspace.desk()));
    terrain_->setCurrentIndex(terrains_->indexOf(ground).row());
    border_->setCurrentIndex(static_cast<int>(edit::Border::East));
    map_->setMinimumContentsLength(20);
    map_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const QString& file : files)
        list(file);
    map_->setCurrentIndex(-1);
    choose_->setAutoDefault(false); // Enter joins
    offerKeep();
    arrange();
    retranslate();
    joinUp();
}

/// A board that is laid of maps already can only be laid of more.
void JoinDialog::offerKeep()
{
    const bool laid = workspace_.laid().any();
    const bool can = workspace_.scenario() && !workspace_.path().isEmpty() && !workspace_.map().isModified();
    keep_->setVisible(workspace_.scenario() != nullptr);
    keep_->setChecked(can);
    keep_->setEnabled(can && !laid);
}

void JoinDialog::arrange()
{
    auto* file = new QWidget;
    auto* line = new QHBoxLayout(file);
    line->setContentsMargins({});
    line->addWidget(map_, 1);
    line->addWidget(choose_);
    file->setFocusProxy(map_);
    auto* fields = new QWidget;
    form_ = new QFormLayout(fields);
    form_->setContentsMargins({});
    for (QWidget* field : {file, static_cast<QWidget*>(border_), static_cast<QWidget*>(shift_),
                           static_cast<QWidget*>(turn_), static_cast<QWidget*>(mirrored_), static_cast<QWidget*>(keep_),
                           static_cast<QWidget*>(terrain_), static_cast<QWidget*>(size_)})
        form_->addRow(field == mirrored_ || field == keep_ ? QString() : QStringLiteral(" "), field);
    static_cast<QLabel*>(form_->labelForField(file))->setBuddy(map_);
    auto* picture = new QVBoxLayout;
    picture->addWidget(preview_, 1);
    picture->addWidget(legend_);
    auto* beside = new QHBoxLayout;
    beside->addWidget(fields);
    beside->addLayout(picture, 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(beside, 1);
    column->addWidget(notes_);
    column->addWidget(buttons_);
}

void JoinDialog::joinUp()
{
    connect(map_, &QComboBox::currentIndexChanged, this, &JoinDialog::load);
    connect(choose_, &QPushButton::clicked, this, &JoinDialog::askFile);
    for (const QComboBox* box : {border_, turn_})
        connect(box, &QComboBox::currentIndexChanged, this, &JoinDialog::fitShift);
    connect(mirrored_, &QCheckBox::toggled, this, &JoinDialog::fitShift);
    connect(keep_, &QCheckBox::toggled, this, &JoinDialog::showOutcome);
    connect(shift_, &QSpinBox::valueChanged, this, &JoinDialog::showOutcome);
    connect(terrain_, &QComboBox::currentIndexChanged, this, &JoinDialog::showOutcome);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void JoinDialog::askFile()
{
    const QString now = map_->currentData().toString();
    const QString beside = now.isEmpty() ? workspace_.path() : now;
    const QString file = QFileDialog::getOpenFileName(this, tr("Choose the map to join"), QFileInfo(beside).path(),
                                                      tr("Maps (*.map.yaml);;All files (*)"));
    if (!file.isEmpty())
        choose(file);
}

void JoinDialog::list(const QString& file)
{
    map_->addItem(QFileInfo(file).fileName(), file);
    map_->setItemData(map_->count() - 1, words::tip(QDir::toNativeSeparators(file)), Qt::ToolTipRole);
}

void JoinDialog::choose(const QString& file)
{
    if (map_->findData(file) < 0)
        list(file);
    map_->setCurrentIndex(map_->findData(file));
}

void JoinDialog::load()
{
    auto loaded = io::loadMap(fsPath(map_->currentData().toString()));
    problems_ = std::move(loaded.diagnostics);
    other_.reset();
    if (loaded.value)
        other_ = edit::valueOf(std::move(*loaded.value));
    fitShift();
}

/// Of the shifts that are right for this edge and this turn, that which is nearest to what there was.
void JoinDialog::fitShift()
{
    const auto shifts = other_ ? edit::shiftsOf(workspace_.map().map().layout, other_->grid, joint()) : std::nullopt;
    shift_->setEnabled(shifts.has_value());
    if (shifts)
    {
        const QSignalBlocker blocker(shift_);
        const int now = shift_->value();
        shift_->setRange(shifts->least, shifts->most);
        shift_->setSingleStep(shifts->step);
        shift_->setValue(shifts->nearest(now));
    }
    showOutcome();
}

edit::Joint JoinDialog::joint() const
{
    return {static_cast<edit::Border>(border_->currentIndex()), shift_->value(), turn_->currentIndex(),
            mirrored_->isChecked()};
}

edit::Made JoinDialog::edit(const edit::Desk& desk) const
{
    if (!other_)
        return edit::Edit{};
    return edit::joined(desk, *other_, joint(),
                        keep_->isChecked() ? edit::openGround(desk)
                                           : terrain_->currentData(PaletteModel::TerrainRole).toString().toStdString());
}

tl::expected<void, QString> JoinDialog::apply() const
{
    if (keep_->isChecked())
        return workspace_.laid().lay(map_->currentData().toString(), joint());
    workspace_.change([this](const edit::Desk& desk) { return edit(desk); }); // which says itself why not
    return {};
}

void JoinDialog::showOutcome()
{
    const edit::Desk desk = workspace_.desk();
    const hex::Layout& grid = desk.mapValue().grid;
    const auto made = edit(desk);
    const bool can = other_ && made && (keep_->isChecked() || !workspace_.refusal(*made));
    const auto both = made ? edit::applied(desk, *made).mapValue() : desk.mapValue();
    if (other_ && made)
        preview_->setMaps(edit::mapOf(both), desk.palette, grid, other_->grid,
                          *edit::laidBeside(grid, other_->grid, joint()));
    else
        preview_->setMap(workspace_.map().map(), desk.palette);
    //: columns and rows of a map
    size_->setText(tr("%1 × %2 hexes").arg(QString::number(both.grid.columns), QString::number(both.grid.rows)));
    terrain_->setEnabled(can && !keep_->isChecked() && both.grid.count() > grid.count() + other_->grid.count());
    notes_->setText(notes(made, both.grid));
    notes_->setVisible(!notes_->text().isEmpty());
    if (notes_->isVisible()) // a text that wraps says its height only when it is asked for a width
        notes_->setMinimumHeight(notes_->heightForWidth(notes_->width()));
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(can);
}

/// Why it cannot be; or that hexes get other names, and what stays behind.
QString JoinDialog::notes(const edit::Made& made, const hex::Layout& grid) const
{
    if (map_->currentIndex() < 0)
        return tr("Choose the map to join.");
    if (!other_)
        return problems();
    if (!made)
        return words::sentence(made.error());
    if (keep_->isChecked())
        return tr("Hexes keep the names of their own maps. To paint a map, open it on its own.");
    if (const auto why = workspace_.refusal(*made))
        return *why;
    const hex::Layout& was = workspace_.map().map().layout;
    QStringList lines;
    if (grid.first != was.first)
        lines << tr("Hexes are renamed: hex %1 becomes hex %2.")
                     .arg(QString::fromStdString(hex::name(was, was.first)),
                          QString::fromStdString(hex::name(grid, was.first)));
    if (edit::headOf(*other_).background)
        lines << tr("The scanned map under the other map is not included.");
    return lines.join(QChar('\n'));
}

/// Of a file that is no map; the first of them.
QString JoinDialog::problems() const
{
    QStringList lines{tr("This map cannot be read:")};
    for (const yaml::Diagnostic& one : problems_)
        if (one.severity == yaml::Severity::Error && lines.size() <= static_cast<qsizetype>(mostProblems))
            lines << (one.line > 0
                          ? QStringLiteral("%1:%2: ").arg(QString::number(one.line), QString::number(one.column))
                          : QString()) +
                         words::sentence(one.message);
    const auto errors = std::ranges::count(problems_, yaml::Severity::Error, &yaml::Diagnostic::severity);
    if (errors > static_cast<std::ptrdiff_t>(mostProblems))
        lines << tr("and %n other(s)", nullptr, static_cast<int>(errors) - static_cast<int>(mostProblems));
    return lines.join(QChar('\n'));
}

void JoinDialog::retranslate()
{
    setWindowTitle(tr("Join a map"));
    const auto title = [this](QWidget* field, const QString& text)
    { static_cast<QLabel*>(form_->labelForField(field))->setText(text); };
    title(map_->parentWidget(), tr("Map to join:"));
    map_->setAccessibleName(tr("Map to join"));
    map_->setPlaceholderText(tr("None chosen"));
    choose_->setText(tr("Choose a file…"));
    title(border_, tr("On this edge:"));
    //: edges of a map
    const QStringList edges{tr("North (top)"), tr("East (right)"), tr("South (bottom)"), tr("West (left)")};
    for (int i = 0; i < borders; ++i)
        border_->setItemText(i, edges.at(i));
    title(shift_, tr("Offset:"));
    shift_->setToolTip(words::tip(tr("Column or row of this map at which the other one begins, counted from 0.")));
    title(turn_, tr("Rotation:"));
    for (int i = 0; i < turns; ++i)
        //: a turn to the right, in degrees
        turn_->setItemText(i, i == 0 ? tr("none") : tr("%1° clockwise").arg(60 * i));
    //: checkbox: the map that is joined
    mirrored_->setText(tr("Mirrored"));
    mirrored_->setToolTip(words::tip(tr("Swaps left and right before the rotation.")));
    //: checkbox: otherwise one map is made of both
    keep_->setText(tr("Keep two maps, joined in the scenario"));
    keep_->setToolTip(words::tip(tr("Each map stays as it is in its own file, and the scenario lays them side by side. "
                                    "Both must be saved first. Otherwise the two become one map.")));
    title(terrain_, tr("Fill gaps with:"));
    terrain_->setToolTip(words::tip(tr("Terrain of the hexes that neither map covers.")));
    title(size_, tr("New size:"));
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("Join"));
    preview_->setAccessibleName(tr("Preview of the map"));
    legend_->setText(tr("Solid line: this map. Dotted line: the map being joined."));
    terrains_->retranslate();
    fitShift();
}

void JoinDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace merlon::editor
