#pragma once

#include <QStyledItemDelegate>

namespace merlon::editor
{

/// Edits cells that take one of several words with a box of them, any other as usual. The model says the words by two
/// roles: what is kept, and how it is called.
class ChoiceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    ChoiceDelegate(int choicesRole, int textsRole, QObject* parent);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

private:
    int choicesRole_;
    int textsRole_;
};

} // namespace merlon::editor
