#pragma once

#include "referee/openings.h"

#include <QMenu>

namespace merlon::referee
{

/// The orders that cannot be given now, each with its reason; to be read.
class RefusedMenu : public QMenu
{
    Q_OBJECT

public:
    RefusedMenu(const std::vector<Opening>& openings, QWidget* parent);
};

} // namespace merlon::referee
