#include "app/ctl/pictures.h"

#include "core/io/files.h"
#include "core/yaml/log.h"
#include "core/yaml/quote.h"
#include "core/yaml/source_text.h"
#include "core/yaml/tree.h"
#include "editor/scan_loader.h"
#include "tell.h"

#include <algorithm>
#include <set>

namespace merlon::ctl
{
namespace
{

const yaml::Node* valueUnder(const yaml::Node* mapping, std::string_view key)
{
    for (std::size_t i = 0; mapping != nullptr && mapping->isMapping() && i + 1 < mapping->items.size(); i += 2)
        if (mapping->items[i].text == key)
            return &mapping->items[i + 1];
    return nullptr;
}

/// Of a map or a table, which is without errors.
yaml::Diagnostics undrawnImage(const std::string& file)
{
    const std::string text = io::readFile(file).value_or(std::string());
    if (const std::string kind = io::kindOf(text); kind != "map" && kind != "table")
        return {};
    const yaml::SourceText source(text);
    yaml::Log log(file, source.view());
    const yaml::Node root = yaml::parseOneDocument(source.view(), log).root;
    const yaml::Node* image = valueUnder(valueUnder(&root, "background"), "image");
    if (image == nullptr)
        return {};
    const auto drawn = editor::scanFile(QString::fromStdString(file), image->text).and_then(editor::Scan::check);
    if (!drawn)
        log.warning(*image, tell::undrawn_image{.name = yaml::quote(image->text), .why = drawn.error().toStdString()});
    return log.take();
}

} // namespace

yaml::Diagnostics undrawnImages(const std::string& file, const play::Setting* setting)
{
    yaml::Diagnostics told;
    std::set<std::string> boards; // the same map may be laid twice
    if (setting == nullptr)
        boards.insert(file);
    else
        for (const play::MapRef& map : setting->scenario.maps)
            boards.insert((io::folderOf(file) / map.file).string());
    for (const std::string& board : boards)
        std::ranges::move(undrawnImage(board), std::back_inserter(told));
    return told;
}

} // namespace merlon::ctl
