#pragma once

#include "editor/palette_page.h"
#include "editor/things_model.h"

class QComboBox;
class QLabel;
class QListView;

namespace merlon::editor
{

/// Things to lay on the map, and the state of a new one where its kind has several.
class ThingsPage : public PalettePage
{
    Q_OBJECT

public:
    explicit ThingsPage(ToolBox& tools);

    QString title() const override;
    bool serves(const Tool& tool) const override;
    void setPalette(std::shared_ptr<const map::Palette> palette) override;
    void retranslate() override;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void choose(const QModelIndex& index);
    void follow();
    void showStates();
    bool isDark() const;

    ThingsModel model_;
    QListView* view_;
    QLabel* stateLabel_;
    QComboBox* states_;
    bool following_ = false;
};

} // namespace merlon::editor
