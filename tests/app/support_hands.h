#pragma once

#include "app/window/main_window.h"
#include "core/play/journal.h"
#include "referee/referee_panel.h"

#include <QPoint>

class QComboBox;
class QDialog;
class QLineEdit;
class QPushButton;

namespace merlon::referee
{
class CandidateModel;
class PickField;
} // namespace merlon::referee

namespace merlon::test
{

/// A referee at the window, who has the keyboard alone or the mouse alone and counts what an order takes. Reasons and
/// notes are typed by both, and are not counted.
class Hands
{
public:
    explicit Hands(app::MainWindow& window) : window_(window) {}
    virtual ~Hands() = default;

    virtual QString tool() const = 0;
    /// An order takes no more.
    virtual int most() const = 0;
    /// What is going to be said, field by field.
    void begin(const play::Record& order) { order_ = order; }
    /// A row of the box of kinds.
    virtual void chooseKind(int row) = 0;
    /// False when nothing at the window offers it.
    virtual bool give(const play::Field& field, const play::Value& value) = 0;
    virtual void throwDie(int face) = 0;
    virtual void keep() = 0;
    virtual void endPhase(std::string_view kind) = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
    /// It stands, with the facts that the referee holds.
    void allow(const play::Fields& held, const QString& why);
    void rule(const play::ByHand& ruled);

    int pressed() const { return pressed_; }
    void startCounting() { pressed_ = 0; }

    referee::RefereePanel& panel() const { return window_.refereePanel(); }
    referee::RefereeSession& session() const { return window_.session(); }
    template <class T>
    T* part(std::string_view name) const
    {
        return panel().findChild<T*>(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    }
    QWidget* focused() const;
    /// To the window, from a dialog.
    void comeBack();

protected:
    virtual void openOverrule() = 0;
    virtual void answerOverrule(QDialog& dialog, const play::Fields& held) = 0;
    /// With who is meant, or with nobody for a note.
    virtual void openByHand(const play::Record* effect) = 0;
    virtual void answerByHand(QDialog& dialog, const play::Record& effect) = 0;
    QString textOf(const play::Field& field, const play::Value& value) const;
    /// The picks by which a field comes to hold that: of a way its end, of what lies behind one hex that hex.
    play::List picksOf(const play::Field& field, const play::Value& value) const;
    play::List wayPoints(const play::Record& begun, const play::Field& field, const play::List& way) const;
    const referee::CandidateModel& candidates() const;
    /// Whether those are its candidates.
    bool isListed(const play::Field& field) const;
    /// The row of the first of several things that stand there one after the other; -1: they do not.
    int rowOfSeveral(const play::Field& field, const play::List& picks) const;
    /// A list has it already.
    bool has(const play::Field& field, const play::Value& one) const;

    app::MainWindow& window_;
    int pressed_ = 0;
    play::Record order_;
};

class Keys : public Hands
{
public:
    using Hands::Hands;

    QString tool() const override { return QStringLiteral("keys"); }
    int most() const override { return 14; }
    void chooseKind(int row) override;
    bool give(const play::Field& field, const play::Value& value) override;
    void throwDie(int face) override;
    void keep() override;
    void endPhase(std::string_view kind) override;
    void undo() override;
    void redo() override;

protected:
    void openOverrule() override;
    void answerOverrule(QDialog& dialog, const play::Fields& held) override;
    void openByHand(const play::Record* effect) override;
    void answerByHand(QDialog& dialog, const play::Record& effect) override;

private:
    void key(int key, Qt::KeyboardModifiers modifiers = {});
    void type(const QString& text);
    void pause();
    int stepsTo(const play::Field& field, const play::Value& mark) const;
    bool areAll(const play::List& picks) const;
    bool areAllFromTheFirst(const play::List& picks, const play::Field& field) const;
    void point(referee::PickField& line, const play::Field& field, const play::Value& value);
    void jumpTo(const QWidget* field);
};

class Mouse : public Hands
{
public:
    using Hands::Hands;

    QString tool() const override { return QStringLiteral("clicks"); }
    int most() const override { return 7; }
    void chooseKind(int row) override;
    bool give(const play::Field& field, const play::Value& value) override;
    void throwDie(int face) override;
    void keep() override;
    void endPhase(std::string_view kind) override;
    void undo() override;
    void redo() override;

protected:
    void openOverrule() override;
    void answerOverrule(QDialog& dialog, const play::Fields& held) override;
    void openByHand(const play::Record* effect) override;
    void answerByHand(QDialog& dialog, const play::Record& effect) override;

private:
    void click(QWidget* widget, QPoint at);
    void click(QWidget* button);
    void chooseItem(QComboBox* box, int row);
    void clickHex(hex::Hex hex);
    bool drawWay(const play::List& way);
    bool pickOne(const play::Field& field, const play::Value& mark);
    bool pickInList(const play::Value& mark);
    bool dragOver(const play::Field& field, const play::List& marks);
    std::optional<hex::Hex> hexOf(const play::Value& mark) const;
};

} // namespace merlon::test
