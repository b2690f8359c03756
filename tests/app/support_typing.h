#pragma once

#include <QString>

#include <functional>

class QAbstractButton;
class QComboBox;
class QDialog;
class QSpinBox;
class QWidget;

/// Fills in dialogs with keys and clicks alone, in any language. What is there goes by its object name.
namespace merlon::test
{

/// In place of what a line or a text has.
void typeOver(QWidget& field, const QString& text);
/// The same of a field of a dialog; the tab that it lies on is clicked first.
void typeInto(const QDialog& dialog, const QString& field, const QString& text);
void typeNumber(const QDialog& dialog, const char* box, int number);
/// Home, and down to the one that is wanted.
void choose(QComboBox& box, const std::function<bool(int)>& isWanted);
void chooseData(QComboBox& box, const QString& wanted);
void chooseText(QComboBox& box, const QString& wanted);
void clickOn(QAbstractButton* button);
void clickOk(const QDialog& dialog);
/// By the keyboard; a box that is set so already stays.
void check(const QDialog& dialog, const char* box, bool on);

} // namespace merlon::test
