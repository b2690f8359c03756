#include "app/window/icons.h"

#include "editor/svg_reader.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

namespace merlon::app
{
namespace
{

/// Draws the strokes, which are #444 in the file, in the colour of the moment, so that a change of theme needs no new
/// icon.
class TintedIcon : public QIconEngine
{
public:
    explicit TintedIcon(QString name) : name_(std::move(name)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        QFile file(":/merlon/icons/" + name_ + ".svg");
        if (!file.open(QIODevice::ReadOnly))
            return;
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText;
        const QString ink = QApplication::palette().color(group, role).name();
        if (const auto picture = editor::readSvg(file.readAll().replace("#444", ink.toLatin1())))
            picture->render(painter, rect);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new TintedIcon(name_); }

private:
    QString name_;
};

} // namespace

QIcon icon(const QString& name)
{
    return QIcon(new TintedIcon(name));
}

} // namespace merlon::app
