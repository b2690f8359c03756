#include "app/window/find_model.h"

#include "app/window/word_search.h"

#include <algorithm>

namespace merlon::app
{

using editor::NamedThing;

FindModel::FindModel(const editor::NamedIn& in, QObject* parent)
    : QAbstractTableModel(parent), all_(editor::namedThings(in)), found_(all_)
{
    frame_.layout = in.map.layout;
    frame_.numbering = in.map.numbering;
    frame_.ofParts = in.map.ofParts;
}

void FindModel::search(const QString& typed)
{
    struct Answer
    {
        int worth;
        const NamedThing* thing;
    };
    std::vector<Answer> answered;
    for (const NamedThing& thing : all_)
        if (const int worth = answers(typed, thing.name, thing.more + ' ' + sortText(thing.sort)); worth > 0)
            answered.push_back({worth, &thing});
    std::ranges::stable_sort(answered, std::greater(), &Answer::worth);
    beginResetModel();
    found_ = editor::namedHexes(frame_, typed);
    for (const Answer& answer : answered)
        found_.push_back(*answer.thing);
    endResetModel();
}

int FindModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(found_.size());
}

int FindModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FindModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::DisplayRole)
        return {};
    const NamedThing& one = thing(index.row());
    switch (index.column())
    {
    case Name:
        return one.name;
    case Sort:
        return sortText(one.sort);
    default:
        return whereText(one);
    }
}

QString FindModel::sortText(NamedThing::Sort sort)
{
    switch (sort)
    {
    case NamedThing::Sort::Hex:
        //: what is found by its name
        return tr("hex");
    case NamedThing::Sort::Structure:
        return tr("structure");
    case NamedThing::Sort::Terrain:
        return tr("terrain");
    case NamedThing::Sort::Hexside:
        return tr("hexside feature");
    case NamedThing::Sort::Thing:
        //: hoardings, rubble: what lies on hexes
        return tr("overlay");
    case NamedThing::Sort::Line:
        //: a wall, moat or road that was drawn from point to point
        return tr("line");
    case NamedThing::Sort::Counter:
        return tr("counter");
    case NamedThing::Sort::Zone:
        return tr("zone");
    case NamedThing::Sort::Bookmark:
        return tr("bookmark");
    }
    return {};
}

/// A hex says what files call it.
QString FindModel::whereText(const NamedThing& thing) const
{
    if (thing.sort == NamedThing::Sort::Terrain)
        return tr("%n hex(es)", nullptr, thing.count);
    if (thing.count > 1)
        return tr("%n place(s)", nullptr, thing.count);
    if (thing.sort == NamedThing::Sort::Hex || thing.sort == NamedThing::Sort::Bookmark)
        return QString::fromStdString(thing.id);
    return QString::fromStdString(map::printedName(frame_, thing.first));
}

} // namespace merlon::app
