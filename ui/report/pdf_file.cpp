// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdf_file.h"

#include "ui/report/page_painter.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <exception>
#include <string>
#include <utility>

namespace xuanka::report {

namespace {

using Object = QPDFObjectHandle;

constexpr double kPointsPerDot = 72.0 / kDotsPerInch;

Object text(const QString& s) {
    return Object::newUnicodeString(s.toStdString());
}

QByteArray painted(const Booklet& booklet) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kDotsPerInch);
    writer.setPageSize(QPageSize(booklet.size * kPointsPerDot, QPageSize::Point));
    writer.setPageMargins(QMarginsF());
    QPainter painter(&writer);
    for (std::size_t i = 0; i < booklet.pages.size(); ++i) {
        if (i > 0)
            writer.newPage();
        paintPage(painter, booklet, i, 1.0);
    }
    painter.end();
    return buffer.data();
}

/// A finished file in the hands of qpdf, which gives it what Qt's writer cannot.
class Finisher {
public:
    Finisher(QByteArray bytes, const Booklet& booklet)
        : m_bytes(std::move(bytes)), m_booklet(booklet) {
        m_pdf.setSuppressWarnings(true);
        m_pdf.processMemoryFile("proposal", m_bytes.constData(),
                                static_cast<std::size_t>(m_bytes.size()));
        for (auto& page : QPDFPageDocumentHelper(m_pdf).getAllPages())
            m_pages.push_back(page.getObjectHandle());
    }

    void addOutline() {
        Object root = m_pdf.makeIndirectObject(Object::parse("<< /Type /Outlines >>"));
        std::size_t at = 0;
        const int count = addChildren(root, -1, at);
        root.replaceKey("/Count", Object::newInteger(count));
        m_pdf.getRoot().replaceKey("/Outlines", root);
        m_pdf.getRoot().replaceKey("/PageMode", Object::newName("/UseOutlines"));
    }

    void addLabels() {
        m_pdf.getRoot().replaceKey("/PageLabels", Object::parse("<< /Nums [ 0 << /S /D >> ] >>"));
    }

    void addLinks() {
        for (std::size_t i = 0; i < m_booklet.pages.size(); ++i) {
            Object links = Object::newArray();
            for (const Link& link : m_booklet.pages[i].links) {
                Object annotation =
                    Object::parse("<< /Type /Annot /Subtype /Link /Border [ 0 0 0 ] /F 4 >>");
                annotation.replaceKey("/Rect", rectangle(link.rect));
                annotation.replaceKey("/Dest", destination(link.page, link.y));
                links.appendItem(m_pdf.makeIndirectObject(annotation));
            }
            if (links.getArrayNItems() > 0)
                m_pages[i].replaceKey("/Annots", links);
        }
    }

    void addProperties(const PdfProperties& p) {
        Object info = Object::newDictionary();
        info.replaceKey("/Title", text(p.title));
        info.replaceKey("/Subject", text(p.subject));
        info.replaceKey("/Author", text(p.author));
        info.replaceKey("/Keywords", text(p.keywords.join(QStringLiteral(", "))));
        info.replaceKey("/Creator", text(QStringLiteral("Xuanka")));
        info.replaceKey("/Producer", text(QStringLiteral("Xuanka")));
        QString day = p.date;
        const QString date = QStringLiteral("D:%1000000Z").arg(day.remove(QLatin1Char('-')));
        info.replaceKey("/CreationDate", text(date));
        info.replaceKey("/ModDate", text(date));
        m_pdf.getTrailer().replaceKey("/Info", m_pdf.makeIndirectObject(info));
        Object root = m_pdf.getRoot();
        root.replaceKey("/Lang", text(p.language));
        root.replaceKey("/ViewerPreferences", Object::parse("<< /DisplayDocTitle true >>"));
    }

    QByteArray bytes() {
        QPDFWriter writer(m_pdf);
        writer.setOutputMemory();
        writer.setDeterministicID(true);
        writer.setObjectStreamMode(qpdf_o_generate);
        writer.setCompressStreams(true);
        writer.setRecompressFlate(false);
        writer.write();
        const auto buffer = writer.getBufferSharedPointer();
        return {reinterpret_cast<const char*>(buffer->getBuffer()),
                static_cast<qsizetype>(buffer->getSize())};
    }

private:
    double up(double y) const { return (m_booklet.size.height() - y) * kPointsPerDot; }

    Object rectangle(const QRectF& r) const {
        Object box = Object::newArray();
        for (const double v :
             {r.left() * kPointsPerDot, up(r.bottom()), r.right() * kPointsPerDot, up(r.top())})
            box.appendItem(Object::newReal(v, 2));
        return box;
    }

    Object destination(int page, double y) {
        Object place = Object::newArray();
        place.appendItem(m_pages[static_cast<std::size_t>(page)]);
        place.appendItem(Object::newName("/XYZ"));
        place.appendItem(Object::newNull());
        place.appendItem(Object::newReal(up(y) + 6.0, 2));
        place.appendItem(Object::newNull());
        return place;
    }

    /// Entries from `at` on that are deeper than `level` become children; their number, all depths.
    int addChildren(Object parent, int level, std::size_t& at) {
        Object before = Object::newNull();
        int count = 0;
        while (at < m_booklet.outline.size() && m_booklet.outline[at].level > level) {
            const OutlineEntry& entry = m_booklet.outline[at++];
            Object item = m_pdf.makeIndirectObject(Object::newDictionary());
            item.replaceKey("/Title", text(entry.title));
            item.replaceKey("/Parent", parent);
            item.replaceKey("/Dest", destination(entry.page, entry.y));
            if (before.isNull()) {
                parent.replaceKey("/First", item);
            } else {
                item.replaceKey("/Prev", before);
                before.replaceKey("/Next", item);
            }
            const int below = addChildren(item, entry.level, at);
            // Sections stand open, their parts closed.
            const bool isOpen = entry.level == 0;
            if (below > 0)
                item.replaceKey("/Count", Object::newInteger(isOpen ? below : -below));
            count += 1 + (isOpen ? below : 0);
            before = item;
        }
        if (!before.isNull())
            parent.replaceKey("/Last", before);
        return count;
    }

    QByteArray m_bytes; ///< qpdf reads from it until it has written
    const Booklet& m_booklet;
    QPDF m_pdf;
    std::vector<Object> m_pages;
};

} // namespace

Result<QByteArray> pdfFile(const Booklet& booklet, const PdfProperties& properties) {
    try {
        Finisher finisher(painted(booklet), booklet);
        finisher.addOutline();
        finisher.addLabels();
        finisher.addLinks();
        finisher.addProperties(properties);
        return finisher.bytes();
    } catch (const std::exception& e) {
        return fail({ErrorCode::Malformed, "file", "rule.file_write", {}, {}, e.what()});
    }
}

} // namespace xuanka::report
