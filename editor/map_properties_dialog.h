#pragma once

#include "core/edit/map_edits.h"
#include "core/map/palette.h"

#include <QDialog>

#include <memory>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QGroupBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace merlon::editor
{

class LanguageFields;
class PaletteModel;
class Workspace;

/// What a map says about itself: its title in each language, extents, span of a hex, and how the printed map numbers
/// its hexes. Says what would fall off a smaller one. Changes nothing before apply().
class MapPropertiesDialog : public QDialog
{
    Q_OBJECT

public:
    /// The workspace must outlive it.
    explicit MapPropertiesDialog(Workspace& workspace, QWidget* parent = nullptr);

    /// What was changed, as one step; nothing when nothing was.
    edit::Made edit(const edit::Desk& desk) const;
    void apply() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    QGroupBox* createSize(std::shared_ptr<const map::Palette> palette);
    QGroupBox* createNumbering();
    /// As they were edited; texts of languages that have no field here stay.
    map::HexMap head(map::HexMap head) const;
    hex::Layout layout() const;
    map::Numbering numbering() const;
    void showSize();
    void showSample();
    void retranslate();

    Workspace& workspace_;
    map::HexMap map_; ///< as it was; its hexes are not needed
    PaletteModel* terrains_;
    LanguageFields* titles_;
    QGroupBox* sizeBox_ = nullptr;
    QFormLayout* sizeForm_ = nullptr;
    QSpinBox* columns_ = nullptr;
    QSpinBox* rows_ = nullptr;
    QComboBox* terrain_ = nullptr;
    QLineEdit* span_ = nullptr;
    QLabel* lost_ = nullptr;
    QGroupBox* numberingBox_ = nullptr;
    QFormLayout* numberingForm_ = nullptr;
    QComboBox* columnAxis_ = nullptr;
    QComboBox* rowAxis_ = nullptr;
    QComboBox* corner_ = nullptr;
    QComboBox* order_ = nullptr;
    QSpinBox* firstColumn_ = nullptr;
    QSpinBox* firstRow_ = nullptr;
    QSpinBox* padding_ = nullptr;
    QLineEdit* separator_ = nullptr;
    QLabel* sample_ = nullptr;
    QDialogButtonBox* buttons_ = nullptr;
};

} // namespace merlon::editor
