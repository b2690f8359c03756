#pragma once

#include "core/edit/locks.h"
#include "core/edit/map_edits.h"
#include "core/edit/names.h"
#include "editor/laid_maps.h"
#include "editor/map_document.h"
#include "editor/new_map.h"
#include "editor/scenario_document.h"

#include <QUndoStack>

class QAction;

namespace merlon::edit
{
struct Recount;
}

namespace merlon::editor
{
class DocumentFiles;

/// Documents that name one another, and the one history of them all: a map alone, or a scenario with its maps, of which
/// the first is painted on.
///
/// The stack of steps is nobody else's: undo, redo, save and whatever replaces a document pass through here and settle
/// first, so that what the hand is doing ends as if the button were released: a save holds what the eye saw, an undo
/// takes just that stroke back.
class Workspace : public QObject
{
    Q_OBJECT

public:
    /// An untitled map.
    explicit Workspace(const NewMap& wish = {}, QObject* parent = nullptr);
    /// A map that somebody else has, for looking at or to be saved under that name.
    explicit Workspace(map::HexMap map, const QString& path = {}, const QByteArray& text = {},
                       QObject* parent = nullptr);
    ~Workspace() override;

    struct Opened
    {
        std::unique_ptr<Workspace> workspace; ///< null when the file, or a map of it, has errors
        yaml::Diagnostics diagnostics;
    };
    static Opened openMap(const QString& path);
    static Opened openScenario(const QString& path);

    MapDocument& map() const { return *maps_.front(); }
    /// Null where a map is open alone.
    ScenarioDocument* scenario() const { return scenario_.get(); }
    /// Some games are played without one: then map() is a blank sheet that belongs to nothing.
    bool hasMap() const { return hasMap_; }
    LaidMaps& laid() const { return *laid_; }
    /// Those that have a file or could have one.
    std::vector<Document*> documents() const;

    /// Of the scenario, or of the map that is open alone.
    const QString& path() const { return principal().path(); }
    QString displayName(const std::string& language) const;
    bool isModified() const;
    /// What a game is begun on: scenario and maps as they are now. Games keep theirs when the map is painted on. Null
    /// without a scenario, and where its system has something against it: no game can begin.
    std::shared_ptr<const play::Setting> setting() const;

    edit::Desk desk() const;
    /// Does nothing, and answers false, for an edit that was made of documents that have changed since.
    bool push(edit::Edit edit);
    /// Or says why there is none (refused()).
    bool push(edit::Made edit);
    /// Layers that no step changes; undo and redo do.
    void setLocks(const edit::Locks& locks) { locks_ = locks; }
    std::optional<yaml::Message> refusal(const edit::Edit& edit) const;
    /// Who is asked before a step that leaves no room for things (Edit::noRoom). With nobody to ask none is made, and
    /// it is said why.
    using Consent = std::function<bool(const edit::Edit&)>;
    void setConsent(Consent consent) { consent_ = std::move(consent); }
    /// Asks where that is needed; what was agreed to is not asked again.
    bool agrees(edit::Edit& edit);
    /// Settles, then pushes what is made of the documents of now.
    bool change(const std::function<edit::Made(const edit::Desk&)>& make, int press = 0);
    bool paint(const edit::Paint& paint, std::span<const hex::Hex> hexes, int press = 0);
    /// Another value in the place of a document's, as one step: edits that were recovered, a file read again.
    void replace(Document& document, edit::Value value, yaml::Message says);
    /// What its file holds now, which is that text. Modified afterwards is only what had to follow from it.
    void reload(Document& document, edit::Value value, const QByteArray& text);
    /// A number that no other press has.
    int nextPress() { return ++press_; }

    void undo();
    void redo();
    /// To after so many steps from the beginning; to the last one when there are fewer.
    void goToStep(int step);
    /// Ends what the hand is doing.
    void settle() { emit settling(); }
    const QUndoStack& history() const { return stack_; }
    /// Actions whose texts name the step ("Undo: Raise 5 hexes") and follow the language.
    QAction* createUndoAction(QObject* parent);
    QAction* createRedoAction(QObject* parent);

    /// Into their files, every document that has something new to say.
    tl::expected<SaveNotes, SaveProblem> save(Overwrite overwrite = Overwrite::Ask);
    /// Into another file; the maps of a scenario go along into its folder (and keep their names).
    /// Both take those names, and no step of the history is made or lost.
    tl::expected<SaveNotes, SaveProblem> saveAs(const QString& path, Overwrite overwrite = Overwrite::Ask,
                                                const edit::FileNames& names = {});

    /// Whether the hexes of a map have other names than in its file: a column or a row came or went at the left or top.
    bool renamesHexes() const;

    /// Names of steps in the language of now; whoever changes the language calls it.
    void retranslate();

signals:
    void settling();
    void modifiedChanged(bool modified);
    void titleChanged();
    void pathChanged();
    void stepNamesChanged();
    /// The name of the step that was taken back, or done again.
    void undone(const QString& step);
    void redone(const QString& step);
    /// The hexes of the map that is painted on are counted from elsewhere: that is added to each.
    void recounted(merlon::hex::Hex by);
    /// Why a change was not made, for the status line.
    void refused(const QString& why);

private:
    friend class SwapEdit;
    friend class LaidMaps;
    using States = std::map<edit::Doc, std::uint64_t>;

    Workspace(std::nullptr_t, QObject* parent);
    void addMap(edit::Value value, const QString& path, const QByteArray& text);
    void watch(Document& document);
    Document& document(edit::Doc doc) const;
    Document& principal() const;
    edit::Doc scenarioDoc() const { return static_cast<edit::Doc>(maps_.size()); }
    play::Boards boards() const;
    void swap(edit::Edit& edit, States& states);
    void showBoard(edit::Value board);
    QAction* stepAction(QObject* parent, bool undo);
    QString mapPathBeside(const QString& scenarioPath, std::size_t map) const;
    void countFromA1();
    void recount(edit::Doc doc, const edit::Recount& how);
    tl::expected<SaveNotes, SaveProblem> saveElsewhere(const QString& path, Overwrite overwrite);
    void swapNames(std::map<edit::Doc, edit::Patch>& names);
    tl::expected<SaveNotes, SaveProblem> write(const DocumentFiles& files, Overwrite overwrite);

    std::vector<std::unique_ptr<MapDocument>> maps_;
    std::unique_ptr<ScenarioDocument> scenario_;
    std::unique_ptr<LaidMaps> laid_;
    bool hasMap_ = true;
    QUndoStack stack_;
    bool modified_ = false;    ///< as was last told
    std::uint64_t states_ = 0; ///< given to documents so far
    std::uint64_t state_ = 0;  ///< counts every swap
    int press_ = 0;
    edit::Locks locks_;
    Consent consent_;
};

} // namespace merlon::editor
