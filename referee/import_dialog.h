#pragma once

#include "referee/pasted_rows.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QTableView;

namespace merlon::referee
{

class ImportModel;
class RefereeSession;

/// Orders of the rows of a spreadsheet, before they are given: of a file or of the clipboard, each column for a field,
/// each row with the verdict that it has behind those above it.
class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    /// Orders of the game as it stands, begun so; `text` is what the clipboard holds.
    ImportDialog(const RefereeSession& session, play::Record start, const QString& text, QWidget* parent);

    /// What was chosen.
    const PastedTable& table() const { return table_; }

private:
    void show(const QString& text, const QString& from);
    void openFile();
    void addColumns();
    void match();

    play::Record start_;
    const play::Kind& kind_;
    play::Game game_;
    SheetFile file_;
    PastedTable table_;
    ImportModel* model_;
    QLabel* from_;
    QWidget* columns_;
    QLabel* says_;
    QTableView* rows_;
    QPushButton* record_;
    std::vector<QComboBox*> fields_;
};

} // namespace merlon::referee
