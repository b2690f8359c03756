#pragma once

#include "core/edit/value.h"
#include "core/hex/joint.h"
#include "core/play/scenario.h"
#include "core/yaml/diagnostic.h"

#include <QByteArray>
#include <QStringList>

#include <tl/expected.hpp>

namespace merlon::editor
{

class Workspace;

/// The maps that a scenario lays side by side. Each is painted on where it is open alone; here they are one board, made
/// of their files as often as the scenario names others or a file has changed.
class LaidMaps
{
public:
    using Maps = std::vector<play::MapRef>;
    using Done = tl::expected<void, QString>; ///< or why not, for the user

    explicit LaidMaps(Workspace& workspace) : workspace_(workspace) {}

    /// A scenario's map, from its folder.
    static QString fileOf(const play::MapRef& map, const QString& scenario);
    /// Whether there are several.
    bool any() const;
    QStringList files() const;
    /// Of whose map a hex of the board is; empty between them.
    QString fileAt(hex::Hex at) const;

    /// As one step: one more lies beside the board. A map from elsewhere is copied into the scenario's folder.
    Done lay(const QString& file, const hex::Joint& joint);
    /// As one step: the last one is taken away again.
    Done takeLast();
    /// Into another folder, with their scans, for a scenario of that path; nothing is written over.
    Done bringAlong(const QString& scenario) const;
    /// Takes them anew where their files have changed; whether any has.
    tl::expected<bool, QString> follow();

private:
    friend class Workspace;

    struct Known
    {
        Maps maps;
        edit::Value board;
    };

    QByteArray text() const;
    tl::expected<edit::Value, QString> made(const Maps& maps) const;
    void remember(const Maps& maps, edit::Value board);
    Done change(const Maps& maps, yaml::Message says);
    /// The board of the maps that the scenario names now, in the place of that of those which it named before.
    void swap(const Maps& before, edit::Value& board);
    /// One of the maps lies in another file from now on.
    void giveName(std::size_t map, const std::string& file);
    void wasRead() { text_ = text(); }

    Workspace& workspace_;
    std::vector<Known> known_; ///< what undo and redo come back to, whatever became of the files
    QByteArray text_;          ///< hash of the files, as they were read
};

} // namespace merlon::editor
