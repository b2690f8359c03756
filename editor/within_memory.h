#pragma once

#include <tl/expected.hpp>

#include <QCoreApplication>
#include <QString>

#include <new>
#include <system_error>

namespace merlon::editor
{

inline QString noMemory()
{
    return QCoreApplication::translate("merlon::editor::Render", "There is not enough memory for this picture.");
}

/// What a drawing answers; when memory runs out in it, or not even a thread can be had, a sentence that says so.
template <class Draw>
tl::expected<void, QString> withinMemory(const Draw& draw)
try
{
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

} // namespace merlon::editor
