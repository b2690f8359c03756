#pragma once

#include "editor/hex_patch.h"
#include "editor/map_properties.h"

#include <QUndoCommand>

/// The changes that a document knows: each puts a value in another's place, and undo is the same swap.
namespace merlon::editor
{

class MapDocument;

/// What a step of the history is called; kept as data so that the name follows the language.
struct Step
{
    enum class Kind : std::uint8_t
    {
        PaintTerrain,
        SetLevel,
        Raise,
        Lower,
        Properties,
        Resize,
        Recover
    };

    Kind kind = Kind::PaintTerrain;
    std::string terrain; ///< PaintTerrain
    int level = 0;       ///< SetLevel
    int hexes = 0;       ///< painting steps

    static Step of(const Paint& paint);
    /// "Paint brush on 12 hexes"
    QString text(const map::HexMap& map) const;
};

/// A step of the history whose name follows the language.
class NamedCommand : public QUndoCommand
{
public:
    virtual void retranslate() = 0;
};

class MapCommand : public NamedCommand
{
public:
    void redo() override { swap(); }
    void undo() override { swap(); }
    void retranslate() final;

protected:
    MapCommand(MapDocument& document, Step step);
    virtual void swap() = 0;

    MapDocument& document_;
    Step step_;
};

/// Swaps part of the map for another.
class SwapHexes : public MapCommand
{
public:
    /// Commands of the same `press` (of the mouse, or of a key held down) become one step; 0 stands alone.
    SwapHexes(MapDocument& document, HexPatch patch, Step step, int press);
    int id() const override { return press_ == 0 ? -1 : 1; }
    bool mergeWith(const QUndoCommand* later) override;

private:
    void swap() override;

    HexPatch patch_; ///< after redo: what was there before
    int press_;
};

/// Swaps title, span, numbering and id.
class SwapProperties : public MapCommand
{
public:
    SwapProperties(MapDocument& document, MapProperties properties);

private:
    void swap() override;

    MapProperties properties_;
};

/// Swaps the whole map: for a change of extents, and for edits recovered from an autosave.
class SwapMap : public MapCommand
{
public:
    SwapMap(MapDocument& document, map::HexMap map, Step::Kind kind);

private:
    void swap() override;

    map::HexMap map_;
};

} // namespace merlon::editor
