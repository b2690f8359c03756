#pragma once

#include "core/map/local_text.h"

#include <QGroupBox>

#include <vector>

class QFormLayout;
class QLineEdit;

namespace merlon::editor
{

/// A text in every language: one for everybody, and one for each language that has another.
class LanguageFields : public QGroupBox
{
    Q_OBJECT

public:
    /// The fields are called `name` and the language: "title.it".
    LanguageFields(const LocalText& text, const QString& name, int longest, QWidget* parent = nullptr);

    /// As it was edited; texts of languages that have no field here stay.
    LocalText edited(LocalText text) const;
    void retranslate();

signals:
    void changed();

private:
    struct Field
    {
        std::string language; ///< empty: for everybody
        QLineEdit* edit = nullptr;
    };

    QFormLayout* form_;
    std::vector<Field> fields_;
};

} // namespace merlon::editor
