#pragma once

#include "core/map/table_kinds.h"
#include "core/map/table_map.h"
#include "editor/board_document.h"

#include <memory>

namespace merlon::editor
{

/// A measured table as a document, and at hand as painters and models want it.
class TableDocument : public BoardDocument
{
    Q_OBJECT

public:
    using BoardDocument::BoardDocument;

    const map::TableMap& table() const { return table_; }
    std::shared_ptr<const map::TableKinds> kinds() const { return kinds_; }

    play::Board board() const override { return std::make_shared<const map::TableMap>(table_); }
    const std::string* image() const override { return table_.background ? &table_.background->image : nullptr; }
    std::function<std::string()> writer() const override;
    tl::expected<std::string, yaml::Diagnostic> textToSave(const QString& path) const override;
    io::Loaded<edit::Value> parsed(const QByteArray& text, const QString& path) const override;

signals:
    /// Things of it, or what it says of itself: all may look different.
    void tableChanged();

protected:
    const LocalText& title() const override { return table_.title; }
    void renew() override;
    void follow(const edit::Patch& undo) override;
    void tell(const edit::Value& before, const edit::Patch& undo) override;
    void tellAll() override;

private:
    map::TableMap table_;
    std::shared_ptr<const map::TableKinds> kinds_;
};

} // namespace merlon::editor
