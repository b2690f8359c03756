#include "app/window/ruler.h"

#include "app/window/map_views.h"
#include "editor/hex_map_view.h"
#include "referee/referee_panel.h"

#include <QKeyEvent>

namespace merlon::app
{

Ruler::Ruler(MapViews& views, referee::RefereePanel& referee, std::function<const map::HexMap&()> map, QObject* parent)
    : QObject(parent), views_(views), view_(views.first()), referee_(referee), map_(std::move(map))
{
    connect(&view_, &editor::HexMapView::hexPicked, this, [this](hex::Hex hex, hex::Side) { pick(hex); });
    connect(&view_, &editor::HexMapView::currentHexChanged, this, &Ruler::point);
    for (editor::HexMapView* view : views_.all())
    {
        connect(view, &editor::HexMapView::hexHovered, this, &Ruler::point);
        view->installEventFilter(this);
    }
}

void Ruler::setLaid(bool laid)
{
    if (laid == laid_)
        return;
    laid_ = laid;
    drop();
    if (!laid)
        view_.setOverlay(play::onBoard(referee_.scene(), board_));
    emit changed();
}

void Ruler::drop()
{
    from_.reset();
    to_.reset();
    fixed_ = false;
    retranslate();
}

void Ruler::pick(hex::Hex hex)
{
    if (!laid_ || !map_().layout.contains(hex))
        return;
    if (!from_ || fixed_)
    {
        drop();
        from_ = hex;
        play::Scene scene;
        scene.marks = {{hex, play::Mark::Actor}};
        view_.setOverlay(std::move(scene));
        retranslate();
        emit changed();
        return;
    }
    fixed_ = hex != *from_;
    measure(hex);
}

/// The other end follows the mouse and the cursor until it is picked.
void Ruler::point(hex::Hex hex)
{
    if (laid_ && from_ && !fixed_ && hex != to_ && map_().layout.contains(hex))
        measure(hex);
}

void Ruler::measure(hex::Hex to)
{
    to_ = to;
    retranslate();
    emit changed();
}

/// With nothing to measure, what to do.
void Ruler::retranslate()
{
    if (!laid_)
        return says_.clear();
    if (!from_)
    {
        says_ = tr(
            "Click the first hex of the line, or go there with the arrow keys and press Enter; Esc closes the ruler.");
        return;
    }
    if (!to_ || *to_ == *from_)
    {
        says_ = tr("Click the other hex, or go there with the arrow keys.");
        return;
    }
    const map::HexMap& map = map_();
    const auto name = [&](hex::Hex hex) { return QString::fromStdString(map::printedName(map, hex)); };
    //: two hexes and how far they are from one another
    says_ = tr("%1 to %2: %n hex(es).", nullptr, hex::distance(*from_, *to_)).arg(name(*from_), name(*to_));
    if (const QString line = board_ == 0 ? referee_.showRuled(*from_, *to_) : QString(); !line.isEmpty())
        says_ += ' ' + line;
    else
    {
        play::Scene scene;
        scene.marks = {{*from_, play::Mark::Actor}, {*to_, play::Mark::Aim}};
        scene.lines = {{hex::Point(hex::centre(*from_)), hex::Point(hex::centre(*to_)), {}}};
        view_.setOverlay(std::move(scene));
    }
}

bool Ruler::eventFilter(QObject* watched, QEvent* event)
{
    const bool escape =
        laid_ && event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (!escape)
        return QObject::eventFilter(watched, event);
    setLaid(false);
    return true;
}

} // namespace merlon::app
