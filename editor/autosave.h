#pragma once

#include "core/io/disk.h"
#include "editor/workspace.h"

#include <QDateTime>
#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <optional>

namespace merlon::editor
{

/// Unsaved edits of a document, written aside after a quiet second and at most every ten, in the canonical form of its
/// files. Gone when the document is saved, or undone to what is saved, or closed: whoever destroys an Autosave has
/// asked the user. What is left on disk was left by a crash.
///
/// The file is `.NAME.autosave` beside the document; for an untitled one, or where that folder cannot be written or the
/// place is taken by another window, a file of its own in the user's data folder. A lock beside it says who lives.
class Autosave : public QObject
{
    Q_OBJECT

public:
    /// Edits that a crash left behind.
    struct Recoverable
    {
        QString file;
        QString document; ///< empty when it was untitled
        QDateTime when;

        friend bool operator==(const Recoverable&, const Recoverable&) = default;
    };

    /// Of a document of a workspace; it must outlive this.
    explicit Autosave(Document& document, QObject* parent = nullptr);
    ~Autosave() override;

    const Document& document() const { return document_; }
    /// What differs from the document's file, and belongs to no window that is open.
    static std::optional<Recoverable> findFor(const QString& document);
    /// Those in the data folder: of untitled documents, and of some that have a file.
    static QList<Recoverable> findUntitled();
    /// Both: of these documents (the recent files), and of untitled ones.
    static QList<Recoverable> findRecoverable(const QStringList& documents);
    /// The user wants nothing of it.
    static void discard(const Recoverable& edits);

    /// Puts the edits on the document as one step that undo takes back, and the file under the care of this autosave.
    /// The document must be the one that they were of, or a new one. With errors nothing happens.
    yaml::Diagnostics recover(const Recoverable& edits);

    /// Milliseconds without a change before writing, and at most between a change and its writing.
    void setIntervals(int quiet, int atMost);
    /// Writes now and waits for it.
    void flush();
    /// Empty when there is nothing on disk.
    QString file() const { return lock_ ? file_ : QString(); }

signals:
    /// The edits are on disk.
    void written(const QString& file);
    void failed(const QString& why);

private:
    void touched();
    void write();
    void finish();
    void removeFile();
    bool claim(const QString& file);
    void claimSomewhere();

    Document& document_;
    QTimer quiet_;
    QTimer latest_;
    QFutureWatcher<QString> writing_; ///< the error, or nothing
    std::optional<io::FileLock> lock_;
    QString file_;
};

} // namespace merlon::editor
