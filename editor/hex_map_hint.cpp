// What a press on the map would do, said before it is done.

#include "editor/hex_map_view.h"

namespace merlon::editor
{

/// What is drawn point by point is of what the hand holds now, and goes on on the map.
void HexMapView::renewPoints()
{
    if (!gesture_.pointwise())
        return;
    gesture_.renew();
    setFocus(Qt::OtherFocusReason);
}

QString HexMapView::hintOfGesture() const
{
    const QString what = gesture_.says().isEmpty() ? tr("nothing changes") : gesture_.says();
    if (gesture_.endsAt(gesture_.last().at))
        return tr("Click or Enter: %1; Backspace removes the last point, Esc cancels.").arg(what);
    if (gesture_.pointwise())
        return tr("Click: another point; double click: %1; Backspace removes the last point, Esc cancels.").arg(what);
    if (gesture_.isRefused())
        return what;
    return tr("On release: %1; Esc cancels.").arg(what);
}

QString HexMapView::hint() const
{
    if (!hexModel() || !tools_)
        return {};
    if (gesture_.active())
        return hintOfGesture();
    const auto hex = hoveredHex() ? hoveredHex() : currentHex();
    if (hex && maySelectionMove(*hex))
        return move_.tip();
    if (!handWorks())
        return {};
    return hex ? tools_->tool().hint(pressAt(*hex), hexModel()->workspace().desk()) : tools_->tool().tip();
}

} // namespace merlon::editor
