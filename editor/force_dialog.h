#pragma once

#include "core/play/scenario.h"

#include <QColor>
#include <QDialog>

class QPushButton;

namespace merlon::editor
{

class LanguageFields;

/// What a force is called in every language, and the colour of its counters.
class ForceDialog : public QDialog
{
    Q_OBJECT

public:
    ForceDialog(const play::Force& force, const QString& title, QWidget* parent = nullptr);

    play::Force edited(play::Force force) const;

private:
    void choose();
    void show(const QColor& colour);

    LanguageFields* names_;
    QPushButton* colourButton_;
    QPushButton* ok_;
    QColor colour_;
};

} // namespace merlon::editor
