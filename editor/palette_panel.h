#pragma once

#include "editor/palette_view.h"

#include <QWidget>

class QTabWidget;

namespace merlon::editor
{

class GroundPage;
class PalettePage;
class StampsPage;
class ToolOptions;

/// Everything to paint with, in one column: tools, how the one in the hand paints, and pages of what can be held. For a
/// dock on the left.
class PalettePanel : public QWidget
{
    Q_OBJECT

public:
    /// The tool box must outlive it.
    explicit PalettePanel(ToolBox& tools, QWidget* parent = nullptr);

    PaletteView& view();
    StampsPage& stamps() { return *stamps_; }
    /// What to offer: that of the document's ruleset.
    void setPalette(const std::shared_ptr<const map::Palette>& palette);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* createTools();
    void showPage();
    void nameTabs();
    void retranslate();

    ToolBox& tools_;
    GroundPage* ground_;
    StampsPage* stamps_;
    QList<PalettePage*> pages_;
    ToolOptions* options_;
    QTabWidget* tabs_;
};

} // namespace merlon::editor
