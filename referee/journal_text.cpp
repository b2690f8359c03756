#include "referee/journal_text.h"

#include "core/hex/overloaded.h"
#include "referee/referee_session.h"
#include "referee/victory_text.h"

namespace merlon::referee
{

JournalText::JournalText(const play::Journal& journal, const play::Fold& fold, std::optional<play::Decided> decided)
    : journal_(journal), fold_(fold), decided_(std::move(decided)), text_(fold.game())
{
}

JournalText::JournalText(const RefereeSession& session)
    : JournalText(session.journal(), session.fold(), session.decided())
{
}

const play::Entry& JournalText::entry(int index) const
{
    return journal_.entries[static_cast<std::size_t>(index)];
}

const play::Told& JournalText::told(int index) const
{
    return fold_.lines()[static_cast<std::size_t>(index)];
}

QString JournalText::who(int index) const
{
    const auto* played = std::get_if<play::Played>(&entry(index).what);
    if (played != nullptr && !played->who.empty())
        return text_.force(played->who);
    const bool says = played != nullptr || std::holds_alternative<play::ByHand>(entry(index).what);
    return says ? tr("Referee") : QString();
}

/// "line 4 (Alric shoots at Gwyn)", or only the numbers of several.
QString JournalText::lines(const std::vector<int>& indices) const
{
    if (indices.size() == 1) //: number of a line of the journal, what stands there
        return tr("line %1 (%2)").arg(QString::number(indices.front() + 1), order(indices.front()));
    //: numbers of lines of the journal, from and to
    return tr("lines %1 to %2").arg(QString::number(indices.front() + 1), QString::number(indices.back() + 1));
}

QString JournalText::order(int index) const
{
    return std::visit(
        Overloaded{
            [&](const play::Played& played) { return text_.order(played.order); },
            [](const play::ByHand& byHand)
            {
                if (byHand == play::ByHand{}) //: a line of the journal that was damaged
                    return tr("Unreadable");
                if (byHand.effects.empty())
                    return tr("Note");
                //: a line of the journal: what the referee changed without an order
                return tr("By hand");
            },
            [](const play::Amended& amended)
            {
                if (amended.remarks()) //: a line of the journal: somebody wrote something beside an earlier one
                    return tr("Note on line %1").arg(amended.line);
                //: a line of the journal
                return tr("Line %1 is corrected").arg(amended.line);
            },
            [&](const play::Undone&)
            {
                const auto took = fold_.took(index);
                //: %1: "line 4 (Alric shoots at Gwyn)"
                return took.empty() ? tr("Undo") : tr("Undo: %1").arg(lines(took));
            },
            [&](const play::Redone&)
            {
                const auto brought = fold_.brought(index);
                //: %1: "line 4 (Alric shoots at Gwyn)"
                return brought.empty() ? tr("Redo") : tr("Redo: %1").arg(lines(brought));
            },
            [](const play::BackTo& back)
            {
                //: a line of the journal: the game began again
                if (back.line == 0)
                    return tr("Back to the beginning");
                //: a line of the journal: the game went on from that one
                return tr("Back to line %1").arg(back.line);
            },
        },
        entry(index).what);
}

QString JournalText::outcome(int index) const
{
    const QString change = this->change(index);
    if (!decided_ || decided_->line != index)
        return change;
    return (change + ' ' + decidedText(text_, *decided_, fold_.game().setting->scenario)).trimmed();
}

QString JournalText::change(int index) const
{
    if (const auto* played = std::get_if<play::Played>(&entry(index).what))
        return text_.outcome(*played, told(index));
    if (!told(index).faults.empty())
        return tr("This version cannot apply it: nothing changes.");
    QStringList said;
    for (const play::Record& effect : told(index).effects) // also what nobody says of an order
        said += text_.effect(effect);
    return said.join(' ');
}

std::vector<play::Reason> JournalText::why(int index) const
{
    if (!std::holds_alternative<play::Played>(entry(index).what))
        return {};
    play::Verdict verdict = play::judge(fold_.before(index), fold_.orderAt(index), told(index).given);
    if (const play::Reason* decisive = play::decisive(verdict))
        return {*decisive};
    return std::move(verdict.reasons);
}

QString JournalText::remark(int index) const
{
    QString remark;
    for (const play::Amended* one : fold_.amendmentsOf(index))
        if (one->remarks())
            remark = QString::fromStdString(one->note.in(words::language()));
    return remark;
}

QString JournalText::note(int index) const
{
    std::vector<play::Note> notes;
    if (const auto* played = std::get_if<play::Played>(&entry(index).what))
        notes = {played->overruled ? played->overruled->note : play::Note(), played->note};
    else if (const auto* byHand = std::get_if<play::ByHand>(&entry(index).what))
        notes = {byHand->note};
    else if (const auto* amended = std::get_if<play::Amended>(&entry(index).what))
        notes = {amended->note};
    for (const play::Amended* one : fold_.amendmentsOf(index))
        if (!one->remarks())
            notes.push_back(one->note);
    notes.push_back(remark(index).toStdString());
    QStringList said;
    for (const play::Note& one : notes)
        if (const std::string& text = one.in(words::language()); !text.empty())
            said += QString::fromStdString(text);
    return said.join(words::listWord("semicolon"));
}

QString JournalText::last() const
{
    const int line = static_cast<int>(journal_.entries.size()) - 1;
    //: number of the line, what is kept there, as a sentence or two
    QString said = tr("Recorded in line %1. %2").arg(QString::number(line + 1), aloud(line));
    const play::Clock now = fold_.game().setting->system->clock(fold_.game());
    if (now != fold_.clock(line))
        //: whose turn it is now: "Turn 2: The Normans"
        said += ' ' + tr("Now: %1.").arg(text_.clockLine(now));
    return said;
}

} // namespace merlon::referee
