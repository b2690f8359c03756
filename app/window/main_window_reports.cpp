// What is written of a game: its report, and the map as it stood after a line of the journal.

#include "app/report/report_file.h"
#include "app/window/main_window.h"
#include "referee/journal_view.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QMessageBox>
#include <QProgressDialog>
#include <QStatusBar>
#include <QtConcurrentRun>

namespace merlon::app
{
namespace
{

tl::expected<void, QString> drawInto(const editor::Picture& picture, const QString& file)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    return ending == "svg"   ? editor::renderSvg(picture, file)
           : ending == "pdf" ? editor::renderPdf(picture, file, "A4")
                             : editor::renderPng(picture, file);
}

/// Beside the file that is open, under its name.
QString proposed(const QString& open, const QString& ending)
{
    const QFileInfo file(open.isEmpty() ? QDir::homePath() + "/game" : open);
    return file.path() + '/' + file.baseName() + ending;
}

} // namespace

void MainWindow::createReportActions()
{
    add("referee.report", "export", QKeySequence("Ctrl+Alt+R"), [this] { askReport(); });
    connect(journal_, &referee::JournalView::pictureWanted, this, &MainWindow::askPositionAfter);
}

void MainWindow::askReport()
{
    if (!session_.isOpen())
        return;
    const QString title = tr("Battle report");
    const QString name = session_.gameName().isEmpty() ? QString() : '.' + session_.gameName();
    QString file = QFileDialog::getSaveFileName(this, title, proposed(path(), name + ".html"),
                                                tr("Battle reports (*.html *.pdf *.md)"));
    if (file.isEmpty())
        return;
    if (!report::isReportName(file))
    {
        QMessageBox::information(this, title, tr("A report ends in .html, .pdf or .md."));
        return;
    }
    const auto told = std::make_shared<report::BattleReport>(report::reportOf(session_.setting(), session_.journal()));
    inBackground(title, file,
                 [told, file](const std::atomic<bool>& cancelled)
                 { return report::writeReport(*told, file, &cancelled); });
}

/// By the index of a line of the journal.
void MainWindow::askPositionAfter(int line)
{
    const auto scene = play::sceneOf(session_.fold().after(line));
    const play::Boards& boards = scene && !scene->boards.empty() ? scene->boards : session_.setting()->boards;
    if (!scene || boards.empty())
        return;
    const QString ending = tr("-line-%1", "end of a file's name").arg(line + 1) + ".png";
    const QString file = QFileDialog::getSaveFileName(this, tr("Position after line %1").arg(line + 1),
                                                      proposed(path(), ending), tr("Pictures (*.png *.svg *.pdf)"));
    if (file.isEmpty())
        return;
    editor::Picture picture;
    picture.map = boards.front().get();
    picture.palette = document_->palette();
    picture.counters = scene->pieces;
    for (play::Piece& piece : picture.counters)
        piece.turn = play::Turn::None;
    drawInBackground(boards.front(), std::move(picture), file);
}

/// A picture that was there before is replaced by a whole one or, on an error or when the user cancels, not at all.
void MainWindow::drawInBackground(std::shared_ptr<const map::HexMap> map, editor::Picture picture, const QString& file)
{
    inBackground(tr("Export a picture"), file,
                 [map = std::move(map), picture = std::move(picture), file](const std::atomic<bool>& cancelled) mutable
                 {
                     picture.cancelled = &cancelled;
                     return drawInto(picture, file);
                 });
}

void MainWindow::inBackground(const QString& title, const QString& file,
                              std::function<tl::expected<void, QString>(const std::atomic<bool>& cancelled)> write)
{
    const auto cancelled = std::make_shared<std::atomic<bool>>(false);
    auto* progress = new QProgressDialog(tr("Writing %1…").arg(QFileInfo(file).fileName()), tr("Cancel"), 0, 0, this);
    progress->setAttribute(Qt::WA_DeleteOnClose);
    progress->setMinimumDuration(300);
    connect(progress, &QProgressDialog::canceled, this, [cancelled] { *cancelled = true; });
    auto* watcher = new QFutureWatcher<tl::expected<void, QString>>(this);
    connect(watcher, &QFutureWatcherBase::finished, this,
            [this, watcher, progress = QPointer(progress), cancelled, title, file]
            {
                const auto done = watcher->result();
                watcher->deleteLater();
                if (progress)
                {
                    progress->disconnect(this); // closing is not cancelling
                    progress->close();
                }
                if (!done)
                    QMessageBox::warning(this, title, done.error());
                else if (!*cancelled)
                    statusBar()->showMessage(tr("%1 is written.").arg(QDir::toNativeSeparators(file)), 8000);
            });
    watcher->setFuture(QtConcurrent::run([write = std::move(write), cancelled] { return write(*cancelled); }));
}

} // namespace merlon::app
