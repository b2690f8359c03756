#include "support_view.h"

#include <QTest>

namespace merlon::editor::testing
{

void MapOnScreen::show(std::unique_ptr<Workspace> workspace, QSize size)
{
    view_.reset();
    model_.reset();
    workspace_ = std::move(workspace);
    model_ = std::make_unique<HexMapModel>(*workspace_);
    tools_ = std::make_unique<ToolBox>();
    view_ = std::make_unique<HexMapView>();
    view_->setToolBox(tools_.get());
    view_->setModel(model_.get());
    view_->resize(size);
    view_->show();
    view_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(view_.get()));
    view_->setFocus();
    view_->zoomToFit();
}

void MapOnScreen::takeAway()
{
    QTest::mouseRelease(canvas(), Qt::LeftButton);
    view_.reset();
    model_.reset();
    tools_.reset();
    workspace_.reset();
}

} // namespace merlon::editor::testing
