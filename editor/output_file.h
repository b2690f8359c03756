#pragma once

#include "core/io/disk.h"

#include <QFile>

#include <atomic>
#include <optional>

namespace merlon::editor
{

/// A picture, a report or a copy on its way to the disk: the file that was there before, or the whole of the new one,
/// never half. What goes wrong while it is written is remembered, as those who draw (SVG, PDF) do not look. Errors are
/// sentences for the user.
class OutputFile : public QFile
{
public:
    OutputFile(const QString& path, io::Over over);
    ~OutputFile() override { close(); } // before what it writes to is closed

    /// Neither a folder is written over nor a pipe or device.
    tl::expected<void, QString> begin();
    /// Puts it in its place, on disk. Not if something went wrong, nor if it is not wanted any more.
    tl::expected<void, QString> keep(const std::atomic<bool>* cancelled);
    /// What went wrong so far.
    tl::expected<void, QString> written() const;

protected:
    qint64 writeData(const char* data, qint64 size) override;

private:
    tl::expected<void, QString> unwritable(const QString& why) const;
    void rememberWhy();

    QString path_;
    io::Over over_;
    std::optional<io::Replacement> replacement_;
    QString why_; ///< the first time; later errors hide it
};

/// Copies a file to where a document names it from its folder, the folders on the way made.
tl::expected<void, QString> copyInto(const QString& folder, const QString& name, const QString& from);

} // namespace merlon::editor
