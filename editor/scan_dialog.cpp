#include "editor/scan_dialog.h"

#include "core/edit/background_edits.h"
#include "editor/fraction_box.h"
#include "editor/map_painter.h"
#include "editor/scan_points_model.h"
#include "editor/scan_view.h"
#include "editor/workspace.h"
#include "translations/diagnostics.h"

#include <QAbstractItemDelegate>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QSlider>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::editor
{
namespace
{

constexpr double mmPerInch = 25.4;

QLabel* wrapped(const char* name)
{
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QPushButton* button(const char* name)
{
    auto* button = new QPushButton;
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false); // Enter ends the name of a hex
    return button;
}

QDoubleSpinBox* numberBox(const char* name, double low, double high, int decimals)
{
    auto* box = new FractionBox;
    box->setObjectName(QLatin1String(name));
    box->setDecimals(decimals);
    box->setRange(low, high);
    box->setKeyboardTracking(false);
    return box;
}

} // namespace

ScanDialog::ScanDialog(Workspace& workspace, QWidget* parent)
    : QDialog(parent),
      workspace_(workspace),
      layout_(workspace.map().map().layout),
      background_(workspace.map().map().background),
      laid_(background_.has_value()),
      points_(new ScanPointsModel(workspace.map().map(), this)),
      view_(new ScanView(layout_, *points_))
{
    view_->setObjectName(QStringLiteral("scan.view"));
    auto* side = new QVBoxLayout;
    side->addWidget(createImage());
    side->addWidget(createPoints(), 1);
    side->addWidget(createNumbers());
    auto* across = new QHBoxLayout;
    across->addWidget(view_, 1);
    across->addLayout(side);
    auto* all = new QVBoxLayout(this);
    all->addLayout(across, 1);
    all->addWidget(createButtons());
    connect(view_, &ScanView::picked, this, &ScanDialog::pick);
    connect(view_, &ScanView::nudged, this, &ScanDialog::nudge);
    connect(points_, &ScanPointsModel::pointsChanged, this, &ScanDialog::fit);
    connect(&loader_, &ScanLoader::changed, this, &ScanDialog::takeScan);
    retranslate();
    // Qt would take two thirds of a low screen, which squeezes the numbers.
    resize(sizeHint().boundedTo(parent != nullptr ? parent->window()->size() : screen()->availableSize()));
    loader_.loadFor(workspace.map().map(), workspace.map().path());
}

/// A number that is being typed is taken as the dialog goes: while there is one to take it.
ScanDialog::~ScanDialog()
{
    hide();
}

QWidget* ScanDialog::createImage()
{
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins({});
    image_ = wrapped("scan.image");
    choose_ = button("scan.choose");
    line->addWidget(image_, 1);
    line->addWidget(choose_);
    connect(choose_, &QPushButton::clicked, this, &ScanDialog::chooseImage);
    return row;
}

QGroupBox* ScanDialog::createPoints()
{
    pointsBox_ = new QGroupBox;
    table_ = new QTableView;
    table_->setObjectName(QStringLiteral("scan.points"));
    table_->setModel(points_);
    table_->setItemDelegate(new FractionDelegate(table_));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setTabKeyNavigation(false);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    add_ = button("scan.add");
    drop_ = button("scan.drop");
    fit_ = wrapped("scan.fit");
    auto* line = new QHBoxLayout;
    line->addWidget(add_);
    line->addWidget(drop_);
    auto* column = new QVBoxLayout(pointsBox_);
    column->addWidget(table_, 1);
    column->addLayout(line);
    column->addWidget(fit_);
    connect(table_->itemDelegate(), &QAbstractItemDelegate::closeEditor, this,
            [this](const QWidget*, QAbstractItemDelegate::EndEditHint hint)
            {
                if (hint == QAbstractItemDelegate::SubmitModelCache) // Enter: on to the next hex
                    view_->setFocus();
            });
    connect(add_, &QPushButton::clicked, this, [this] { addPoint(view_->pixelUnder(QRectF(view_->rect()).center())); });
    connect(drop_, &QPushButton::clicked, this,
            [this]
            {
                if (const QModelIndex current = table_->currentIndex(); current.isValid())
                    points_->remove(current.row());
            });
    return pointsBox_;
}

QGroupBox* ScanDialog::createNumbers()
{
    numbersBox_ = new QGroupBox;
    form_ = new QFormLayout(numbersBox_);
    form_->setRowWrapPolicy(QFormLayout::WrapLongRows);
    const double far = map::farthestOrigin;
    numbers_ = {numberBox("scan.left", -far, far, 3), numberBox("scan.top", -far, far, 3),
                numberBox("scan.width", map::leastHexOfScan, map::mostHexOfScan, 4),
                numberBox("scan.height", map::leastHexOfScan, map::mostHexOfScan, 4),
                numberBox("scan.rotation", -180, 180, 4)};
    numbers_[Rotation]->setSingleStep(0.05);
    numbers_[Rotation]->setSuffix(QStringLiteral("°"));
    resolution_ = numberBox("scan.resolution", 1, 10'000, 1);
    resolution_->setValue(300);
    opacity_ = new QSlider(Qt::Horizontal);
    opacity_->setObjectName(QStringLiteral("scan.opacity"));
    opacity_->setRange(0, 100);
    locked_ = new QCheckBox;
    locked_->setObjectName(QStringLiteral("scan.locked"));
    for (QDoubleSpinBox* box : numbers_)
        form_->addRow(QStringLiteral(" "), box);
    form_->addRow(QStringLiteral(" "), resolution_);
    form_->addRow(QStringLiteral(" "), opacity_);
    form_->addRow(locked_);
    for (int i = 0; i < NumberCount; ++i)
        connect(numbers_[static_cast<std::size_t>(i)], &QDoubleSpinBox::valueChanged, this,
                [this, i](double value) { setNumber(static_cast<Number>(i), value); });
    connect(resolution_, &QDoubleSpinBox::valueChanged, this, &ScanDialog::showFit);
    connect(opacity_, &QSlider::valueChanged, this,
            [this](int percent)
            {
                if (background_ && !showing_)
                    background_->opacity = percent / 100.0;
                showNumbers();
            });
    connect(locked_, &QCheckBox::toggled, this, &ScanDialog::setLocked);
    return numbersBox_;
}

QDialogButtonBox* ScanDialog::createButtons()
{
    buttons_ = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    remove_ = button("scan.remove");
    buttons_->addButton(remove_, QDialogButtonBox::ResetRole);
    connect(remove_, &QPushButton::clicked, this, &ScanDialog::removeScan);
    connect(buttons_, &QDialogButtonBox::accepted, this,
            [this]
            {
                if (apply())
                    accept();
            });
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons_;
}

void ScanDialog::chooseImage()
{
    const QString mapFile = workspace_.map().path();
    const QString title = tr("Choose a map image");
    const QString file = QFileDialog::getOpenFileName(this, title, QFileInfo(mapFile).path(),
                                                      tr("Images (*.png *.jpg *.jpeg *.svg *.svgz)"));
    if (file.isEmpty())
        return;
    const auto choice = ScanChoice::of(mapFile, file);
    if (!choice)
        return static_cast<void>(QMessageBox::information(this, title, choice.error()));
    const QString question = tr("The image must be in the map’s folder. Copy it there as %1?");
    if (!choice->copied || QMessageBox::question(this, title, question.arg(choice->image)) == QMessageBox::Yes)
        useImage(*choice);
}

void ScanDialog::useImage(const ScanChoice& choice)
{
    choice_ = choice;
    map::Background fresh;
    fresh.opacity = background_ ? background_->opacity : 0.5;
    background_ = fresh;
    background_->image = choice.image.toStdString();
    laid_ = false;
    points_->clear();
    loader_.load(choice.file);
    if (loader_.scan()) // it was shown already
        takeScan();
    showAll();
}

void ScanDialog::takeScan()
{
    const auto& scan = loader_.scan();
    if (scan && scan->pixelsPerMm() > 0)
        resolution_->setValue(scan->pixelsPerMm() * mmPerInch);
    if (scan && background_ && !laid_)
        layOnWhole();
    view_->setScan(scan);
    showAll();
}

/// Until it is known better the map is as large as the image.
void ScanDialog::layOnWhole()
{
    const QRectF unit = MapPainter::bounds(layout_, 1).adjusted(0.5, 0.5, -0.5, -0.5);
    const QSizeF size = loader_.scan()->size();
    map::Placement whole;
    whole.across = whole.down = std::min(size.width() / unit.width(), size.height() / unit.height());
    whole.origin = {-unit.left() * whole.across, -unit.top() * whole.down};
    map::place(*background_, whole, layout_.orientation);
}

map::Placement ScanDialog::placement() const
{
    return map::placementOf(background_.value_or(map::Background{}), layout_.orientation);
}

/// A click names the hex that lies there, and where that is not known yet the next corner: the one to look for.
void ScanDialog::addPoint(map::Pixel at)
{
    const hex::Hex there = hex::hexUnder(layout_, map::planeOf(placement(), at));
    const bool known = laid_ && layout_.contains(there);
    const int row = points_->add(at, known ? there : points_->nextCorner());
    const QModelIndex name = points_->index(row, ScanPointsModel::HexColumn);
    table_->setCurrentIndex(name);
    table_->scrollTo(name);
    table_->edit(name);
}

void ScanDialog::pick(map::Pixel at)
{
    if (background_ && loader_.scan())
        addPoint(at);
}

void ScanDialog::fit()
{
    const auto found = map::fitted(layout_, points_->points());
    if (background_ && found.placement)
        laid_ = map::place(*background_, *found.placement, layout_.orientation) || laid_;
    showAll();
}

void ScanDialog::nudge(double x, double y)
{
    if (!background_)
        return;
    map::Placement moved = placement();
    moved.origin.x += x;
    moved.origin.y += y;
    map::place(*background_, moved, layout_.orientation);
    laid_ = true;
    showAll();
}

void ScanDialog::setNumber(Number number, double value)
{
    if (showing_ || !background_)
        return;
    const double ratio = placement().down / placement().across;
    switch (number)
    {
    case Left:
        background_->originX = value;
        break;
    case Top:
        background_->originY = value;
        break;
    case Width: // what was stretched stays so
    {
        background_->hex = value;
        map::Placement wide = placement();
        wide.down = wide.across * ratio;
        map::place(*background_, wide, layout_.orientation);
        break;
    }
    case Height:
        background_->height = value;
        break;
    case Rotation:
        background_->rotation = value;
        break;
    case NumberCount:
        break;
    }
    map::place(*background_, placement(), layout_.orientation); // as a file would say it
    laid_ = true;
    showAll();
}

void ScanDialog::setLocked(bool locked)
{
    if (background_ && !showing_)
        background_->locked = locked;
    showAll();
}

void ScanDialog::removeScan()
{
    choice_.reset();
    background_.reset();
    laid_ = false;
    points_->clear();
    loader_.clear();
    showAll();
}

bool ScanDialog::apply()
{
    const auto refuse = [this](const QString& why)
    {
        QMessageBox::warning(this, windowTitle(), why);
        return false;
    };
    if (const auto made = edit::withBackground(workspace_.desk(), background_); !made)
        return refuse(words::sentence(made.error()));
    if (choice_ && background_)
        if (const auto brought = choice_->bring(workspace_.map().path()); !brought)
            return refuse(brought.error());
    choice_.reset();
    return workspace_.change([this](const edit::Desk& desk) { return edit::withBackground(desk, background_); });
}

} // namespace merlon::editor
