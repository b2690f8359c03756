#pragma once

#include "referee/next_part.h"

#include <QWidget>

class QLabel;
class QListView;
class QPushButton;
class QTimer;
class QSplitter;

namespace merlon::referee
{

class LacksModel;
class RefereeSession;
class SheetPage;
class TileModel;

/// A game without a board at a glance: what its clock says, a tile for each row of the sheet that has tiles, what is
/// missing before it goes on, and beneath them how things stand now.
class GlancePage : public QWidget
{
    Q_OBJECT

public:
    explicit GlancePage(QWidget* parent);

    /// Of a game that has a sheet of tiles.
    void show(const RefereeSession& session, const std::vector<play::Sheet>& sheets);
    /// To the line of what is looked for in the sheet beneath.
    void find();

signals:
    void ordered(const merlon::play::Record& begun);
    /// What may be ordered of these things, at that point of the screen.
    void menuWanted(const merlon::play::List& things, const QPoint& at);
    void picked(const merlon::play::List& marks);
    /// The sheet of that key; empty: all of them.
    void printWanted(std::string_view sheet);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void join();
    void retranslate();
    void enlarge();
    void showTiles(const play::Game& game, const play::Sheet& sheet);
    void showNext(const RefereeSession& session);
    void showStand(const play::Game& game, const std::vector<play::Sheet>& sheets);
    void tellTime();
    void openTile(const QModelIndex& tile);
    void dropTile(const QModelIndex& tile, const QModelIndex& onto);
    void openLack(const QModelIndex& lack);

    TileModel* tileModel_;
    LacksModel* lacksModel_;
    QLabel* clock_;
    QLabel* time_; ///< what is left of what runs for all
    QListView* tiles_;
    QLabel* missing_;
    QListView* lacks_;
    QPushButton* next_;
    QLabel* why_;
    QLabel* standTitle_;
    SheetPage* stand_;
    QSplitter* across_;
    QSplitter* down_;
    QWidget* beside_;
    QWidget* beneath_;
    QTimer* second_;
    NextPart part_;
    std::optional<play::Game> game_;
    const RefereeSession* session_ = nullptr; ///< whose game that is; it outlives this
    std::vector<play::Timer> timers_;
};

} // namespace merlon::referee
