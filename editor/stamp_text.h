#pragma once

#include "core/edit/stamp.h"

#include <QByteArray>
#include <QString>

/// Stamps as text, which is a map's: for the clipboard and the files of a library.
namespace merlon::editor
{

struct NamedStamp
{
    LocalText title;
    edit::Stamp stamp;
    std::shared_ptr<const map::Palette> palette; ///< of the rules whose terrain it has
};

QByteArray textOf(const NamedStamp& stamp);
/// Text of anybody, or the first thing that is wrong with it.
tl::expected<NamedStamp, QString> parsedStamp(const QByteArray& text, const QString& file);

/// For all programs: those that know no stamps get its text.
void copyToClipboard(const NamedStamp& stamp);
tl::expected<edit::Stamp, QString> stampOnClipboard();

} // namespace merlon::editor
