#pragma once

#include "editor/render.h"
#include "editor/table_pieces.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>

class QMainWindow;
class QPrinter;

namespace merlon::app
{

class Commands;
class Files;
class Rooms;

/// What is written for others: pictures of the map, of the position after a line of the journal, and battle reports. In
/// the background, with its progress; what was there before is replaced by a whole file or, on an error or when the
/// user cancels, not at all. They lie beside documents, where a stranger may have laid links: through none of these.
class Exports : public QObject
{
    Q_OBJECT

public:
    Exports(QMainWindow& window, const Rooms& rooms, const Commands& commands, const Files& files);

private:
    using Write = std::function<tl::expected<void, QString>(const std::atomic<bool>& cancelled)>;

    void askPicture();
    void askReport();
    void printSheets(int sheet);
    void askPositionAfter(int line);
    void printPositionAfter(int line);
    /// Of the board that is shown, by day, whatever the window looks like.
    editor::Drawing drawingOfMap(play::HexBoard map, editor::Picture picture) const;
    editor::Drawing drawingOfTable(play::TableBoard table, editor::TableGame game) const;
    /// The board that is shown and what stood on it; none: the game has none.
    std::optional<editor::Drawing> positionAfter(int line) const;
    void printInto(const QString& file, const QPrinter& printer, const editor::Drawing& drawing,
                   const QString& beneath);
    QString proposed(const QString& untitled, const QString& ending) const;
    void draw(editor::Drawing drawing, const QString& file, const QString& left = {});
    /// `left`: what is not in it, for the status line.
    void write(const QString& title, const QString& file, Write write, const QString& left = {});

    QMainWindow& window_;
    const Rooms& rooms_;
    const Files& files_;
};

} // namespace merlon::app
