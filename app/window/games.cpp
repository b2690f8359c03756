#include "app/window/games.h"

#include "app/window/commands.h"
#include "editor/workspace.h"
#include "referee/referee_session.h"

#include <QFileInfo>
#include <QInputDialog>
#include <QLocale>
#include <QMessageBox>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace merlon::app
{
namespace
{

/// "the first game", or its name.
QString nameOf(const QString& game)
{
    return game.isEmpty() ? Games::tr("the first game") : game;
}

/// Where the settings keep which game of a scenario was open last.
QString keyOf(const QString& scenario)
{
    return QStringLiteral("games/") + QString::fromLatin1(QFileInfo(scenario).absoluteFilePath().toUtf8().toHex());
}

} // namespace

Games::Games(QWidget& window, referee::RefereeSession& session, const Commands& commands)
    : window_(window), session_(session)
{
    connect(&session, &referee::RefereeSession::gameChanged, this, &Games::filmMoved);
    commands.on("game.new", this, [this] { begin(); });
    commands.on("game.open", this, [this] { askOpen(); });
    commands.on("game.saveAs", this, [this] { saveAs(); });
    commands.on("game.toCopy", this, [this] { moveToCopy(); });
    commands.on("film.watch", this, [this] { session_.startFilm(); });
    commands.on("film.playOn", this, [this] { playOn(); });
    commands.on("film.end", this, [this] { endFilm(); });
}

/// What is not saved is not judged, so it is not the setting of now that the game goes on with.
void Games::come(const editor::Workspace& shown)
{
    shown_ = &shown;
    const auto left = left_.find(&shown);
    if (left == left_.end())
        return judge(shown);
    scenario_ = shown.path();
    goOnWith(left->second);
}

void Games::goOnWith(const Left& left)
{
    if (!left.film || left.film->journal.isEmpty())
        session_.open(left.setting, scenario_, left.name);
    if (left.film)
        show(*left.film, left.setting);
    if (left.order)
        session_.judge(*left.order);
}

void Games::judge(const editor::Workspace& saved)
{
    auto setting = saved.setting();
    if (!setting)
        return;
    if (&saved != shown_)
    {
        if (const auto left = left_.find(&saved); left != left_.end())
            left->second.setting = std::move(setting);
        return;
    }
    if (session_.isOpen() && play::same(session_.setting()->boards, setting->boards) &&
        session_.setting()->scenario == setting->scenario && scenario_ == saved.path())
        return;
    scenario_ = saved.path();
    session_.open(std::move(setting), scenario_, remembered());
}

void Games::goOnWith(const Filmed& film)
{
    if (session_.isOpen()) // the scenario has no errors
        show(film, session_.setting());
}

void Games::show(const Filmed& film, std::shared_ptr<const play::Setting> setting)
{
    if (!film.journal.isEmpty())
        session_.watch(std::move(setting), scenario_, film.journal);
    else if (!session_.journal().entries.empty())
        session_.startFilm();
    session_.showPicture(film.picture);
}

void Games::endFilm()
{
    if (session_.watches())
        session_.openGame(remembered());
    else if (session_.film() != nullptr)
        session_.endFilm();
}

/// What was done later is in the copy too, taken back.
void Games::playOn()
{
    if (session_.film() == nullptr)
        return;
    const int line = session_.film()->line() + 1;
    const bool ended = session_.film()->at() == session_.film()->count();
    //: title of a dialog: a game that is shown as a film is copied and goes on
    const QString name = askName(tr("Play on from here"), freeName());
    if (name.isEmpty() || !session_.saveGameAs(name))
        return;
    remember();
    if (!ended)
        session_.backTo(line);
}

void Games::leave()
{
    if (shown_ != nullptr && session_.isOpen())
    {
        const auto [place, isNew] = left_.insert_or_assign(shown_, left());
        if (isNew)
            connect(shown_, &QObject::destroyed, this, [this, key = shown_] { left_.erase(key); });
    }
    session_.close();
    scenario_.clear();
    shown_ = nullptr;
}

Games::Left Games::left() const
{
    Left left{session_.setting(), session_.gameName()};
    if (session_.draft() != nullptr && !session_.whatIf())
        left.order = session_.order();
    left.film = film();
    return left;
}

std::optional<Games::Filmed> Games::film() const
{
    if (session_.film() == nullptr)
        return {};
    return Filmed{session_.watches() ? session_.journalFile() : QString(), session_.film()->at()};
}

std::optional<Games::Filmed> Games::filmOf(const editor::Workspace& one) const
{
    if (&one == shown_)
        return film();
    const auto left = left_.find(&one);
    return left == left_.end() ? std::nullopt : left->second.film;
}

bool Games::mayStayBehind() const
{
    if (!session_.isOpen() || session_.watches() || session_.journal().entries.empty())
        return true;
    return QMessageBox::question(&window_, tr("Save as"),
                                 tr("A game is under way. It stays with the file that is open now; the new file starts "
                                    "without a game. Save under another name?"),
                                 QMessageBox::Ok | QMessageBox::Cancel, QMessageBox::Cancel) == QMessageBox::Ok;
}

/// Empty when the user gave none.
QString Games::askName(const QString& title, const QString& proposed)
{
    QString name = proposed;
    for (;;)
    {
        bool given = false;
        name =
            QInputDialog::getText(&window_, title, tr("Name of the game:"), QLineEdit::Normal, name, &given).trimmed();
        if (!given)
            return {};
        const auto games = session_.games();
        if (!referee::GameFile::isName(name))
            QMessageBox::information(
                &window_, title,
                tr("A name consists of letters, digits, spaces, - and _, and begins with a letter or a digit."));
        else if (std::ranges::any_of(games, [&](const auto& one) { return one.name == name; }))
            QMessageBox::information(&window_, title, tr("There is already a game with that name."));
        else
            return name;
    }
}

/// Nobody need think of one.
QString Games::freeName() const
{
    const auto games = session_.games();
    //: proposed name of a copy of a game: letters, digits and spaces
    const QString stem = tr("my game");
    QString name = stem;
    for (int number = 2; std::ranges::any_of(games, [&](const auto& one) { return one.name == name; }); ++number)
        name = stem + ' ' + QString::number(number);
    return name;
}

void Games::begin()
{
    const QString name = session_.isOpen() ? askName(tr("New game")) : QString();
    if (name.isEmpty())
        return;
    goTo(name);
}

void Games::saveAs()
{
    const QString name = session_.isOpen() ? askName(tr("Save the game as")) : QString();
    if (!name.isEmpty() && session_.saveGameAs(name))
        remember();
}

void Games::askOpen()
{
    const auto games = session_.games();
    if (games.isEmpty())
    {
        QMessageBox::information(&window_, tr("Open a game"), tr("No game of this scenario has been started yet."));
        return;
    }
    QStringList lines;
    int current = 0;
    for (const referee::GameFile& one : games)
    {
        if (one.path == session_.journalFile())
            current = static_cast<int>(lines.size());
        //: a game, and when it was changed last
        lines += tr("%1, %2").arg(nameOf(one.name), QLocale().toString(one.changed, QLocale::ShortFormat));
    }
    bool chosen = false;
    const QString line = QInputDialog::getItem(&window_, tr("Open a game"), tr("Games of this scenario:"), lines,
                                               current, false, &chosen);
    if (!chosen)
        return;
    goTo(games[lines.indexOf(line)].name);
}

void Games::goTo(const QString& name)
{
    if (!session_.isOpen()) // the scenario has errors
        return;
    session_.openGame(name);
    remember();
}

QString Games::remembered() const
{
    return QSettings().value(keyOf(scenario_)).toString();
}

void Games::remember() const
{
    rememberOf(scenario_, session_.gameName());
}

void Games::rememberOf(const QString& scenario, const QString& game)
{
    QSettings().setValue(keyOf(scenario), game);
}

} // namespace merlon::app
