#pragma once

#include "editor/palette_view.h"

#include <QWidget>

class QButtonGroup;
class QLabel;
class QSpinBox;
class QToolButton;

namespace merlon::editor
{

/// Everything to paint with, in one column: tools, brush, terrains, levels. For a dock on the left.
class PalettePanel : public QWidget
{
    Q_OBJECT

public:
    /// The tool box must outlive it.
    explicit PalettePanel(ToolBox& tools, QWidget* parent = nullptr);

    PaletteView& view() { return *view_; }
    /// The terrains to offer: those of the document's ruleset.
    void setPalette(std::shared_ptr<const map::Palette> palette);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* createTools();
    QWidget* createLevels();
    void follow();
    void retranslate();

    ToolBox& tools_;
    PaletteView* view_;
    QSpinBox* radius_ = nullptr;
    QLabel* radiusLabel_ = nullptr;
    QLabel* levelLabel_ = nullptr;
    QButtonGroup* levels_ = nullptr; ///< ids: levels; and those of raise and lower, beyond them
};

} // namespace merlon::editor
