#pragma once

#include <QDialog>

class QLineEdit;
class QListWidget;
class QTextBrowser;
class QUrl;

namespace merlon::app
{

/// The rule catalogue in the language of now: search on the left, the whole rule on the right.
class RulesBrowser : public QDialog
{
    Q_OBJECT

public:
    explicit RulesBrowser(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void filter();
    void chooseAmongFound();
    void showCurrent();
    void follow(const QUrl& link);

    QLineEdit* search_;
    QListWidget* list_;
    QTextBrowser* text_;
};

} // namespace merlon::app
