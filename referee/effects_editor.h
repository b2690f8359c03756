#pragma once

#include "core/play/system.h"

#include <QWidget>

#include <functional>

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
    /// What is listed, if not effects: records of other kinds, what they are called and what is wrong with one.
    struct Vocabulary
    {
        std::span<const play::Kind* const> kinds;
        std::function<QString(const play::Kind&)> name;
        std::function<QString(const play::Record&)> text;
        std::function<bool(const play::Record&)> isWhole;
        std::function<play::Candidates(const play::Field&)> candidates{};
        QString none{};       ///< says that the list is empty
        bool ordered = false; ///< which comes first matters
    };
    EffectsEditor(const play::Game& game, Vocabulary vocabulary, std::vector<play::Record> records,
                  QWidget* parent = nullptr);
    /// A form begins with whom `about` names.
    EffectsEditor(const play::Game& game, play::Record about, std::vector<play::Record> effects,
                  QWidget* parent = nullptr);

    /// Those in the list; one that stands whole in the form and was not added yet counts too.
    std::vector<play::Record> effects() const;
    /// The form of that kind, as far as it is given.
    void begin(const play::Record& effect);
    void retranslate();
    /// What is said of them has changed.
    void retell();

signals:
    void changed();

private:
    void build();
    void showKind();
    void show(const play::Record& next);
    void put(const play::Field& field, const play::Value& value);
    bool isWhole() const;
    void add();
    void remove();
    void change();
    void moveUp() { move(-1); }
    void moveDown() { move(1); }
    void move(int by);
    void showEffects();
    void showButtons();
    QPushButton* button(const QString& name, void (EffectsEditor::*pressed)());

    static Vocabulary ofEffects(const play::Game& game);

    play::Game game_;
    Vocabulary vocabulary_;
    play::Record about_;
    std::vector<play::Record> effects_;
    play::Record next_;    ///< the effect in the form
    bool touched_ = false; ///< something was entered there
    std::size_t at_ = 0;   ///< where it goes in the list
    QListWidget* list_ = nullptr;
    QPushButton* change_ = nullptr;
    QPushButton* remove_ = nullptr;
    QPushButton* up_ = nullptr;
    QPushButton* down_ = nullptr;
    QComboBox* kind_ = nullptr;
    RecordForm* form_ = nullptr;
    QPushButton* add_ = nullptr;
};

} // namespace merlon::referee
