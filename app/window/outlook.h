#pragma once

#include "editor/heat_legend.h"
#include "editor/workspace.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>

class QMenu;
class QProgressBar;
class QStatusBar;
class QToolButton;
class QWidget;

namespace merlon::editor
{
class HexMapView;
class ToolBox;
} // namespace merlon::editor

namespace merlon::referee
{
class RefereeSession;
} // namespace merlon::referee

namespace merlon::app
{

class MapViews;

/// A question about the whole map, shown on it in shades: who fires where, who is seen from where, where a counter
/// can go. Asked anew in the background after every edit, so that it stands while walls rise, until Esc ends it.
class Outlook : public QObject
{
    Q_OBJECT

public:
    using Kind = editor::HeatQuestion::Kind;

    /// All of them outlive it.
    Outlook(MapViews& views, const editor::ToolBox& tools, const referee::RefereeSession& session, QStatusBar& bar,
            QObject* parent = nullptr);

    /// Null: nothing is open.
    void setWorkspace(editor::Workspace* workspace);
    bool isOn() const { return on_; }
    bool shows(Kind kind) const { return on_ && question_.kind == kind; }
    /// Of the current hex, or of the counter on it; the same again ends it.
    void toggle(Kind kind);
    void toggleForce(const std::string& force);
    void putAway();
    /// A command for each force of the scenario.
    void fill(QMenu& menu);
    /// What is shown, and how to read it.
    QString says() const;
    /// What the shade of a hex means; empty where there is none.
    QString saysAt(hex::Hex hex) const;
    void retranslate();

signals:
    void changed();
    /// Why nothing is shown.
    void refused(const QString& why);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void begin(editor::HeatQuestion question);
    void ask(int quiet);
    void askAlong();
    edit::Desk deskNow() const;
    void take(editor::Heat heat);
    void moveTo(hex::Hex hex);
    void showProgress(int done, int of);
    std::string counterAt(hex::Hex hex) const;
    QString nameOf(hex::Hex hex) const;
    QString nameOfForce() const;
    QString nameOfCounter() const;
    QString word(const play::Choice& choice) const;
    QString meaning(int grade) const;
    void showLegend();

    MapViews& views_;
    editor::HexMapView& view_; ///< the first of them: what is shown there is shown in all
    const editor::ToolBox& tools_;
    const referee::RefereeSession& session_;
    QPointer<editor::Workspace> workspace_;
    editor::Inquiry<editor::Heat> inquiry_;
    editor::HeatQuestion question_;
    std::shared_ptr<const editor::Heat> heat_; ///< the last answer; null: none yet
    bool on_ = false;
    bool again_ = false; ///< the stroke went on while the last answer was worked out
    QElapsedTimer asked_;
    editor::HeatLegend* legend_;
    QWidget* waiting_;
    QProgressBar* progress_;
    QToolButton* cancel_;
};

} // namespace merlon::app
