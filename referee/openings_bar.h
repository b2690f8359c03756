#pragma once

#include "referee/openings.h"

#include <QWidget>

#include <map>
#include <optional>

class QLabel;
class QToolButton;

namespace merlon::referee
{

/// What whoever begins the order on the table may do now, each with its key (Alt and a digit), and behind a last button
/// why not what he may not. Another one begins anew with him.
class OpeningsBar : public QWidget
{
    Q_OBJECT

public:
    explicit OpeningsBar(QWidget* parent);

    /// `picked` is who begins it; null: nobody yet, and nothing is shown.
    void show(const RefereeSession& session, const play::Value* picked, std::string_view kind);
    /// The game or its language is another.
    void forget();
    /// What Alt and a digit stand for. False: nothing.
    bool has(int digit) const { return isVisible() && buttons_.contains(digit); }
    bool press(int digit);

signals:
    void chosen(const merlon::play::Record& begun);

private:
    void list(const RefereeSession& session);
    QToolButton* add(const QString& text, int digit);

    std::optional<play::Value> picked_;
    bool whatIf_ = false;
    QLabel* label_;
    std::map<int, QToolButton*> buttons_; ///< by their digits
};

} // namespace merlon::referee
