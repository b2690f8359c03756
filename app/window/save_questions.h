#pragma once

#include "app/window/open_documents.h"

#include <QCoreApplication>

#include <cstdint>
#include <optional>

class QMainWindow;

namespace merlon::app
{

/// What the user is asked when the documents that are shown are saved, or might be.
class SaveQuestions
{
    Q_DECLARE_TR_FUNCTIONS(merlon::app::Files)

public:
    /// Both must outlive it.
    SaveQuestions(QMainWindow& window, const OpenDocuments& documents) : window_(window), documents_(documents) {}

    /// Whether to save all the same.
    bool insists(const editor::SaveProblem& problem) const;
    enum class Instead : std::uint8_t
    {
        Nothing,
        Anyway,
        Elsewhere
    };
    /// Of a file that may not be written.
    Instead ofReadOnly(const editor::SaveProblem& problem) const;
    /// Journals name hexes. Those of games that have begun would mean other hexes from now on.
    bool mayRenameHexes() const;
    /// A file with its ending; empty when the user gave none.
    QString name() const;
    /// A scenario in the same folder shares its map, and what was painted would be in both. Empty: so be it; a name:
    /// that file is to be the map of the new one alone. Nothing when the user does neither.
    std::optional<QString> mapFile(const QString& scenario) const;
    /// Two documents with one file would write over each other; he is told.
    bool isElsewhere(const QString& file) const;
    enum class Unsaved : std::uint8_t
    {
        Cancel,
        Save,
        Discard
    };
    /// What becomes of changes when they are closed.
    Unsaved ofUnsaved() const;

private:
    editor::Workspace& workspace() const { return documents_.workspace(); }
    const QString& path() const { return workspace().path(); }
    bool warns(const QString& text) const;

    QMainWindow& window_;
    const OpenDocuments& documents_;
};

} // namespace merlon::app
