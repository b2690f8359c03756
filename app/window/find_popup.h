#pragma once

#include "app/window/search_popup.h"
#include "editor/named_things.h"

namespace merlon::app
{

class FindModel;

/// Whatever has a name on the map and in the scenario, by words of it.
class FindPopup : public SearchPopup
{
    Q_OBJECT

public:
    /// `typed`: what was looked for before.
    FindPopup(const editor::NamedIn& in, const QString& typed, QWidget* window);

signals:
    void chosen(const merlon::editor::NamedThing& thing, const QString& typed);

protected:
    void search(const QString& typed) override;
    QString tipOf(const QModelIndex& row) const override;
    void take(const QModelIndex& row) override;

private:
    FindModel* found_;
};

} // namespace merlon::app
