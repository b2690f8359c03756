#include "editor/photograph_dialog.h"

#include "core/edit/photograph_edits.h"
#include "editor/fraction_box.h"
#include "editor/photograph_view.h"
#include "editor/workspace.h"
#include "translations/diagnostics.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QGroupBox>
#include <QKeyEvent>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScreen>
#include <QSlider>
#include <QVBoxLayout>

#include <vector>

namespace merlon::editor
{
namespace
{

QLabel* wrappedLabel(const char* name)
{
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QPushButton* plainButton(const char* name)
{
    auto* button = new QPushButton;
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false); // Enter ends a number
    return button;
}

} // namespace

PhotographDialog::PhotographDialog(Workspace& workspace, QWidget* parent)
    : QDialog(parent),
      workspace_(workspace),
      photograph_(workspace.table().table().background),
      laid_(photograph_.has_value()),
      view_(new PhotographView)
{
    view_->setObjectName(QStringLiteral("photograph.view"));
    auto* side = new QVBoxLayout;
    side->addWidget(createImage());
    side->addWidget(createCorners());
    side->addWidget(createLook());
    side->addStretch(1);
    auto* across = new QHBoxLayout;
    across->addWidget(view_, 1);
    across->addLayout(side);
    auto* all = new QVBoxLayout(this);
    all->addLayout(across, 1);
    all->addWidget(createButtons());
    connect(view_, &PhotographView::moved, this, &PhotographDialog::move);
    connect(&loader_, &ScanLoader::changed, this, &PhotographDialog::takeScan);
    std::vector<QWidget*> stops{view_, choose_};
    for (const auto& corner : numbers_)
        stops.insert(stops.end(), corner.begin(), corner.end());
    stops.insert(stops.end(), {whole_, opacity_, locked_, remove_, buttons_->button(QDialogButtonBox::Ok),
                               buttons_->button(QDialogButtonBox::Cancel)});
    for (std::size_t i = 1; i < stops.size(); ++i)
        setTabOrder(stops[i - 1], stops[i]);
    retranslate();
    resize(sizeHint().boundedTo(parent != nullptr ? parent->window()->size() : screen()->availableSize()));
    loader_.loadFor(workspace.table().image(), workspace.table().path());
    if (loader_.scan()) // it is shown already
        takeScan();
}

/// A number that is being typed is taken as the dialog goes: while there is one to take it.
PhotographDialog::~PhotographDialog()
{
    hide();
}

QWidget* PhotographDialog::createImage()
{
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins({});
    image_ = wrappedLabel("photograph.image");
    choose_ = plainButton("photograph.choose");
    line->addWidget(image_, 1);
    line->addWidget(choose_);
    connect(choose_, &QPushButton::clicked, this, &PhotographDialog::chooseImage);
    return row;
}

QGroupBox* PhotographDialog::createCorners()
{
    cornersBox_ = new QGroupBox;
    auto* column = new QVBoxLayout(cornersBox_);
    hint_ = wrappedLabel("photograph.hint");
    column->addWidget(hint_);
    auto* grid = new QGridLayout;
    column->addLayout(grid);
    for (std::size_t corner = 0; corner < 4; ++corner)
    {
        names_.at(corner) = new QLabel;
        grid->addWidget(names_.at(corner), static_cast<int>(corner), 0);
        for (std::size_t axis = 0; axis < 2; ++axis)
        {
            auto* box = new FractionBox;
            box->setObjectName(QStringLiteral("photograph.%1.%2").arg(QString::number(corner), axis == 0 ? "x" : "y"));
            box->setDecimals(1);
            box->setRange(-map::farthestOrigin, map::farthestOrigin);
            box->setKeyboardTracking(false);
            numbers_.at(corner).at(axis) = box;
            grid->addWidget(box, static_cast<int>(corner), static_cast<int>(axis) + 1);
            connect(
                box, &QDoubleSpinBox::valueChanged, this,
                [this, corner](double)
                {
                    if (showing_)
                        return;
                    view_->choose(static_cast<int>(corner));
                    move(static_cast<int>(corner), {numbers_.at(corner)[0]->value(), numbers_.at(corner)[1]->value()});
                });
        }
        names_.at(corner)->setBuddy(numbers_.at(corner)[0]);
    }
    whole_ = plainButton("photograph.whole");
    column->addWidget(whole_);
    connect(whole_, &QPushButton::clicked, this, &PhotographDialog::layOnWhole);
    fault_ = wrappedLabel("photograph.fault");
    column->addWidget(fault_);
    return cornersBox_;
}

QGroupBox* PhotographDialog::createLook()
{
    lookBox_ = new QGroupBox;
    auto* column = new QVBoxLayout(lookBox_);
    strength_ = new QLabel;
    opacity_ = new QSlider(Qt::Horizontal);
    opacity_->setObjectName(QStringLiteral("photograph.opacity"));
    opacity_->setRange(0, 100);
    strength_->setBuddy(opacity_);
    locked_ = new QCheckBox;
    locked_->setObjectName(QStringLiteral("photograph.locked"));
    column->addWidget(strength_);
    column->addWidget(opacity_);
    column->addWidget(locked_);
    connect(opacity_, &QSlider::valueChanged, this,
            [this](int percent)
            {
                if (photograph_ && !showing_)
                    photograph_->opacity = percent / 100.0;
                showAll();
            });
    connect(locked_, &QCheckBox::toggled, this,
            [this](bool locked)
            {
                if (photograph_ && !showing_)
                    photograph_->locked = locked;
                showAll();
            });
    return lookBox_;
}

QDialogButtonBox* PhotographDialog::createButtons()
{
    buttons_ = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    remove_ = plainButton("photograph.remove");
    buttons_->addButton(remove_, QDialogButtonBox::ResetRole);
    connect(remove_, &QPushButton::clicked, this, &PhotographDialog::removePhotograph);
    connect(buttons_, &QDialogButtonBox::accepted, this,
            [this]
            {
                if (apply())
                    accept();
            });
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons_;
}

void PhotographDialog::chooseImage()
{
    const QString tableFile = workspace_.table().path();
    const QString title = tr("Choose a photograph of the table");
    const QString file = QFileDialog::getOpenFileName(this, title, QFileInfo(tableFile).path(),
                                                      tr("Images (*.png *.jpg *.jpeg *.svg *.svgz)"));
    if (file.isEmpty())
        return;
    const auto choice = ScanChoice::of(tableFile, file);
    if (!choice)
        return static_cast<void>(QMessageBox::information(this, title, choice.error()));
    const QString question = tr("The photograph must be in the table’s folder. Copy it there as %1?");
    if (!choice->copied || QMessageBox::question(this, title, question.arg(choice->image)) == QMessageBox::Yes)
        useImage(*choice);
}

void PhotographDialog::useImage(const ScanChoice& choice)
{
    choice_ = choice;
    map::Photograph fresh;
    fresh.opacity = photograph_ ? photograph_->opacity : 1;
    fresh.image = choice.image.toStdString();
    photograph_ = fresh;
    laid_ = false;
    loader_.load(choice.file);
    if (loader_.scan()) // it was shown already
        takeScan();
    showAll();
}

void PhotographDialog::takeScan()
{
    view_->setScan(loader_.scan());
    if (loader_.scan() && photograph_ && !laid_)
        layOnWhole();
    showAll();
}

/// Until it is known better the table is as large as the picture.
void PhotographDialog::layOnWhole()
{
    if (!photograph_ || !loader_.scan())
        return;
    const QSizeF size = loader_.scan()->size();
    photograph_->corners = {{{0, size.height()}, {size.width(), size.height()}, {size.width(), 0}, {0, 0}}};
    laid_ = true;
    showAll();
}

void PhotographDialog::move(int corner, map::Pixel to)
{
    if (!photograph_ || photograph_->locked)
        return;
    photograph_->corners.at(static_cast<std::size_t>(corner)) = to;
    laid_ = true;
    showAll();
}

void PhotographDialog::removePhotograph()
{
    choice_.reset();
    photograph_.reset();
    laid_ = false;
    loader_.clear();
    showAll();
}

void PhotographDialog::showAll()
{
    const QScopedValueRollback showing(showing_, true);
    const bool there = photograph_.has_value();
    const bool loose = there && laid_ && !photograph_->locked;
    const map::Photograph shown = photograph_.value_or(map::Photograph());
    const auto why = there && laid_ ? edit::refusalOf(shown.corners) : std::nullopt;
    view_->setCorners(shown.corners, why.has_value());
    view_->setLocked(!loose);
    for (std::size_t corner = 0; corner < 4; ++corner)
    {
        numbers_.at(corner)[0]->setValue(shown.corners.at(corner).x);
        numbers_.at(corner)[1]->setValue(shown.corners.at(corner).y);
    }
    cornersBox_->setEnabled(loose);
    lookBox_->setEnabled(there);
    remove_->setEnabled(there);
    fault_->setText(why ? words::sentence(*why) : QString());
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(!there || (laid_ && !why));
    const QString image = there ? QString::fromStdString(shown.image) : tr("No photograph");
    const QString state = loader_.isReading() ? tr("Loading…") : loader_.problem();
    view_->setSaid(there ? state : QString());
    image_->setText(there && !state.isEmpty() ? image + '\n' + state : image);
    opacity_->setValue(qRound(shown.opacity * 100));
    strength_->setText(tr("Opacity, %1 %:").arg(opacity_->value()));
    locked_->setChecked(shown.locked);
}

bool PhotographDialog::apply()
{
    const auto refuse = [this](const QString& why)
    {
        QMessageBox::warning(this, windowTitle(), why);
        return false;
    };
    if (const auto made = edit::withPhotograph(workspace_.desk(), photograph_); !made)
        return refuse(words::sentence(made.error()));
    if (choice_ && photograph_)
        if (const auto brought = choice_->bring(workspace_.table().path()); !brought)
            return refuse(brought.error());
    choice_.reset();
    return workspace_.change([this](const edit::Desk& desk) { return edit::withPhotograph(desk, photograph_); });
}

void PhotographDialog::retranslate()
{
    setWindowTitle(tr("Photograph of the table"));
    choose_->setText(tr("Choose…"));
    cornersBox_->setTitle(tr("Corners of the table in the picture"));
    hint_->setText(
        tr("Drag each corner to its place in the picture, or type its pixel coordinates: across, then down."));
    const std::array<QString, 4> names{tr("South-west:"), tr("South-east:"), tr("North-east:"), tr("North-west:")};
    for (std::size_t corner = 0; corner < 4; ++corner)
    {
        names_.at(corner)->setText(names.at(corner));
        const QString plain = QString(names.at(corner)).remove(':').trimmed();
        //: a corner of the table: its place in the picture, in pixels
        numbers_.at(corner)[0]->setAccessibleName(tr("%1, across").arg(plain));
        //: a corner of the table: its place in the picture, in pixels
        numbers_.at(corner)[1]->setAccessibleName(tr("%1, down").arg(plain));
        for (QDoubleSpinBox* box : numbers_.at(corner))
            box->setSuffix(tr(" px", "pixels, behind a number"));
    }
    //: the table is as large as the picture
    whole_->setText(tr("The whole picture"));
    lookBox_->setTitle(tr("Appearance"));
    //: the photograph is not moved by a slip of the hand
    locked_->setText(tr("Lock position"));
    remove_->setText(tr("Remove"));
    //: the picture in which corners are placed
    view_->setAccessibleName(tr("Photograph with the corners of the table"));
    showAll();
}

/// Enter ends a number; the next one closes nothing.
void PhotographDialog::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || qobject_cast<QDoubleSpinBox*>(focusWidget()) == nullptr)
        QDialog::keyPressEvent(event);
}

void PhotographDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace merlon::editor
