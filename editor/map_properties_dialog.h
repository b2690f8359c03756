#pragma once

#include "core/map/palette.h"
#include "editor/map_properties.h"

#include <QDialog>

#include <memory>
#include <vector>

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

class MapDocument;
class PaletteModel;

/// What a map says about itself: its title in each language, extents, span of a hex, and how the printed map numbers
/// its hexes. Changes nothing by itself.
class MapPropertiesDialog : public QDialog
{
    Q_OBJECT

public:
    MapPropertiesDialog(const map::HexMap& map, std::shared_ptr<const map::Palette> palette, QWidget* parent = nullptr);

    /// As they were edited; texts of languages that have no field here stay.
    MapProperties properties() const;
    int columns() const;
    int rows() const;
    /// On hexes that a larger map adds.
    std::string newTerrain() const;

    /// Pushes what was changed; nothing when nothing was.
    void applyTo(MapDocument& document) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct TitleField
    {
        std::string language; ///< empty: for everybody
        QLineEdit* edit = nullptr;
    };

    QGroupBox* createTitles();
    QGroupBox* createSize(std::shared_ptr<const map::Palette> palette);
    QGroupBox* createNumbering();
    map::Numbering numbering() const;
    void showSample();
    void retranslate();

    map::HexMap map_; ///< as it was; its hexes are not needed, its layout and extras are
    std::vector<TitleField> titles_;
    PaletteModel* terrains_;
    QGroupBox* titleBox_ = nullptr;
    QFormLayout* titleForm_ = nullptr;
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
