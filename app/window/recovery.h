#pragma once

#include "app/window/run_record.h"
#include "editor/autosave.h"

class QWidget;

namespace merlon::app
{

class Files;

/// What a crash left behind: the tabs that were open, which are opened again, and edits that were not saved, which are
/// offered.
class Recovery : public QObject
{
    Q_OBJECT

public:
    Recovery(QWidget& window, Files& files, Sights& sights, Games& games);

    /// The files of the last run, when that crashed, each as it was seen. False when none is open again.
    bool reopen();
    /// Edits that a crash left behind are offered, unless there are none.
    void offer();

private:
    bool isTakenBack(const editor::Autosave::Recoverable& edits) const;
    bool wants(const editor::Autosave::Recoverable& edits);
    void takeBack(const editor::Autosave::Recoverable& edits, const QString& file);
    bool takeBackUntitled(const editor::Autosave::Recoverable& edits);
    void recover(editor::Autosave& into, const editor::Autosave::Recoverable& edits);

    QWidget& window_;
    Files& files_;
    Sights& sights_;
    Games& games_;
    RunRecord::Run crashed_;
};

} // namespace merlon::app
