#include "app/window/board_tabs.h"

#include "editor/workspace.h"
#include "translations/words.h"

#include <QEvent>
#include <QSignalBlocker>

namespace merlon::app
{

BoardTabs::BoardTabs(QWidget* parent) : QTabBar(parent)
{
    setObjectName(QStringLiteral("boards"));
    setExpanding(false);
    setDrawBase(false);
    setFocusPolicy(Qt::NoFocus); // the keyboard is the board's; a command goes on
    // Not within the event: the tabs are made anew.
    connect(this, &QTabBar::currentChanged, this, &BoardTabs::choose, Qt::QueuedConnection);
    hide();
}

void BoardTabs::setWorkspace(editor::Workspace* workspace)
{
    if (workspace_)
        disconnect(workspace_, nullptr, this, nullptr);
    workspace_ = workspace;
    if (workspace_)
        connect(workspace_, &editor::Workspace::titleChanged, this, &BoardTabs::renew);
    renew();
}

void BoardTabs::renew()
{
    const QSignalBlocker quiet(this);
    while (count() > 0)
        removeTab(0);
    const int boards = workspace_ ? workspace_->boardCount() : 0;
    for (int board = 0; board < boards; ++board)
        addTab(workspace_->boardName(board, words::language()).replace('&', QLatin1String("&&")));
    setAccessibleName(tr("Boards"));
    setVisible(boards > 1);
    if (boards > 1)
        setCurrentIndex(workspace_->shownBoard());
}

void BoardTabs::choose(int board)
{
    if (workspace_)
        workspace_->showBoard(board);
}

void BoardTabs::goOn()
{
    if (count() > 1)
        setCurrentIndex((currentIndex() + 1) % count());
}

void BoardTabs::changeEvent(QEvent* event)
{
    QTabBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        renew();
}

} // namespace merlon::app
