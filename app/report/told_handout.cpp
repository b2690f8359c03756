#include "app/report/told_handout.h"

#include "referee/verdict_text.h"

#include <QCollator>

#include <algorithm>

namespace merlon::report
{
namespace
{

class HandoutTeller
{
public:
    explicit HandoutTeller(const play::Game& game) : game_(game), text_(game) {}

    ToldHandout told(const play::Handout& handout) const
    {
        ToldHandout out;
        out.key = words::fromView(handout.key);
        out.title = text_.word("handout", handout.key);
        out.use = handout.use;
        out.heads = reasons(handout.heads);
        for (const play::Sheet& sheet : handout.sheets)
            out.sheets.push_back(toldSheet(game_, sheet));
        if (handout.sorted)
            for (Sheet& sheet : out.sheets)
                sortByName(sheet);
        for (const play::Leaf& leaf : handout.leaves)
            out.leaves.push_back(told(leaf));
        return out;
    }

private:
    QStringList reasons(const std::vector<play::Reason>& all) const
    {
        QStringList out;
        for (const play::Reason& one : all)
            out += text_.reason(one);
        return out;
    }
    QStringList values(const std::vector<play::Value>& all) const
    {
        QStringList out;
        for (const play::Value& one : all)
            out += text_.value(one);
        return out;
    }
    ToldLeaf told(const play::Leaf& leaf) const
    {
        ToldLeaf out{words::fromView(leaf.number),
                     leaf.title ? text_.value(*leaf.title) : QString(),
                     reasons(leaf.heads),
                     values(leaf.who),
                     values(leaf.says),
                     {},
                     values(leaf.signs)};
        for (const play::Blank& one : leaf.blanks)
            out.blanks.push_back(
                {text_.value(one.label), values(one.boxes), one.lines, one.shared, values(one.known), one.strong});
        return out;
    }
    static void sortByName(Sheet& sheet)
    {
        QCollator collator;
        collator.setCaseSensitivity(Qt::CaseInsensitive);
        std::ranges::stable_sort(sheet.rows, [&](const QStringList& a, const QStringList& b)
                                 { return collator.compare(a.value(0), b.value(0)) < 0; });
    }

    const play::Game& game_;
    referee::VerdictText text_;
};

} // namespace

std::vector<ToldHandout> handoutsOf(const play::Game& game)
{
    const HandoutTeller teller(game);
    std::vector<ToldHandout> out;
    for (const play::Handout& one : game.setting->system->handouts(game))
        out.push_back(teller.told(one));
    return out;
}

} // namespace merlon::report
