#pragma once

#include "core/play/value.h"

#include <QTabWidget>

namespace merlon::referee
{

class RefereeSession;
class SheetPage;

/// What a game without a board shows in a map's place: its sheets, as they stand now.
class Desk : public QTabWidget
{
    Q_OBJECT

public:
    explicit Desk(RefereeSession& session, QWidget* parent = nullptr);

    /// To the line of what is looked for in the sheet that is shown.
    void find();

signals:
    /// Of a row: for the field that is asked for.
    void picked(const merlon::play::List& marks);
    /// The sheet of that index; -1: all.
    void printWanted(int sheet);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    SheetPage* addPage();

    RefereeSession& session_;
};

} // namespace merlon::referee
