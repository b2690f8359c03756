#include "app/window/players_window.h"

#include "app/window/game_on_table.h"
#include "editor/hex_map_model.h"
#include "editor/hex_map_view.h"
#include "editor/table_view.h"
#include "editor/workspace.h"
#include "referee/head_text.h"
#include "referee/journal_text.h"
#include "referee/referee_session.h"

#include <QLabel>
#include <QScreen>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::app
{
namespace
{

/// Of the window's height, so that it is read from across a room, whatever the screen.
constexpr int linesToAWindow = 34;
constexpr int namesToAWindow = 56;

bool isOfThePlayers(const play::Marked& marked)
{
    return marked.mark != play::Mark::May && marked.mark != play::Mark::MayNot && marked.mark != play::Mark::Zone;
}

} // namespace

PlayersWindow::PlayersWindow(referee::RefereeSession& session, QWidget* parent)
    : WallWindow(linesToAWindow, parent),
      session_(session),
      head_(new referee::HeadView(this)),
      map_(new editor::HexMapView(this)),
      table_(new editor::TableView(this)),
      sentence_(new QLabel(this))
{
    setObjectName(QStringLiteral("players"));
    sentence_->setObjectName(QStringLiteral("sentence"));
    sentence_->setWordWrap(true);
    sentence_->setTextFormat(Qt::PlainText);
    sentence_->setAlignment(Qt::AlignCenter);
    sentence_->setMargin(8);
    sentence_->setMinimumHeight(1); // it has the height for its width, and keeps no window from being low
    for (editor::PlaneView* board : std::initializer_list<editor::PlaneView*>{map_, table_})
    {
        board->setFocusPolicy(Qt::NoFocus);
        board->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        board->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }
    table_->viewport()->setAttribute(Qt::WA_TransparentForMouseEvents); // nobody draws here
    auto* column = new QVBoxLayout(this);
    column->addWidget(head_);
    column->addWidget(map_, 1);
    column->addWidget(table_, 1);
    column->addWidget(sentence_);
    write(smallestPixels); // before it is known how large it is
    resize(QSize(1000, 760).boundedTo(parent != nullptr ? parent->size() : screen()->availableSize()));
    connect(&session_, &referee::RefereeSession::gameChanged, this, &PlayersWindow::showGame);
    connect(&session_, &referee::RefereeSession::verdictChanged, this, &PlayersWindow::tell);
    showGame();
}

PlayersWindow::~PlayersWindow() = default;

/// Of the scenario that is played now, on the document of its own: what a designer paints meanwhile is not played.
void PlayersWindow::showMap()
{
    const play::Boards now = session_.isOpen() ? session_.setting()->boards : play::Boards();
    const std::size_t board = now.empty() ? 0 : std::min(wanted_, now.size() - 1);
    const play::HexBoard& map = play::hexBoard(now, board);
    const play::TableBoard& table = play::tableBoard(now, board);
    map_->setVisible(map != nullptr);
    table_->setVisible(table != nullptr);
    if (now == boards_ && shown_ == board)
        return;
    boards_ = now;
    shown_ = board;
    map_->setModel(nullptr);
    table_->setModel(nullptr);
    model_.reset();
    tableModel_.reset();
    workspace_.reset();
    if (table)
    {
        workspace_ = std::make_unique<editor::Workspace>(*table);
        tableModel_ = std::make_unique<editor::TableModel>(*workspace_);
        table_->setModel(tableModel_.get());
    }
    if (!map)
        return;
    workspace_ = std::make_unique<editor::Workspace>(*map);
    model_ = std::make_unique<editor::HexMapModel>(*workspace_);
    map_->setModel(model_.get());
    map_->selectionModel()->clearCurrentIndex(); // nobody types here
}

void PlayersWindow::showBoard(int board)
{
    wanted_ = static_cast<std::size_t>(board);
    showGame();
}

void PlayersWindow::showGame()
{
    showMap();
    const play::Scene table = session_.table();
    map_->setCounters(play::onBoard(table, static_cast<int>(shown_)).pieces);
    showScene(table);
    setWindowTitle(tr("Players’ window"));
    tell();
}

void PlayersWindow::showScene(const play::Scene& whole)
{
    const play::Scene scene = play::onBoard(whole, static_cast<int>(shown_));
    play::Scene shown;
    shown.boards = scene.boards;
    if (!session_.whatIf())
    {
        std::ranges::copy_if(scene.marks, std::back_inserter(shown.marks), isOfThePlayers);
        shown.lines = scene.lines;
        shown.outlines = scene.outlines;
        shown.strokes = scene.strokes;
        shown.labels = scene.labels;
        shown.legal = scene.legal;
    }
    if (table_->tableModel() != nullptr)
        table_->setGame(tableGame(session_, shown, static_cast<int>(shown_)));
    map_->setOverlay(std::move(shown));
}

QString PlayersWindow::sentence() const
{
    if (!session_.isOpen())
        return {};
    if (session_.wantsDie() && !session_.whatIf())
    {
        const referee::VerdictText text(session_.game());
        //: an order, how it stands, and the die that it waits for: "a ten-sided die for the shot"
        return tr("%1. Now roll %2.")
            .arg(text.orderWithFacts(session_.order(), session_.verdict().facts),
                 text.need(session_.verdict().needs.front()));
    }
    const referee::Film* film = session_.film();
    if (session_.journal().entries.empty() || (film != nullptr && film->line() < 0))
        return QString::fromStdString(session_.setting()->scenario.title.in(words::language()));
    const int last = film != nullptr ? film->line() : static_cast<int>(session_.journal().entries.size()) - 1;
    return referee::JournalText(session_).aloud(last);
}

void PlayersWindow::tell()
{
    const QString said = sentence();
    auto head = referee::headOf(session_);
    if (!head.decided.isEmpty()) // the map has the room of what nobody asks any more
    {
        head.step.clear();
        head.muster.clear();
    }
    if (said.contains(head.decided)) // once is enough
        head.decided.clear();
    head_->show(head);
    sentence_->setText(said);
}

void PlayersWindow::write(int pixels)
{
    QFont large = font();
    large.setPixelSize(pixels);
    head_->setFont(large);
    large.setPixelSize(large.pixelSize() * 3 / 2);
    large.setBold(true);
    sentence_->setFont(large);
    map_->setNamePixels(std::max(editor::usualNamePixels, height() / namesToAWindow));
}

void PlayersWindow::resizeEvent(QResizeEvent* event)
{
    WallWindow::resizeEvent(event);
    for (editor::PlaneView* board : std::initializer_list<editor::PlaneView*>{map_, table_})
        QTimer::singleShot(0, board, &editor::PlaneView::zoomToFit); // once the texts have taken their room
}

void PlayersWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        showGame();
    QWidget::changeEvent(event);
}

} // namespace merlon::app
