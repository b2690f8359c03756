#pragma once

#include <tl/expected.hpp>

#include <QSaveFile>

#include <atomic>

namespace merlon::editor
{

/// A picture on its way to the disk: the file that was there before, or the whole picture, never half of one. What goes
/// wrong while it is written is remembered, as those who draw (SVG, PDF) do not look. Errors are sentences for the
/// user.
class PictureFile : public QSaveFile
{
public:
    using QSaveFile::QSaveFile;

    /// Only a file may be written over: neither a folder nor a pipe or device.
    tl::expected<void, QString> begin();
    /// Puts the picture in its place, on disk. Not if something went wrong, nor if it is not wanted any more.
    tl::expected<void, QString> keep(const std::atomic<bool>* cancelled);
    /// What went wrong so far.
    tl::expected<void, QString> written() const;

protected:
    qint64 writeData(const char* data, qint64 size) override;

private:
    tl::expected<void, QString> unwritable(const QString& why) const;
    void rememberWhy();

    QString why_; ///< the first time; later errors hide it
};

} // namespace merlon::editor
