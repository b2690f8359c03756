#pragma once

#include <QPainterPath>
#include <QPixmap>

#include <string>
#include <string_view>

/// What forces are told apart by besides their colours, see play::forcePatterns.
namespace merlon::editor::art
{

/// The colour of a pattern: away from that of the writing on it, which stays easy to read.
QColor patternColour(const QColor& fill);

/// The parts of a shape that bear the pattern: cut to it, for SVG pictures do not clip. Empty: plain.
QPainterPath patternOn(const QPainterPath& shape, std::string_view pattern);

/// A flag of a force for lists: its colour with its pattern.
QPixmap forceFlag(const std::string& colour, std::string_view pattern, QSize size = {18, 14});

} // namespace merlon::editor::art
