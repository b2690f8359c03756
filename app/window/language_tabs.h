#pragma once

#include "core/map/local_text.h"
#include "core/map/text_rules.h"

#include <QTabWidget>

#include <vector>

class QPlainTextEdit;

namespace merlon::app
{

/// A long text in every language, a page each: one for everybody, and one for each language.
class LanguageTabs : public QTabWidget
{
    Q_OBJECT

public:
    /// The fields are called `name` and the language: "scenario.briefing.it", "scenario.briefing.all".
    LanguageTabs(const LocalText& text, const QString& name, QWidget* parent = nullptr);

    /// As it was edited; texts of languages that have no page here stay.
    LocalText edited(LocalText text) const;
    /// That of the page that is seen; empty: for everybody.
    const QString& shownLanguage() const;
    /// What players miss, where there is a text at all, or what is too long for a file; empty: nothing.
    QString remark() const;
    bool fits() const;

signals:
    void changed();

private:
    struct Page
    {
        QString language; ///< empty: for everybody
        QPlainTextEdit* edit = nullptr;
    };

    void addPage(const LocalText& text, const QString& language, const QString& title);
    QStringList tooLong() const;

    std::vector<Page> pages_;
};

} // namespace merlon::app
