#pragma once

#include "app/report/told_handout.h"

#include <QRectF>

class QPagedPaintDevice;
class QPainter;

/// Pages and slips that are filled in by hand.
namespace merlon::report
{

/// On all of a page, smaller where it would not fit.
void paintLeaf(QPainter& painter, const QPagedPaintDevice& device, const QRectF& page, const ToldLeaf& leaf);
/// How many rows of such slips, two in each, a page takes.
int slipRows(const QPagedPaintDevice& device, const QRectF& page, const std::vector<ToldLeaf>& slips);
/// From that one on as many as the page takes, with lines to cut along.
void paintSlips(QPainter& painter, const QPagedPaintDevice& device, const QRectF& page,
                const std::vector<ToldLeaf>& slips, std::size_t from, int rows);

} // namespace merlon::report
