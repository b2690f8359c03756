#include "editor/document.h"

#include "core/edit/patch.h"
#include "editor/paths.h"

#include <QCryptographicHash>
#include <QFileInfo>

namespace merlon::editor
{
namespace
{

QByteArray hashOf(const QByteArray& text)
{
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256);
}

} // namespace

void Document::reset(edit::Value value, const QString& path, const QByteArray& text)
{
    value_ = std::move(value);
    path_ = path;
    onDisk_ = hashOf(text);
    renew();
    state_ = saved_ = 0;
    emit pathChanged();
    tellAll();
}

void Document::copy(const Document& other)
{
    value_ = other.value_;
    state_ = other.state_;
    saved_ = other.saved_;
    path_ = other.path_;
    onDisk_ = other.onDisk_;
    renew();
}

void Document::setState(std::uint64_t state)
{
    const bool was = isModified();
    state_ = state;
    if (isModified() != was)
        emit modifiedChanged(!was);
}

std::optional<SaveProblem> Document::readOnlyAt(const QString& path)
{
    if (!io::isReadOnly(fsPath(path)))
        return {};
    return SaveProblem{SaveProblem::Kind::ReadOnly, tr("%1 is read-only.").arg(path)};
}

std::optional<SaveProblem> Document::problemWith(const QString& path) const
{
    const auto there = io::readFile(fsPath(path));
    if (!there)
    {
        if (QFileInfo::exists(path))
            return SaveProblem{SaveProblem::Kind::CannotWrite,
                               tr("%1 cannot be read and is left unchanged.").arg(path)};
        return {};
    }
    if (auto kept = readOnlyAt(path))
        return kept;
    const QByteArray text = QByteArray::fromStdString(*there);
    if (path == path_)
    {
        if (hashOf(text) == onDisk_)
            return {};
        return SaveProblem{SaveProblem::Kind::ChangedOnDisk,
                           tr("%1 was changed by another program after it was opened.").arg(path)};
    }
    if (parsed(text, path).value)
        return {};
    return SaveProblem{SaveProblem::Kind::HasErrors,
                       //: %1: a file, and what it contains
                       tr("%1 contains errors or another kind of document.").arg(path)};
}

std::optional<QByteArray> Document::changedOnDisk() const
{
    if (path_.isEmpty())
        return {};
    const auto there = io::readFile(fsPath(path_));
    if (!there)
        return {};
    QByteArray text = QByteArray::fromStdString(*there);
    return hashOf(text) == onDisk_ ? std::nullopt : std::optional(std::move(text));
}

void Document::wasSeen(const QByteArray& text)
{
    onDisk_ = hashOf(text);
}

void Document::wasWritten(const QString& path, const QByteArray& text)
{
    onDisk_ = hashOf(text);
    const bool was = isModified();
    saved_ = state_;
    if (path != path_)
    {
        path_ = path;
        emit pathChanged();
    }
    if (was)
        emit modifiedChanged(false);
    emit saved();
}

} // namespace merlon::editor
