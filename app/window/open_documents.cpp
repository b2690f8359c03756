#include "app/window/open_documents.h"

#include "editor/paths.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace merlon::app
{

OpenDocuments::OpenDocuments() = default;

OpenDocuments::~OpenDocuments()
{
    blockSignals(true); // the last of a family tell what became of it, and nobody may look at them any more
}

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
    const auto is = [&](const auto& one) { return editor::isSameFile(one->workspace->path(), file); };
    const auto found = std::ranges::find_if(all_, is);
    return found == all_.end() ? -1 : static_cast<int>(found - all_.begin());
}

std::vector<editor::Autosave*> OpenDocuments::autosaves(int index) const
{
    std::vector<editor::Autosave*> all;
    for (const editor::Document* document : at(index).documents())
        for (const auto& autosave : autosaves_)
            if (&autosave->document() == document)
                all.push_back(autosave.get());
    return all;
}

std::vector<editor::Document*> OpenDocuments::unsavedIn(int index, int from) const
{
    std::vector<editor::Document*> all;
    for (editor::Document* document : at(index).family().documents())
    {
        bool stays = false;
        for (int other = from; other < count(); ++other)
            stays = stays || (other != index && at(other).holds(*document));
        if (document->isModified() && !stays && at(index).holds(*document))
            all.push_back(document);
    }
    return all;
}

int OpenDocuments::tabOf(const QString& file) const
{
    for (int index = 0; index < count(); ++index)
        for (const editor::Document* document : at(index).documents())
            if (editor::isSameFile(document->path(), file))
                return index;
    return -1;
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
    connect(open, &Workspace::boardChanges, this,
            [this, open]
            {
                if (current_ >= 0 && &this->workspace() == open)
                    leave();
            });
    connect(open, &Workspace::boardChanged, this,
            [this, open]
            {
                keepAside();
                if (current_ >= 0 && &this->workspace() == open)
                    emit taken();
            });
    return made;
}

/// All documents that are open; maps that lie side by side are none of them until they are taken away.
void OpenDocuments::keepAside()
{
    std::vector<editor::Document*> open;
    for (int index = 0; index < count(); ++index)
        std::ranges::copy(at(index).documents(), std::back_inserter(open));
    const auto isOf = [](const auto& autosave, const editor::Document* one) { return &autosave->document() == one; };
    std::erase_if(autosaves_, [&](const auto& autosave)
                  { return std::ranges::none_of(open, [&](const auto* one) { return isOf(autosave, one); }); });
    for (editor::Document* document : open)
    {
        if (std::ranges::any_of(autosaves_, [&](const auto& each) { return isOf(each, document); }))
            continue;
        autosaves_.push_back(std::make_unique<editor::Autosave>(*document));
        connect(autosaves_.back().get(), &editor::Autosave::failed, this, &OpenDocuments::said);
        connect(autosaves_.back().get(), &editor::Autosave::written, this, &OpenDocuments::keptAside);
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
    keepAside();
    emit taken();
    emit changed();
}

void OpenDocuments::replace(std::unique_ptr<editor::Workspace> parted)
{
    leave();
    auto made = opened(std::move(parted), problems());
    all_.at(static_cast<std::size_t>(current_)).swap(made);
    emit replaced(*made->workspace, workspace());
    keepAside();
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
    keepAside();
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
    autosaves_.clear();
}

} // namespace merlon::app
