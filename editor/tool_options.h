#pragma once

#include "editor/tools/tool_box.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QSpinBox;

namespace merlon::editor
{

/// How the tool in the hand paints: those settings that it heeds; it takes no room while that heeds none.
class ToolOptions : public QWidget
{
    Q_OBJECT

public:
    /// The tool box must outlive it.
    explicit ToolOptions(ToolBox& tools, QWidget* parent = nullptr);

    void retranslate();

private:
    void addRows();
    void join();
    void showThoseHeeded();
    void follow();
    void listZones();

    ToolBox& tools_;
    QFormLayout* form_;
    QSpinBox* radius_;
    QSpinBox* limit_;
    QComboBox* symmetry_;
    QComboBox* zone_;
    QCheckBox* usualLevel_;
    QComboBox* outward_; ///< of lines
    QCheckBox* round_;
};

} // namespace merlon::editor
