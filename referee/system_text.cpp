#include "referee/system_text.h"

namespace merlon::referee
{

QString SystemText::ownWord(std::string_view set, const play::Kind& kind, std::string_view field) const
{
    const std::string key = std::string(set) + '.' + std::string(kind.key) + '.' + std::string(field);
    return words::hasWord(system_->id(), key) ? words::word(system_->id(), key) : QString();
}

QString SystemText::fieldName(const play::Kind& kind, std::string_view field) const
{
    const QString own = ownWord("field", kind, field);
    return own.isNull() ? word("field", field) : own;
}

QString SystemText::prompt(const play::Kind& kind, std::string_view field) const
{
    const QString own = ownWord("ask", kind, field);
    //: %1 is what a field is called
    return own.isNull() ? tr("Choose: %1.").arg(fieldName(kind, field)) : own;
}

QString SystemText::unset(const play::Kind& kind, std::string_view field) const
{
    const QString own = ownWord("none", kind, field);
    //: of a field that was left out
    return own.isNull() ? tr("none") : own;
}

QString SystemText::die(const play::Die& die)
{
    switch (die.source)
    {
    case play::Source::Typed:
        return QString::number(die.value);
    case play::Source::Rolled:
        return tr("%1 (rolled)").arg(die.value);
    case play::Source::Corrected:
        break;
    }
    return tr("%1 (corrected)").arg(die.value);
}

QString SystemText::dieName(const play::Die& die, const play::Dice& among) const
{
    const std::string purpose = die.purpose.substr(0, die.purpose.find('/'));
    //: %1: "the shot"
    return among.size() < 2 || purpose.empty() ? tr("Die") : tr("Die for %1").arg(word("die", purpose));
}

} // namespace merlon::referee
