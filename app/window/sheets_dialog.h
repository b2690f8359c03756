#pragma once

#include "app/report/sheets_file.h"

#include <QDialog>
#include <QPrinter>

class QCheckBox;
class QComboBox;
class QPrintPreviewWidget;

namespace merlon::app
{

/// The sheets of a game as they would be printed: one or all of them, to paper or into a file.
class SheetsDialog : public QDialog
{
    Q_OBJECT

public:
    /// Of the game as it stands now. `sheet`: its index; -1: all. `beside`: where files are proposed, without an
    /// ending.
    SheetsDialog(const play::Game& game, const QString& gameName, int sheet, QString beside, QWidget* parent);

private:
    report::PrintedSheets chosen() const;
    void showPages();
    void print();
    void save();
    void write(const QString& file);

    report::PrintedSheets all_;
    QString beside_;
    QPrinter printer_{QPrinter::HighResolution};
    QComboBox* which_;
    QCheckBox* landscape_;
    QPrintPreviewWidget* pages_;
};

} // namespace merlon::app
