#pragma once

#include "editor/palette_model.h"
#include "editor/tools/tool_box.h"

#include <QListView>

namespace merlon::editor
{

/// The terrains to paint with. Choosing one puts it into the tool box; 1 to 9 choose the first nine.
class PaletteView : public QListView
{
    Q_OBJECT

public:
    /// The tool box must outlive it.
    explicit PaletteView(ToolBox& tools, QWidget* parent = nullptr);

    PaletteModel& terrains() { return model_; }
    /// For the keys 1 to 9: they work in this view and in every widget that these actions are added to.
    const QList<QAction*>& terrainActions() const { return actions_; }
    void retranslate();

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void choose(const QModelIndex& index);
    void follow();

    ToolBox& tools_;
    PaletteModel model_;
    QList<QAction*> actions_;
    bool following_ = false;
};

} // namespace merlon::editor
