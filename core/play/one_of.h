#pragma once

#include "core/play/shape.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

/// One word of a few, where what is asked of it is only which it is: OneOf<"oil-top", "hex", "tower"> top;
/// `top == "tower"`. A word that is none of them does not compile. The first is the usual one.
namespace merlon::play
{

template <std::size_t N>
struct Literal
{
    consteval Literal(const char (&literal)[N]) { std::copy_n(literal, N, text); } // NOLINT: it is one
    constexpr operator std::string_view() const { return {text, N - 1}; }          // NOLINT

    char text[N]{};
};

template <Literal Set, Literal... Word>
class OneOf
{
public:
    static constexpr std::string_view set = Set;
    static constexpr std::array<std::string_view, sizeof...(Word)> words{Word...};

    /// A word in the source.
    struct Known
    {
        consteval Known(const char* word) : at(std::ranges::find(words, std::string_view(word)) - words.begin())
        {
            if (at == std::ptrdiff_t{words.size()})
                throw "it is none of the words";
        }

        std::ptrdiff_t at;
    };

    std::string_view word() const { return words.at(at_); }
    /// Whether there is such a word.
    bool choose(std::string_view word)
    {
        const auto found = std::ranges::find(words, word);
        if (found == words.end())
            return false;
        at_ = static_cast<std::uint8_t>(found - words.begin());
        return true;
    }

    friend bool operator==(OneOf, OneOf) = default;
    friend bool operator==(OneOf one, Known word) { return one.at_ == word.at; }

private:
    std::uint8_t at_ = 0;
};

/// How a ruling is read.
template <Literal... Word>
using Reading = OneOf<"reading", Word...>;

template <Literal Set, Literal... Word>
struct As<OneOf<Set, Word...>>
{
    using Is = OneOf<Set, Word...>;

    static constexpr void tell(Field& field)
    {
        field.sort = Sort::Word;
        field.set = Is::set;
        field.words = Is::words;
    }
    static Value put(Is one) { return Choice{std::string(Is::set), std::string(one.word())}; }
    static std::string_view get(Is& one, const Value& value, int)
    {
        const auto* is = std::get_if<Choice>(&value);
        return is == nullptr || is->set != Is::set ? "type" : one.choose(is->word) ? "" : "word";
    }
};

} // namespace merlon::play
