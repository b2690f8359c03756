#pragma once

#include "core/play/fold.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QSpinBox;

namespace merlon::referee
{

class RefereeSession;

/// The dice of an order that is kept, with other faces, and what would differ then in the lines after it: before
/// anything is kept.
class CorrectDialog : public QDialog
{
    Q_OBJECT

public:
    /// `index` is that of an order in force that has dice. The session must outlive the dialog.
    CorrectDialog(const RefereeSession& session, int index, QWidget* parent = nullptr);

    play::Dice dice() const;
    QString note() const;

private:
    void showDifferences();

    const RefereeSession& session_;
    int index_;
    play::Dice was_;
    std::vector<QSpinBox*> faces_;
    QListWidget* differences_;
    QLineEdit* note_;
    QDialogButtonBox* buttons_;
};

} // namespace merlon::referee
