#pragma once

#include <QSize>

#include <algorithm>

/// How much of a picture in a stranger's file is read. What is larger is refused before it is decoded.
namespace merlon::editor
{

inline constexpr qint64 mostPixels = 100'000'000; // 400 MB, and a third of that for the smaller copies
inline constexpr int longestSide = 30'000;        // painters count pixels of a picture in 16 bits
inline constexpr qint64 mostPictureBytes = qint64{256} << 20;
inline constexpr qint64 mostSvgBytes = qint64{16} << 20; // unpacked

inline qint64 pixelsOf(QSize size)
{
    return qint64{size.width()} * size.height();
}

inline bool isWithinLimits(QSize size)
{
    return !size.isEmpty() && pixelsOf(size) <= mostPixels && std::max(size.width(), size.height()) <= longestSide;
}

} // namespace merlon::editor
