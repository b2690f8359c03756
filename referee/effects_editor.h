#pragma once

#include "core/play/system.h"

#include <QWidget>

class QComboBox;
class QListWidget;
class QPushButton;

namespace merlon::referee
{

class RecordForm;

/// What changes by the referee's word: a list of effects, each entered in a form made from its Kind.
class EffectsEditor : public QWidget
{
    Q_OBJECT

public:
    /// A form begins with whom `about` names.
    EffectsEditor(const play::Game& game, play::Record about, std::vector<play::Record> effects,
                  QWidget* parent = nullptr);

    /// Those in the list; one that stands whole in the form and was not added yet counts too.
    std::vector<play::Record> effects() const;
    /// The form of that kind, as far as it is given.
    void begin(const play::Record& effect);
    void retranslate();

signals:
    void changed();

private:
    void build();
    void showKind();
    void show(const play::Record& next);
    void put(const play::Field& field, const play::Value& value);
    bool isWhole() const;
    void add();
    void showEffects();

    play::Game game_;
    play::Record about_;
    std::vector<play::Record> effects_;
    play::Record next_;    ///< the effect in the form
    bool touched_ = false; ///< something was entered there
    QListWidget* list_ = nullptr;
    QPushButton* remove_ = nullptr;
    QComboBox* kind_ = nullptr;
    RecordForm* form_ = nullptr;
    QPushButton* add_ = nullptr;
};

} // namespace merlon::referee
