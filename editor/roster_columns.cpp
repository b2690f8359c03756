#include "editor/roster_columns.h"

#include "core/play/codec.h"
#include "core/yaml/tree.h"
#include "translations/diagnostics.h"
#include "translations/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace merlon::editor
{
namespace
{

struct RosterText
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::Roster)
};

bool fitsACell(const play::Field& field)
{
    return !field.list && field.of == nullptr && field.saltOf.empty();
}

std::string wordKey(const play::System& system, const play::Kind& kind, std::string_view field)
{
    const std::string own = "field." + std::string(kind.key) + '.' + std::string(field);
    return words::hasWord(system.id(), own) ? own : "field." + std::string(field);
}

/// "8,0" as a spreadsheet may have it, where a whole number is wanted.
QString withoutFraction(QString text)
{
    for (const char sign : {',', '.'})
        if (const auto at = text.indexOf(QLatin1Char(sign));
            at > 0 && text.mid(at + 1).count('0') == text.size() - at - 1)
            text.truncate(at);
    return text;
}

} // namespace

std::vector<RosterColumn> columnsOf(const play::Kind& pieces)
{
    std::vector<RosterColumn> columns;
    for (const play::Field& field : pieces.fields)
        if (fitsACell(field))
            columns.push_back({&field});
    for (const play::Field& field : pieces.fields)
        if (!field.list && field.sort == play::Sort::Row && field.of != nullptr)
            for (const play::Field& part : field.of().fields)
                if (fitsACell(part))
                    columns.push_back({&field, &part});
    return columns;
}

const play::Value* valueIn(const play::Fields& fields, const RosterColumn& column)
{
    const play::Value* value = play::find(fields, column.field->key);
    if (column.part == nullptr || value == nullptr)
        return value;
    const auto* row = std::get_if<play::Fields>(value);
    return row != nullptr ? play::find(*row, column.part->key) : nullptr;
}

QString RosterWords::heading(const RosterColumn& column) const
{
    const play::Kind& kind = system_.pieces();
    const QString whole = words::word(system_.id(), wordKey(system_, kind, column.field->key));
    if (column.part == nullptr)
        return whole;
    //: a column of a roster: what is printed on one side of a counter, "on foot: attack"
    return RosterText::tr("%1: %2").arg(whole, words::word(system_.id(), "field", column.part->key));
}

QStringList RosterWords::everywhere(const RosterColumn& column) const
{
    const play::Kind& kind = system_.pieces();
    QStringList all = words::wordInAll(system_.id(), wordKey(system_, kind, column.field->key));
    all.prepend(words::fromView(column.field->key));
    if (column.part != nullptr)
    {
        QStringList parts = words::wordInAll(system_.id(), "field." + std::string(column.part->key));
        parts.prepend(words::fromView(column.part->key));
        for (qsizetype i = 0; i < all.size(); ++i)
            all[i] = QStringLiteral("%1: %2").arg(all[i], parts.value(i));
    }
    all << heading(column);
    return all;
}

std::vector<std::string> RosterWords::words(const play::Field& field) const
{
    if (!field.words.empty())
        return {field.words.begin(), field.words.end()};
    return system_.words(field.set);
}

QStringList RosterWords::choices(const RosterColumn& column) const
{
    const play::Field& field = column.cell();
    QStringList all;
    if (field.sort == play::Sort::Flag)
        return {QStringLiteral("false"), QStringLiteral("true")};
    if (field.sort != play::Sort::Word)
        return all;
    all << QString();
    for (const std::string& one : words(field))
        all << QString::fromStdString(one);
    return all;
}

QString RosterWords::called(const RosterColumn& column, const QString& word) const
{
    if (word.isEmpty())
        return QStringLiteral("–");
    if (column.cell().sort == play::Sort::Flag)
        return word == QLatin1String("true") ? RosterText::tr("yes") : RosterText::tr("no");
    return words::word(system_.id(), column.cell().set, word.toStdString());
}

QString RosterWords::text(const play::Fields& fields, const RosterColumn& column) const
{
    const play::Value* value = valueIn(fields, column);
    if (value == nullptr)
        return {};
    if (const auto* text = std::get_if<std::string>(value))
        return QString::fromStdString(*text);
    if (const auto* number = std::get_if<int>(value))
        return QString::number(*number);
    if (const auto* flag = std::get_if<bool>(value))
        return *flag ? called(column, QStringLiteral("true")) : QString();
    if (const auto* word = std::get_if<play::Choice>(value))
        return words::word(system_.id(), word->set, word->word);
    const play::HexBoard& map = play::hexBoard(boards_);
    if (const auto* hex = std::get_if<hex::Hex>(value); hex != nullptr && map)
        return QString::fromStdString(map::printedName(*map, *hex));
    return QString::fromStdString(play::valueText(*value, boards_));
}

tl::expected<play::Value, QString> RosterWords::valueOf(const QString& typed, const play::Field& field) const
{
    const RosterColumn column{&field};
    const QString wanted = words::folded(typed);
    QStringList known;
    for (const QString& word : choices(column))
    {
        QStringList names{word, called(column, word)};
        if (field.sort == play::Sort::Word)
            names += words::wordInAll(system_.id(), std::string(field.set) + '.' + word.toStdString());
        const bool meant = !word.isEmpty() && std::ranges::any_of(names, [&](const QString& name)
                                                                  { return words::folded(name) == wanted; });
        if (meant && field.sort == play::Sort::Flag)
            return play::Value(word == QLatin1String("true"));
        if (meant)
            return play::Value(play::Choice{std::string(field.set), word.toStdString()});
        if (!word.isEmpty())
            known << called(column, word);
    }
    if (!known.isEmpty())
        return tl::unexpected(
            RosterText::tr("Invalid value: “%1”. Allowed: %2.").arg(typed, known.join(words::listWord("comma"))));
    const play::HexBoard& map = play::hexBoard(boards_);
    if (field.sort == play::Sort::Hex && map)
        if (const auto hex = map::parsePrinted(*map, typed.toStdString()))
            return play::Value(*hex);
    yaml::Node node;
    node.kind = yaml::Node::Kind::Scalar;
    node.text = (field.sort == play::Sort::Number ? withoutFraction(typed) : typed).toStdString();
    yaml::Log log({}, node.text);
    if (auto value = play::readValue(node, log, field, {system_, boards_}))
        return *value;
    const auto faults = log.take();
    const QString why = faults.empty() ? QString() : words::sentence(faults.front().message);
    //: what was typed, and why it cannot stand there
    return tl::unexpected(RosterText::tr("Invalid value: “%1” (%2).").arg(typed, why));
}

play::Fields RosterWords::inOrder(play::Fields fields, const play::Kind& kind) const
{
    std::ranges::stable_sort(fields, {}, [&](const auto& one) { return play::find(kind, one.first); });
    return fields;
}

tl::expected<play::Fields, QString> RosterWords::with(play::Fields fields, const RosterColumn& column,
                                                      const QString& typed) const
{
    const play::Kind& kind = system_.pieces();
    const auto put = [](play::Fields& in, std::string_view key, std::optional<play::Value> value)
    {
        std::erase_if(in, [&](const auto& one) { return one.first == key; });
        if (value)
            in.emplace_back(key, std::move(*value));
    };
    std::optional<play::Value> value;
    if (const QString text = typed.trimmed(); !text.isEmpty())
    {
        auto read = valueOf(text, column.cell());
        if (!read)
            return tl::unexpected(read.error());
        if (*read != play::Value(false)) // as files have it: not said
            value = std::move(*read);
    }
    if (column.part == nullptr)
    {
        put(fields, column.field->key, std::move(value));
        return inOrder(std::move(fields), kind);
    }
    const play::Value* was = play::find(fields, column.field->key);
    const auto* wasRow = was != nullptr ? std::get_if<play::Fields>(was) : nullptr;
    play::Fields row = wasRow != nullptr ? *wasRow : play::Fields();
    put(row, column.part->key, std::move(value));
    row = inOrder(std::move(row), column.field->of());
    put(fields, column.field->key, row.empty() ? std::nullopt : std::optional<play::Value>(std::move(row)));
    return inOrder(std::move(fields), kind);
}

} // namespace merlon::editor
