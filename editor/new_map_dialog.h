#pragma once

#include "core/map/local_text.h"
#include "core/map/palette.h"
#include "editor/new_map.h"

#include <QDialog>

#include <memory>

class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace merlon::editor
{

class MapPreview;
class PaletteModel;
class TitleField;

/// Asks for the size and kind of a map that is yet to be made.
class NewMapDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NewMapDialog(std::shared_ptr<const map::Palette> palette, QWidget* parent = nullptr);

    NewMap wish() const;
    /// What it is called; may be empty.
    LocalText title() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void nameShoves();
    void showSamples();

    PaletteModel* terrains_;
    QFormLayout* form_;
    TitleField* title_;
    QSpinBox* columns_;
    QSpinBox* rows_;
    QComboBox* orientation_;
    QComboBox* shove_;
    QComboBox* terrain_;
    MapPreview* whole_;
    MapPreview* corner_;
    QLabel* wholeTitle_;
    QLabel* cornerTitle_;
};

} // namespace merlon::editor
