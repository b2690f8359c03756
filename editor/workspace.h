#pragma once

#include "core/edit/locks.h"
#include "core/edit/map_edits.h"
#include "core/edit/names.h"
#include "editor/family.h"
#include "editor/laid_maps.h"
#include "editor/map_document.h"
#include "editor/new_map.h"
#include "editor/scenario_document.h"
#include "editor/table_document.h"

namespace merlon::editor
{
/// What is seen and painted on in one place: a map or a measured table alone, or a scenario with its boards, of which
/// one is shown and painted on. The documents and their history are a Family's, which other workspaces may see too.
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
    /// The same of a measured table.
    explicit Workspace(map::TableMap table, const QString& path = {}, const QByteArray& text = {},
                       QObject* parent = nullptr);
    ~Workspace() override;

    struct Opened
    {
        std::unique_ptr<Workspace> workspace; ///< null when the file, or a map of it, has errors
        yaml::Diagnostics diagnostics;
    };
    /// Of the files that are `open` already there is no other document: it is those that are seen.
    static Opened openFile(const QString& path, const std::vector<Workspace*>& open = {});
    static Opened openMap(const QString& path, const std::vector<Workspace*>& open = {});
    static Opened openTable(const QString& path, const std::vector<Workspace*>& open = {});
    static Opened openScenario(const QString& path, const std::vector<Workspace*>& open = {});
    /// Copies of the documents, with their history: for another name, where others see them too.
    std::unique_ptr<Workspace> parted() const;

    Family& family() const { return *family_; }
    /// What is painted on, if anything is.
    play::Ground ground() const;
    /// Asserted that the ground is hexes. Another one when the scenario begins or ends to lay several maps: see
    /// boardChanges().
    MapDocument& map() const;
    /// Asserted that the ground is a measured table; the one that is shown.
    TableDocument& table() const;
    /// Of whatever kind; null where the ground is none.
    BoardDocument* board() const;
    /// How many the scenario has, and which of them is shown; maps that lie side by side are one.
    int boardCount() const { return laidMap_ ? 1 : static_cast<int>(boards_.size()); }
    int shownBoard() const { return shown_; }
    QString boardName(int board, const std::string& language) const;
    /// Another one: whoever looks at the board lets go between boardChanges() and boardChanged().
    void showBoard(int board);
    /// Null where a board is open alone.
    ScenarioDocument* scenario() const { return scenario_.get(); }
    LaidMaps& laid() const { return *laid_; }
    /// Those that are seen here and have a file or could have one.
    std::vector<Document*> documents() const;
    /// Whether it is one of them, or lies under the board of several maps.
    bool holds(const Document& document) const;

    /// Of the scenario, or of the map that is open alone.
    const QString& path() const { return principal().path(); }
    QString displayName(const std::string& language) const;
    /// Whether any document of the family is: they are saved together.
    bool isModified() const { return family_->isModified(); }
    /// What a game is begun on: scenario and maps as they are now. Games keep theirs when the map is painted on. Null
    /// without a scenario, and where its system has something against it: no game can begin.
    std::shared_ptr<const play::Setting> setting() const;
    /// Those of the scenario, or the one that is open alone, as they are now.
    play::Boards boards() const;
    /// By whose rules the scenario is played, or the map alone is looked at; null: by nobody's.
    const play::System* system() const;

    edit::Desk desk() const;
    /// Does nothing, and answers false, for an edit that was made of documents that have changed since.
    bool push(edit::Edit edit);
    /// Or says why there is none (refused()).
    bool push(edit::Made edit);
    /// Layers that no step changes; undo and redo do.
    void setLocks(const edit::Locks& locks) { locks_ = locks; }
    /// Why boards stay as they are, as a sentence; empty: they may be changed. What is undone or read again may always.
    void setFixed(const QString& why) { fixed_ = why; }
    /// Who is asked before an edit of what a game is played on: it goes on with a copy (true), or nothing is changed.
    /// Empty: no game is.
    using Release = std::function<bool()>;
    void setPlayed(Release release) { release_ = std::move(release); }
    /// Why an edit may not be done, as a sentence.
    std::optional<QString> refusal(const edit::Edit& edit) const;
    /// Who is asked before a step that leaves no room for things (Edit::noRoom). With nobody to ask none is made, and
    /// it is said why.
    using Consent = std::function<bool(const edit::Edit&)>;
    void setConsent(Consent consent) { consent_ = std::move(consent); }
    /// Asks where that is needed (a game, no room); what was agreed to is not asked again.
    bool agrees(edit::Edit& edit);
    /// Settles, then pushes what is made of the documents of now.
    bool change(const std::function<edit::Made(const edit::Desk&)>& make, int press = 0);
    bool paint(const edit::Paint& paint, std::span<const hex::Hex> hexes, int press = 0);
    /// Another value in the place of a document's, as one step: edits that were recovered, a file read again.
    void replace(Document& document, edit::Value value, yaml::Message says);
    /// What its file holds now, which is that text. Modified afterwards is only what had to follow from it.
    void reload(Document& document, edit::Value value, const QByteArray& text);
    /// A number that no other press has.
    int nextPress() { return family_->nextPress(); }

    void undo() { family_->undo(); }
    void redo() { family_->redo(); }
    /// To after so many steps from the beginning; to the last one when there are fewer.
    void goToStep(int step) { family_->goToStep(step); }
    /// Ends what the hand is doing.
    void settle() { family_->settle(); }
    const QUndoStack& history() const { return family_->history(); }

    /// Into their files, every document of the family that has something new to say.
    tl::expected<SaveNotes, SaveProblem> save(Overwrite overwrite = Overwrite::Ask);
    /// Into another file; the maps of a scenario go along into its folder (and keep their names).
    /// Both take those names, and no step of the history is made or lost.
    tl::expected<SaveNotes, SaveProblem> saveAs(const QString& path, Overwrite overwrite = Overwrite::Ask,
                                                const edit::FileNames& names = {});
    /// Whether that would take a map along which others see where it is: a parted() one is saved in its place.
    bool takesSharedMap(const QString& path, const edit::FileNames& names) const;

    /// Whether the hexes of a map have other names than in its file: a column or a row came or went at the left or top.
    bool renamesHexes() const;

    /// Names of steps in the language of now; whoever changes the language calls it.
    void retranslate();

signals:
    void settling();
    void modifiedChanged(bool modified);
    void titleChanged();
    void pathChanged();
    /// Another map document is about to be map(): whoever looks at it lets go until boardChanged().
    void boardChanges();
    void boardChanged();
    void stepNamesChanged();
    /// The name of the step that was taken back, or done again.
    void undone(const QString& step);
    void redone(const QString& step);
    /// The hexes of the map that is painted on are counted from elsewhere: that is added to each.
    void recounted(merlon::hex::Hex by);
    /// Why a change was not made, for the status line.
    void refused(const QString& why);

private:
    friend class Family;
    friend class LaidMaps;

    Workspace(std::shared_ptr<Family> family, QObject* parent);
    void take(const play::Setting& setting, const QString& path, const QStringList& files);
    edit::Value layOut(edit::Value board, const QString& first);
    BoardDocument& documentFor(const QString& path, const edit::Value& value);
    static Opened openBoard(const QString& path, const std::vector<Workspace*>& open,
                            std::unique_ptr<BoardDocument> as);
    void take(std::unique_ptr<BoardDocument> board, edit::Value value, const QString& path, const QByteArray& text);
    void watch(Document& document);
    Document& principal() const;
    Document& documentOf(edit::Doc onDesk) const;
    std::map<edit::Doc, edit::Patch> ofFamily(std::map<edit::Doc, edit::Patch> parts) const;
    int boardOf(const Document& map) const;
    void fitInto(const edit::Value& asRead, int board);
    std::optional<edit::Patch> whatFollows(const edit::Edit& edit) const;
    /// Boards, forces, counters and zones: what a game is judged on.
    bool isPlayedOn(const edit::Edit& edit) const;
    void followNames();
    void layBoard(edit::Value board);
    void tellBoard();
    QString mapPathBeside(const QString& scenarioPath, std::size_t map) const;
    tl::expected<SaveNotes, SaveProblem> saveElsewhere(const QString& path, Overwrite overwrite);

    std::shared_ptr<Family> family_;
    std::vector<BoardDocument*> boards_; ///< the family's
    int shown_ = 0;                      ///< of them
    std::unique_ptr<MapDocument>
        laidMap_;                         ///< of several maps that lie side by side; then boards_ has the first of them
    std::unique_ptr<MapDocument> former_; ///< until nobody looks at it
    std::unique_ptr<ScenarioDocument> scenario_;
    std::unique_ptr<LaidMaps> laid_;
    LaidMaps::Maps named_; ///< by the scenario, as the board was last made
    bool boardChanges_ = false;
    edit::Locks locks_;
    QString fixed_;
    Release release_;
    Consent consent_;
};

} // namespace merlon::editor
