#pragma once

#include "core/map/palette.h"
#include "editor/tools/tool_box.h"

#include <QEvent>
#include <QWidget>

#include <memory>

namespace merlon::editor
{

/// One page of what can be held: terrain, what stands on hexsides ... Choosing there puts it into the hand.
class PalettePage : public QWidget
{
    Q_OBJECT

public:
    /// The tool box must outlive it.
    explicit PalettePage(ToolBox& tools) : tools_(tools) {}

    virtual QString title() const = 0;
    /// Whether that tool works with what is chosen here: then the page comes to the front with it.
    virtual bool serves(const Tool& tool) const = 0;
    /// Of the document's ruleset.
    virtual void setPalette(std::shared_ptr<const map::Palette> palette) = 0;
    virtual void retranslate() = 0;

protected:
    ToolBox& tools_;
};

} // namespace merlon::editor
