#include "app/window/run_record.h"

#include "app/window/open_documents.h"
#include "editor/hex_map_view.h"
#include "editor/paths.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSettings>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace merlon::app
{
namespace
{

constexpr QLatin1String group("running");
constexpr int quietAfterChange = 1000; ///< milliseconds

/// None while the program of that run lives.
std::optional<io::FileLock> lockOf(const QString& run)
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/running"));
    folder.mkpath(QStringLiteral("."));
    return io::FileLock::take(editor::fsPath(folder.filePath(run + QStringLiteral(".lock"))));
}

QByteArray toJson(const RunRecord::Run& run)
{
    QJsonArray tabs;
    for (const RunRecord::Tab& tab : run.tabs)
    {
        QJsonObject one{{"path", tab.path}, {"edits", tab.edits}, {"sight", tab.sight.toJson()}};
        if (tab.film)
            one["film"] = QJsonObject{{"journal", tab.film->journal}, {"picture", tab.film->picture}};
        tabs.append(one);
    }
    return QJsonDocument(QJsonObject{{"tabs", tabs}, {"current", run.current}}).toJson(QJsonDocument::Compact);
}

RunRecord::Run runFrom(const QByteArray& json)
{
    const QJsonObject all = QJsonDocument::fromJson(json).object();
    RunRecord::Run run{{}, all["current"].toInt()};
    const QJsonArray tabs = all["tabs"].toArray();
    for (const QJsonValue& tab : tabs)
    {
        const QJsonValue film = tab["film"];
        run.tabs.append({tab["path"].toString(), tab["edits"].toString(), Sight::from(tab["sight"].toObject()),
                         film.isObject()
                             ? std::optional(Games::Filmed{film["journal"].toString(), film["picture"].toInt()})
                             : std::nullopt});
    }
    return run;
}

} // namespace

RunRecord::RunRecord(const OpenDocuments& documents, const Sights& sights, const Games& games,
                     const editor::HexMapView& view, const editor::PlaneView& table)
    : documents_(documents), sights_(sights), games_(games)
{
    const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    lock_ = lockOf(id);
    key_ = group + '/' + id;
    quiet_.setSingleShot(true);
    quiet_.setInterval(quietAfterChange);
    connect(&quiet_, &QTimer::timeout, this, &RunRecord::write);
    const auto later = [this] { quiet_.start(); };
    connect(&documents, &OpenDocuments::changed, this, later);
    connect(&documents, &OpenDocuments::keptAside, this, later);
    connect(&view, &editor::HexMapView::viewChanged, this, later);
    connect(&view, &editor::HexMapView::currentHexChanged, this, later);
    connect(&table, &editor::PlaneView::viewChanged, this, later);
    connect(&games, &Games::filmMoved, this, later);
}

RunRecord::~RunRecord()
{
    QSettings().remove(key_);
}

RunRecord::Run RunRecord::now() const
{
    Run run{{}, documents_.current()};
    for (int index = 0; index < documents_.count(); ++index)
    {
        const editor::Workspace& one = documents_.at(index);
        Tab tab{one.path(), {}, index == documents_.current() ? sights_.now() : sights_.of(one), games_.filmOf(one)};
        if (tab.path.isEmpty())
            tab.edits = documents_.autosaves(index).front()->file();
        run.tabs.append(tab);
    }
    return run;
}

/// Without a lock nobody could tell it from one that was left.
void RunRecord::write()
{
    quiet_.stop();
    Run run = now();
    if (!lock_ || run == written_)
        return;
    written_ = std::move(run);
    QSettings().setValue(key_, toJson(written_));
}

RunRecord::Run RunRecord::takeCrashed()
{
    Run all;
    QSettings settings;
    settings.beginGroup(group);
    const QStringList runs = settings.childKeys();
    for (const QString& id : runs)
    {
        if (!lockOf(id))
            continue;
        const Run run = runFrom(settings.value(id).toByteArray());
        all.current = static_cast<int>(all.tabs.size()) + std::clamp<int>(run.current, 0, qMax(0, run.tabs.size() - 1));
        all.tabs += run.tabs;
        settings.remove(id);
    }
    return all;
}

} // namespace merlon::app
