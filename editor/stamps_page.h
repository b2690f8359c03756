#pragma once

#include "editor/palette_page.h"
#include "editor/stamps_model.h"

class QAction;
class QListView;
class QPushButton;

namespace merlon::editor
{

/// Pieces of castles. Choosing one puts it into the hand, with the stamp tool.
class StampsPage : public PalettePage
{
    Q_OBJECT

public:
    explicit StampsPage(ToolBox& tools);

    StampsModel& stamps() { return model_; }
    QListView& view() { return *view_; }
    /// Adds one to the user's own and chooses it; or why it cannot.
    tl::expected<void, QString> add(const QString& name, edit::Stamp stamp);
    /// What the hand holds is none of them.
    void chooseNone();
    QString title() const override;
    bool serves(const Tool& tool) const override;
    void setPalette(std::shared_ptr<const map::Palette> palette) override;
    void retranslate() override;

signals:
    /// What is selected on the map shall become a stamp.
    void addWanted();
    void failed(const QString& why);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* createButtons();
    void createMenu();
    void choose(const QModelIndex& index);
    void chooseSome();
    void showMenu(QPoint at);
    void removeCurrent();
    void allowActions();

    StampsModel model_;
    QListView* view_;
    QPushButton* add_ = nullptr;
    QAction* rename_ = nullptr;
    QAction* remove_ = nullptr;
};

} // namespace merlon::editor
