#pragma once

#include <QDialog>

#include <functional>

class QListView;
class QStringListModel;

namespace merlon::app
{

/// A file was changed by another program: read it again (accepted), keep what is open, or see how they differ.
class ChangedDialog : public QDialog
{
    Q_OBJECT

public:
    using Lines = std::function<QStringList()>;

    ChangedDialog(const QString& file, bool modified, Lines differences, QWidget* parent);

private:
    void showDifferences();

    Lines differences_;
    QStringListModel* lines_;
    QListView* list_;
};

} // namespace merlon::app
