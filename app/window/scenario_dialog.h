#pragma once

#include "core/play/scenario.h"

#include <QDialog>

#include <functional>
#include <vector>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QTabWidget;
class QTextBrowser;

namespace merlon::app
{

/// What the players are told before a scenario begins, in each language and as they will read it; how many turns it
/// lasts, and who moves first.
class ScenarioDialog : public QDialog
{
    Q_OBJECT

public:
    /// `preview`: the briefing of a scenario in a language, as HTML.
    using Preview = std::function<QString(const play::Scenario&, const QString&)>;
    ScenarioDialog(const play::Scenario& scenario, Preview preview, QWidget* parent = nullptr);

    LocalText briefing() const;
    int turns() const;
    std::string first() const;

private:
    void addLanguage(const QString& language, const QString& name);
    void follow();

    struct Text
    {
        QString language; ///< empty: for everybody
        QPlainTextEdit* edit = nullptr;
    };

    play::Scenario scenario_;
    Preview makePreview_;
    QTabWidget* tabs_;
    QTextBrowser* preview_;
    QLabel* missing_;
    QSpinBox* turns_;
    QComboBox* first_;
    QPushButton* ok_ = nullptr;
    std::vector<Text> texts_;
};

} // namespace merlon::app
