// What the dialog shows and says.

#include "editor/row_title.h"
#include "editor/scan_dialog.h"

#include "core/map/placement.h"
#include "editor/scan_points_model.h"
#include "editor/scan_view.h"
#include "translations/words.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSlider>
#include <QTableView>

namespace merlon::editor
{
namespace
{

QString figure(double number)
{
    return QLocale().toString(number, 'f', 2);
}

} // namespace

void ScanDialog::showAll()
{
    const bool there = background_.has_value();
    const bool loose = there && !background_->locked;
    points_->setPlacement(placement());
    points_->setLocked(!loose);
    view_->setPlacement(placement());
    view_->setLocked(!loose);
    pointsBox_->setEnabled(loose);
    numbersBox_->setEnabled(there);
    for (QDoubleSpinBox* box : numbers_)
        box->setEnabled(loose);
    remove_->setEnabled(there);
    const QString image = there ? QString::fromStdString(background_->image) : tr("No image");
    const QString state = loader_.isReading() ? tr("Loading…") : loader_.problem();
    view_->setSaid(there ? state : QString());
    image_->setText(there && !state.isEmpty() ? image + '\n' + state : image);
    showNumbers();
    showFit();
}

void ScanDialog::showNumbers()
{
    const QScopedValueRollback showing(showing_, true);
    const map::Background shown = background_.value_or(map::Background{});
    const map::Placement at = placement();
    const double height = map::heightOfHex(shown, layout_.orientation);
    const std::array<double, NumberCount> values{at.origin.x, at.origin.y, shown.hex, height, at.rotation};
    for (std::size_t i = 0; i < values.size(); ++i)
        numbers_[i]->setValue(values[i]);
    opacity_->setValue(qRound(shown.opacity * 100));
    setRowTitle(*form_, opacity_, tr("Opacity, %1 %:").arg(opacity_->value()));
    locked_->setChecked(shown.locked);
}

void ScanDialog::showFit()
{
    const auto found = map::fitted(layout_, points_->points());
    if (!found.placement)
    {
        switch (found.why)
        {
        case map::Misfit::TooFew:
            return fit_->setText(
                tr("Click the centres of three or more hexes on the image, far apart, and type their names."));
        case map::Misfit::SameHex:
            return fit_->setText(tr("Two points name the same hex."));
        case map::Misfit::InLine:
            return fit_->setText(tr("All points lie on one line; click a hex off that line."));
        case map::Misfit::Mirrored:
            return fit_->setText(tr("With these names the map would be mirrored."));
        }
    }
    const map::Residual residual = map::residualOf(layout_, placement(), points_->points());
    const double pixelsPerMm = resolution_->value() / 25.4;
    const map::Placement at = placement();
    fit_->setText(tr("Error: %1 px (%2 mm) on average, %3 px (%4 mm) at most. Vertical stretch of the image: %5 %.",
                     "the root mean square")
                      .arg(figure(residual.rootMeanSquare), figure(residual.rootMeanSquare / pixelsPerMm),
                           figure(residual.largest), figure(residual.largest / pixelsPerMm),
                           figure(100 * at.down / at.across)));
}

void ScanDialog::retranslate()
{
    setWindowTitle(tr("Scanned map"));
    view_->setAccessibleName(tr("Scanned map"));
    view_->setAccessibleDescription(tr("Click the centre of a hex to add a point. Arrow keys move the grid by half a "
                                       "pixel, with Shift by five; + and - zoom, 0 shows all."));
    view_->setToolTip(words::tip(view_->accessibleDescription()));
    choose_->setText(tr("Choose an image…"));
    pointsBox_->setTitle(tr("Hexes on the image"));
    table_->setAccessibleName(tr("Hexes on the image"));
    add_->setText(tr("Add a point"));
    drop_->setText(tr("Remove the point"));
    numbersBox_->setTitle(tr("Grid position"));
    setRowTitle(*form_, numbers_[Left], tr("Centre of the first hex, from the left:"));
    setRowTitle(*form_, numbers_[Top], tr("From the top:"));
    setRowTitle(*form_, numbers_[Width], tr("Hex width:"));
    setRowTitle(*form_, numbers_[Height], tr("Hex height:"));
    setRowTitle(*form_, numbers_[Rotation], tr("Rotation:"));
    setRowTitle(*form_, resolution_, tr("Image resolution:"));
    for (const Number pixels : {Left, Top, Width, Height})
        numbers_[pixels]->setSuffix(tr(" px", "pixels"));
    resolution_->setSuffix(tr(" dpi", "dots per inch"));
    opacity_->setAccessibleName(tr("Opacity"));
    //: neither mouse nor keys move the grid on the image
    locked_->setText(tr("Locked"));
    remove_->setText(tr("Remove the scanned map"));
    points_->retranslate();
    showAll();
}

void ScanDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace merlon::editor
