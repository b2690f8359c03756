#pragma once

#include "core/play/sheet.h"

#include <QTabWidget>

namespace merlon::referee
{

class GlancePage;
class RefereeSession;
class SheetPage;

/// What a game without a board shows in a map's place: all at a glance, where it has a sheet of tiles, and its sheets,
/// as they stand now.
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
    /// An order is to be put together, as far as it is given.
    void ordered(const merlon::play::Record& begun);
    /// What may be ordered of these things, at that point of the screen.
    void menuWanted(const merlon::play::List& things, const QPoint& at);
    /// The sheet of that index; -1: all.
    void printWanted(int sheet);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    void refreshGlance(const std::vector<play::Sheet>& sheets);
    void refreshPage(int at, const play::Sheet& sheet);
    SheetPage* addPage();
    int indexOfSheet(std::string_view key) const;

    RefereeSession& session_;
    GlancePage* glance_ = nullptr;       ///< the first page; null: there is none
    std::vector<std::string_view> keys_; ///< of all sheets
};

} // namespace merlon::referee
