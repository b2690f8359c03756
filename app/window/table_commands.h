#pragma once

#include <QObject>
#include <QString>

namespace merlon::app
{

class Commands;
class Files;
class Rooms;

/// What is selected on a measured table is cut, copied, pasted, duplicated, turned and taken away.
class TableCommands : public QObject
{
    Q_OBJECT

public:
    TableCommands(Rooms& rooms, const Commands& commands, const Files& files);

signals:
    /// Why something was not done, for the status line.
    void said(const QString& what);

private:
    /// False where nothing was.
    bool copy();
    void cut();
    void paste();
    void find();
    void editNames();
    void editPhotograph();
    void editProperties();
    void print();

    Rooms& rooms_;
    const Commands& commands_;
    const Files& files_;
    QString typed_; ///< what was looked for last
};

} // namespace merlon::app
