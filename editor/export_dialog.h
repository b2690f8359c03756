#pragma once

#include "editor/board_picture.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace merlon::editor
{

class PicturePreview;

/// Asks what is on a picture file, how large it is and where it goes, and shows it. It opens as it was left.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// `beside`: the file that is proposed, without an ending.
    ExportDialog(std::shared_ptr<const BoardPicture> picture, QString beside, QWidget* parent = nullptr);

    PictureOptions options() const;
    QString file() const;

    void accept() override;

private:
    QWidget* createParts();
    QLayout* createSize();
    QLayout* createFile();
    void orderTabs(QWidget* last);
    void restore();
    void save() const;
    QString kind() const;
    bool isPdf() const;
    void showKind();
    void showOutcome();
    void choose();
    bool mayReplace();

    std::shared_ptr<const BoardPicture> picture_;
    QString beside_;
    bool byWidth_ = false;                             ///< what was typed last is the picture's width
    std::array<QCheckBox*, picturePartCount> parts_{}; ///< null: there is none of it
    QCheckBox* night_;
    QFormLayout* form_;
    QComboBox* kind_;
    QSpinBox* unit_; ///< across a hex, or along a centimetre
    QSpinBox* width_;
    QComboBox* page_;
    QLabel* size_;
    QLabel* left_;
    QLineEdit* file_;
    QPushButton* browse_ = nullptr;
    QPushButton* export_ = nullptr;
    PicturePreview* preview_;
};

} // namespace merlon::editor
