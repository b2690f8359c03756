#pragma once

#include "core/play/system.h"

#include <QWidget>

namespace merlon::referee
{

class RefereeSession;

/// Buttons for whoever declines a choice: an order that is owed and is whole as it stands, and nobody in a field that
/// may be left out.
class DeclineBar : public QWidget
{
    Q_OBJECT

public:
    explicit DeclineBar(QWidget* parent);

    /// `asked` is the kind that the form is about; `open` a field of it that may be left out, and has nothing yet.
    void show(const RefereeSession& session, const std::vector<play::Owed>& owed, const play::Kind* asked,
              const play::Field* open);

signals:
    void declined(const merlon::play::Record& order);
    void leftOut(const QString& field);

private:
    void add(const QString& text, const QString& name, auto&& click);
};

} // namespace merlon::referee
