#pragma once

#include <tl/expected.hpp>

#include <QCoreApplication>
#include <QPainter>
#include <QString>

#include <memory>
#include <new>
#include <system_error>

namespace merlon::editor
{

inline QString noMemory()
{
    return QCoreApplication::translate("merlon::editor::Render", "There is not enough memory for this picture.");
}

/// What a drawing answers; when memory runs out in it, or not even a thread can be had, a sentence that says so. It is
/// not begun with next to nothing left, where the libraries that find fonts end the program and Qt waits for threads
/// that it cannot start.
template <class Draw>
tl::expected<void, QString> withinMemory(const Draw& draw)
try
{
    constexpr std::size_t least = std::size_t{256} << 20;
    ::operator delete(::operator new(least));
    return draw();
}
catch (const std::bad_alloc&)
{
    return tl::unexpected(noMemory());
}
catch (const std::system_error&)
{
    return tl::unexpected(noMemory());
}

/// Draws on a device; false when it cannot. When memory runs out the painter is left behind: to end takes more of it,
/// and a painter that goes ends where nothing may be thrown.
template <class Draw>
bool paintOn(QPaintDevice& device, const Draw& draw)
{
    auto painter = std::make_unique<QPainter>();
    try
    {
        return painter->begin(&device) && draw(*painter) && painter->end();
    }
    catch (const std::bad_alloc&)
    {
        static_cast<void>(painter.release());
        throw;
    }
}

} // namespace merlon::editor
