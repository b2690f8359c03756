#pragma once

#include <QList>
#include <QObject>
#include <QString>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace merlon::app
{

/// The panels round the map, and how they are arranged for one kind of work: "drawing" or "refereeing".
class Docks : public QObject
{
    Q_OBJECT

public:
    Docks(QMainWindow& window, QWidget* palette, QWidget* inspector, QWidget* referee, QWidget* journal);

    /// As they were left.
    void restore();
    void save() const;
    /// From one kind of work to the other; at first, painting has the palette and refereeing has not.
    void change();
    bool referees() const;
    /// Of a game with a map and sheets: whether it keeps any now.
    void showSheets(bool any);
    QList<QDockWidget*> all() const { return {palette, inspector, referee, journal, sheets}; }
    void retranslate();

    QDockWidget* const palette;
    QDockWidget* const inspector;
    QDockWidget* const referee;
    QDockWidget* const journal;
    QDockWidget* const sheets;

private:
    void arrange(bool referees) const;

    QMainWindow& window_;
    QString work_;
    bool sheetsShown_ = false;
};

} // namespace merlon::app
