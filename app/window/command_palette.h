#pragma once

#include "app/window/search_popup.h"

#include <QList>

class QAction;

namespace merlon::app
{

class CommandModel;
class FoundCommands;

/// Every command by words of it: one types, and Enter does the one that is marked.
class CommandPalette : public SearchPopup
{
    Q_OBJECT

public:
    /// The actions outlive it.
    CommandPalette(const QList<QAction*>& actions, QWidget* window);

protected:
    void search(const QString& typed) override;
    QString tipOf(const QModelIndex& row) const override;
    void take(const QModelIndex& row) override;

private:
    CommandModel* commands_;
    FoundCommands* found_;
};

} // namespace merlon::app
