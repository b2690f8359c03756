#pragma once

#include "core/hex/turn.h"
#include "core/play/kind.h"

#include <functional>
#include <memory>

namespace merlon::edit
{

using hex::Turn;

/// Of a hex: it is not there any more.
using Gone = std::function<bool(hex::Hex)>;

/// One object of a document: an immutable struct with a Shape, whose type only those who care about it know. Copies
/// share it. What its Shape leaves out (comments, unknown keys) stays with it.
class Thing
{
public:
    Thing() = default; ///< not there
    template <class T>
    static Thing of(T value)
    {
        return {std::make_shared<T>(std::move(value)), &opsOf<T>};
    }

    explicit operator bool() const { return held_ != nullptr; }
    /// Null when it is something else.
    template <class T>
    const T* as() const
    {
        return ops_ == &opsOf<T> ? static_cast<const T*>(held_.get()) : nullptr;
    }
    const play::Kind& kind() const { return ops_->kind(); }

    /// With what of it lies on that board.
    Thing turned(const Turn& turn, int board = 0) const;
    bool touches(const Gone& gone, int board = 0) const;
    /// Without those hexes of a board; not there when it cannot be without them.
    Thing without(const Gone& gone, int board = 0) const;

    std::size_t bytes() const { return held_ ? ops_->bytes : 0; }
    friend bool operator==(const Thing& a, const Thing& b)
    {
        return a.held_ == b.held_ ||
               (a.held_ && b.held_ && a.ops_ == b.ops_ && a.ops_->same(a.held_.get(), b.held_.get()));
    }

private:
    struct Ops
    {
        const play::Kind& (*kind)();
        std::shared_ptr<void> (*copy)(const void*);
        bool (*same)(const void*, const void*);
        std::size_t bytes;
    };
    template <class T>
    static std::shared_ptr<void> copyOf(const void* whole)
    {
        return std::make_shared<T>(*static_cast<const T*>(whole));
    }
    template <class T>
    static bool sameOf(const void* a, const void* b)
    {
        return *static_cast<const T*>(a) == *static_cast<const T*>(b);
    }
    template <class T>
    static constexpr Ops opsOf{&play::kindOf<T>, &copyOf<T>, &sameOf<T>, sizeof(T) + 16};

    Thing(std::shared_ptr<void> held, const Ops* ops) : held_(std::move(held)), ops_(ops) {}
    /// False: something that it needs is gone.
    bool lay(play::Hand& hand) const;

    std::shared_ptr<void> held_; ///< written to only while nobody else has it
    const Ops* ops_ = nullptr;
};

} // namespace merlon::edit
