#pragma once

#include <tl/expected.hpp>

#include <QByteArray>
#include <QString>

#include <memory>

class QSvgRenderer;

/// The one way by which an SVG comes to Qt, which would open whatever file a drawing names, a device too.
namespace merlon::editor
{

/// A drawing, packed or not, without all that leads out of it: what it names by `#...` and small pictures within it
/// stay; other pictures, style sheets, entities of other files go. Or a sentence: it is no XML, or drawing it would
/// take for ever (too large, too much style, nested too deep, or parts that repeat parts that repeat parts).
tl::expected<QByteArray, QString> cleanedSvg(const QByteArray& svg);

/// Null: it cannot be read.
std::unique_ptr<QSvgRenderer> readSvg(const QByteArray& svg);

} // namespace merlon::editor
