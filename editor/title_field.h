#pragma once

#include "core/map/local_text.h"

#include <QWidget>

class QLineEdit;
class QPushButton;

namespace merlon::editor
{

/// A title where something begins: in the reader's language in a line, and behind a button in every other.
class TitleField : public QWidget
{
    Q_OBJECT

public:
    /// The line is called `name`.
    TitleField(LocalText title, const QString& name, QWidget* parent = nullptr);

    /// Without spaces around it; empty where nothing was typed.
    LocalText title() const { return title_; }
    /// As it stands in the line.
    QString text() const;
    void retranslate();

signals:
    void changed();

private:
    void take(const QString& text);
    void askEach();
    void show();

    LocalText title_;
    QLineEdit* line_;
    QPushButton* each_;
};

} // namespace merlon::editor
