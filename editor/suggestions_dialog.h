#pragma once

#include "core/map/hex_map.h"

#include <QDialog>

class QStandardItemModel;

namespace merlon::editor
{

/// Structures that were guessed: which of them to declare.
class SuggestionsDialog : public QDialog
{
    Q_OBJECT

public:
    SuggestionsDialog(std::vector<map::Structure> found, const map::HexMap& map, QWidget* parent = nullptr);

    /// Those that are ticked.
    std::vector<map::Structure> chosen() const;

signals:
    /// The one that is looked at.
    void shown(const std::vector<merlon::hex::Hex>& hexes);

private:
    std::vector<map::Structure> found_;
    QStandardItemModel* rows_;
};

} // namespace merlon::editor
