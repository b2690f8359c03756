#pragma once

#include <cassert>
#include <concepts>
#include <memory>

namespace merlon::play
{

/// An immutable value whose type its system alone knows. Copies share it.
class Opaque
{
public:
    template <class T>
    static Opaque of(T value)
    {
        Opaque opaque;
        opaque.held_ = std::make_shared<const T>(std::move(value));
        if constexpr (std::equality_comparable<T>) // states are; data need not be
            opaque.same_ = [](const void* a, const void* b)
            { return *static_cast<const T*>(a) == *static_cast<const T*>(b); };
        opaque.tag_ = &tag<T>;
        return opaque;
    }
    template <class T>
    const T& as() const
    {
        assert(tag_ == &tag<T>);
        return *static_cast<const T*>(held_.get());
    }
    /// Null: of another type.
    template <class T>
    const T* get() const
    {
        return tag_ == &tag<T> ? static_cast<const T*>(held_.get()) : nullptr;
    }
    explicit operator bool() const { return held_ != nullptr; }
    friend bool operator==(const Opaque& a, const Opaque& b)
    {
        return a.tag_ == b.tag_ &&
               (a.held_ == b.held_ || (a.same_ != nullptr && a.same_(a.held_.get(), b.held_.get())));
    }

private:
    template <class T>
    static constexpr char tag = 0;

    std::shared_ptr<const void> held_;
    bool (*same_)(const void*, const void*) = nullptr;
    const char* tag_ = nullptr;
};

} // namespace merlon::play
