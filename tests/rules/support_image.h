#pragma once

#include "support_cases.h"

/// A case seen in a mirror, or turned over its diagonal so that its flat hexes stand on their points.
namespace merlon::tests
{

/// Where a hex, and with it everything else, is in the image of a map.
struct Image
{
    hex::Layout from;
    hex::Layout to;
    bool turnedOver = false; ///< else mirrored: the rows from the last to the first

    hex::Hex of(hex::Hex hex) const;
    hex::Side of(hex::Side side) const;
    play::Value of(const play::Value& value) const;
    play::Fields of(const play::Fields& fields) const;
    play::Record of(const play::Record& record) const { return {record.kind, of(record.fields)}; }
    map::HexMap of(const map::HexMap& map) const;
};

Image mirrored(const hex::Layout& layout);
Image turnedOver(const hex::Layout& layout);

/// The case as it is there. Of a case with a map.
RuleCase imageOf(const RuleCase& one, const Image& image);

/// What is told apart in a verdict and the one of its image, or nothing.
std::string differenceOf(const play::Verdict& verdict, const play::Verdict& there, const Image& image);

} // namespace merlon::tests
