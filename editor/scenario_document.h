#pragma once

#include "core/play/system.h"
#include "editor/map_document.h"

namespace merlon::editor
{

/// A scenario with the map that it is played on. The map is a document of its own, with the one history of both: a
/// choice of other rules is a step between strokes. Of several maps the first one is painted on; the others are kept as
/// they are.
class ScenarioDocument : public QObject
{
    Q_OBJECT

public:
    struct Opened
    {
        std::unique_ptr<ScenarioDocument> document; ///< null when the scenario or its map has errors
        yaml::Diagnostics diagnostics;
    };
    static Opened open(const QString& path);

    const play::Scenario& scenario() const { return scenario_; }
    MapDocument& map() { return map_; }
    const MapDocument& map() const { return map_; }
    const QString& path() const { return path_; }
    QString displayName(const std::string& language) const;
    bool isModified() const { return map_.isModified(); }
    /// Some games are played without one: then map() is a blank sheet that belongs to nothing.
    bool hasMap() const { return !loaded_.empty(); }

    /// By which rules it is played, and other ones as a step of the history.
    play::ChosenRules rules() const { return {scenario_.edition, scenario_.options, scenario_.tables}; }
    void setRules(play::ChosenRules rules);

    /// How it is won, in words and by conditions, as a step of the history.
    void setVictory(LocalText text, std::vector<play::Record> conditions);

    /// What a game is begun on: scenario and map as they are now. Games keep theirs when the map is painted
    /// on.
    std::shared_ptr<const play::Setting> setting() const;

    /// Map and scenario into their files; the scenario's is left alone while it has nothing new to say.
    tl::expected<void, SaveProblem> save(Overwrite overwrite = Overwrite::Ask);
    /// Scenario and map into another folder (or under another name, where the map keeps its own).
    tl::expected<void, SaveProblem> saveAs(const QString& path, Overwrite overwrite = Overwrite::Ask);

signals:
    void pathChanged();
    void rulesChanged();
    void victoryChanged();

private:
    friend class SwapRules;
    friend class SwapVictory;

    ScenarioDocument() = default;
    void swap(play::ChosenRules& rules);
    void swap(LocalText& text, std::vector<play::Record>& conditions);
    tl::expected<void, SaveProblem> saveScenario(Overwrite overwrite);

    QString mapPathBeside(const QString& scenarioPath, std::size_t map = 0) const;
    tl::expected<void, SaveProblem> saveMapsBeside(const QString& scenarioPath, Overwrite overwrite);
    play::Boards boards() const;

    play::Scenario scenario_;
    play::Scenario saved_; ///< as its file says
    QByteArray onDisk_;    ///< what stood there when it was read or written
    play::Boards loaded_;  ///< as they were read
    MapDocument map_;
    QString path_;
};

} // namespace merlon::editor
