#pragma once

#include "core/map/table_map.h"
#include "editor/scan_file.h"
#include "editor/scan_loader.h"

#include <QDialog>

#include <array>
#include <optional>

class QCheckBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QGridLayout;
class QGroupBox;
class QLabel;
class QPushButton;
class QSlider;

namespace merlon::editor
{

class PhotographView;
class Workspace;

/// The photograph beneath a measured table: which image, and where it shows the four corners of the table. They are
/// dragged there or typed. Changes nothing, and copies nothing, before apply().
class PhotographDialog : public QDialog
{
    Q_OBJECT

public:
    /// The workspace must outlive it.
    explicit PhotographDialog(Workspace& workspace, QWidget* parent = nullptr);
    ~PhotographDialog() override;

    /// That image instead. One from another folder will be copied; whether it may is asked in chooseImage().
    void useImage(const ScanChoice& choice);
    /// What was made of it; none where it was removed.
    const std::optional<map::Photograph>& photograph() const { return photograph_; }
    /// As one step. False, and the reason shown, where it cannot be done.
    bool apply();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* createImage();
    QGroupBox* createCorners();
    QGroupBox* createLook();
    QDialogButtonBox* createButtons();
    void chooseImage();
    void takeScan();
    void layOnWhole();
    void move(int corner, map::Pixel to);
    void removePhotograph();
    void showAll();
    void retranslate();

    Workspace& workspace_;
    std::optional<map::Photograph> photograph_;
    std::optional<ScanChoice> choice_; ///< another image than the table has
    bool laid_ = false;                ///< where its corners are is known
    bool showing_ = false;
    ScanLoader loader_;
    PhotographView* view_;
    QLabel* image_ = nullptr;
    QPushButton* choose_ = nullptr;
    QLabel* hint_ = nullptr;
    QGroupBox* cornersBox_ = nullptr;
    std::array<QLabel*, 4> names_{};
    std::array<std::array<QDoubleSpinBox*, 2>, 4> numbers_{};
    QPushButton* whole_ = nullptr;
    QLabel* fault_ = nullptr;
    QGroupBox* lookBox_ = nullptr;
    QLabel* strength_ = nullptr;
    QSlider* opacity_ = nullptr;
    QCheckBox* locked_ = nullptr;
    QPushButton* remove_ = nullptr;
    QDialogButtonBox* buttons_ = nullptr;
};

} // namespace merlon::editor
