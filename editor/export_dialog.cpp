#include "editor/export_dialog.h"

#include "editor/picture_preview.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <cmath>

namespace merlon::editor
{
namespace
{

constexpr QLatin1String withoutKey("export/without");
constexpr QLatin1String nightKey("export/night");
constexpr QLatin1String kindKey("export/kind");
constexpr QLatin1String pageKey("export/page");
constexpr QLatin1String widthKey("export/width"); ///< 0: by the size of a hex
constexpr int smallestWidth = 16;

/// Each board remembers its own unit.
QString unitKey(bool hexes)
{
    return hexes ? QStringLiteral("export/hexPixels") : QStringLiteral("export/cmPixels");
}

QSpinBox* pixelBox(int least, int most, const char* name)
{
    auto* box = new QSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setRange(least, most);
    box->setAccelerated(true);
    return box;
}

} // namespace

ExportDialog::ExportDialog(std::shared_ptr<const BoardPicture> picture, QString beside, QWidget* parent)
    : QDialog(parent),
      picture_(std::move(picture)),
      beside_(std::move(beside)),
      night_(new QCheckBox(tr("N&ight colours"))),
      form_(new QFormLayout),
      kind_(new QComboBox),
      unit_(pixelBox(1, largestHexPixels, "unit")),
      width_(pixelBox(smallestWidth, widestPicture, "width")),
      page_(new QComboBox),
      size_(new QLabel),
      left_(new QLabel),
      file_(new QLineEdit),
      preview_(new PicturePreview)
{
    setWindowTitle(tr("Export a picture"));
    auto* side = new QVBoxLayout;
    side->addWidget(createParts());
    side->addLayout(createSize());
    side->addWidget(night_);
    side->addWidget(left_);
    side->addStretch();
    auto* beneath = new QHBoxLayout;
    beneath->addLayout(side);
    beneath->addWidget(preview_, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    export_ = buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
    export_->setObjectName(QStringLiteral("export"));
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(beneath, 1);
    column->addLayout(createFile());
    column->addWidget(buttons);
    preview_->setAccessibleName(tr("Preview of the picture"));
    night_->setObjectName(QStringLiteral("night"));
    left_->setObjectName(QStringLiteral("left"));
    left_->setTextFormat(Qt::PlainText);
    left_->setWordWrap(true);
    size_->setObjectName(QStringLiteral("size"));
    export_->setDefault(true);
    orderTabs(buttons->button(QDialogButtonBox::Cancel));
    restore();
    connect(night_, &QCheckBox::toggled, this, &ExportDialog::showOutcome);
    showKind();
}

/// From what is asked first to what is pressed last.
void ExportDialog::orderTabs(QWidget* last)
{
    QList<QWidget*> order;
    for (QCheckBox* part : parts_)
        if (part != nullptr)
            order << part;
    order << kind_ << unit_ << width_ << page_ << night_ << file_ << browse_ << export_ << last;
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
    order.front()->setFocus();
}

/// A box for each part that the board has.
QWidget* ExportDialog::createParts()
{
    const bool hexes = picture_->map() != nullptr;
    const std::array<QString, picturePartCount> names{
        hexes ? tr("&Scanned map") : tr("Background &photograph"), tr("&Grid"), hexes ? tr("Hex &names") : tr("&Names"),
        tr("&Levels"),
        //: what stands on them: parapets, doors
        tr("He&xsides"), tr("Str&uctures"), tr("&Overlays"), tr("Set-up &zones"), tr("&Counters")};
    //: what a picture shows
    auto* box = new QGroupBox(tr("Show in the picture"));
    auto* column = new QVBoxLayout(box);
    for (int i = 0; i < picturePartCount; ++i)
    {
        const auto part = static_cast<PicturePart>(i);
        if (!picture_->has(part))
            continue;
        auto*& check = parts_[static_cast<std::size_t>(i)];
        check = new QCheckBox(names[static_cast<std::size_t>(i)]);
        check->setObjectName(wordOf(part));
        column->addWidget(check);
        connect(check, &QCheckBox::toggled, this, &ExportDialog::showOutcome);
    }
    return box;
}

QLayout* ExportDialog::createSize()
{
    kind_->setObjectName(QStringLiteral("kind"));
    kind_->addItem(tr("PNG (bitmap)"), pictureEndings[0]);
    kind_->addItem(tr("SVG (vector drawing)"), pictureEndings[1]);
    kind_->addItem(tr("PDF (for printing)"), pictureEndings[2]);
    page_->setObjectName(QStringLiteral("page"));
    for (const char* page : {"A4", "A3", "Letter"})
        page_->addItem(QLatin1String(page), QLatin1String(page));
    //: of paper, as large as the whole picture
    page_->addItem(tr("Single page"), QString());
    for (QSpinBox* box : {unit_, width_})
        //: pixels, after a number
        box->setSuffix(tr(" px"));
    form_->addRow(tr("Fo&rmat:"), kind_);
    //: how wide a hex is in the picture, in pixels
    form_->addRow(picture_->map() != nullptr ? tr("&Hex width:") : tr("Pixels per centi&metre:"), unit_);
    form_->addRow(tr("Total &width:"), width_);
    //: of paper
    form_->addRow(tr("P&aper:"), page_);
    form_->addRow(tr("Size:"), size_);
    connect(kind_, &QComboBox::currentIndexChanged, this, &ExportDialog::showKind);
    connect(page_, &QComboBox::currentIndexChanged, this, &ExportDialog::showOutcome);
    connect(unit_, &QSpinBox::valueChanged, this,
            [this]
            {
                byWidth_ = false;
                showOutcome();
            });
    connect(width_, &QSpinBox::valueChanged, this,
            [this]
            {
                byWidth_ = true;
                showOutcome();
            });
    return form_;
}

QLayout* ExportDialog::createFile()
{
    file_->setObjectName(QStringLiteral("file"));
    auto* label = new QLabel(tr("&File:"));
    label->setBuddy(file_);
    browse_ = new QPushButton(tr("&Browse…"));
    browse_->setObjectName(QStringLiteral("browse"));
    browse_->setAutoDefault(false);
    connect(browse_, &QPushButton::clicked, this, &ExportDialog::choose);
    connect(file_, &QLineEdit::textEdited, this,
            [this](const QString& text)
            {
                if (const int typed = kind_->findData(pictureEnding(text)); typed >= 0)
                    kind_->setCurrentIndex(typed);
                export_->setEnabled(!text.trimmed().isEmpty());
            });
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(file_, 1);
    row->addWidget(browse_);
    return row;
}

void ExportDialog::restore()
{
    const QSettings settings;
    const QStringList without = settings.value(withoutKey).toStringList();
    for (QCheckBox* part : parts_)
        if (part != nullptr)
            part->setChecked(!without.contains(part->objectName()));
    night_->setChecked(settings.value(nightKey, false).toBool());
    kind_->setCurrentIndex(std::max(0, kind_->findData(settings.value(kindKey).toString())));
    page_->setCurrentIndex(settings.contains(pageKey) ? std::max(0, page_->findData(settings.value(pageKey))) : 0);
    const PictureOptions usual;
    const bool hexes = picture_->map() != nullptr;
    unit_->setValue(settings.value(unitKey(hexes), hexes ? usual.hexPixels : usual.cmPixels).toInt());
    const int width = settings.value(widthKey, 0).toInt();
    if (width > 0)
        width_->setValue(width);
    byWidth_ = width > 0;
    file_->setText(QDir::toNativeSeparators(beside_ + '.' + kind()));
    file_->setCursorPosition(static_cast<int>(file_->text().size()));
}

void ExportDialog::save() const
{
    QSettings settings;
    QStringList without = settings.value(withoutKey).toStringList();
    for (const QCheckBox* part : parts_)
        if (part != nullptr)
        {
            without.removeAll(part->objectName());
            if (!part->isChecked())
                without << part->objectName();
        }
    settings.setValue(withoutKey, without);
    settings.setValue(nightKey, night_->isChecked());
    settings.setValue(kindKey, kind());
    settings.setValue(pageKey, page_->currentData());
    settings.setValue(widthKey, byWidth_ ? width_->value() : 0);
    settings.setValue(unitKey(picture_->map() != nullptr), unit_->value());
}

QString ExportDialog::kind() const
{
    return kind_->currentData().toString();
}

bool ExportDialog::isPdf() const
{
    return kind() == pictureEndings[2];
}

PictureOptions ExportDialog::options() const
{
    PictureOptions options;
    for (int i = 0; i < picturePartCount; ++i)
        if (const QCheckBox* part = parts_[static_cast<std::size_t>(i)])
            options.set(static_cast<PicturePart>(i), part->isChecked());
    options.dark = night_->isChecked();
    options.hexPixels = options.cmPixels = unit_->value();
    options.width = byWidth_ ? width_->value() : 0;
    options.page = page_->currentData().toString();
    return options;
}

/// With the ending of its kind, beside the one that was proposed unless another folder is named.
QString ExportDialog::file() const
{
    const QString typed = QDir::fromNativeSeparators(file_->text().trimmed());
    const QString named = pictureEnding(typed).isEmpty() ? typed + '.' + kind() : typed;
    return QDir::cleanPath(QFileInfo(beside_).dir().absoluteFilePath(named));
}

/// The file's ending follows the kind.
void ExportDialog::showKind()
{
    form_->setRowVisible(unit_, !isPdf());
    form_->setRowVisible(width_, !isPdf());
    form_->setRowVisible(page_, isPdf());
    const QString typed = file_->text();
    if (const QString ending = pictureEnding(typed); !ending.isEmpty() && ending != kind())
        file_->setText(typed.left(typed.size() - ending.size()) + kind());
    showOutcome();
}

void ExportDialog::showOutcome()
{
    const Drawing drawing = drawingOf(picture_, options());
    const auto sheets = isPdf() ? sheetsOf(drawing, options().page) : std::nullopt;
    const bool tiled = sheets && sheets->columns * sheets->rows > 1;
    const QSize across = isPdf() ? drawing.bounds(drawing.mmScale).size().toSize() : pixelsOf(drawing).size();
    const QString extent =
        QStringLiteral("%1 × %2").arg(QString::number(across.width()), QString::number(across.height()));
    //: how large a picture is, wide and high
    size_->setText(tiled ? tr("%1 × %2 sheets").arg(QString::number(sheets->columns), QString::number(sheets->rows))
                   : isPdf() ? tr("%1 mm", "wide and high").arg(extent)
                             : tr("%1 pixels", "wide and high").arg(extent));
    const QSignalBlocker quiet(width_);
    const QSignalBlocker quietToo(unit_);
    if (!byWidth_)
        width_->setValue(across.width());
    else if (!isPdf())
        unit_->setValue(static_cast<int>(std::lround(drawing.scale * (picture_->map() != nullptr ? 2 : 10))));
    left_->setText(isPdf() ? QString() : leftOut(*picture_, options()));
    left_->setVisible(!left_->text().isEmpty());
    preview_->setDrawing(drawing, sheets);
}

void ExportDialog::choose()
{
    const QString chosen = QFileDialog::getSaveFileName(this, windowTitle(), file(), tr("Images (*.png *.svg *.pdf)"),
                                                        nullptr, QFileDialog::DontConfirmOverwrite);
    if (chosen.isEmpty())
        return;
    file_->setText(QDir::toNativeSeparators(chosen));
    emit file_->textEdited(file_->text());
}

bool ExportDialog::mayReplace()
{
    if (!QFileInfo::exists(file()))
        return true;
    const QString name = QFileInfo(file()).fileName();
    return QMessageBox::question(this, windowTitle(), tr("A file named %1 already exists. Overwrite it?").arg(name)) ==
           QMessageBox::Yes;
}

void ExportDialog::accept()
{
    if (!export_->isEnabled() || !mayReplace())
        return;
    save();
    QDialog::accept();
}

} // namespace merlon::editor
