#pragma once

#include "core/play/board.h"
#include "editor/document.h"

namespace merlon::editor
{

/// What a game is played on, as a document: a map, a measured table.
class BoardDocument : public Document
{
    Q_OBJECT

public:
    using Document::Document;

    /// As it is now; a copy of its own.
    virtual play::Board board() const = 0;
    /// The picture beneath it, from its folder; null: none.
    virtual const std::string* image() const = 0;
    /// For the window's title: the board's title in that language, else its file's name, else "Untitled".
    QString displayName(const std::string& language) const;

signals:
    void titleChanged();

protected:
    virtual const LocalText& title() const = 0;
};

} // namespace merlon::editor
