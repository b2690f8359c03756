#include "app/window/outlook.h"

#include "app/window/map_views.h"
#include "core/play/aim_face.h"
#include "editor/hex_map_view.h"
#include "editor/words.h"
#include "referee/referee_session.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QProgressBar>
#include <QStatusBar>
#include <QToolButton>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace merlon::app
{
namespace
{

constexpr int quietAfterEdit = 80;   ///< milliseconds
constexpr int patience = 150;        ///< before it is shown how far the answer is
constexpr int widthOfProgress = 120; ///< pixels

} // namespace

Outlook::Outlook(MapViews& views, const editor::ToolBox& tools, const referee::RefereeSession& session, QStatusBar& bar,
                 QObject* parent)
    : QObject(parent),
      views_(views),
      view_(views.first()),
      tools_(tools),
      session_(session),
      inquiry_([this](editor::Heat heat) { take(std::move(heat)); },
               [this](int done, int of) { showProgress(done, of); }),
      legend_(new editor::HeatLegend(view_)),
      waiting_(new QWidget(&bar)),
      progress_(new QProgressBar),
      cancel_(new QToolButton)
{
    auto* row = new QHBoxLayout(waiting_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(progress_);
    row->addWidget(cancel_);
    progress_->setMaximumWidth(widthOfProgress);
    bar.addPermanentWidget(waiting_);
    waiting_->hide();
    connect(cancel_, &QToolButton::clicked, this, &Outlook::putAway);
    connect(&view_, &editor::HexMapView::currentHexChanged, this, &Outlook::moveTo);
    connect(&session_, &referee::RefereeSession::gameChanged, this, [this] { ask(quietAfterEdit); });
    for (editor::HexMapView* view : views_.all())
    {
        view->installEventFilter(this);
        connect(view, &editor::HexMapView::strokeChanged, this, &Outlook::askAlong);
    }
}

void Outlook::setWorkspace(editor::Workspace* workspace)
{
    putAway();
    if (workspace_)
    {
        for (const editor::Document* one : workspace_->documents())
            disconnect(one, nullptr, this, nullptr);
        disconnect(workspace_, nullptr, &inquiry_, nullptr);
    }
    workspace_ = workspace;
    if (!workspace)
        return;
    for (const editor::Document* one : workspace->documents())
        connect(one, &editor::Document::changed, this, [this] { ask(quietAfterEdit); });
    connect(workspace, &QObject::destroyed, &inquiry_, [this] { inquiry_.cancel(); });
}

void Outlook::toggle(Kind kind)
{
    const auto hex = view_.currentHex();
    if (shows(kind) || !hex || !workspace_ || workspace_->ground() != play::Ground::Hexes)
        return putAway();
    editor::HeatQuestion question{kind, *hex, {}, {}, {}};
    if (kind == Kind::Reach)
        question.counter = counterAt(*hex);
    if (kind != Kind::Reach || !question.counter.empty())
        return begin(std::move(question));
    putAway();
    emit refused(tr("Nobody stands on the current hex."));
}

void Outlook::toggleForce(const std::string& force)
{
    if (!workspace_ || workspace_->ground() != play::Ground::Hexes || (shows(Kind::FireOf) && question_.force == force))
        return putAway();
    begin({Kind::FireOf, {}, force, {}, {}});
}

void Outlook::begin(editor::HeatQuestion question)
{
    putAway();
    question_ = std::move(question);
    on_ = true;
    ask(0);
    emit changed();
}

void Outlook::putAway()
{
    inquiry_.cancel();
    waiting_->hide();
    on_ = false;
    again_ = false;
    heat_ = nullptr;
    view_.setHeat(nullptr);
    showLegend();
    emit changed();
}

/// The documents, and what the stroke that is under way makes of the map.
edit::Desk Outlook::deskNow() const
{
    edit::Desk desk = workspace_->desk();
    for (const editor::HexMapView* view : views_.all())
        if (const edit::Value* stroke = view->strokeValue())
            desk.values.at(desk.map) = *stroke;
    return desk;
}

/// While a stroke goes on: an answer that is on its way is waited for, else none would ever come.
void Outlook::askAlong()
{
    if (on_ && inquiry_.awaited())
        again_ = true;
    else
        ask(0);
}

/// Of the game as it stands, unless the documents have changed under it.
void Outlook::ask(int quiet)
{
    if (!on_ || !workspace_)
        return;
    const bool ofAHex = shows(Kind::FireFrom) || shows(Kind::SeenFrom);
    if (ofAHex && !workspace_->map().map().layout.contains(question_.hex)) // cut off with a part of the map
        return putAway();
    const bool played = session_.isOpen() && !workspace_->isModified() && !views_.isDragging();
    question_.game = played ? std::make_shared<const play::Game>(session_.game()) : nullptr;
    asked_.start();
    inquiry_.askAfter(
        quiet, [this] { return deskNow(); },
        [question = question_](const edit::Desk& desk, const std::stop_token& stop, const editor::Progress& progress)
        { return editor::heatOf(desk, question, stop, progress); });
}

void Outlook::take(editor::Heat heat)
{
    waiting_->hide();
    heat_ = std::make_shared<const editor::Heat>(std::move(heat));
    view_.setHeat(heat_->answered ? heat_ : nullptr);
    showLegend();
    emit changed();
    if (std::exchange(again_, false))
        ask(0);
}

/// Each shade with the grades that have it.
void Outlook::showLegend()
{
    std::map<std::uint8_t, std::set<int>> grades;
    if (heat_ && heat_->answered)
        for (std::size_t i = 0; i < heat_->shades.size(); ++i)
            if (heat_->shades[i] != 0)
                grades[heat_->shades[i]].insert(heat_->grades[i]);
    std::vector<editor::HeatLegend::Row> rows;
    for (const auto& [shade, all] : grades)
    {
        QStringList texts;
        if (shade == editor::Heat::dead)
            texts << tr("dead ground");
        else if (heat_->counts() && all.size() > 1)
            texts << QString::number(*all.begin()) + QStringLiteral(" – ") + meaning(*all.rbegin());
        else
            for (const int grade : all)
                texts << meaning(grade);
        rows.push_back({shade, texts.join(words::listWord("comma"))});
    }
    legend_->setRows(heat_ ? heat_->question.kind : Kind::FireFrom, std::move(rows));
}

/// The question goes along with whoever looks round; while walls are painted it stays where it was asked.
void Outlook::moveTo(hex::Hex hex)
{
    if (!on_ || tools_.tool().paints() || (!shows(Kind::FireFrom) && !shows(Kind::SeenFrom)))
        return;
    question_.hex = hex;
    ask(0);
}

void Outlook::showProgress(int done, int of)
{
    progress_->setRange(0, of);
    progress_->setValue(done);
    if (asked_.elapsed() > patience)
        waiting_->show();
}

std::string Outlook::counterAt(hex::Hex hex) const
{
    for (const play::Piece& piece : view_.counters())
        if (piece.thing.sort == "counter" && !piece.gone && std::ranges::count(piece.hexes, hex) > 0)
            return piece.thing.id;
    return {};
}

void Outlook::fill(QMenu& menu)
{
    menu.clear();
    const auto* scenario = workspace_ ? workspace_->scenario() : nullptr;
    for (const play::Force& force : scenario != nullptr ? scenario->scenario().forces : std::vector<play::Force>())
    {
        const QString name = QString::fromStdString(force.name.in(words::language()));
        QAction* action = menu.addAction(name.isEmpty() ? QString::fromStdString(force.id) : name);
        action->setObjectName(QStringLiteral("fireOf.") + QString::fromStdString(force.id));
        action->setCheckable(true);
        action->setChecked(shows(Kind::FireOf) && question_.force == force.id);
        connect(action, &QAction::triggered, this, [this, id = force.id] { toggleForce(id); });
    }
    if (menu.isEmpty())
        menu.addAction(tr("No forces: only a map is open"))->setEnabled(false);
}

// What is read of it

QString Outlook::nameOf(hex::Hex hex) const
{
    return QString::fromStdString(map::printedName(workspace_->map().map(), hex));
}

QString Outlook::nameOfForce() const
{
    const auto* scenario = workspace_->scenario();
    const auto* force = scenario != nullptr ? play::findForce(scenario->scenario(), question_.force) : nullptr;
    const QString name = force != nullptr ? QString::fromStdString(force->name.in(words::language())) : QString();
    return name.isEmpty() ? QString::fromStdString(question_.force) : name;
}

QString Outlook::nameOfCounter() const
{
    for (const play::Piece& piece : view_.counters())
        if (piece.thing.id == question_.counter && !piece.name.empty())
            return QString::fromStdString(piece.name);
    return QString::fromStdString(question_.counter);
}

QString Outlook::word(const play::Choice& choice) const
{
    return editor::word(workspace_->map().map(), choice.set, choice.word);
}

QString Outlook::says() const
{
    if (!on_ || !workspace_)
        return {};
    if (!heat_)
        return tr("Calculating… Esc cancels.");
    if (!heat_->answered)
        return tr("This scenario has errors and cannot be played; see the Findings panel. Esc closes this.");
    const QString with = word({"weapon", heat_->with});
    switch (heat_->question.kind)
    {
    case Kind::FireFrom:
        //: a hex, a weapon
        return tr("Field of fire from hex %1 (%2): %n hex(es). Denser shading means less cover. Esc closes it.",
                  nullptr, heat_->hexes)
            .arg(nameOf(heat_->question.hex), with);
    case Kind::SeenFrom:
        //: a hex, a weapon
        return tr("Hex %1 can be seen from %n hex(es) (%2). Denser shading means less cover. Esc closes this view.",
                  nullptr, heat_->hexes)
            .arg(nameOf(heat_->question.hex), with);
    case Kind::FireOf:
        //: a force, a number of hexes
        return tr("Field of fire (%1): %n hex(es); dead ground (hatched): %2. Esc closes it.", nullptr, heat_->hexes)
            .arg(nameOfForce(), QString::number(heat_->deadHexes));
    case Kind::Reach:
        break;
    }
    //: a counter
    return tr("Possible moves (%1): %n hex(es), each with its cost in movement points. Esc closes it.", nullptr,
              heat_->hexes)
        .arg(nameOfCounter());
}

QString Outlook::saysAt(hex::Hex hex) const
{
    const int grade = on_ && heat_ && heat_->answered ? heat_->gradeAt(hex) : 0;
    if (grade <= 0)
        return on_ && heat_ && heat_->shadeAt(hex) == editor::Heat::dead ? tr("dead ground") : QString();
    return meaning(grade);
}

QString Outlook::meaning(int grade) const
{
    if (heat_->counts())
        return heat_->question.kind == Kind::Reach ? tr("%n point(s)", "of movement", grade)
                                                   : tr("%n shooter(s)", nullptr, grade);
    const auto* system = workspace_->system();
    const auto* aims = system != nullptr ? system->aims() : nullptr;
    const auto meanings = aims != nullptr ? aims->outlookWords() : std::vector<play::Choice>();
    const auto at = static_cast<std::size_t>(grade - 1);
    return at < meanings.size() ? word(meanings[at]) : QString();
}

void Outlook::retranslate()
{
    cancel_->setText(tr("Cancel"));
    progress_->setAccessibleName(tr("Field of fire progress"));
    showLegend();
    emit changed();
}

bool Outlook::eventFilter(QObject* watched, QEvent* event)
{
    const bool escape = on_ && !views_.isDragging() && event->type() == QEvent::KeyPress &&
                        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (!escape)
        return QObject::eventFilter(watched, event);
    putAway();
    return true;
}

} // namespace merlon::app
