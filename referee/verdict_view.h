#pragma once

#include "core/play/odds.h"
#include "referee/verdict_icon.h"

#include <QWidget>

class QLabel;
class QTextBrowser;

namespace merlon::referee
{

class RefereeSession;

/// A verdict before the reader: the headline with its sign, what may come of it, the facts, the reasons with links to
/// their rules, what will change, and which tables are stand-ins.
class VerdictView : public QWidget
{
    Q_OBJECT

public:
    explicit VerdictView(QWidget* parent = nullptr);

    /// With what may come of it, where it waits for dice.
    void show(const play::Game& game, const play::Record& order, const play::Verdict& verdict,
              const play::Odds& odds = {});
    /// Of the order on the session's table; what it wants next, or what was kept last where there is none.
    void showTable(const RefereeSession& session);
    /// A line of the journal again, as the rules of today judge it where it was given.
    void showLine(const RefereeSession& session, int index);
    /// A sentence instead of a verdict.
    void say(Sign sign, const QString& sentence);
    /// A question to the referee, with what he should know for it.
    void ask(const QString& question, const QStringList& lines);
    /// Nothing is asked: what was kept last, and what else should be known of it.
    void restWith(const RefereeSession& session, const QStringList& lines);
    /// Nothing is asked; a word about that, small.
    void rest(const QString& sentence);
    QString headline() const;
    QString html() const { return html_; }

signals:
    void ruleWanted(const QString& rule);

protected:
    void changeEvent(QEvent* event) override;

private:
    void put(Sign sign, const QString& headline, const QString& html);

    QLabel* sign_;
    QLabel* headline_;
    QTextBrowser* body_;
    QString html_;
};

} // namespace merlon::referee
