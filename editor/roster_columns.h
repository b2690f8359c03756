#pragma once

#include "core/play/system.h"

#include <QString>

#include <tl/expected.hpp>

/// The columns of a roster, which are the fields of its system's counters, and what is read and typed in their cells.
namespace merlon::editor
{

/// A field, or one of the row that it holds: "on foot: attack".
struct RosterColumn
{
    const play::Field* field = nullptr;
    const play::Field* part = nullptr;

    /// What stands in a cell.
    const play::Field& cell() const { return part != nullptr ? *part : *field; }
};

/// Those whose values fit into a cell, in the order of the kind.
std::vector<RosterColumn> columnsOf(const play::Kind& pieces);

/// What a roster is read and typed by.
class RosterWords
{
public:
    RosterWords(const play::System& system, const play::Boards& boards) : system_(system), boards_(boards) {}

    /// As readers call it; `everywhere`: in every language, and as files do.
    QString heading(const RosterColumn& column) const;
    QStringList everywhere(const RosterColumn& column) const;
    /// In the reader's language; empty where nothing is said.
    QString text(const play::Fields& fields, const RosterColumn& column) const;
    /// The words of a field of words, empty first where it may be left out, and what they are called.
    QStringList choices(const RosterColumn& column) const;
    QString called(const RosterColumn& column, const QString& word) const;
    /// The fields with what was typed, in the order of the kind; empty: without it. Or why it cannot stand there.
    tl::expected<play::Fields, QString> with(play::Fields fields, const RosterColumn& column,
                                             const QString& typed) const;

private:
    tl::expected<play::Value, QString> valueOf(const QString& typed, const play::Field& field) const;
    std::vector<std::string> words(const play::Field& field) const;
    play::Fields inOrder(play::Fields fields, const play::Kind& kind) const;

    const play::System& system_;
    const play::Boards& boards_;
};

/// Null: nothing is said.
const play::Value* valueIn(const play::Fields& fields, const RosterColumn& column);

} // namespace merlon::editor
