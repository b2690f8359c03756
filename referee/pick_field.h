#pragma once

#include "core/play/value.h"

#include <QLineEdit>

#include <vector>

class QStandardItemModel;

namespace merlon::referee
{

/// One that may be picked in a field: shown by name, found by other names too (an id, a place).
struct Pick
{
    play::Value value;
    QString name;
    QStringList also;
    bool refused = false; ///< it may be picked, and is refused then with the reason
};

/// A field for a name. Three letters are enough: Enter takes the first pick that fits, the ones whose name begins so
/// before the ones whose name holds it, each in their order. A field for places takes them whole: part of a hex's name
/// means nothing. Accents may be left out. In a field for a list a comma takes one and stays for the next, and an
/// asterisk means all that may be chosen, behind a name that one and those after it. Enter on what was picked before,
/// untouched, is not for the field.
class PickField : public QLineEdit
{
    Q_OBJECT

public:
    explicit PickField(QWidget* parent = nullptr);

    /// In order of preference.
    void setPicks(std::vector<Pick> picks);
    /// Whether part of a name is enough.
    void setWhole(bool whole) { whole_ = whole; }
    /// Whether it takes one after the other.
    void setList(bool list) { list_ = list; }
    /// Puts that pick there, for Enter to take.
    void offer(const play::Value& value);
    /// It shows what was picked, and nobody has typed since.
    bool rests() const { return chosen_ && !isModified(); }
    /// It has something or needs nothing, and the next Enter goes on.
    void settle(bool chosen);
    /// What is shown as picked; null for nothing.
    void show(const play::Value* value, const QString& text);
    /// The pick that a text stands for, or null.
    const Pick* pickFor(const QString& text) const;

signals:
    /// By the keyboard or from the list, not by `show`.
    void picked(const merlon::play::Value& value);
    /// A comma took it, and another is to follow.
    void another();
    /// The field was emptied.
    void emptied();
    /// An asterisk was typed, behind the name of the first of them or (null) of none.
    void allWanted(const merlon::play::Value* from);
    /// Enter on a text that no pick fits.
    void typed(const QString& text);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void take();
    void takeAll();

    std::vector<Pick> picks_;
    QStandardItemModel* names_;
    bool chosen_ = false;
    bool whole_ = false;
    bool list_ = false;
};

} // namespace merlon::referee
