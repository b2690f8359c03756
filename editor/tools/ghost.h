#pragma once

#include "editor/tools/gesture.h"

namespace merlon::editor
{

/// The map as a press would leave it, while the hand only points: for tools that show it.
class Ghost : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool shown() const { return workspace_ != nullptr; }
    /// Only while shown.
    const map::HexMap& map() const { return preview_.map(); }
    /// Ends it where the tool shows nothing or a press would be refused.
    void show(Workspace& workspace, const Tool& tool, const Input& there);
    /// Also when the workspace is settling: another step comes.
    void end();

signals:
    void changed(const QVector<merlon::hex::Hex>& hexes);

private:
    QPointer<Workspace> workspace_;
    Preview preview_;
};

} // namespace merlon::editor
