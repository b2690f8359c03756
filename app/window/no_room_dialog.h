#pragma once

#include "core/edit/edit.h"

#include <QDialog>

class QListWidget;

namespace merlon::app
{

/// An edit leaves no room for things that stand on a line: they are taken off (accepted), or the line is kept as it
/// was.
class NoRoomDialog : public QDialog
{
    Q_OBJECT

public:
    NoRoomDialog(const std::vector<edit::Roomless>& things, QWidget* parent);

signals:
    /// One of the things, by its number.
    void pointedAt(int thing);

private:
    QListWidget* list_;
};

} // namespace merlon::app
