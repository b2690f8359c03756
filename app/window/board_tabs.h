#pragma once

#include <QPointer>
#include <QTabBar>

namespace merlon::editor
{
class Workspace;
} // namespace merlon::editor

namespace merlon::app
{

/// The boards of a scenario that has several, a tab each; nothing is seen of it where there is one.
class BoardTabs : public QTabBar
{
    Q_OBJECT

public:
    explicit BoardTabs(QWidget* parent);

    void setWorkspace(editor::Workspace* workspace);
    /// The next one, and after the last the first.
    void goOn();

protected:
    void changeEvent(QEvent* event) override;

private:
    void renew();
    void choose(int board);

    QPointer<editor::Workspace> workspace_;
};

} // namespace merlon::app
