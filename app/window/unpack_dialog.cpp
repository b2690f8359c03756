#include "app/window/unpack_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::app
{
namespace
{

/// Beside the archive, under its name; numbered on until nothing lies there.
QString freeFolder(const QString& archive)
{
    const QFileInfo file(archive);
    const QString stem = file.dir().filePath(file.completeBaseName());
    QString folder = stem;
    for (int number = 2; QFileInfo::exists(folder); ++number)
        folder = stem + '-' + QString::number(number);
    return QDir::toNativeSeparators(folder);
}

} // namespace

UnpackDialog::UnpackDialog(const QString& archive, const archive::Parcel& parcel, const QString& mine, QWidget* parent)
    : QDialog(parent), folder_(new QLineEdit(freeFolder(archive), this)), remark_(new QLabel(this))
{
    setObjectName(QStringLiteral("unpack"));
    setWindowTitle(tr("Open an archive"));
    for (const archive::File& file : parcel.files)
        names_ << QString::fromStdString(file.name);
    const QString name = QFileInfo(archive).fileName();
    auto* says = new QLabel(
        tr("%1 is unpacked into a folder. You edit and play the copy there; the archive stays as it is.").arg(name),
        this);
    says->setWordWrap(true);
    remark_->setWordWrap(true);
    folder_->setObjectName(QStringLiteral("unpack.folder"));
    folder_->setMinimumWidth(360);
    auto* label = new QLabel(tr("&Folder:"), this);
    label->setBuddy(folder_);
    auto* browse = new QPushButton(tr("&Browse…"), this);
    auto* buttons = new QDialogButtonBox(this);
    //: into the folder
    unpack_ = buttons->addButton(tr("&Unpack"), QDialogButtonBox::AcceptRole);
    unpack_->setObjectName(QStringLiteral("unpack.ok"));
    unpack_->setDefault(true);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(folder_, 1);
    row->addWidget(browse);
    auto* column = new QVBoxLayout(this);
    column->addWidget(says);
    column->addLayout(row);
    column->addWidget(remark_);
    if (!mine.isEmpty())
    {
        auto* known =
            new QLabel(tr("You already have this scenario: %1. You can take changes from the archive into it.")
                           .arg(QDir::toNativeSeparators(mine)),
                       this);
        known->setWordWrap(true);
        column->addWidget(known);
        auto* compare = buttons->addButton(tr("&Compare…"), QDialogButtonBox::ActionRole);
        compare->setObjectName(QStringLiteral("unpack.compare"));
        connect(compare, &QPushButton::clicked, this, [this] { done(static_cast<int>(Answer::Compare)); });
    }
    buttons->addButton(QDialogButtonBox::Cancel); // the last one, or Tab passes another by
    column->addStretch();
    column->addWidget(buttons);
    connect(browse, &QPushButton::clicked, this, &UnpackDialog::browse);
    connect(folder_, &QLineEdit::textChanged, this, &UnpackDialog::follow);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    follow();
}

QString UnpackDialog::folder() const
{
    return QDir::cleanPath(QDir::fromNativeSeparators(folder_->text().trimmed()));
}

void UnpackDialog::browse()
{
    const QString chosen = QFileDialog::getExistingDirectory(this, windowTitle(), QFileInfo(folder()).path());
    if (!chosen.isEmpty())
        folder_->setText(QDir::toNativeSeparators(chosen));
}

void UnpackDialog::follow()
{
    const QFileInfo target(folder());
    const auto isThere = [&](const QString& name) { return QFileInfo::exists(QDir(folder()).filePath(name)); };
    const auto taken = std::ranges::find_if(names_, isThere);
    QString problem;
    if (folder_->text().trimmed().isEmpty() || !target.isAbsolute())
        problem = tr("Choose a folder.");
    else if (target.exists() && !target.isDir())
        problem = tr("This is a file; choose a folder.");
    else if (taken != names_.end()) //: %1: a file
        problem = tr("This folder already holds %1; choose another one.").arg(*taken);
    remark_->setText(problem);
    unpack_->setEnabled(problem.isEmpty());
}

} // namespace merlon::app
