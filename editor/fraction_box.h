#pragma once

#include <QDoubleSpinBox>
#include <QStyledItemDelegate>

namespace merlon::editor
{

/// A number with a fraction, typed with a point or with a comma, whatever the language writes. Thousands have no sign:
/// what one means by it another means by the other.
class FractionBox : public QDoubleSpinBox
{
public:
    using QDoubleSpinBox::QDoubleSpinBox;

    QValidator::State validate(QString& text, int& at) const override
    {
        text.replace('.', locale().decimalPoint()).replace(',', locale().decimalPoint());
        return QDoubleSpinBox::validate(text, at);
    }
    double valueFromText(const QString& text) const override
    {
        return QDoubleSpinBox::valueFromText(
            QString(text).replace('.', locale().decimalPoint()).replace(',', locale().decimalPoint()));
    }
};

/// Gives the numbers of a list such a field.
class FractionDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        if (index.data(Qt::EditRole).userType() != QMetaType::Double)
            return QStyledItemDelegate::createEditor(parent, option, index);
        auto* box = new FractionBox(parent);
        constexpr double farthest = 1e7;
        box->setRange(-farthest, farthest);
        box->setFrame(false);
        return box;
    }
};

} // namespace merlon::editor
