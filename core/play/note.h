#pragma once

#include "core/map/local_text.h"

namespace merlon::play
{

/// Why the referee did something, or what he remarked: one text for everybody, or one in each language.
struct Note : LocalText
{
    Note() = default;
    Note(LocalText text) : LocalText(std::move(text)) {}
    Note(std::string text)
    {
        if (!text.empty())
            texts.emplace_back(std::string(), std::move(text));
    }
    Note(const char* text) : Note(std::string(text)) {}

    friend bool operator==(const Note&, const Note&) = default;
};

} // namespace merlon::play
