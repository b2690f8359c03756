#pragma once

#include "app/window/main_window.h"

#include <QMessageBox>
#include <QStringList>
#include <QTemporaryDir>

#include <functional>
#include <memory>

class QDialog;

/// The window on a desk of its own: settings, recovered edits and journals stay in temporary folders, and the castle is
/// a copy.
namespace merlon::test
{

/// Once, before the first window: no test reads or writes what the user keeps. With a folder, settings and data are
/// there; a child process takes its parent's.
void useOwnDesk(const QString& folder);

class Castle
{
public:
    explicit Castle(QString name = "norman-gate");

    QString folder() const { return folder_.path(); }
    QString scenario() const { return folder() + '/' + name_ + ".scenario.yaml"; }
    QString map() const { return folder() + '/' + name_ + ".map.yaml"; }

private:
    QString name_;
    QTemporaryDir folder_;
};

QByteArray readAll(const QString& file);
void writeAll(const QString& file, const QByteArray& bytes);

/// A window on that file, shown and exposed at 1440 x 900; null when it could not be.
std::unique_ptr<app::MainWindow> windowOn(const QString& file);
hex::Hex hexNamed(app::MainWindow& window, const char* name);
QPoint pointOf(app::MainWindow& window, const char* name);

/// Hands the next modal dialog to `answer`, which must close it. False afterwards when none came.
class Answer
{
public:
    explicit Answer(std::function<void(QDialog&)> answer);
    ~Answer();
    bool asked() const { return *asked_; }

private:
    std::shared_ptr<bool> asked_;
    std::unique_ptr<QObject> timer_;
};

/// Names the file that a dialog of files, or of a picture, is to write, and says yes; also to replacing what is there.
void nameFile(QDialog& dialog, const QString& file);

/// Presses that button of a message box.
void click(QDialog& dialog, QMessageBox::StandardButton button);

/// Texts that have less room than they ask for, as "class name: text".
QStringList clippedTexts(const QWidget& window);

} // namespace merlon::test
