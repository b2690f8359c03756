#pragma once

#include "editor/findings_model.h"
#include "editor/inquiry.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTreeView;

namespace merlon::editor
{

/// What lint finds in the documents that are open, looked for in the background after each change. A click goes there;
/// what can be mended is mended here, as a step of the history.
class FindingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget* parent = nullptr);

    /// Null: nothing is open. It may go away.
    void setWorkspace(Workspace* workspace);
    FindingsModel& model() { return model_; }
    QTreeView& view() { return *view_; }
    /// What is shown is of the documents of now.
    bool upToDate() const { return !looking_.awaited(); }

signals:
    /// How many there are now.
    void found(int count);
    /// A click: that is to be seen.
    void pointedAt(const merlon::lint::Finding& finding);
    /// Enter or a double click: the user goes there.
    void chosen(const merlon::lint::Finding& finding);

protected:
    void changeEvent(QEvent* event) override;

private:
    void look(int quiet);
    void take(std::vector<lint::Finding> findings);
    void showFix();
    void mend();
    void mendAll();
    void retranslate();

    QPointer<Workspace> workspace_;
    FindingsModel model_;
    Inquiry<std::vector<lint::Finding>> looking_;
    Inquiry<edit::Edit> mending_;
    QStackedWidget* pages_;
    QLabel* nothing_;
    QTreeView* view_;
    QPushButton* mend_;
    QPushButton* mendAll_;
    QLabel* fix_;
};

} // namespace merlon::editor
