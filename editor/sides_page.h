#pragma once

#include "editor/palette_page.h"
#include "editor/sides_model.h"

class QComboBox;
class QLabel;
class QListView;

namespace merlon::editor
{

/// What goes on hexsides, and in which state.
class SidesPage : public PalettePage
{
    Q_OBJECT

public:
    explicit SidesPage(ToolBox& tools);

    QString title() const override;
    bool serves(const Tool& tool) const override;
    void setPalette(std::shared_ptr<const map::Palette> palette) override;
    void retranslate() override;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* createStates();
    void choose(const QModelIndex& kind);
    void hold(const QModelIndex& kind);
    void follow();

    SidesModel model_;
    QListView* view_;
    QLabel* stateLabel_ = nullptr;
    QComboBox* states_ = nullptr;
    std::string state_; ///< chosen last: of the next kind that has states
    bool following_ = false;
};

} // namespace merlon::editor
