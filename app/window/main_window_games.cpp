// The games of a scenario, and what may be done to who stands on a hex.

#include "app/window/main_window.h"
#include "referee/referee_panel.h"

#include <QAction>
#include <QFileInfo>
#include <QInputDialog>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QSettings>

namespace merlon::app
{
namespace
{

/// "the first game", or its name.
QString nameOf(const QString& game)
{
    return game.isEmpty() ? MainWindow::tr("the first game") : game;
}

/// Where the settings keep which game of a scenario was open last.
QString keyOf(const QString& scenario)
{
    return QStringLiteral("games/") + QString::fromLatin1(QFileInfo(scenario).absoluteFilePath().toUtf8().toHex());
}

} // namespace

void MainWindow::createGameActions()
{
    add("game.new", "new", QKeySequence("Ctrl+Alt+N"), [this] { newGame(); });
    add("game.open", "open", QKeySequence("Ctrl+Alt+G"), [this] { askOpenGame(); });
    add("game.saveAs", "save", QKeySequence("Ctrl+Alt+S"), [this] { saveGameAs(); });
}

/// Empty when the user gave none.
QString MainWindow::askGameName(const QString& title)
{
    QString name;
    for (;;)
    {
        bool given = false;
        name = QInputDialog::getText(this, title, tr("Name of the game:"), QLineEdit::Normal, name, &given).trimmed();
        if (!given)
            return {};
        const auto games = session_.games();
        if (!referee::GameFile::isName(name))
            QMessageBox::information(this, title,
                                     tr("A name has letters, digits, spaces, - and _, and begins with one "
                                        "of the first two."));
        else if (std::ranges::any_of(games, [&](const auto& one) { return one.name == name; }))
            QMessageBox::information(this, title, tr("There is a game of that name already."));
        else
            return name;
    }
}

void MainWindow::newGame()
{
    const QString name = session_.isOpen() ? askGameName(tr("New game")) : QString();
    if (name.isEmpty())
        return;
    session_.openGame(name);
    rememberGame();
}

void MainWindow::saveGameAs()
{
    const QString name = session_.isOpen() ? askGameName(tr("Save the game as")) : QString();
    if (!name.isEmpty() && session_.saveGameAs(name))
        rememberGame();
}

void MainWindow::askOpenGame()
{
    const auto games = session_.games();
    if (games.isEmpty())
    {
        QMessageBox::information(this, tr("Open a game"), tr("No game of this scenario has begun yet."));
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
    const QString line =
        QInputDialog::getItem(this, tr("Open a game"), tr("Games of this scenario:"), lines, current, false, &chosen);
    if (!chosen)
        return;
    session_.openGame(games[lines.indexOf(line)].name);
    rememberGame();
}

QString MainWindow::rememberedGame() const
{
    return QSettings().value(keyOf(judged_)).toString();
}

void MainWindow::rememberGame() const
{
    QSettings().setValue(keyOf(judged_), session_.gameName());
}

void MainWindow::showMenuAt(hex::Hex hex, QPoint at)
{
    const std::unique_ptr<QMenu> menu(referee_->menuAt(hex));
    if (menu)
        menu->exec(at);
}

} // namespace merlon::app
