#pragma once

#include "editor/board_picture.h"

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
    void askPicture(std::shared_ptr<const editor::BoardPicture> picture, const QString& title, const QString& beside);
    editor::BoardPicture shown() const;
    editor::BoardPicture onMap(play::HexBoard map, std::vector<play::Piece> counters) const;
    editor::BoardPicture onTable(play::TableBoard table, std::vector<play::Piece> counters,
                                 std::vector<editor::ShownZone> zones) const;
    /// The board that is shown and what stood on it; none: the game has none.
    std::optional<editor::BoardPicture> positionAfter(int line) const;
    void printInto(const QString& file, const QPrinter& printer, const editor::Drawing& drawing,
                   const QString& beneath);
    QString proposed(const QString& untitled, const QString& ending) const;
    /// `left`: what is not in it, for the status line.
    void write(const QString& title, const QString& file, Write write, const QString& left = {});

    QMainWindow& window_;
    const Rooms& rooms_;
    const Files& files_;
};

} // namespace merlon::app
