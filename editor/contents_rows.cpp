#include "editor/contents_rows.h"

#include "core/edit/contents_edits.h"
#include "editor/hex_contents.h"
#include "editor/words.h"
#include "editor/workspace.h"

#include <QPointer>

#include <algorithm>

namespace merlon::editor
{
namespace
{

/// The choices of one thing, each an edit that is made when it is chosen.
class Choices
{
public:
    Choices(Workspace& workspace, edit::Key key, const QString& text)
        : workspace_(&workspace), key_(key), row_{text, {}}
    {
    }

    template <class What>
    void add(const char* name, const QString& said, const QString& text, bool is,
             edit::Made (*make)(const edit::Desk&, edit::Key, What), const std::remove_cvref_t<What>& what)
    {
        auto found = std::ranges::find(row_.choices, QLatin1String(name), &ContentsBox::Choice::name);
        if (found == row_.choices.end())
            found = row_.choices.insert(found, {QLatin1String(name), said, {}, -1, {}});
        const auto index = static_cast<int>(found->texts.size());
        if (is)
            found->current = index;
        found->texts << text;
        found->choose = [=, workspace = workspace_, key = key_, before = std::move(found->choose)](int chosen)
        {
            if (chosen != index)
                return before ? before(chosen) : void();
            if (workspace)
                workspace->change([&](const edit::Desk& desk) { return make(desk, key, what); });
        };
    }
    ContentsBox::Row done() && { return std::move(row_); }

private:
    QPointer<Workspace> workspace_;
    edit::Key key_;
    ContentsBox::Row row_;
};

} // namespace

ContentsBox::Row featureRow(Workspace& workspace, const edit::Entry& entry)
{
    const auto& map = workspace.map().map();
    const auto palette = workspace.map().palette();
    const auto& feature = *entry.thing.as<map::Feature>();
    const auto hasState = [&](const std::string& kind) { return std::ranges::count(palette->withState, kind) > 0; };
    Choices choices(workspace, entry.key, featureText(map, feature));
    for (const std::string& kind : palette->features)
    {
        const std::string closed = palette->featureStates.empty() ? std::string() : palette->featureStates.back();
        const std::string state = !hasState(kind) ? std::string() : feature.state.empty() ? closed : feature.state;
        choices.add("kind", ContentsBox::tr("Kind"), word(map, "feature", kind), kind == feature.kind,
                    &edit::refeatured, {kind, state});
    }
    if (hasState(feature.kind))
        for (const std::string& state : palette->featureStates)
            choices.add("state", ContentsBox::tr("State"), word(map, "feature-state", state), state == feature.state,
                        &edit::refeatured, {feature.kind, state});
    return std::move(choices).done();
}

ContentsBox::Row overlayRow(Workspace& workspace, const edit::Entry& entry)
{
    const auto& map = workspace.map().map();
    const auto palette = workspace.map().palette();
    const auto& overlay = *entry.thing.as<map::Covering>();
    const edit::Desk desk = workspace.desk();
    Choices choices(workspace, entry.key, overlayText(map, overlay));
    for (const map::PaletteOverlay& kind : palette->overlays)
        if (const edit::Laid what{kind.id, {}, {}, {}};
            kind.id == overlay.kind || edit::relaid(desk, entry.key, what).has_value())
            choices.add("kind", ContentsBox::tr("Kind"), word(map, "overlay", kind.id), kind.id == overlay.kind,
                        &edit::relaid, what);
    for (const hex::Side side : edit::outwardSides(desk, overlay.kind, overlay.hexes))
        //: towards which a thing on the map looks
        choices.add("side", ContentsBox::tr("Facing"), sideText(map, side), side == overlay.outward, &edit::relaid,
                    {overlay.kind, {}, side, overlay.state});
    if (const auto* kind = palette->overlay(overlay.kind))
        for (const std::string& state : kind->states)
            choices.add("state", ContentsBox::tr("State"), word(map, "overlay-state", state), state == overlay.state,
                        &edit::relaid, {overlay.kind, {}, overlay.outward, state});
    return std::move(choices).done();
}

} // namespace merlon::editor
