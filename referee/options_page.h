#pragma once

#include "core/play/system.h"

#include <QStringList>
#include <QWidget>

#include <functional>

class QComboBox;
class QFormLayout;
class QLabel;

namespace merlon::referee
{

/// One of the forces of the scenario.
inline bool namesForce(const play::Field& field)
{
    return field.sort == play::Sort::Thing && field.set == "force";
}

/// What an OptionsPage shows of a scenario.
enum class Settings : std::uint8_t
{
    Options, ///< of its system, those that are neither a ruling nor a difference between the editions
    Own      ///< what only settings of its system have (System::own): the day of a tournament, its rounds
};

/// How long a scenario lasts, who besieges, which optional rules are in use. A row for each, made from its Field, with
/// what it changes. The page changes nothing: it says what the settings would be, and is shown the outcome.
class OptionsPage : public QWidget
{
    Q_OBJECT

public:
    explicit OptionsPage(QWidget* parent = nullptr, Settings of = Settings::Options);

    /// Of that system, which outlives it; null: there are none. `wrong`: why a scenario with these cannot be played, in
    /// sentences.
    void show(const play::System* system, const play::Scenario& scenario, const QStringList& wrong);
    bool isEmpty() const { return rows_.empty(); }
    /// Texts in the language of now. The letters of those that are given are not for a row.
    void retranslate(const QStringList& reserved);

signals:
    void chosen(const merlon::play::Fields& settings);

private:
    struct Row
    {
        const play::Field* field = nullptr;
        QWidget* editor = nullptr;
        std::function<void(const play::Value* value)> show; ///< null: the scenario says nothing of it
        std::function<void(const QString& text)> sayUnset{};
        QLabel* label = nullptr; ///< null: the editor says its name
        QLabel* does = nullptr;
    };

    const play::Kind* kind() const;
    void build();
    Row made(const play::Field& field);
    Row flag(const play::Field& field);
    Row number(const play::Field& field);
    Row length(const play::Field& field);
    Row choice(const play::Field& field);
    Row text(const play::Field& field);
    Row day(const play::Field& field);
    Row numbers(const play::Field& field);
    Row choices(const play::Field& field);
    Row texts(const play::Field& field);
    Row rows(const play::Field& field);
    /// Ids of words and what they are called.
    std::vector<std::pair<QString, QString>> wordsOf(const play::Field& field) const;
    void fill(QComboBox& box, const play::Field& field, const play::Value* value) const;
    void give(const play::Field& field, std::optional<play::Value> value);
    void showValues() const;
    void nameRows();

    const Settings of_;
    const play::System* system_ = nullptr;
    play::Fields options_;
    std::vector<std::pair<QString, QString>> forces_; ///< ids and names
    QLabel* wrong_;
    QFormLayout* form_;
    std::vector<Row> rows_;
    QStringList reserved_;
};

} // namespace merlon::referee
