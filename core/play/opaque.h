#pragma once

#include <cassert>
#include <concepts>
#include <memory>
#include <utility>

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
        if constexpr (requires { value.weight(); })
            opaque.weight_ = value.weight();
        opaque.held_ = std::make_shared<T>(std::move(value));
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
    /// Taken out, and not copied where nobody else shares it; nothing is left here.
    template <class T>
    T take()
    {
        assert(tag_ == &tag<T>);
        const auto held = std::exchange(held_, nullptr);
        T& value = *static_cast<T*>(held.get());
        return held.use_count() > 1 ? T(std::as_const(value)) : T(std::move(value));
    }
    /// How many things it holds of those that become more as a game goes on: what its `weight()` says.
    std::size_t weight() const { return weight_; }
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

    std::shared_ptr<void> held_;
    std::size_t weight_ = 0;
    bool (*same_)(const void*, const void*) = nullptr;
    const char* tag_ = nullptr;
};

} // namespace merlon::play
