#include "editor/table_document.h"

#include "core/edit/table_value.h"
#include "core/io/read_back.h"
#include "core/io/table_map.h"

namespace merlon::editor
{

std::function<std::string()> TableDocument::writer() const
{
    return [table = table_] { return io::tableText(table); };
}

tl::expected<std::string, yaml::Diagnostic> TableDocument::textToSave(const QString& path) const
{
    return io::textToSave(table_, path.toStdString());
}

io::Loaded<edit::Value> TableDocument::parsed(const QByteArray& text, const QString& path) const
{
    auto loaded = io::parseTable(text.toStdString(), path.toStdString());
    io::Loaded<edit::Value> out{{}, std::move(loaded.diagnostics)};
    if (loaded.value)
        out.value = edit::valueOf(std::move(*loaded.value));
    return out;
}

void TableDocument::renew()
{
    table_ = edit::tableOf(value());
    kinds_ = io::tableKinds(table_.ruleset);
}

void TableDocument::follow(const edit::Patch& undo)
{
    edit::follow(table_, value(), undo);
    kinds_ = io::tableKinds(table_.ruleset);
}

void TableDocument::tell(const edit::Value& before, const edit::Patch&)
{
    emit tableChanged();
    if (edit::tableHeadOf(before)->title != table_.title)
        emit titleChanged();
}

void TableDocument::tellAll()
{
    emit tableChanged();
    emit titleChanged();
}

} // namespace merlon::editor
