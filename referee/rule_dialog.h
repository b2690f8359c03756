#pragma once

#include <QDialog>

class QLabel;
class QTextBrowser;

namespace merlon::referee
{

/// The full text of a rule: title, text, where the rulebooks print it.
class RuleDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RuleDialog(QWidget* parent = nullptr);

    /// "siege.1.42a"
    void showRule(const QString& id);
    QString rule() const { return id_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QString id_;
    QTextBrowser* text_;
};

/// A rule's full text as HTML.
QString ruleHtml(const QString& id);

} // namespace merlon::referee
