#pragma once

#include <atomic>
#include <utility>

namespace merlon::edit
{

/// Shared until written to: a copy costs a pointer, the first change after it one clone. It counts its users itself,
/// because shared_ptr::use_count does not say that a reader in another thread has let go.
template <class T>
class Cow
{
public:
    Cow(T value = {}) : held_(new Held{std::move(value)}) {}
    Cow(const Cow& other) : held_(other.held_) { held_->users.fetch_add(1, std::memory_order_relaxed); }
    Cow& operator=(Cow other) noexcept { return std::swap(held_, other.held_), *this; }
    ~Cow()
    {
        if (held_->users.fetch_sub(1, std::memory_order_acq_rel) == 1)
            delete held_;
    }

    const T& operator*() const { return held_->value; }
    const T* operator->() const { return &held_->value; }
    T& write()
    {
        if (held_->users.load(std::memory_order_acquire) > 1)
            *this = Cow(held_->value);
        return held_->value;
    }
    bool shares(const Cow& other) const { return held_ == other.held_; }
    friend bool operator==(const Cow& a, const Cow& b) { return a.shares(b) || *a == *b; }

private:
    struct Held
    {
        T value;
        std::atomic<int> users = 1;
    };
    Held* held_;
};

} // namespace merlon::edit
