#include "app/window/find_popup.h"

#include "app/window/find_model.h"

namespace merlon::app
{

FindPopup::FindPopup(const editor::NamedIn& in, const QString& typed, QWidget* window)
    : SearchPopup(window), found_(new FindModel(in, this))
{
    //: on the map
    setTexts(tr("Find"), tr("Name of a hex or of anything on the map"), tr("Matches"));
    begin(*found_, typed);
}

void FindPopup::search(const QString& typed)
{
    found_->search(typed);
}

QString FindPopup::tipOf(const QModelIndex& row) const
{
    if (!row.isValid())
        return tr("Nothing on the map matches.");
    return found_->thing(row.row()).count > 1 ? tr("Enter goes to the first one.") : tr("Enter goes there.");
}

/// Once the window has the keyboard back.
void FindPopup::take(const QModelIndex& row)
{
    const editor::NamedThing thing = found_->thing(row.row());
    const QString words = typed();
    close();
    emit chosen(thing, words);
}

} // namespace merlon::app
