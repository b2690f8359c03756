#include "referee/glance_page.h"

#include "referee/lacks_model.h"
#include "referee/referee_session.h"
#include "referee/sheet_model.h"
#include "referee/sheet_page.h"
#include "referee/sheet_view.h"
#include "referee/tile_delegate.h"
#include "referee/tile_model.h"
#include "referee/timer_text.h"
#include "referee/verdict_text.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::referee
{
namespace
{

void asColumn(QWidget* whole, std::initializer_list<QWidget*> parts, const QWidget* large)
{
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part : parts)
        column->addWidget(part, part == large ? 1 : 0);
}

/// Why a list is empty, in its middle.
void drawEmpty(QWidget* viewport, const QString& text)
{
    QPainter painter(viewport);
    painter.setPen(viewport->palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport->rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, text);
}

bool isOf(const play::Timer& timer, const play::List& things)
{
    return std::ranges::any_of(timer.of,
                               [&](const play::Ref& one) { return std::ranges::count(things, play::Value(one)) > 0; });
}

} // namespace

GlancePage::GlancePage(QWidget* parent)
    : QWidget(parent),
      tileModel_(new TileModel(this)),
      lacksModel_(new LacksModel(this)),
      clock_(new QLabel(this)),
      time_(new QLabel(this)),
      tiles_(new QListView(this)),
      missing_(new QLabel(this)),
      lacks_(new QListView(this)),
      next_(new QPushButton(this)),
      why_(new QLabel(this)),
      standTitle_(new QLabel(this)),
      stand_(new SheetPage(this)),
      across_(new QSplitter(Qt::Horizontal, this)),
      down_(new QSplitter(Qt::Vertical, this)),
      beside_(new QWidget(this)),
      beneath_(new QWidget(this)),
      second_(new QTimer(this))
{
    build();
    join();
    enlarge();
    retranslate();
}

void GlancePage::build()
{
    for (QLabel* label : {clock_, time_, missing_, why_, standTitle_})
    {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    clock_->setObjectName(QStringLiteral("glance.clock"));
    time_->setObjectName(QStringLiteral("glance.time"));
    why_->setObjectName(QStringLiteral("glance.why"));
    why_->setMinimumHeight(2 * why_->fontMetrics().lineSpacing()); // the longest takes two lines
    next_->setObjectName(QStringLiteral("glance.next"));
    tiles_->setObjectName(QStringLiteral("glance.tiles"));
    lacks_->setObjectName(QStringLiteral("glance.lacks"));
    stand_->view().setObjectName(QStringLiteral("glance.stand"));
    tiles_->setModel(tileModel_);
    tiles_->setItemDelegate(new TileDelegate(tiles_));
    tiles_->setFlow(QListView::LeftToRight);
    tiles_->setWrapping(true);
    tiles_->setResizeMode(QListView::Adjust);
    tiles_->setUniformItemSizes(true);
    tiles_->setSpacing(2);
    tiles_->setDragDropMode(QAbstractItemView::DragDrop);
    tiles_->setDefaultDropAction(Qt::CopyAction);
    tiles_->setDragDropOverwriteMode(true); // onto tiles, not between them
    lacks_->setModel(lacksModel_);
    lacks_->setWordWrap(true);
    lacks_->setResizeMode(QListView::Adjust);
    lacks_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    lacks_->setAlternatingRowColors(true);
    for (QListView* view : {tiles_, lacks_})
    {
        view->setEditTriggers(QAbstractItemView::NoEditTriggers);
        view->viewport()->installEventFilter(this);
        view->installEventFilter(this);
    }
    missing_->setBuddy(lacks_);
    asColumn(beside_, {missing_, lacks_, why_, next_}, lacks_);
    asColumn(beneath_, {standTitle_, stand_}, stand_);
    across_->addWidget(tiles_);
    across_->addWidget(beside_);
    across_->setStretchFactor(0, 3);
    across_->setStretchFactor(1, 1);
    down_->addWidget(across_);
    down_->addWidget(beneath_);
    down_->setStretchFactor(0, 1);
    down_->setStretchFactor(1, 1);
    for (QSplitter* splitter : {across_, down_})
        splitter->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 0);
    auto* above = new QHBoxLayout;
    above->addWidget(clock_, 1);
    above->addWidget(time_);
    column->addLayout(above);
    column->addWidget(down_, 1);
}

void GlancePage::join()
{
    connect(second_, &QTimer::timeout, this, &GlancePage::tellTime);
    connect(tiles_, &QListView::clicked, this, &GlancePage::openTile);
    connect(tileModel_, &TileModel::dropped, this, &GlancePage::dropTile);
    connect(lacks_, &QListView::clicked, this, &GlancePage::openLack);
    connect(next_, &QPushButton::clicked, this, [this] { emit ordered(part_.order); });
    connect(stand_, &SheetPage::picked, this, &GlancePage::picked);
    connect(stand_, &SheetPage::printWanted, this,
            [this](bool all) { emit printWanted(all ? std::string_view() : stand_->model().key()); });
}

void GlancePage::enlarge()
{
    const auto times = [this](double factor)
    {
        QFont large = font();
        large.setBold(true);
        if (large.pixelSize() > 0)
            large.setPixelSize(qRound(large.pixelSize() * factor));
        else
            large.setPointSizeF(large.pointSizeF() * factor);
        return large;
    };
    clock_->setFont(times(1.5));
    time_->setFont(times(1.5));
    missing_->setFont(times(1));
    standTitle_->setFont(times(1));
}

void GlancePage::show(const RefereeSession& session, const std::vector<play::Sheet>& sheets)
{
    const play::Game& game = session.game();
    clock_->setText(VerdictText(game).clockLine(session.setting()->system->clock(game)));
    const auto tiles = std::ranges::find_if(sheets, [](const play::Sheet& one) { return one.tiles.has_value(); });
    showTiles(game, *tiles);
    showNext(session);
    showStand(game, sheets);
    game_ = game;
    session_ = &session;
    timers_ = session.film() == nullptr ? session.setting()->system->timers(game) : std::vector<play::Timer>();
    timers_.empty() ? second_->stop() : second_->start(5000);
    tellTime();
}

/// What runs for all above, and what runs for one on its tile.
void GlancePage::tellTime()
{
    const VerdictText text(*game_);
    const play::Moment now = session_->now();
    QStringList ofAll;
    std::vector<TileModel::Time> ofTiles(static_cast<std::size_t>(tileModel_->rowCount()));
    for (const play::Timer& timer : timers_)
        if (timer.of.empty())
            ofAll << timerText(text, timer, now);
        else
            for (int row = 0; row < tileModel_->rowCount(); ++row)
                if (isOf(timer, tileModel_->marksOf(tileModel_->index(row))))
                    ofTiles[static_cast<std::size_t>(row)] = {timerShort(timer, now), timer.late && isOver(timer, now)};
    time_->setText(ofAll.join('\n'));
    time_->setVisible(!ofAll.isEmpty());
    tileModel_->tellTimes(ofTiles);
}

/// Where the keyboard was it stays, also when other things have come.
void GlancePage::showTiles(const play::Game& game, const play::Sheet& sheet)
{
    const int row = tiles_->currentIndex().row();
    tiles_->setAccessibleName(SystemText(*game.setting->system).word("sheet", sheet.key));
    tileModel_->show(game, sheet);
    if (!tiles_->currentIndex().isValid() && tileModel_->rowCount() > 0)
        tiles_->selectionModel()->setCurrentIndex(tileModel_->index(std::clamp(row, 0, tileModel_->rowCount() - 1)),
                                                  QItemSelectionModel::NoUpdate);
    tiles_->viewport()->update();
}

void GlancePage::showNext(const RefereeSession& session)
{
    const int row = lacks_->currentIndex().row();
    part_ = nextPartOf(session);
    lacksModel_->show(part_.lacks);
    if (!lacks_->currentIndex().isValid() && lacksModel_->rowCount() > 0)
        lacks_->selectionModel()->setCurrentIndex(lacksModel_->index(std::clamp(row, 0, lacksModel_->rowCount() - 1)),
                                                  QItemSelectionModel::NoUpdate);
    beside_->setVisible(session.film() == nullptr);
    next_->setVisible(!part_.order.kind.empty());
    next_->setEnabled(part_.open);
    next_->setText(part_.name);
    next_->setAccessibleDescription(part_.says);
    why_->setText(part_.says);
    why_->setVisible(!part_.says.isEmpty());
    retranslate();
}

void GlancePage::showStand(const play::Game& game, const std::vector<play::Sheet>& sheets)
{
    const auto now = std::ranges::find_if(sheets, &play::Sheet::current);
    beneath_->setVisible(now != sheets.end());
    if (now == sheets.end())
        return;
    const QString name = SystemText(*game.setting->system).word("sheet", now->key);
    standTitle_->setText(name);
    stand_->view().setAccessibleName(name);
    stand_->show(game, *now);
}

void GlancePage::find()
{
    stand_->find();
}

void GlancePage::openTile(const QModelIndex& tile)
{
    const play::List things = tileModel_->marksOf(tile);
    if (!things.empty())
        emit menuWanted(things, tiles_->viewport()->mapToGlobal(tiles_->visualRect(tile).center()));
}

/// The order that sees to it, what may be ordered of whom it is about, or else what begins the next part and says why
/// it cannot.
void GlancePage::openLack(const QModelIndex& lack)
{
    const Lack one = lacksModel_->at(lack);
    if (!one.begun.kind.empty())
        emit ordered(one.begun);
    else if (!one.things.empty())
        emit menuWanted(one.things, lacks_->viewport()->mapToGlobal(lacks_->visualRect(lack).center()));
    else
        emit ordered(part_.order);
}

/// The first order of what stands on a tile that asks for the number of another: it goes there.
void GlancePage::dropTile(const QModelIndex& tile, const QModelIndex& onto)
{
    if (!game_ || session_->film() != nullptr)
        return;
    const auto number = tileModel_->numberOf(onto);
    for (const play::Value& thing : tileModel_->marksOf(tile))
        for (auto [order, outset] : game_->setting->system->menu(*game_, thing))
            if (outset.legal && !outset.wants.empty() && outset.wants.front().field == number.first)
            {
                order.fields.push_back(number);
                return emit ordered(order);
            }
}

/// Enter is a click; a tile has its menu under the other button too.
bool GlancePage::eventFilter(QObject* watched, QEvent* event)
{
    const bool onTiles = watched == tiles_ || watched == tiles_->viewport();
    const QListView& view = onTiles ? *tiles_ : *lacks_;
    if (event->type() == QEvent::KeyPress && (watched == tiles_ || watched == lacks_))
    {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && view.currentIndex().isValid())
        {
            onTiles ? openTile(view.currentIndex()) : openLack(view.currentIndex());
            return true;
        }
    }
    if (event->type() == QEvent::ContextMenu && onTiles)
    {
        const auto* menu = static_cast<QContextMenuEvent*>(event);
        const bool byMouse = menu->reason() == QContextMenuEvent::Mouse;
        openTile(byMouse ? tiles_->indexAt(menu->pos()) : tiles_->currentIndex());
        return true;
    }
    if (event->type() == QEvent::Paint && watched == view.viewport() && view.model()->rowCount() == 0)
    {
        drawEmpty(view.viewport(), onTiles ? tr("There is nothing to show yet.") : tr("Nothing is missing."));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void GlancePage::retranslate()
{
    //: above a list: what must be done before the game goes on; %1 is how many
    missing_->setText(lacksModel_->rowCount() == 0 ? tr("Still missing")
                                                   : tr("Still missing: %1").arg(lacksModel_->rowCount()));
    lacks_->setAccessibleName(tr("Still missing"));
}

void GlancePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        enlarge();
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon::referee
