#pragma once

#include "editor/document.h"

namespace merlon::editor
{

/// Documents that are written together, each into its file.
class DocumentFiles
{
public:
    /// Where the user wants it, through a link that stands there.
    void add(Document& document, const QString& path);
    /// Where another document names it from its folder, through no link that a stranger may have laid.
    void addNamed(Document& document, const QString& folder, const QString& name);
    bool empty() const { return files_.empty(); }
    /// What speaks against any of them is said of all, before the first is written; they are saved when all are. Maps
    /// that go into another folder take their scans along, scenarios what their systems name besides maps.
    tl::expected<SaveNotes, SaveProblem> write(Overwrite overwrite) const;

private:
    struct File
    {
        Document* document;
        QString path;
        QString folder;
        QString name; ///< from that folder
        io::Links links;
    };
    tl::expected<void, SaveProblem> makeFolders() const;
    void bringFilesAlong() const;
    std::optional<SaveProblem> problem() const;

    std::vector<File> files_;
};

} // namespace merlon::editor
