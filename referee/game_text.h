#pragma once

#include "core/play/system.h"
#include "referee/system_text.h"

/// The values of a game and the catalogue's sentences about them in words. Sentences come from the rule catalogue and
/// Qt's translators, in the language whose translator is installed; texts of the scenario are taken in the language of
/// QLocale(), so that whoever changes the language installs the one and sets the other (QLocale::setDefault).
namespace merlon::referee
{

class GameText : public SystemText
{
    Q_DECLARE_TR_FUNCTIONS(merlon::referee::GameText)

public:
    /// Things are named as they are in this state of the game.
    explicit GameText(play::Game game) : SystemText(*game.setting->system), game_(std::move(game)) {}

    /// A thing's name, or its id when there is none of it.
    QString thing(const play::Ref& ref) const;
    QString force(std::string_view id) const { return thing({"force", std::string(id)}); }
    /// As it is printed on the map.
    QString hex(hex::Hex hex, int board = 0) const;
    QString side(hex::Side side, int board = 0) const;
    QString place(const play::Place& place) const;
    QString value(const play::Value& value) const;
    /// In which lengths on its table are read and typed.
    map::Unit unit() const;
    enum class Joint : std::uint8_t
    {
        And,
        Or
    };
    /// "A, B and C"
    QString listed(const QStringList& items, Joint joint = Joint::And) const;

    QString sentence(const Phrase& phrase, const play::Args& args) const;
    QString reason(const play::Reason& reason) const { return sentence(reason.phrase, reason.args); }
    /// Reasons that say the same of one after another in one sentence, where the catalogue has one for several, by its
    /// key and `_all`: "First Gilet and Drouin flee."
    QStringList together(const std::vector<play::Reason>& reasons) const;

    QString factValue(const play::Fact& fact) const;
    /// As a line of a list says it: "range 9", "no cover". A word that says too little alone has another one for this,
    /// `brief.<set>.<word>` of the system.
    QString briefly(const play::Fact& fact) const;

protected:
    play::Game game_;

private:
    QString filled(const QString& pattern, const play::Args& args) const;
    QString withArticle(const play::Choice& word) const;
    QString argument(QStringView hole, const play::Args& args) const;
};

} // namespace merlon::referee
