#pragma once

#include "core/archive/parcel.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace merlon::app
{

/// Asks into which folder an archive is unpacked: that folder is edited and played, never the archive. Where the
/// scenario is at hand already, the two may be compared instead.
class UnpackDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Answer
    {
        Unpack = QDialog::Accepted,
        Compare = QDialog::Accepted + 1
    };

    /// `mine`: the file of the same scenario that is at hand; empty: none.
    UnpackDialog(const QString& archive, const archive::Parcel& parcel, const QString& mine, QWidget* parent = nullptr);

    QString folder() const;

private:
    void browse();
    void follow();

    QStringList names_; ///< of the files in the archive
    QLineEdit* folder_;
    QLabel* remark_;
    QPushButton* unpack_;
};

} // namespace merlon::app
