#pragma once

#include "core/edit/taking.h"
#include "core/map/hex_map.h"

#include <QDialog>

class QPushButton;
class QStandardItem;
class QStandardItemModel;

namespace merlon::app
{

/// One document, and the other copy of it.
struct Compared
{
    edit::Doc doc = 0; ///< of the desk
    QString file;
    edit::Value mine;
    edit::Value theirs;
};

/// What an archive that came back has otherwise, to be taken whole or in part.
class TakeInDialog : public QDialog
{
    Q_OBJECT

public:
    /// `map`: whose words and hexes its things are told in. `others`: files of the archive that are not compared.
    TakeInDialog(const QString& archive, std::vector<Compared> documents, const map::HexMap& map,
                 const QStringList& others, QWidget* parent = nullptr);

    /// Whether the two say the same.
    bool isEmpty() const;
    /// What was chosen, as one step; why not, where a map has no letter left for a terrain.
    tl::expected<edit::Edit, yaml::Message> edit(const edit::Desk& desk) const;

private:
    void list(const map::HexMap& map);
    void setAll(Qt::CheckState state);
    void follow();
    std::vector<edit::Difference> chosenOf(std::size_t document) const;

    QString archive_;
    std::vector<Compared> documents_;
    std::vector<std::vector<edit::Difference>> differences_; ///< by document
    QStandardItemModel* rows_;
    QPushButton* take_;
};

} // namespace merlon::app
