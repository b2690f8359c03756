#pragma once

#include <QString>

#include <functional>
#include <stop_token>

namespace merlon::referee
{

/// Does work in a thread of its own and returns when it is done. Where that takes more than a moment the window says
/// what it waits for and goes on being drawn; nothing else can be begun meanwhile, and Esc tells the work to stop. What
/// it throws is thrown.
void doLongWork(const QString& what, const std::function<void(const std::stop_token&)>& work);

} // namespace merlon::referee
