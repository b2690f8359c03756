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
    commands.on("game.new", this, [this] { begin(); });
    commands.on("game.open", this, [this] { askOpen(); });
    commands.on("game.saveAs", this, [this] { saveAs(); });
}

/// What is not saved is not judged, so it is not the setting of now that the game goes on with.
void Games::come(const editor::Workspace& shown)
{
    shown_ = &shown;
    const auto left = left_.find(&shown);
    if (left == left_.end())
        return judge(shown);
    scenario_ = shown.path();
    session_.open(left->second.setting, scenario_, left->second.name);
    if (left->second.order)
        session_.judge(*left->second.order);
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
    session_.open(std::move(setting), scenario_, QSettings().value(keyOf(scenario_)).toString());
}

void Games::leave()
{
    if (shown_ != nullptr && session_.isOpen())
    {
        const bool asked = session_.draft() != nullptr && !session_.whatIf();
        Left left{session_.setting(), session_.gameName(), {}};
        if (asked)
            left.order = session_.order();
        const auto [place, isNew] = left_.insert_or_assign(shown_, std::move(left));
        if (isNew)
            connect(shown_, &QObject::destroyed, this, [this, key = shown_] { left_.erase(key); });
    }
    session_.close();
    scenario_.clear();
    shown_ = nullptr;
}

bool Games::mayStayBehind() const
{
    if (!session_.isOpen() || session_.journal().entries.empty())
        return true;
    return QMessageBox::question(&window_, tr("Save as"),
                                 tr("A game is under way. It stays with the file that is open now; the new file begins "
                                    "without a game. Save as another file?"),
                                 QMessageBox::Ok | QMessageBox::Cancel, QMessageBox::Cancel) == QMessageBox::Ok;
}

/// Empty when the user gave none.
QString Games::askName(const QString& title)
{
    QString name;
    for (;;)
    {
        bool given = false;
        name =
            QInputDialog::getText(&window_, title, tr("Name of the game:"), QLineEdit::Normal, name, &given).trimmed();
        if (!given)
            return {};
        const auto games = session_.games();
        if (!referee::GameFile::isName(name))
            QMessageBox::information(&window_, title,
                                     tr("A name has letters, digits, spaces, - and _, and begins with one "
                                        "of the first two."));
        else if (std::ranges::any_of(games, [&](const auto& one) { return one.name == name; }))
            QMessageBox::information(&window_, title, tr("There is a game of that name already."));
        else
            return name;
    }
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
        QMessageBox::information(&window_, tr("Open a game"), tr("No game of this scenario has begun yet."));
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

void Games::remember() const
{
    QSettings().setValue(keyOf(scenario_), session_.gameName());
}

} // namespace merlon::app
