#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

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
    /// The panels.
    struct Contents
    {
        QWidget* palette;
        QWidget* inspector;
        QWidget* structures;
        QWidget* layers;
        QWidget* overview;
        QWidget* referee;
        QWidget* journal;
        QWidget* findings;
        QWidget* history;
        QWidget* roster;
        QWidget* zones;
        QWidget* paper;
    };
    Docks(QMainWindow& window, const Contents& in);

    /// What is kept of the kind of work; empty before the first choice.
    static QStringList layouts();

    /// As they were left; the first time as the screen has room for.
    void restore();
    void save() const;
    /// From one kind of work to the other; the first time, from all panels together to the work that there is. At first
    /// painting has the palette and refereeing has not.
    /// `game`: there is something to referee; `begun`: the journal has lines.
    void change(bool game, bool begun);
    /// Whether that would be to refereeing.
    bool goesToTheTable(bool game) const;
    bool referees() const;
    /// Nobody asks the referee: his panel is put away.
    bool paints() const;
    /// Where somebody asks or is told: on a low screen what lies beneath gives it room.
    void showReferee() const;
    /// As wide as its columns are.
    void showStructures() const;
    void showRoster() const;
    void showZones() const;
    void showPaper() const;
    /// What the board that is shown has nothing for is put away, and comes back as it was left.
    void offer(std::initializer_list<QDockWidget*> docks, bool offered);
    /// Of a game with a map and sheets: whether it keeps any now.
    void showSheets(bool any);
    QList<QDockWidget*> all() const
    {
        return {palette,  inspector, structures, layers, overview, referee, journal,
                findings, sheets,    history,    roster, zones,    paper};
    }
    void retranslate();

    bool eventFilter(QObject* dock, QEvent* event) override;

    QDockWidget* const palette;
    QDockWidget* const inspector;
    QDockWidget* const referee;
    QDockWidget* const journal;
    QDockWidget* const findings;
    QDockWidget* const sheets;
    QDockWidget* const overview;
    QDockWidget* const structures;
    QDockWidget* const history; ///< hidden until it is asked for: a small screen has no room for it
    QDockWidget* const layers;
    QDockWidget* const roster; ///< hidden until it is asked for
    QDockWidget* const zones;  ///< the same
    QDockWidget* const paper;  ///< the same: the siege sheet

signals:
    /// From one kind of work to the other.
    void workChanged();
    /// A panel, by whoever looks at the window.
    void closed();

private:
    void begin(int roomAcross);
    void arrange(bool begun) const;

    QMainWindow& window_;
    QString work_; ///< empty: all panels, as the program comes
    bool sheetsShown_ = false;
    QHash<QDockWidget*, bool> withheld_; ///< and whether each was shown before
};

} // namespace merlon::app
