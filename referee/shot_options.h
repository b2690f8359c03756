#pragma once

#include "core/game/game.h"
#include "core/verdict/order.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;

namespace merlon::referee
{

/// What a shot leaves to the players' choice, each shown only when there is something to choose: which hex of a rider
/// is aimed at, which hexside of his rampart or slit the shooter shoots across, and which side of his door the target
/// is covered on (offered until the first shot of a phase has settled it).
class ShotOptions : public QWidget
{
    Q_OBJECT

public:
    explicit ShotOptions(QWidget* parent = nullptr);

    /// Offers what there is to choose in this shot; the choices begin at "the best".
    void offer(const game::Game& game, const std::string& by, const std::string& at);
    void clear();
    /// The shot with what was chosen.
    verdict::Shoot shot() const;

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fill(QComboBox* box, QLabel* label, bool offered, const std::vector<std::pair<QString, QVariant>>& choices);

    game::Game game_;
    std::string by_;
    std::string at_;
    QLabel* aimLabel_;
    QComboBox* aim_;
    QLabel* acrossLabel_;
    QComboBox* across_;
    QLabel* doorLabel_;
    QComboBox* door_;
};

} // namespace merlon::referee
