#include "app/window/open_documents.h"

#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <utility>

namespace merlon::app
{
namespace
{

/// The same for every way to name a file.
QString realPath(const QString& file)
{
    const QFileInfo info(file);
    const QString real = info.canonicalFilePath();
    return real.isEmpty() ? info.absoluteFilePath() : real;
}

} // namespace

OpenDocuments::OpenDocuments() = default;
OpenDocuments::~OpenDocuments() = default;

std::vector<editor::Workspace*> OpenDocuments::all() const
{
    std::vector<editor::Workspace*> all;
    std::ranges::transform(all_, std::back_inserter(all), [](const auto& one) { return one->workspace.get(); });
    return all;
}

int OpenDocuments::indexOf(const editor::Workspace* workspace) const
{
    const auto found = std::ranges::find_if(all_, [&](const auto& one) { return one->workspace.get() == workspace; });
    return found == all_.end() ? -1 : static_cast<int>(found - all_.begin());
}

int OpenDocuments::indexOf(const QString& file) const
{
    const QString real = realPath(file);
    const auto is = [&](const auto& one)
    { return !one->workspace->path().isEmpty() && realPath(one->workspace->path()) == real; };
    const auto found = std::ranges::find_if(all_, is);
    return found == all_.end() ? -1 : static_cast<int>(found - all_.begin());
}

std::vector<editor::Autosave*> OpenDocuments::autosaves(int index) const
{
    std::vector<editor::Autosave*> all;
    std::ranges::transform(one(index).autosaves, std::back_inserter(all), [](const auto& each) { return each.get(); });
    return all;
}

std::unique_ptr<OpenDocuments::One> OpenDocuments::opened(std::unique_ptr<editor::Workspace> workspace,
                                                          const yaml::Diagnostics& problems)
{
    using editor::Workspace;
    auto made = std::make_unique<One>();
    made->workspace = std::move(workspace);
    made->problems = problems;
    const Workspace* open = made->workspace.get();
    connect(open, &Workspace::refused, this, &OpenDocuments::said);
    connect(open, &Workspace::modifiedChanged, this, &OpenDocuments::changed);
    connect(open, &Workspace::pathChanged, this, &OpenDocuments::changed);
    keepAside(*made);
    connect(&open->map(), &editor::MapDocument::mapReset, this, [this, one = made.get()] { keepAside(*one); });
    return made;
}

/// All its documents; maps that lie side by side are none of them until they are taken away.
void OpenDocuments::keepAside(One& one)
{
    for (editor::Document* document : one.workspace->documents())
    {
        if (std::ranges::any_of(one.autosaves, [&](const auto& each) { return &each->document() == document; }))
            continue;
        one.autosaves.push_back(std::make_unique<editor::Autosave>(*one.workspace, *document));
        connect(one.autosaves.back().get(), &editor::Autosave::failed, this, &OpenDocuments::said);
        connect(one.autosaves.back().get(), &editor::Autosave::written, this, &OpenDocuments::keptAside);
    }
}

void OpenDocuments::add(std::unique_ptr<editor::Workspace> workspace, const yaml::Diagnostics& problems, bool inPlace)
{
    auto made = opened(std::move(workspace), problems);
    leave();
    if (inPlace)
        all_.at(static_cast<std::size_t>(current_)).swap(made); // what was there lives until nobody looks at it
    else
    {
        all_.push_back(std::move(made));
        current_ = count() - 1;
    }
    emit taken();
    emit changed();
}

void OpenDocuments::show(int index)
{
    if (index == current_ || index < 0 || index >= count())
        return;
    leave();
    current_ = index;
    emit taken();
    emit changed();
}

void OpenDocuments::close(int index)
{
    const bool shown = index == current_;
    if (shown)
        leave();
    const auto closed = std::move(all_.at(static_cast<std::size_t>(index))); // lives until nobody looks at it
    all_.erase(all_.begin() + index);
    if (index < current_ || current_ == count())
        --current_;
    if (shown)
        emit taken();
    emit changed();
}

void OpenDocuments::move(int from, int to)
{
    const editor::Workspace* shown = &workspace();
    auto moved = std::move(all_.at(static_cast<std::size_t>(from)));
    all_.erase(all_.begin() + from);
    all_.insert(all_.begin() + to, std::move(moved));
    current_ = indexOf(shown);
    emit changed();
}

void OpenDocuments::leave()
{
    if (current_ < 0)
        return;
    workspace().settle();
    emit leaving();
}

void OpenDocuments::dropUnsaved()
{
    for (const auto& one : all_)
        one->autosaves.clear();
}

} // namespace merlon::app
