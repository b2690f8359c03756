#pragma once

#include "app/window/wall_window.h"
#include "core/play/sheet.h"

#include <QStringList>

class QLabel;
class QMenu;
class QSpinBox;
class QTimer;
class QToolButton;

namespace merlon::referee
{
class PosterView;
class RefereeSession;
} // namespace merlon::referee

namespace merlon::app
{

/// Sheets of a game for all to read: those that are chosen, in large type, page after page where rows do not fit, under
/// what the clock says. It follows the game. Space holds the page, the arrows turn it.
class ProjectorWindow : public WallWindow
{
    Q_OBJECT

public:
    /// The session must outlive it.
    explicit ProjectorWindow(referee::RefereeSession& session, QWidget* parent = nullptr);
    ~ProjectorWindow() override;

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void write(int pixels) override;
    void filledScreen(bool fills) override;

private:
    void build();
    void join();
    void retranslate();
    void refresh();
    void offerSheets();
    bool isChosen(const play::Sheet& sheet) const;
    void choose(const QString& key, bool chosen);
    const play::Sheet* shownSheet() const;
    std::vector<const play::Sheet*> toShow() const;
    void showPage();
    void forward();
    void back();
    void turnSheet(int by);
    void goOnTiming();
    void hold(bool still);
    void sayPage();
    void tellTime();

    referee::RefereeSession& session_;
    std::vector<play::Sheet> sheets_; ///< of the game, as they stand
    QStringList chosen_;              ///< by key; of those that the user has not touched the posted ones
    QStringList refused_;
    std::string key_; ///< of the sheet that is shown
    QLabel* clock_;
    QLabel* time_;
    QLabel* title_;
    QLabel* page_;
    QLabel* notes_;
    referee::PosterView* view_;
    QWidget* bar_;
    QMenu* menu_;
    QToolButton* sheetsButton_;
    QLabel* secondsLabel_;
    QSpinBox* seconds_;
    QToolButton* back_;
    QToolButton* hold_;
    QToolButton* forward_;
    QTimer* timer_; ///< of the page
    QTimer* second_;
};

} // namespace merlon::app
