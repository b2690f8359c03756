#include "referee/refused_menu.h"

namespace merlon::referee
{

RefusedMenu::RefusedMenu(const std::vector<Opening>& openings, QWidget* parent) : QMenu(parent)
{
    //: a menu: orders that cannot be given, each with its reason
    setTitle(tr("Not now"));
    for (const Opening& one : openings)
        if (!one.legal)
            addAction(one.why.isEmpty() //: an order that cannot be given now, as nothing may be picked for it
                          ? tr("%1: there is nothing there to choose").arg(one.name)
                          //: an order that cannot be given now, and why
                          : tr("%1: %2").arg(one.name, one.why))
                ->setEnabled(false);
}

} // namespace merlon::referee
