#pragma once

#include <QPointer>
#include <QWidget>

class QListView;

namespace merlon::editor
{

class HistoryModel;
class Workspace;

/// All steps of what is open; a click or Enter goes back to one, or on to it.
class HistoryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPanel(QWidget* parent = nullptr);

    /// Null: none is open.
    void setWorkspace(Workspace* workspace);

protected:
    void changeEvent(QEvent* event) override;

private:
    void goTo(const QModelIndex& step);
    void showCurrent();

    QPointer<Workspace> workspace_;
    HistoryModel* steps_;
    QListView* list_;
};

} // namespace merlon::editor
