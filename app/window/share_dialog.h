#pragma once

#include "core/archive/parcel.h"

#include <QDialog>

class QCheckBox;
class QStringListModel;

namespace merlon::app
{

/// What goes into an archive of a scenario; the games of it only when asked.
class ShareDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ShareDialog(const QString& scenario, QWidget* parent = nullptr);

    archive::Games games() const;

private:
    void follow();

    QString scenario_;
    QCheckBox* games_;
    QStringListModel* files_;
};

} // namespace merlon::app
