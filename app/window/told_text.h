#pragma once

#include "core/map/local_text.h"

#include <QWidget>

#include <functional>

class QLabel;
class QTextBrowser;

namespace merlon::app
{

class LanguageTabs;

/// A text that players read, in each language and beside it as they will read it. Languages without one are listed.
class ToldText : public QWidget
{
    Q_OBJECT

public:
    /// The text as it is read in a language, as HTML.
    using Preview = std::function<QString(const LocalText&, const QString&)>;
    /// The fields are called `name` and the language: "briefing.it", "briefing.all".
    ToldText(const LocalText& text, const QString& name, Preview preview, QWidget* parent = nullptr);

    LocalText text() const;
    /// No language has more than a file may hold.
    bool fits() const;
    /// What else the preview shows has changed.
    void follow();

signals:
    void changed();

private:
    LocalText text_;
    Preview makePreview_;
    LanguageTabs* tabs_;
    QTextBrowser* preview_;
    QLabel* told_;
};

} // namespace merlon::app
