#pragma once

#include "editor/palette_page.h"
#include "editor/palette_view.h"

class QButtonGroup;
class QLabel;

namespace merlon::editor
{

/// Terrains and levels.
class GroundPage : public PalettePage
{
    Q_OBJECT

public:
    explicit GroundPage(ToolBox& tools);

    PaletteView& view() { return *view_; }
    QString title() const override;
    bool serves(const Tool& tool) const override;
    void setPalette(std::shared_ptr<const map::Palette> palette) override;
    void retranslate() override;

private:
    QWidget* createLevels();
    void follow();

    PaletteView* view_;
    QLabel* levelLabel_ = nullptr;
    QButtonGroup* levels_ = nullptr; ///< ids: levels; and those of raise and lower, beyond them
};

} // namespace merlon::editor
