#pragma once

#include "app/report/battle_report.h"
#include "app/report/tales.h"

/// A turn as prose: who did what to whom, like joined with like. Built from one line after the other.
namespace merlon::report
{

class Story
{
public:
    explicit Story(const TaleText& text) : text_(text) {}

    /// What one order came to.
    struct Clause
    {
        std::optional<Tale> tale;
        QString plain{};  ///< tells it where the catalogue has no tale
        QString step{};   ///< in which it happened: what happened in another is not told in one with it
        bool due = false; ///< it settled what came before, and does not follow after it
    };

    /// An order that was carried out, and by whom.
    void hear(const Paragraph& by, Clause clause);
    /// What was told since the last call.
    std::vector<Paragraph> told();

private:
    void close();
    QString said(const Clause& clause) const;
    bool canFollow(const Clause& clause, const Clause& next) const;
    static bool settles(const Clause& next, const Clause& clause);
    QString joined(const Clause& clause, const Clause& next, const QString& sentence) const;

    const TaleText& text_;
    Paragraph open_;
    std::vector<Clause> clauses_;
    std::vector<Paragraph> done_;
};

} // namespace merlon::report
