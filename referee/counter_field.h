#pragma once

#include <QLineEdit>

#include <string>
#include <vector>

class QStringListModel;

namespace merlon::referee
{

/// One who may be named in a field: shown by name, known by id.
struct Candidate
{
    std::string id;
    QString name;
};

/// A field for the name of a counter. Three letters are enough: Enter takes the first candidate that fits, the ones
/// whose name begins so before the ones whose name holds it, each in the candidates' order.
class CounterField : public QLineEdit
{
    Q_OBJECT

public:
    explicit CounterField(QWidget* parent = nullptr);

    /// In order of preference. Keeps what is chosen when it is still among them.
    void setCandidates(std::vector<Candidate> candidates);
    /// Empty for none.
    void choose(const std::string& id);
    const std::string& chosen() const { return chosen_; }
    /// The candidate that a text stands for, or null.
    const Candidate* candidateFor(const QString& text) const;

signals:
    /// By the keyboard or from the list, not by `choose`. Empty when the field was emptied.
    void picked(const std::string& id);
    /// Enter on a text that nobody's name fits.
    void unknown(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void take();

    std::vector<Candidate> candidates_;
    QStringListModel* names_;
    std::string chosen_;
};

} // namespace merlon::referee
