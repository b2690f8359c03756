#pragma once

namespace merlon::tests
{

/// What a designer and a referee feel on a measured table: ten areas of forty points and two lines of twelve bases,
/// panned and zoomed, a point of an outline dragged.
void measureTables();

} // namespace merlon::tests
