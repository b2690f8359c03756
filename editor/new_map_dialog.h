#pragma once

#include "core/map/palette.h"
#include "editor/new_map.h"

#include <QDialog>

#include <memory>

class QComboBox;
class QFormLayout;
class QSpinBox;

namespace merlon::editor
{

class MapPreview;
class PaletteModel;

/// Asks for the size and kind of a map that is yet to be made.
class NewMapDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NewMapDialog(std::shared_ptr<const map::Palette> palette, QWidget* parent = nullptr);

    NewMap wish() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void nameShoves();
    void showSample();

    PaletteModel* terrains_;
    QFormLayout* form_;
    QSpinBox* columns_;
    QSpinBox* rows_;
    QComboBox* orientation_;
    QComboBox* shove_;
    QComboBox* terrain_;
    MapPreview* preview_;
};

} // namespace merlon::editor
