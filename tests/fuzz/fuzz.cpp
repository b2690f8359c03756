// What libFuzzer calls: one program for each target, MERLON_TARGET.

#include "fuzz/targets.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace merlon;

extern "C" std::size_t LLVMFuzzerMutate(unsigned char* data, std::size_t size, std::size_t most);

namespace
{

const fuzz::Target& target()
{
    static const fuzz::Target& one = *std::ranges::find(fuzz::targets(), MERLON_TARGET, &fuzz::Target::name);
    return one;
}

std::string textOf(const unsigned char* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

std::size_t put(const std::string& text, unsigned char* data, std::size_t most)
{
    const std::size_t size = std::min(text.size(), most);
    std::memcpy(data, text.data(), size);
    return size;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    const std::string broken = target().broken(textOf(data, size));
    if (!broken.empty())
    {
        std::fprintf(stderr, "%s\n", broken.c_str());
        std::abort();
    }
    return 0;
}

/// Two in three changes know what the text says.
extern "C" std::size_t LLVMFuzzerCustomMutator(unsigned char* data, std::size_t size, std::size_t most,
                                               unsigned int seed)
{
    test::Draw chance(seed);
    if (chance.chance(3))
        return LLVMFuzzerMutate(data, size, most);
    return put(target().changed(textOf(data, size), chance), data, most);
}

/// The beginning of one and the end of the other, cut between lines.
extern "C" std::size_t LLVMFuzzerCustomCrossOver(const unsigned char* one, std::size_t oneSize,
                                                 const unsigned char* other, std::size_t otherSize, unsigned char* out,
                                                 std::size_t most, unsigned int seed)
{
    test::Draw chance(seed);
    const auto cut = [&](const std::string& text)
    {
        const auto at = static_cast<std::size_t>(chance.from(0, static_cast<int>(text.size())));
        return std::min(text.find('\n', at), text.size());
    };
    const std::string first = textOf(one, oneSize);
    const std::string second = textOf(other, otherSize);
    return put(first.substr(0, cut(first)) + second.substr(cut(second)), out, most);
}
