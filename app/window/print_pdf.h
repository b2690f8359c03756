#pragma once

#include <QString>

#include <tl/expected.hpp>

#include <functional>

class QPdfWriter;
class QPrinter;

namespace merlon::app
{

/// What a printer that prints into a PDF would, whole or not at all: with its title and pages, drawn by `draw`.
tl::expected<void, QString> printIntoPdf(const QString& file, const QPrinter& printer,
                                         const std::function<tl::expected<void, QString>(QPdfWriter&)>& draw);

} // namespace merlon::app
