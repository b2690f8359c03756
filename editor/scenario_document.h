#pragma once

#include "core/play/system.h"
#include "editor/document.h"

namespace merlon::editor
{

/// A scenario as a document. Its hexes are named by its maps, which are documents of the same workspace.
class ScenarioDocument : public Document
{
    Q_OBJECT

public:
    using BoardsNow = std::function<play::Boards()>;
    explicit ScenarioDocument(BoardsNow boards, QObject* parent = nullptr);

    const play::Scenario& scenario() const { return scenario_; }
    QString displayName(const std::string& language) const;
    /// By which rules it is played.
    play::ChosenRules rules() const { return {scenario_.edition, scenario_.options, scenario_.tables}; }

    std::function<std::string()> writer() const override;
    tl::expected<std::string, yaml::Diagnostic> textToSave(const QString& path) const override;
    io::Loaded<edit::Value> parsed(const QByteArray& text, const QString& path) const override;

signals:
    void rulesChanged();
    void zonesChanged();

protected:
    void renew() override;
    void follow(const edit::Patch& undo) override;
    void tell(const edit::Value& before, const edit::Patch& undo) override;
    void tellAll() override;

private:
    BoardsNow boards_;
    play::Scenario scenario_;
};

} // namespace merlon::editor
