#include "editor/output_file.h"

#include "editor/paths.h"
#include "tell.h"
#include "translations/diagnostics.h"
#include "translations/faults.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace merlon::editor
{
namespace
{

class OutputFaults
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::Render)

public:
    static QString unwritable(const QString& file, const QString& why)
    {
        return tr("%1 cannot be written: %2").arg(file, words::faultOfSystem(why));
    }
    static QString unreadable(const QString& file, const QString& why)
    {
        return tr("%1 cannot be read: %2").arg(file, words::faultOfSystem(why));
    }
};

QString sentence(const yaml::Argument& why)
{
    return words::sentence(why.message());
}

} // namespace

OutputFile::OutputFile(const QString& path, io::Over over) : path_(path), over_(over) {}

tl::expected<void, QString> OutputFile::begin()
{
    auto replacement = io::Replacement::begin(fsPath(path_), over_);
    if (!replacement)
        return unwritable(sentence(replacement.error()));
    replacement_.emplace(std::move(*replacement));
    if (!open(replacement_->descriptor(), QIODevice::WriteOnly))
        return unwritable(errorString());
    return {};
}

tl::expected<void, QString> OutputFile::keep(const std::atomic<bool>* cancelled)
{
    if (!flush())
        rememberWhy();
    close();
    const bool wanted = cancelled == nullptr || !*cancelled;
    if (why_.isEmpty() && wanted)
        if (const auto kept = replacement_->keep(); !kept)
            why_ = sentence(kept.error());
    replacement_.reset();
    return written();
}

tl::expected<void, QString> OutputFile::written() const
{
    return why_.isEmpty() ? tl::expected<void, QString>() : unwritable(why_);
}

qint64 OutputFile::writeData(const char* data, qint64 size)
{
    qint64 done = QFile::writeData(data, size);
    if (done >= 0 && done < size) // a disk that takes a part says why only when it is given the rest
        done += std::max(qint64{0}, QFile::writeData(data + done, size - done));
    if (done < size)
        rememberWhy();
    return done;
}

void OutputFile::rememberWhy()
{
    if (!why_.isEmpty())
        return;
    flush(); // the rest of what was taken in part
    why_ = errorString();
}

tl::expected<void, QString> OutputFile::unwritable(const QString& why) const
{
    return tl::unexpected(OutputFaults::unwritable(path_, why));
}

tl::expected<void, QString> copyInto(const QString& folder, const QString& name, const QString& from)
{
    const QString to = QDir(folder).filePath(name);
    QFile source(from);
    const auto unread = [&] { return tl::unexpected(OutputFaults::unreadable(from, source.errorString())); };
    if (!source.open(QIODevice::ReadOnly))
        return unread();
    if (const auto place = io::placeIn(fsPath(folder), fsPath(name)); !place)
        return tl::unexpected(OutputFaults::unwritable(to, sentence(place.error())));
    OutputFile copy(to, io::Links::Refuse);
    if (auto begun = copy.begin(); !begun)
        return begun;
    copy.setPermissions(source.permissions());
    constexpr qint64 atOnce = qint64{1} << 20;
    while (!source.atEnd() && copy.write(source.read(atOnce)) > 0)
        continue;
    if (source.error() != QFileDevice::NoError)
        return unread();
    return copy.keep(nullptr);
}

} // namespace merlon::editor
