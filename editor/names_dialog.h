#pragma once

#include "core/map/local_text.h"
#include "core/map/text_rules.h"

#include <QDialog>

namespace merlon::editor
{

class LanguageFields;

/// What one thing is called, in every language.
class NamesDialog : public QDialog
{
    Q_OBJECT

public:
    /// `what`: as it is called now.
    NamesDialog(const LocalText& name, const QString& what, QWidget* parent = nullptr, Longest longest = Longest::Name);

    LocalText edited(LocalText name) const;

private:
    LanguageFields* names_;
};

} // namespace merlon::editor
