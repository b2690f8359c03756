#pragma once

#include <QObject>

namespace merlon::app
{

/// Labels show text as it is written unless they are told to read markup: names and messages come from files, and Qt
/// would open the pictures that they name. Tool tips have no such switch, see words::tip.
class PlainLabels : public QObject
{
public:
    /// For all windows of the program, once.
    static void keep();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using QObject::QObject;
};

} // namespace merlon::app
