#pragma once

#include "core/edit/edit.h"
#include "core/io/files.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <string>

namespace merlon::editor
{

class Family;

/// Why a file was not written. The sentence is for the user.
struct SaveProblem
{
    enum class Kind : std::uint8_t
    {
        NoPath,        ///< untitled: ask for a name
        HasErrors,     ///< the file that is there is broken, or of another kind; ask, then save with Overwrite::Anyway
        ReadOnly,      ///< the file is protected; ask, then save with Overwrite::EvenReadOnly, or under another name
        ChangedOnDisk, ///< somebody else wrote the file since it was read; ask, then save with Overwrite::Anyway
        CannotWrite
    };

    Kind kind = Kind::CannotWrite;
    QString message;
};

/// What a file is no more since it was written, besides its text: a sentence each; most often none.
using SaveNotes = QStringList;

enum class Overwrite : std::uint8_t
{
    Ask,
    Anyway, ///< but not over a file that is read-only
    EvenReadOnly
};

/// A value and its file. Only its family changes it.
class Document : public QObject
{
    Q_OBJECT

public:
    const edit::Value& value() const { return value_; } ///< a copy is a snapshot, and cheap
    /// Undone to what the file holds is not modified.
    bool isModified() const { return state_ != saved_; }
    /// Empty while untitled.
    const QString& path() const { return path_; }
    /// Its number in its family.
    edit::Doc doc() const { return doc_; }
    /// Asserted that it has one.
    Family& family() const { return *family_; }
    /// The canonical text of its file, as it is now: to be written while the user goes on.
    virtual std::function<std::string()> writer() const = 0;
    QByteArray text() const { return QByteArray::fromStdString(writer()()); }
    /// The same for its file, read back; or why that had better stay as it is.
    virtual tl::expected<std::string, yaml::Diagnostic> textToSave(const QString& path) const = 0;
    /// What a file holds, if it is one of this kind.
    virtual io::Loaded<edit::Value> parsed(const QByteArray& text, const QString& path) const = 0;

    /// What another program has put into its file since it was read or written; nothing while the file is the same, or
    /// not there.
    std::optional<QByteArray> changedOnDisk() const;

signals:
    /// `before` and what undoes the step; all documents of the step have changed by then.
    void changed(const merlon::edit::Value& before, const merlon::edit::Patch& undo);
    void modifiedChanged(bool modified);
    void pathChanged();
    void saved();

protected:
    using QObject::QObject;
    /// What it keeps of the value for those who know its kind is made anew; nobody is told yet.
    virtual void renew() = 0;
    virtual void follow(const edit::Patch& undo) = 0;
    /// Tells those who know its kind.
    virtual void tell(const edit::Value& before, const edit::Patch& undo) = 0;
    virtual void tellAll() = 0;

private:
    friend class Family;
    friend class SwapEdit;
    friend class Workspace;
    friend class DocumentFiles;

    void reset(edit::Value value, const QString& path, const QByteArray& text);
    /// The same again, of the same file.
    void copy(const Document& other);
    void setState(std::uint64_t state);
    /// There is a file that its owner protects.
    static std::optional<SaveProblem> readOnlyAt(const QString& path);
    /// What speaks against writing there unasked.
    std::optional<SaveProblem> problemWith(const QString& path) const;
    /// Its file holds what it is now, which is that text.
    void wasWritten(const QString& path, const QByteArray& text);
    /// Somebody else's text is in its file, and is known.
    void wasSeen(const QByteArray& text);

    Family* family_ = nullptr;
    edit::Doc doc_ = -1; ///< of no family: the board of a scenario that lays several maps
    edit::Value value_;
    std::uint64_t state_ = 0; ///< which value this is; none comes back but by undo and redo
    std::uint64_t saved_ = 0;
    QString path_;
    QByteArray onDisk_; ///< hash of the file as it was read or written
};

} // namespace merlon::editor
