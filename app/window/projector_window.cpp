#include "app/window/projector_window.h"

#include "referee/poster_view.h"
#include "referee/referee_session.h"
#include "referee/timer_text.h"
#include "referee/verdict_text.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QScreen>
#include <QSettings>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace merlon::app
{
namespace
{

/// Of the window's height: a row of a table is read from the end of a hall.
constexpr int rowsToAWindow = 26;
constexpr int usualSeconds = 10;
const QLatin1String keptSeconds("projector/seconds");

QToolButton* button(QWidget* bar, const char* name, Qt::ArrowType arrow = Qt::NoArrow)
{
    auto* one = new QToolButton(bar);
    one->setObjectName(QLatin1String(name));
    one->setFocusPolicy(Qt::StrongFocus);
    one->setArrowType(arrow);
    return one;
}

} // namespace

ProjectorWindow::ProjectorWindow(referee::RefereeSession& session, QWidget* parent)
    : WallWindow(rowsToAWindow, parent),
      session_(session),
      clock_(new QLabel(this)),
      time_(new QLabel(this)),
      title_(new QLabel(this)),
      page_(new QLabel(this)),
      notes_(new QLabel(this)),
      view_(new referee::PosterView(this)),
      bar_(new QWidget(this)),
      menu_(new QMenu(this)),
      sheetsButton_(button(bar_, "projector.sheets")),
      secondsLabel_(new QLabel(bar_)),
      seconds_(new QSpinBox(bar_)),
      back_(button(bar_, "projector.back", Qt::LeftArrow)),
      hold_(button(bar_, "projector.hold")),
      forward_(button(bar_, "projector.forward", Qt::RightArrow)),
      timer_(new QTimer(this)),
      second_(new QTimer(this))
{
    setObjectName(QStringLiteral("projector"));
    build();
    join();
    retranslate();
    resize(QSize(1000, 720).boundedTo(parent != nullptr ? parent->size() : screen()->availableSize()));
    refresh();
    timer_->start(seconds_->value() * 1000);
    second_->start(5000);
}

ProjectorWindow::~ProjectorWindow() = default;

void ProjectorWindow::build()
{
    for (QLabel* label : {clock_, time_, title_, page_, notes_})
        label->setTextFormat(Qt::PlainText);
    for (QLabel* label : {clock_, notes_})
    {
        label->setWordWrap(true);
        label->setMinimumHeight(1); // it has the height for its width, and keeps no window from being low
    }
    clock_->setObjectName(QStringLiteral("projector.clock"));
    time_->setObjectName(QStringLiteral("projector.time"));
    title_->setObjectName(QStringLiteral("projector.title"));
    page_->setObjectName(QStringLiteral("projector.page"));
    view_->setObjectName(QStringLiteral("projector.rows"));
    seconds_->setObjectName(QStringLiteral("projector.seconds"));
    seconds_->setRange(2, 600);
    seconds_->setValue(QSettings().value(keptSeconds, usualSeconds).toInt());
    secondsLabel_->setBuddy(seconds_);
    sheetsButton_->setMenu(menu_);
    sheetsButton_->setPopupMode(QToolButton::InstantPopup);
    hold_->setCheckable(true);
    auto* bar = new QHBoxLayout(bar_);
    bar->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part : std::initializer_list<QWidget*>{sheetsButton_, secondsLabel_, seconds_})
        bar->addWidget(part);
    bar->addStretch(1);
    for (QWidget* part : std::initializer_list<QWidget*>{back_, hold_, forward_})
        bar->addWidget(part);
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(page_);
    auto* column = new QVBoxLayout(this);
    auto* above = new QHBoxLayout;
    above->addWidget(clock_, 1);
    above->addWidget(time_);
    column->addLayout(above);
    column->addLayout(head);
    column->addWidget(notes_);
    column->addWidget(view_, 1);
    column->addWidget(bar_);
}

void ProjectorWindow::join()
{
    connect(&session_, &referee::RefereeSession::gameChanged, this, &ProjectorWindow::refresh);
    connect(second_, &QTimer::timeout, this, &ProjectorWindow::tellTime);
    connect(timer_, &QTimer::timeout, this, &ProjectorWindow::forward);
    connect(view_, &referee::PosterView::pagesChanged, this, &ProjectorWindow::sayPage);
    connect(back_, &QToolButton::clicked, this, &ProjectorWindow::back);
    connect(forward_, &QToolButton::clicked, this, &ProjectorWindow::forward);
    connect(hold_, &QToolButton::toggled, this, &ProjectorWindow::hold);
    connect(seconds_, &QSpinBox::valueChanged, this,
            [this](int seconds)
            {
                QSettings().setValue(keptSeconds, seconds);
                timer_->setInterval(seconds * 1000);
            });
}

void ProjectorWindow::refresh()
{
    sheets_ = session_.isOpen() ? session_.setting()->system->sheets(session_.game()) : std::vector<play::Sheet>();
    clock_->setText(
        session_.isOpen()
            ? referee::VerdictText(session_.game()).clockLine(session_.setting()->system->clock(session_.game()))
            : QString());
    tellTime();
    offerSheets();
    showPage();
}

/// What is left of what runs for all.
void ProjectorWindow::tellTime()
{
    QStringList says;
    if (session_.isOpen() && session_.film() == nullptr)
        for (const play::Timer& one : session_.setting()->system->timers(session_.game()))
            if (one.of.empty())
                says << referee::timerShort(one, session_.now());
    time_->setText(says.join('\n'));
    time_->setVisible(!says.isEmpty());
}

/// Which there are changes with the game that is open.
void ProjectorWindow::offerSheets()
{
    menu_->clear();
    for (const play::Sheet& sheet : sheets_)
    {
        QAction* one = menu_->addAction(referee::SystemText(*session_.setting()->system).word("sheet", sheet.key));
        const QString key = words::fromView(sheet.key);
        one->setObjectName(key);
        one->setCheckable(true);
        one->setChecked(isChosen(sheet));
        connect(one, &QAction::toggled, this, [this, key](bool chosen) { choose(key, chosen); });
    }
    sheetsButton_->setEnabled(!sheets_.empty());
}

bool ProjectorWindow::isChosen(const play::Sheet& sheet) const
{
    const QString key = words::fromView(sheet.key);
    return chosen_.contains(key) || (sheet.posted && !refused_.contains(key));
}

void ProjectorWindow::choose(const QString& key, bool chosen)
{
    chosen_.removeAll(key);
    refused_.removeAll(key);
    (chosen ? chosen_ : refused_).append(key);
    showPage();
}

/// Those that are chosen and not empty.
std::vector<const play::Sheet*> ProjectorWindow::toShow() const
{
    std::vector<const play::Sheet*> some;
    for (const play::Sheet& sheet : sheets_)
        if (isChosen(sheet) && !sheet.rows.empty())
            some.push_back(&sheet);
    return some;
}

const play::Sheet* ProjectorWindow::shownSheet() const
{
    const auto some = toShow();
    const auto at = std::ranges::find(some, std::string_view(key_), &play::Sheet::key);
    return at != some.end() ? *at : some.empty() ? nullptr : some.front();
}

void ProjectorWindow::showPage()
{
    const play::Sheet* sheet = shownSheet();
    title_->setVisible(sheet != nullptr);
    page_->setVisible(sheet != nullptr);
    if (sheet == nullptr)
    {
        view_->showNothing();
        notes_->setText(tr("There is nothing to show yet."));
        return notes_->show();
    }
    key_ = sheet->key;
    const referee::VerdictText text(session_.game());
    title_->setText(text.word("sheet", sheet->key));
    notes_->setText(text.together(sheet->notes).join('\n'));
    notes_->setVisible(!notes_->text().isEmpty());
    view_->show(session_.game(), *sheet);
    sayPage();
}

void ProjectorWindow::sayPage()
{
    QString page;
    if (view_->pages() > 1) //: which page of a table is shown, and how many it has
        page = tr("%1 of %2").arg(QString::number(view_->page() + 1), QString::number(view_->pages()));
    if (hold_->isChecked()) //: pages that turn by themselves stand still; %1 is "2 of 3"
        page = page.isEmpty() ? tr("Paused") : tr("%1, paused").arg(page);
    page_->setText(page);
}

void ProjectorWindow::forward()
{
    if (toShow().empty())
        return;
    if (view_->page() + 1 < view_->pages())
        view_->turnTo(view_->page() + 1);
    else
        turnSheet(1);
    goOnTiming();
}

void ProjectorWindow::back()
{
    if (toShow().empty())
        return;
    if (view_->page() > 0)
        view_->turnTo(view_->page() - 1);
    else
    {
        turnSheet(-1);
        view_->turnTo(view_->pages() - 1);
    }
    goOnTiming();
}

/// To the first page of the next one that is shown, round and round.
void ProjectorWindow::turnSheet(int by)
{
    const auto some = toShow();
    const auto at = std::ranges::find(some, shownSheet()) - some.begin();
    const auto count = static_cast<std::ptrdiff_t>(some.size());
    key_ = some[static_cast<std::size_t>((at + by + count) % count)]->key;
    showPage();
    view_->turnTo(0);
}

/// A page that was turned to has its whole time.
void ProjectorWindow::goOnTiming()
{
    if (!hold_->isChecked())
        timer_->start(seconds_->value() * 1000);
}

void ProjectorWindow::hold(bool still)
{
    if (still)
        timer_->stop();
    else
        goOnTiming();
    hold_->setText(still ? tr("&Continue") : tr("&Pause"));
    sayPage();
}

void ProjectorWindow::filledScreen(bool fills)
{
    bar_->setVisible(!fills);
}

void ProjectorWindow::write(int pixels)
{
    view_->setPixels(pixels);
    const auto letters = [this](int size, bool bold)
    {
        QFont one = font();
        one.setPixelSize(size);
        one.setBold(bold);
        return one;
    };
    clock_->setFont(letters(pixels * 5 / 4, true));
    time_->setFont(clock_->font());
    title_->setFont(letters(pixels, true));
    page_->setFont(letters(pixels, false));
    notes_->setFont(letters(std::max(smallestPixels, pixels * 3 / 4), false));
}

void ProjectorWindow::keyPressEvent(QKeyEvent* event)
{
    switch (event->key())
    {
    case Qt::Key_Space:
        return hold_->toggle();
    case Qt::Key_Right:
    case Qt::Key_PageDown:
        return forward();
    case Qt::Key_Left:
    case Qt::Key_PageUp:
        return back();
    default:
        WallWindow::keyPressEvent(event);
    }
}

void ProjectorWindow::contextMenuEvent(QContextMenuEvent* event)
{
    menu_->popup(event->globalPos());
}

void ProjectorWindow::retranslate()
{
    setWindowTitle(tr("Projector"));
    //: a menu: which tables of a game are shown on the wall
    sheetsButton_->setText(tr("&Sheets"));
    secondsLabel_->setText(tr("S&econds per page:"));
    for (const auto& [one, name] : {std::pair(back_, tr("Previous page")), std::pair(forward_, tr("Next page"))})
    {
        one->setAccessibleName(name);
        one->setToolTip(words::tip(name));
    }
    hold(hold_->isChecked());
    if (bar_->layout() != nullptr)
        bar_->layout()->activate(); // its texts are longer or shorter now
}

void ProjectorWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        retranslate();
        refresh();
    }
    WallWindow::changeEvent(event);
}

} // namespace merlon::app
