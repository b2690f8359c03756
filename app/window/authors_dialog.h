#pragma once

#include "core/play/scenario.h"

#include <QAbstractTableModel>
#include <QDialog>

#include <functional>

class QPushButton;
class QTableView;

namespace merlon::app
{

class ToldText;

/// Who made a scenario, a row each: name, what was done, when. All of it is typed in place.
class AuthorsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit AuthorsModel(std::vector<play::Author> authors, QObject* parent = nullptr);

    /// Without rows that say nothing.
    std::vector<play::Author> authors() const;
    /// At the end; answers the cell of its name.
    QModelIndex add(play::Author author);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool removeRows(int row, int count, const QModelIndex& parent = {}) override;

private:
    std::vector<play::Author> authors_;
};

/// The history of a scenario, which goes along when another one is made of it, and the notes of its authors.
class AuthorsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `preview`: what players read of a scenario in a language, as HTML.
    using Preview = std::function<QString(const play::Scenario&, const QString&)>;
    AuthorsDialog(const play::Scenario& scenario, Preview preview, QWidget* parent = nullptr);

    std::vector<play::Author> authors() const { return model_->authors(); }
    LocalText notes() const;

private:
    void add();
    void removeSelected();
    void follow();

    play::Scenario scenario_;
    AuthorsModel* model_;
    QTableView* table_;
    QPushButton* remove_;
    ToldText* notes_;
    QPushButton* ok_;
};

} // namespace merlon::app
