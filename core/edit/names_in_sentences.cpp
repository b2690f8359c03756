#include "core/edit/names_in_sentences.h"

#include "core/edit/map_value.h"

namespace merlon::edit
{

yaml::Named named(const Desk& desk, hex::Hex at)
{
    map::HexMap printed;
    printed.layout = desk.mapValue().grid;
    printed.numbering = headOf(desk.mapValue()).numbering;
    printed.ofParts = headOf(desk.mapValue()).ofParts;
    return yaml::named(printed, at);
}

yaml::Named named(const Desk& desk, const map::Structure& structure)
{
    return yaml::named(structure.id, structure.name, {desk.palette->system, "structure", structure.kind});
}

yaml::Named named(const Desk& desk, const map::Line& line)
{
    return yaml::named(line.id, {}, {desk.palette->system, "terrain", line.kind});
}

} // namespace merlon::edit
