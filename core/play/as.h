#pragma once

#include "core/play/kind.h"
#include "core/play/names.h"
#include "core/play/on_board.h"
#include "core/play/one_of.h"

#include <algorithm>
#include <type_traits>

namespace merlon::play
{

/// Specialised by SHAPE: key, says, members.
template <class T>
struct Shape;
template <class T>
concept Shaped = requires
{
    Shape<T>::key;
};

template <class M>
struct As
{
    static_assert(sizeof(M) == 0, "no Value for this type: give it a Shape, a sortOf, a setOf or a wordsOf");
};

template <class M, Sort S>
struct Itself
{
    static constexpr void tell(Field& field) { field.sort = S; }
    static Value put(const M& member) { return member; }
    static std::string_view get(M& member, const Value& value, int)
    {
        const M* is = std::get_if<M>(&value);
        return is != nullptr ? (member = *is, "") : "type";
    }
};
template <>
struct As<bool> : Itself<bool, Sort::Flag>
{
};
template <>
struct As<int> : Itself<int, Sort::Number>
{
};
template <>
struct As<std::string> : Itself<std::string, Sort::Text>
{
};
template <>
struct As<hex::Hex> : Itself<hex::Hex, Sort::Hex>
{
};
template <>
struct As<hex::Side> : Itself<hex::Side, Sort::Side>
{
};
template <>
struct As<Place> : Itself<Place, Sort::Place>
{
};
template <>
struct As<Pose> : Itself<Pose, Sort::Pose>
{
};
template <>
struct As<TablePoint> : Itself<TablePoint, Sort::Point>
{
};
template <>
struct As<Length> : Itself<Length, Sort::Length>
{
};
template <>
struct As<Day> : Itself<Day, Sort::Day>
{
};
template <>
struct As<Moment> : Itself<Moment, Sort::Moment>
{
};

template <class E>
requires std::is_enum_v<E>
struct As<E>
{
    static_assert(wordsOf<E>.words.size() > 0, "an enumeration needs its words");
    static constexpr void tell(Field& field)
    {
        field.sort = Sort::Word;
        field.set = wordsOf<E>.set;
        field.words = wordsOf<E>.words;
    }
    static Value put(E value)
    {
        return Choice{std::string(wordsOf<E>.set), std::string(wordsOf<E>.words.at(static_cast<std::size_t>(value)))};
    }
    static std::string_view get(E& member, const Value& value, int)
    {
        const auto* is = std::get_if<Choice>(&value);
        if (is == nullptr || is->set != wordsOf<E>.set)
            return "type";
        const auto at = std::ranges::find(wordsOf<E>.words, std::string_view(is->word));
        if (at == wordsOf<E>.words.end())
            return "word";
        member = static_cast<E>(at - wordsOf<E>.words.begin());
        return "";
    }
};

template <class N, class Of, bool New>
struct Named
{
    static constexpr void tell(Field& field)
    {
        field.sort = Sort::Thing;
        field.set = sortOf<Of>;
        field.fresh = New;
    }
    static Value put(const N& name) { return Ref{std::string(sortOf<Of>), name.id}; }
    static std::string_view get(N& name, const Value& value, int)
    {
        const auto* is = std::get_if<Ref>(&value);
        return is != nullptr && is->sort == sortOf<Of> ? (name.id = is->id, "") : "type";
    }
};
template <class Of>
struct As<Name<Of>> : Named<Name<Of>, Of, false>
{
};
template <class Of>
struct As<Fresh<Of>> : Named<Fresh<Of>, Of, true>
{
};

template <class Of>
struct As<Term<Of>>
{
    static constexpr void tell(Field& field)
    {
        field.sort = Sort::Word;
        field.set = setOf<Of>;
    }
    static Value put(const Term<Of>& term) { return Choice{std::string(setOf<Of>), term.id}; }
    static std::string_view get(Term<Of>& term, const Value& value, int)
    {
        const auto* is = std::get_if<Choice>(&value);
        return is != nullptr && is->set == setOf<Of> ? (term.id = is->word, "") : "type";
    }
};

template <class T>
struct As<Sealed<T>>
{
    static constexpr void tell(Field& field)
    {
        field.sort = Sort::Seal;
        field.of = &kindOf<T>;
    }
    static Value put(const Sealed<T>& sealed) { return Seal{sealed.hash}; }
    static std::string_view get(Sealed<T>& sealed, const Value& value, int)
    {
        const auto* is = std::get_if<Seal>(&value);
        return is != nullptr ? (sealed.hash = is->hash, "") : "type";
    }
};

template <Shaped T>
struct OnBoard<T>
{
    static constexpr bool any = std::ranges::any_of(Shape<T>::members, [](const Field& f) { return f.lay != nullptr; });
    static bool lay(T& row, Hand& hand)
    {
        bool stays = true;
        for (const Field& member : Shape<T>::members)
            if (member.lay != nullptr && !member.lay(&row, hand))
                stays = false;
        return stays;
    }
};

template <Shaped T>
struct As<T>
{
    static constexpr void tell(Field& field)
    {
        field.sort = Sort::Row;
        field.of = &kindOf<T>;
    }
    static Value put(const T& row) { return fieldsOf(row); }
    static std::string_view get(T& row, const Value& value, int version)
    {
        const auto* is = std::get_if<Fields>(&value);
        if (is == nullptr)
            return "type";
        auto in = read<T>(*is, version);
        return in.faults.empty() && in.whole ? (row = std::move(in.value), "") : "row";
    }
};

/// None is an empty list, which `write` leaves out.
template <class M>
struct As<std::optional<M>>
{
    static constexpr void tell(Field& field)
    {
        As<M>::tell(field);
        field.optional = true;
    }
    static Value put(const std::optional<M>& member) { return member ? As<M>::put(*member) : Value(List{}); }
    static std::string_view get(std::optional<M>& member, const Value& value, int version)
    {
        if (const auto* none = std::get_if<List>(&value); none != nullptr && none->empty())
            return member.reset(), "";
        M given{};
        const auto code = As<M>::get(given, value, version);
        return code.empty() ? (member = std::move(given), "") : code;
    }
};

template <class M>
struct As<std::vector<M>>
{
    static constexpr void tell(Field& field)
    {
        As<M>::tell(field);
        field.list = true;
    }
    static Value put(const std::vector<M>& all)
    {
        List out;
        out.reserve(all.size());
        for (const M& one : all)
            out.push_back(As<M>::put(one));
        return out;
    }
    static std::string_view get(std::vector<M>& all, const Value& value, int version)
    {
        const auto* is = std::get_if<List>(&value);
        if (is == nullptr)
            return "type";
        std::vector<M> given;
        given.reserve(is->size());
        for (const Value& one : *is)
            if (const auto code = As<M>::get(given.emplace_back(), one, version); !code.empty())
                return code;
        return all = std::move(given), "";
    }
};

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
