#include "core/play/seal.h"

#include <sodium.h>

#include <algorithm>
#include <array>

namespace merlon::play
{
namespace
{

template <std::size_t N>
std::string hexDigits(const std::array<unsigned char, N>& bytes)
{
    std::string text(2 * N + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), N);
    text.pop_back();
    return text;
}

/// Named values by their names, without empty lists: a note is the same whoever filled it in, in whatever order.
Fields inOrder(const Fields& fields)
{
    Fields out;
    for (const auto& one : fields)
        if (one.second != Value(List{}))
            out.push_back(one);
    std::ranges::sort(out, {}, &std::pair<std::string, Value>::first);
    return out;
}

/// A text that no other value has: every leaf with its type and its length before it.
void append(std::string& text, const Value& value)
{
    const auto* list = std::get_if<List>(&value);
    const auto* row = std::get_if<Fields>(&value);
    text += std::to_string(value.index()) + ':';
    if (list != nullptr)
    {
        text += std::to_string(list->size()) + '[';
        for (const Value& one : *list)
            append(text, one);
    }
    else if (row != nullptr)
    {
        const Fields named = inOrder(*row);
        text += std::to_string(named.size()) + '{';
        for (const auto& [key, one] : named)
        {
            append(text, Value(key));
            append(text, one);
        }
    }
    else
    {
        const std::string leaf = plain(value);
        text += std::to_string(leaf.size()) + '=' + leaf;
    }
}

} // namespace

Seal sealOf(const Record& note, std::string_view salt)
{
    std::string text;
    append(text, Value(std::string(salt)));
    append(text, Value(note.kind));
    append(text, Value(note.fields));
    std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
    return {hexDigits(hash), std::make_shared<const Secret>(Secret{note, std::string(salt)})};
}

bool opens(const std::string& hash, const Record& note, const Kind& kind, std::string_view salt)
{
    int newest = 1;
    for (const Field& field : kind.fields)
        newest = std::max(newest, field.since);
    for (int version = newest; version >= 1; --version)
        for (const bool former : {false, true})
        {
            Record then{note.kind, {}};
            for (const Field& field : kind.fields)
                if (const Value* value = find(note.fields, field.key); value != nullptr && field.since <= version)
                    then.fields.emplace_back(former && !field.formerly.empty() ? field.formerly : field.key, *value);
            if (sealOf(then, salt).hash == hash)
                return true;
        }
    return false;
}

std::string freshSalt()
{
    std::array<unsigned char, 16> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return hexDigits(bytes);
}

std::vector<Seal> sealsIn(const Record& order)
{
    std::vector<Seal> seals;
    forEachValue(Value(order.fields),
                 [&](const Value& value)
                 {
                     if (const auto* seal = std::get_if<Seal>(&value); seal != nullptr && seal->secret)
                         seals.push_back(*seal);
                 });
    return seals;
}

} // namespace merlon::play
