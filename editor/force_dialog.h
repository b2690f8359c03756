#pragma once

#include "core/play/scenario.h"

#include <QColor>
#include <QDialog>

class QComboBox;
class QPushButton;

namespace merlon::editor
{

class LanguageFields;

/// What a force is called in every language, and the colour and the pattern of its counters.
class ForceDialog : public QDialog
{
    Q_OBJECT

public:
    ForceDialog(const play::Force& force, const QString& title, QWidget* parent = nullptr);

    play::Force edited(play::Force force) const;

private:
    void choose();
    void show(const QColor& colour);
    void addPatterns();

    LanguageFields* names_;
    QPushButton* colourButton_;
    QPushButton* ok_;
    QComboBox* pattern_;
    QColor colour_;
};

} // namespace merlon::editor
