#pragma once

#include "core/yaml/diagnostic.h"
#include "editor/autosave.h"
#include "editor/workspace.h"

#include <QObject>

#include <memory>
#include <vector>

namespace merlon::app
{

/// What is open, in the order of its tabs, and which one the window shows. Whatever is not shown is open all the same:
/// its history stands, its unsaved edits are kept aside.
class OpenDocuments : public QObject
{
    Q_OBJECT

public:
    /// Nothing is open before the first add().
    OpenDocuments();
    ~OpenDocuments() override;

    int count() const { return static_cast<int>(all_.size()); }
    int current() const { return current_; }
    editor::Workspace& at(int index) const { return *one(index).workspace; }
    editor::Workspace& workspace() const { return at(current_); }
    std::vector<editor::Workspace*> all() const;
    /// -1 when it is not open.
    int indexOf(const editor::Workspace* workspace) const;
    /// By whatever way the file is named; -1 when it is not open.
    int indexOf(const QString& file) const;
    /// Warnings about the files of what is shown.
    const yaml::Diagnostics& problems() const { return one(current_).problems; }
    /// One for each of its documents; tabs that see the same document have the same one.
    std::vector<editor::Autosave*> autosaves(int index) const;
    /// What would be lost: those of its documents that are modified, and that no other tab from `from` on has.
    std::vector<editor::Document*> unsavedIn(int index, int from = 0) const;
    /// The tab where a document of that file is open, named by whatever way: also the map of a scenario. -1: none.
    int tabOf(const QString& file) const;

    /// Shown in a tab of its own, the last one, or in the place of what was shown.
    void add(std::unique_ptr<editor::Workspace> workspace, const yaml::Diagnostics& problems = {},
             bool inPlace = false);
    /// In the place of what is shown, which it was made of and which others go on with.
    void replace(std::unique_ptr<editor::Workspace> parted);
    void show(int index);
    /// One of several.
    void close(int index);
    void move(int from, int to);
    /// What the hand is doing ends, and everybody lets go of what is shown.
    void leave();
    /// The user wants nothing of what he did not save.
    void dropUnsaved();

signals:
    /// Of what is shown: something else is going to be, or nothing.
    void leaving();
    void taken();
    /// One more or less, another order, another shown; another name, modified or not.
    void changed();
    void said(const QString& what);
    /// Instead of the first the second is there, and looks the same.
    void replaced(const merlon::editor::Workspace& one, const merlon::editor::Workspace& other);
    /// Unsaved edits are on disk.
    void keptAside();

private:
    struct One
    {
        std::unique_ptr<editor::Workspace> workspace;
        yaml::Diagnostics problems;
    };

    std::unique_ptr<One> opened(std::unique_ptr<editor::Workspace> workspace, const yaml::Diagnostics& problems);
    void keepAside();
    const One& one(int index) const { return *all_.at(static_cast<std::size_t>(index)); }

    std::vector<std::unique_ptr<One>> all_;
    std::vector<std::unique_ptr<editor::Autosave>> autosaves_; ///< one for each document; they go first
    int current_ = -1;
};

} // namespace merlon::app
