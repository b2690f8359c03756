#pragma once

#include <functional>

#include <grp.h>
#include <sys/wait.h>
#include <unistd.h>

namespace merlon::test
{

inline constexpr uid_t nobody = 65534;

/// What it answers, 0 to 98, when a user does it who is not root; root may write everywhere.
inline int asOrdinaryUser(const std::function<int()>& act)
{
    const pid_t child = ::fork();
    if (child == 0)
    {
        if (::geteuid() == 0 && (::setgroups(0, nullptr) != 0 || ::setgid(nobody) != 0 || ::setuid(nobody) != 0))
            ::_exit(99);
        ::_exit(act());
    }
    int status = 0;
    return ::waitpid(child, &status, 0) == child && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

} // namespace merlon::test
