#pragma once

#include "core/play/system.h"
#include "translations/words.h"

#include <QCoreApplication>
#include <QString>

/// What a system's kinds, fields, facts and dice are called, by the words of its catalogue.
namespace merlon::referee
{

class SystemText
{
    Q_DECLARE_TR_FUNCTIONS(merlon::referee::SystemText)

public:
    /// `system` outlives it.
    explicit SystemText(const play::System& system) : system_(&system) {}

    const play::System& system() const { return *system_; }
    QString word(std::string_view set, std::string_view id) const { return words::word(system_->id(), set, id); }
    QString orderName(std::string_view kind) const { return word("order", kind); }
    QString effectName(std::string_view kind) const { return word("effect", kind); }
    /// "Band", "Modifier"
    QString factName(std::string_view name) const { return word("fact", name); }
    /// The table of results that the rulebooks in our hands do not print.
    QString table(std::string_view id) const { return word("table", id); }

    /// What a field of a kind is called, what asks for it, and what stands there when it is left out.
    QString fieldName(const play::Kind& kind, std::string_view field) const;
    QString prompt(const play::Kind& kind, std::string_view field) const;
    QString unset(const play::Kind& kind, std::string_view field) const;
    /// What an option changes in a game; empty where the catalogue does not say.
    QString does(const play::Kind& kind, std::string_view field) const { return ownWord("does", kind, field); }

    /// "4 (rolled)"
    static QString die(const play::Die& die);
    /// "Die", or what it was thrown for where there are several: "Die for the storm".
    QString dieName(const play::Die& die, const play::Dice& among) const;

private:
    /// The word "ask.retreat.path", of a field of a kind; null when there is none.
    QString ownWord(std::string_view set, const play::Kind& kind, std::string_view field) const;

    const play::System* system_;
};

} // namespace merlon::referee
