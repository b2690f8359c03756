#pragma once

#include "editor/document.h"

namespace merlon::editor
{

/// Documents that are written together, each into its file.
class DocumentFiles
{
public:
    void add(Document& document, const QString& path) { files_.push_back({&document, path}); }
    bool empty() const { return files_.empty(); }
    /// Of maps that go into another folder.
    void bringScansAlong() const;
    /// What speaks against any of them is said of all, before the first is written; they are saved when all are.
    tl::expected<void, SaveProblem> write(Overwrite overwrite) const;

private:
    struct File
    {
        Document* document;
        QString path;
    };
    std::optional<SaveProblem> problem() const;

    std::vector<File> files_;
};

} // namespace merlon::editor
