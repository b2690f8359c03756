#pragma once

#include "referee/field_editor.h"
#include "referee/pick_field.h"

/// What there is to pick for a field of a form.
namespace merlon::referee
{

/// Candidates first, then whatever else the system has of that sort.
std::vector<Pick> picksOf(const FieldView& view, const play::Field& field);

/// In a field that is empty; nothing where nobody picks.
QString howToPick(const play::Field& field, bool onTable);

} // namespace merlon::referee
