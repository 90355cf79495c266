// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"

#include "ui/theme/colours.h"

#include <QApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace xuanka::theme {

namespace {

QColor tint(QIcon::Mode mode, QIcon::State state) {
    const Colours& c = coloursOf(QGuiApplication::palette());
    if (mode == QIcon::Disabled)
        return mixed(c.window, c.text, 0.42);
    if (mode == QIcon::Selected)
        return c.onAccent;
    return state == QIcon::On ? c.accent : c.text;
}

class TintedIcon : public QIconEngine {
public:
    explicit TintedIcon(QString name) : m_name(std::move(name)) {}

    QIconEngine* clone() const override { return new TintedIcon(*this); }

    void
    paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        const qreal ratio = painter->device()->devicePixelRatioF();
        QPixmap p = drawn(rect.size() * ratio, tint(mode, state));
        p.setDevicePixelRatio(ratio);
        painter->drawPixmap(rect, p);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        return drawn(size, tint(mode, state));
    }

    QString key() const override { return QStringLiteral("xuanka"); }

    QString iconName() override { return m_name; }

private:
    QPixmap drawn(const QSize& pixels, const QColor& colour) const {
        const QString cacheKey = QStringLiteral("xuanka/%1/%2x%3/%4")
                                     .arg(m_name)
                                     .arg(pixels.width())
                                     .arg(pixels.height())
                                     .arg(colour.name());
        QPixmap p;
        if (QPixmapCache::find(cacheKey, &p))
            return p;
        p = QPixmap(pixels);
        p.fill(Qt::transparent);
        QPainter painter(&p);
        QSvgRenderer svg(QStringLiteral(":/icons/%1.svg").arg(m_name));
        svg.setAspectRatioMode(Qt::KeepAspectRatio);
        svg.render(&painter, QRectF(QPointF(), QSizeF(pixels)));
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(p.rect(), colour);
        painter.end();
        QPixmapCache::insert(cacheKey, p);
        return p;
    }

    QString m_name;
};

} // namespace

QIcon icon(const char* name) {
    return QIcon(new TintedIcon(QString::fromLatin1(name)));
}

} // namespace xuanka::theme
