#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;

namespace merlon::referee
{
class RefereeSession;
} // namespace merlon::referee

namespace merlon::app
{

class Commands;
class FilmSlider;

/// Beneath the map while a game is shown as a film: what was done in large plain sentences and the rule that decided
/// it, the turns on a slider, a step back and forth, and by itself until the end. It is there as long as the film is.
class FilmBar : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive it.
    FilmBar(referee::RefereeSession& session, const Commands& commands, QWidget* parent);

signals:
    void ruleWanted(const QString& rule);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void join();
    void follow();
    void tell();
    QString sentence() const;
    QString why() const;
    QString why(int most) const;
    void fitSentence();
    void step(int by);
    void play(bool on);
    void goOn();

    referee::RefereeSession& session_;
    const Commands& commands_;
    QLabel* sentence_;
    QLabel* why_;
    QLabel* place_;
    FilmSlider* slider_;
    QTimer playing_;
};

} // namespace merlon::app
