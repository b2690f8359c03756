#pragma once

#include "core/play/scenario.h"

#include <QDialog>

class QPushButton;
class QTextBrowser;

namespace merlon::app
{

/// What the players are told before the first order: what went before, the story, how one wins, the forces.
class BriefingDialog : public QDialog
{
    Q_OBJECT

public:
    /// As it is shown and printed.
    static QString html(const play::Scenario& scenario, const std::string& language, const QStringList& watched,
                        const QString& begins);

    /// A scenario that is being edited, as its players will read it.
    static QString asItIsRead(const play::Scenario& scenario, const QString& language)
    {
        return html(scenario, language.toStdString(), {}, {});
    }

    explicit BriefingDialog(QWidget* parent = nullptr);

    /// `watched`: the conditions of victory, a line each. `begins`: where the clock stands when no turn is running
    /// then; empty: turns are all that it counts.
    void show(const play::Scenario& scenario, const QString& language, const QStringList& watched,
              const QString& begins);

private:
    QTextBrowser* text_;
    QPushButton* print_ = nullptr;
    QString html_; ///< as it is shown, in no colours of the window
};

} // namespace merlon::app
