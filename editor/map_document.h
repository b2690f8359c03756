#pragma once

#include "core/map/palette.h"
#include "core/yaml/diagnostic.h"
#include "editor/hex_patch.h"
#include "editor/map_commands.h"
#include "editor/map_properties.h"

#include <tl/expected.hpp>

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QUndoStack>
#include <QVector>

#include <memory>

class QAction;

namespace merlon::editor
{

/// Why a file was not written. The sentence is for the user.
struct SaveProblem
{
    enum class Kind : std::uint8_t
    {
        NoPath,        ///< untitled: ask for a name
        HasErrors,     ///< the file that is there is broken, or no map; ask, then save with Overwrite::Anyway
        ChangedOnDisk, ///< somebody else wrote the file since it was read; ask, then save with Overwrite::Anyway
        CannotWrite
    };

    Kind kind = Kind::CannotWrite;
    QString message;
};

enum class Overwrite : std::uint8_t
{
    Ask,
    Anyway
};

/// A map, its file, and its history. Every change is a command on the undo stack; views listen to what changed.
///
/// A stroke may be under way when something else happens to the document. undo(), redo(), save() and whatever replaces
/// the map emit strokeMustEnd() first, and the stroke is then committed as if the button were released there: a save
/// holds what the eye saw, an undo takes just that stroke back.
class MapDocument : public QObject
{
    Q_OBJECT

public:
    /// Untitled: a blank map.
    explicit MapDocument(QObject* parent = nullptr);

    const map::HexMap& map() const { return map_; }
    std::shared_ptr<const map::Palette> palette() const { return palette_; }
    /// Empty while untitled.
    const QString& path() const { return path_; }
    /// For the window's title: the map's title in that language, else its file's name, else "Untitled".
    QString displayName(const std::string& language) const;
    bool isModified() const { return !stack_.isClean(); }

    /// For a history view. Use undo() and redo() of the document, not the stack's.
    const QUndoStack& history() const { return stack_; }
    QUndoStack* undoStack() { return &stack_; }
    /// Actions whose texts name the step ("Undo Raise 5 hexes") and follow the language.
    QAction* createUndoAction(QObject* parent);
    QAction* createRedoAction(QObject* parent);

    void createNew(const NewMap& wish);
    /// With errors the document stays as it was; the diagnostics say why.
    yaml::Diagnostics load(const QString& path);
    /// A map that somebody else has loaded from that file, whose content was `text`.
    void adopt(map::HexMap map, const QString& path, const QByteArray& text);

    tl::expected<void, SaveProblem> save(Overwrite overwrite = Overwrite::Ask);
    tl::expected<void, SaveProblem> saveAs(const QString& path, Overwrite overwrite = Overwrite::Ask);
    /// The canonical text, as save() writes it.
    QByteArray text() const;

    /// Does nothing for an empty patch. Patches of the same press (not 0) become one step.
    void change(HexPatch patch, Step step, int press = 0);
    /// The paint on those hexes; false when the legend is full (then refused() is emitted).
    bool paint(const Paint& paint, std::span<const hex::Hex> hexes, int press = 0);
    void setProperties(MapProperties properties);
    /// Other extents, see resized(); false when the legend is full.
    bool resize(int columns, int rows, const std::string& terrain);
    /// One step that puts another map in this one's place.
    void replaceMap(map::HexMap map, Step::Kind kind);
    /// A number that no other press has.
    int nextPress() { return ++press_; }

    /// Names of steps in the language of now; views call it when the language changes.
    void retranslate();

public slots:
    void undo();
    void redo();
    /// Ends a stroke that is under way by committing it.
    void endStroke() { emit strokeMustEnd(); }

signals:
    void strokeMustEnd();
    void hexesChanged(const QVector<merlon::hex::Hex>& hexes);
    /// Everything may be different, the extents too.
    void mapReset();
    void propertiesChanged();
    void titleChanged();
    void pathChanged();
    void modifiedChanged(bool modified);
    void stepNamesChanged();
    void saved();
    /// Why a change was not made, for the status line.
    void refused(const QString& why);

private:
    friend class SwapHexes;
    friend class SwapProperties;
    friend class SwapMap;

    void swap(HexPatch& patch);
    void swap(MapProperties& properties);
    void swap(map::HexMap& map);
    void reset(map::HexMap map, const QString& path, const QByteArray& text);
    void chooseRuleset();
    std::optional<SaveProblem> problemWith(const QString& path) const;
    void refuseForLegend();

    map::HexMap map_;
    std::shared_ptr<const map::Palette> palette_;
    QUndoStack stack_;
    QString path_;
    QByteArray onDisk_; ///< hash of the file as it was read or written
    int press_ = 0;
};

} // namespace merlon::editor
