#pragma once

#include <QObject>

namespace merlon::app
{

class Commands;
class Menus;
class Rooms;

/// The commands of the referee: what each asks of the session or of its panel, and which can be given now.
class RefereeCommands : public QObject
{
    Q_OBJECT

public:
    RefereeCommands(Rooms& rooms, const Commands& commands, const Menus& menus);

    /// The question who could act on a hex is the game's, and so is its name.
    void nameQuestion() const;

signals:
    /// For the status line.
    void said(const QString& what);

private:
    void createAsking();
    void createDeciding();
    void createRuling();
    void askWhoCould();
    void turnWhatIf();
    void showPanel();
    bool hasSomebodyToAsk();
    void showWhatCanBeDone() const;

    Rooms& rooms_;
    const Commands& commands_;
    const Menus& menus_;
};

} // namespace merlon::app
