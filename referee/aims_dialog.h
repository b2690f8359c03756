#pragma once

#include "core/play/aims.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QListView;
class QPushButton;

namespace merlon::referee
{

class AimsModel;
class RefereeSession;

/// Who could shoot at a counter or into a hex, and from where, before anybody moves. Nothing is ordered by asking. The
/// line of who is chosen in the list is drawn on the map.
class AimsDialog : public QDialog
{
    Q_OBJECT

public:
    /// The session must outlive it.
    explicit AimsDialog(RefereeSession& session, QWidget* parent = nullptr);

    /// At a thing, or into a hex.
    void ask(const play::Value& target);
    /// What the map should show.
    play::Scene scene() const;
    /// The games where somebody aims at somebody.
    static bool canAsk(const RefereeSession& session);
    /// Who stands on a hex, or the hex itself.
    static play::Value targetAt(const RefereeSession& session, hex::Hex hex);
    /// "Who could shoot there?"
    static QString question(const play::System& system);

signals:
    void sceneChanged(const merlon::play::Scene& scene);

protected:
    void changeEvent(QEvent* event) override;

private:
    void judge(play::When when);
    void renew();
    void showChosen();
    void askFrom(play::Reach reach);
    void retranslate();
    QString targetText() const;

    RefereeSession& session_;
    play::Value target_ = false;
    QLabel* title_;
    QCheckBox* anyTime_;
    QListView* list_;
    AimsModel* model_;
    QPushButton* fromMove_;
    QPushButton* fromAnywhere_;
    QLabel* answer_;
    std::vector<play::AimFrom> from_;
};

} // namespace merlon::referee
