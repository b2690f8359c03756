#pragma once

#include "core/yaml/diagnostic.h"

#include <QDialog>

class QTreeWidget;

namespace merlon::app
{

/// All that is wrong with a file, with its places. A double click copies a line.
class ProblemsDialog : public QDialog
{
    Q_OBJECT

public:
    ProblemsDialog(const QString& heading, const yaml::Diagnostics& problems, QWidget* parent = nullptr);

private:
    void copy();

    QTreeWidget* list_;
};

} // namespace merlon::app
