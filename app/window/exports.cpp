#include "app/window/exports.h"

#include "app/report/report_file.h"
#include "app/window/commands.h"
#include "app/window/files.h"
#include "app/window/print_picture.h"
#include "app/window/rooms.h"
#include "app/window/sheets_dialog.h"
#include "core/play/scene.h"
#include "editor/hex_map_view.h"
#include "editor/output_file.h"
#include "editor/table_picture.h"
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
namespace
{

tl::expected<void, QString> drawInto(const editor::Drawing& drawing, const QString& file)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    return ending == "svg"   ? editor::renderSvg(drawing, file)
           : ending == "pdf" ? editor::renderPdf(drawing, file, "A4")
                             : editor::renderPng(drawing, file);
}

} // namespace

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
    const QString file = QFileDialog::getSaveFileName(
        &window_, tr("Export a picture"), proposed(rooms_.ground() == play::Ground::Table ? "table" : "map", ".png"),
        tr("Pictures (*.png *.svg *.pdf)"));
    if (file.isEmpty())
        return;
    if (rooms_.ground() == play::Ground::Table)
    {
        const editor::TableGame& shown = rooms_.tableView->game();
        editor::TableGame game;
        game.pieces = shown.pieces;
        game.zones = shown.zones;
        return draw(
            drawingOfTable(std::make_shared<const map::TableMap>(files_.workspace().table().table()), std::move(game)),
            file);
    }
    editor::Picture picture;
    picture.zones = rooms_.view->zones();
    picture.zonesStrength = rooms_.view->zonesStrength();
    picture.counters = rooms_.view->counters();
    picture.style = rooms_.view->mapStyle();
    picture.scan = rooms_.view->scan().scan();
    picture.style.dark = false;
    const QString left = file.endsWith(QLatin1String(".pdf")) ? QString() : editor::leftOut(picture);
    draw(drawingOfMap(std::make_shared<map::HexMap>(rooms_.view->shownMap()), std::move(picture)), file, left);
}

editor::Drawing Exports::drawingOfMap(play::HexBoard map, editor::Picture picture) const
{
    picture.palette = files_.workspace().map().palette();
    picture.map = map.get();
    const auto kept =
        std::make_shared<const std::pair<play::HexBoard, editor::Picture>>(std::move(map), std::move(picture));
    editor::Drawing drawing = editor::drawingOf(kept->second);
    drawing.keeps = kept;
    return drawing;
}

editor::Drawing Exports::drawingOfTable(play::TableBoard table, editor::TableGame game) const
{
    const editor::TableView& view = *rooms_.tableView;
    editor::TableStyle style = view.tableStyle();
    style.dark = false;
    editor::TablePainter painter(files_.workspace().table().kinds(), style);
    painter.setScan(view.scan().scan());
    editor::Drawing drawing = editor::drawingOf(std::move(table), std::move(painter), std::move(game));
    drawing.scale = 4; // sharp enough for a table that fills a screen
    return drawing;
}

void Exports::askReport()
{
    const referee::RefereeSession& session = rooms_.session;
    if (!session.isOpen())
        return;
    const QString title = tr("Battle report");
    const QString name = session.gameName().isEmpty() ? QString() : '.' + session.gameName();
    const QString file = QFileDialog::getSaveFileName(&window_, title, proposed("game", name + ".html"),
                                                      tr("Battle reports (*.html *.pdf *.md)"));
    if (file.isEmpty())
        return;
    if (!report::isReportName(file))
    {
        QMessageBox::information(&window_, title, tr("A report ends in .html, .pdf or .md."));
        return;
    }
    const auto told = std::make_shared<report::BattleReport>(report::reportOf(session.setting(), session.journal()));
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
        return window_.statusBar()->showMessage(tr("This game keeps no sheets."), 8000);
    const QString beside = proposed("game", tr("-sheets", "end of a file's name"));
    SheetsDialog(session.game(), session.gameName(), sheet, beside, &window_).exec();
}

/// By the index of a line of the journal.
std::optional<editor::Drawing> Exports::positionAfter(int line) const
{
    auto scene = play::sceneOf(rooms_.session.fold().after(line));
    if (!scene)
        return {};
    const auto shown = static_cast<std::size_t>(files_.shownBoard());
    const play::Boards boards = scene->boards.empty() ? rooms_.session.setting()->boards : scene->boards;
    auto pieces = play::onBoard(std::move(*scene), files_.shownBoard()).pieces;
    if (const play::TableBoard& table = play::tableBoard(boards, shown))
    {
        editor::TableGame game;
        game.pieces = std::move(pieces);
        return drawingOfTable(table, std::move(game));
    }
    const play::HexBoard& map = play::hexBoard(boards, shown);
    if (!map)
        return {};
    editor::Picture picture;
    picture.counters = std::move(pieces);
    picture.scan = rooms_.view->scan().scan();
    return drawingOfMap(map, std::move(picture));
}

void Exports::askPositionAfter(int line)
{
    auto position = positionAfter(line);
    if (!position)
        return;
    const QString ending = tr("-line-%1", "end of a file's name").arg(line + 1) + ".png";
    const QString file = QFileDialog::getSaveFileName(&window_, tr("Position after line %1").arg(line + 1),
                                                      proposed("game", ending), tr("Pictures (*.png *.svg *.pdf)"));
    if (!file.isEmpty())
        draw(std::move(*position), file);
}

void Exports::printPositionAfter(int line)
{
    const auto position = positionAfter(line);
    if (!position)
        return;
    const QString title = tr("Position after line %1").arg(line + 1);
    const referee::JournalText text(rooms_.session);
    //: beneath a printed map: "Position after line 12", and what was ordered in it
    const QString beneath = tr("%1: %2").arg(title, text.order(line));
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(title);
    const QSizeF size = position->bounds(1).size();
    printer.setPageOrientation(size.width() > size.height() ? QPageLayout::Landscape : QPageLayout::Portrait);
    QPrintDialog dialog(&printer, &window_);
    dialog.setWindowTitle(title);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const QString file = printer.outputFileName(); !file.isEmpty())
        printInto(file, printer, *position, beneath);
    else if (!printPicture(printer, *position, beneath))
        QMessageBox::warning(&window_, title, tr("It could not be printed."));
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
            done = tl::unexpected(tr("It could not be printed."));
    }
    if (done)
        done = output.keep(nullptr);
    if (!done)
        QMessageBox::warning(&window_, printer.docName(), done.error());
}

void Exports::draw(editor::Drawing drawing, const QString& file, const QString& left)
{
    write(
        tr("Export a picture"), file,
        [drawing = std::move(drawing), file](const std::atomic<bool>& cancelled) mutable
        {
            drawing.cancelled = &cancelled;
            return drawInto(drawing, file);
        },
        left);
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
                    const QString written = tr("%1 is written.").arg(QDir::toNativeSeparators(file));
                    window_.statusBar()->showMessage(left.isEmpty() ? written : written + ' ' + left, 8000);
                }
            });
    watcher->setFuture(QtConcurrent::run([write = std::move(write), cancelled] { return write(*cancelled); }));
}

} // namespace merlon::app
