#include "app/window/exports.h"

#include "app/report/report_file.h"
#include "app/window/commands.h"
#include "app/window/files.h"
#include "app/window/print_picture.h"
#include "app/window/rooms.h"
#include "app/window/sheets_dialog.h"
#include "core/play/scene.h"
#include "editor/export_dialog.h"
#include "editor/hex_map_view.h"
#include "editor/output_file.h"
#include "editor/table_view.h"
#include "referee/desk.h"
#include "referee/journal_text.h"
#include "referee/journal_view.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QMainWindow>
#include <QMessageBox>
#include <QPdfWriter>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressDialog>
#include <QStatusBar>
#include <QtConcurrentRun>

#include <utility>

namespace merlon::app
{

Exports::Exports(QMainWindow& window, const Rooms& rooms, const Commands& commands, const Files& files)
    : window_(window), rooms_(rooms), files_(files)
{
    commands.on("file.export", this, [this] { askPicture(); });
    commands.on("referee.report", this, [this] { askReport(); });
    commands.on("file.print", this,
                [this]
                {
                    if (rooms_.ground() == play::Ground::None)
                        printSheets(-1);
                });
    connect(rooms.desk, &referee::Desk::printWanted, this, &Exports::printSheets);
    connect(rooms.journal, &referee::JournalView::pictureWanted, this, &Exports::askPositionAfter);
    connect(rooms.journal, &referee::JournalView::printWanted, this, &Exports::printPositionAfter);
}

/// Beside the file that is open, under its name.
QString Exports::proposed(const QString& untitled, const QString& ending) const
{
    const QString open = files_.path();
    const QFileInfo file(open.isEmpty() ? QDir::homePath() + '/' + untitled : open);
    return file.path() + '/' + file.baseName() + ending;
}

void Exports::askPicture()
{
    files_.workspace().settle();
    const QString untitled = rooms_.ground() == play::Ground::Table ? "table" : "map";
    askPicture(std::make_shared<const editor::BoardPicture>(shown()), {}, proposed(untitled, {}));
}

/// `title`: of the dialog, where it is not that of every picture.
void Exports::askPicture(std::shared_ptr<const editor::BoardPicture> picture, const QString& title,
                         const QString& beside)
{
    editor::ExportDialog dialog(picture, beside, &window_);
    if (!title.isEmpty())
        dialog.setWindowTitle(title);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString file = dialog.file();
    const QString left = editor::pictureEnding(file) == "pdf" ? QString() : editor::leftOut(*picture, dialog.options());
    write(
        dialog.windowTitle(), file,
        [drawing = editor::drawingOf(picture, dialog.options()), file,
         page = dialog.options().page](const std::atomic<bool>& cancelled) mutable
        {
            drawing.cancelled = &cancelled;
            return editor::writePicture(drawing, file, page);
        },
        left);
}

editor::BoardPicture Exports::shown() const
{
    const editor::Workspace& workspace = files_.workspace();
    if (rooms_.ground() == play::Ground::Table)
    {
        const editor::TableGame& game = rooms_.tableView->game();
        return onTable(std::make_shared<const map::TableMap>(workspace.table().table()), game.pieces, game.zones);
    }
    editor::BoardPicture picture =
        onMap(std::make_shared<const map::HexMap>(rooms_.view->shownMap()), rooms_.view->counters());
    picture.zones = rooms_.view->zones();
    picture.zonesStrength = rooms_.view->zonesStrength();
    picture.style = rooms_.view->mapStyle();
    return picture;
}

editor::BoardPicture Exports::onMap(play::HexBoard map, std::vector<play::Piece> counters) const
{
    return {.board = std::move(map),
            .palette = files_.workspace().map().palette(),
            .counters = std::move(counters),
            .scan = rooms_.view->scan().scan()};
}

editor::BoardPicture Exports::onTable(play::TableBoard table, std::vector<play::Piece> counters,
                                      std::vector<editor::ShownZone> zones) const
{
    return {.board = std::move(table),
            .kinds = files_.workspace().table().kinds(),
            .zones = std::move(zones),
            .counters = std::move(counters),
            .scan = rooms_.tableView->scan().scan(),
            .tableStyle = rooms_.tableView->tableStyle()};
}

void Exports::askReport()
{
    const referee::RefereeSession& session = rooms_.session;
    if (!session.isOpen())
        return;
    const QString title = tr("Battle report");
    const QString name = session.gameName().isEmpty() ? QString() : '.' + session.gameName();
    //: kinds of a battle report, in the file dialog
    const QString story = tr("Story and orders (*.html *.pdf *.md)");
    const QString lines = tr("Orders only (*.html *.pdf *.md)");
    QString chosen = story;
    const QString file =
        QFileDialog::getSaveFileName(&window_, title, proposed("game", name + ".html"), story + ";;" + lines, &chosen);
    if (file.isEmpty())
        return;
    if (!report::isReportName(file))
    {
        QMessageBox::information(&window_, title, tr("The name of a report must end in .html, .pdf or .md."));
        return;
    }
    const auto told = std::make_shared<report::BattleReport>(report::reportOf(
        session.setting(), session.journal(), chosen == lines ? report::Telling::Lines : report::Telling::Story));
    write(title, file,
          [told, file](const std::atomic<bool>& cancelled)
          { return report::writeReport(*told, file, io::Links::Refuse, &cancelled); });
}

/// Of that index, or (-1) all.
void Exports::printSheets(int sheet)
{
    const referee::RefereeSession& session = rooms_.session;
    if (!session.isOpen())
        return;
    if (rooms_.desk->count() == 0)
        return window_.statusBar()->showMessage(tr("This game has no sheets."), 8000);
    const QString beside = proposed("game", tr("-sheets", "end of a file's name"));
    SheetsDialog(session.game(), session.gameName(), sheet, beside, &window_).exec();
}

/// By the index of a line of the journal.
std::optional<editor::BoardPicture> Exports::positionAfter(int line) const
{
    auto scene = play::sceneOf(rooms_.session.fold().after(line));
    if (!scene)
        return {};
    const auto shown = static_cast<std::size_t>(files_.shownBoard());
    const play::Boards boards = scene->boards.empty() ? rooms_.session.setting()->boards : scene->boards;
    auto pieces = play::onBoard(std::move(*scene), files_.shownBoard()).pieces;
    if (const play::TableBoard& table = play::tableBoard(boards, shown))
        return onTable(table, std::move(pieces), {});
    const play::HexBoard& map = play::hexBoard(boards, shown);
    return map ? std::optional(onMap(map, std::move(pieces))) : std::nullopt;
}

void Exports::askPositionAfter(int line)
{
    if (auto position = positionAfter(line))
        askPicture(std::make_shared<const editor::BoardPicture>(std::move(*position)),
                   tr("Position after line %1").arg(line + 1),
                   proposed("game", tr("-line-%1", "end of a file's name").arg(line + 1)));
}

void Exports::printPositionAfter(int line)
{
    auto after = positionAfter(line);
    if (!after)
        return;
    const editor::Drawing position =
        editor::drawingOf(std::make_shared<const editor::BoardPicture>(std::move(*after)), {});
    const QString title = tr("Position after line %1").arg(line + 1);
    const referee::JournalText text(rooms_.session);
    //: beneath a printed map: "Position after line 12", and what was ordered in it
    const QString beneath = tr("%1: %2").arg(title, text.order(line));
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(title);
    const QSizeF size = position.bounds(1).size();
    printer.setPageOrientation(size.width() > size.height() ? QPageLayout::Landscape : QPageLayout::Portrait);
    QPrintDialog dialog(&printer, &window_);
    dialog.setWindowTitle(title);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const QString file = printer.outputFileName(); !file.isEmpty())
        printInto(file, printer, position, beneath);
    else if (!printPicture(printer, position, beneath))
        QMessageBox::warning(&window_, title, tr("Printing failed."));
}

/// What a printer that prints into a PDF would, whole or not at all.
void Exports::printInto(const QString& file, const QPrinter& printer, const editor::Drawing& drawing,
                        const QString& beneath)
{
    editor::OutputFile output(file, io::Links::Refuse);
    auto done = output.begin();
    if (done)
    {
        QPdfWriter pdf(&output);
        pdf.setTitle(printer.docName());
        pdf.setCreator(QStringLiteral("Merlon"));
        pdf.setPageLayout(printer.pageLayout());
        if (!printPicture(pdf, drawing, beneath))
            done = tl::unexpected(tr("Printing failed."));
    }
    if (done)
        done = output.keep(nullptr);
    if (!done)
        QMessageBox::warning(&window_, printer.docName(), done.error());
}

void Exports::write(const QString& title, const QString& file, Write write, const QString& left)
{
    const auto cancelled = std::make_shared<std::atomic<bool>>(false);
    auto* progress =
        new QProgressDialog(tr("Writing %1…").arg(QFileInfo(file).fileName()), tr("Cancel"), 0, 0, &window_);
    progress->setAttribute(Qt::WA_DeleteOnClose);
    progress->setMinimumDuration(300);
    connect(progress, &QProgressDialog::canceled, this, [cancelled] { *cancelled = true; });
    auto* watcher = new QFutureWatcher<tl::expected<void, QString>>(this);
    connect(watcher, &QFutureWatcherBase::finished, this,
            [this, watcher, progress = QPointer(progress), cancelled, title, file, left]
            {
                const auto done = watcher->result();
                watcher->deleteLater();
                if (progress)
                {
                    progress->disconnect(this); // closing is not cancelling
                    progress->close();
                }
                if (!done)
                    QMessageBox::warning(&window_, title, done.error());
                else if (!*cancelled)
                {
                    const QString written = tr("File written: %1.").arg(QDir::toNativeSeparators(file));
                    window_.statusBar()->showMessage(left.isEmpty() ? written : written + ' ' + left, 8000);
                }
            });
    watcher->setFuture(QtConcurrent::run([write = std::move(write), cancelled] { return write(*cancelled); }));
}

} // namespace merlon::app
