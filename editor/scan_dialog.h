#pragma once

#include "core/edit/map_edits.h"
#include "editor/scan_file.h"
#include "editor/scan_loader.h"

#include <QDialog>

#include <array>
#include <optional>

class QCheckBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QFormLayout;
class QGroupBox;
class QLabel;
class QPushButton;
class QSlider;
class QTableView;

namespace merlon::editor
{

class ScanPointsModel;
class ScanView;
class Workspace;

/// The scanned map under the grid: which image, and where the grid lies on it. Who clicks the centres of three hexes or
/// more and names them gets the grid that fits them best; it is nudged by keys and set by numbers. Changes nothing, and
/// copies nothing, before apply().
class ScanDialog : public QDialog
{
    Q_OBJECT

public:
    /// The workspace must outlive it.
    explicit ScanDialog(Workspace& workspace, QWidget* parent = nullptr);
    ~ScanDialog() override;

    /// That image instead. One from another folder will be copied; whether it may is asked in chooseImage().
    void useImage(const ScanChoice& choice);
    /// What was made of it; none where it was removed.
    const std::optional<map::Background>& background() const { return background_; }
    /// As one step. False, and the reason shown, where it cannot be done.
    bool apply();

protected:
    void changeEvent(QEvent* event) override;

private:
    enum Number
    {
        Left,
        Top,
        Width,
        Height,
        Rotation,
        NumberCount
    };

    QWidget* createImage();
    QGroupBox* createPoints();
    QGroupBox* createNumbers();
    QDialogButtonBox* createButtons();
    void chooseImage();
    void takeScan();
    void layOnWhole();
    void pick(map::Pixel at);
    void addPoint(map::Pixel at);
    void fit();
    void nudge(double x, double y);
    void setNumber(Number number, double value);
    void setLocked(bool locked);
    void removeScan();
    void showAll();
    void showNumbers();
    void showFit();
    void retranslate();
    map::Placement placement() const;

    Workspace& workspace_;
    const hex::Layout layout_;
    std::optional<map::Background> background_;
    std::optional<ScanChoice> choice_; ///< another image than the map has
    bool laid_ = false;                ///< where the grid lies is known: a click is probably on its hex
    bool showing_ = false;
    ScanLoader loader_;
    ScanPointsModel* points_;
    ScanView* view_;
    QLabel* image_ = nullptr;
    QPushButton* choose_ = nullptr;
    QGroupBox* pointsBox_ = nullptr;
    QTableView* table_ = nullptr;
    QPushButton* add_ = nullptr;
    QPushButton* drop_ = nullptr;
    QLabel* fit_ = nullptr;
    QGroupBox* numbersBox_ = nullptr;
    QFormLayout* form_ = nullptr;
    std::array<QDoubleSpinBox*, NumberCount> numbers_{};
    QDoubleSpinBox* resolution_ = nullptr;
    QSlider* opacity_ = nullptr;
    QCheckBox* locked_ = nullptr;
    QPushButton* remove_ = nullptr;
    QDialogButtonBox* buttons_ = nullptr;
};

} // namespace merlon::editor
