// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/walkers.h"

#include "ui/theme/colours.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTextDocument>

#include <functional>

namespace xuanka::test {

namespace {

QString nameOf(const QWidget* w) {
    QString path = w->objectName();
    for (const QWidget* up = w->parentWidget(); up != nullptr && path.count(u'/') < 2;
         up = up->parentWidget())
        if (!up->objectName().isEmpty())
            path = up->objectName() + u'/' + path;
    return path + QStringLiteral(" (") + QString::fromLatin1(w->metaObject()->className()) + u')';
}

/// Parts that Qt makes inside its own controls, and that speak through them.
bool isInside(const QWidget* w) {
    const QWidget* parent = w->parentWidget();
    if (w->objectName().startsWith(QLatin1String("qt_")))
        return true;
    return qobject_cast<const QAbstractSpinBox*>(parent) != nullptr ||
           qobject_cast<const QComboBox*>(parent) != nullptr ||
           qobject_cast<const QLineEdit*>(parent) != nullptr ||
           qobject_cast<const QMenuBar*>(parent) != nullptr ||
           qobject_cast<const QHeaderView*>(w) != nullptr ||
           qobject_cast<const QScrollBar*>(w) != nullptr;
}

bool isControl(const QWidget* w) {
    return qobject_cast<const QAbstractButton*>(w) != nullptr ||
           qobject_cast<const QAbstractSlider*>(w) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(w) != nullptr ||
           qobject_cast<const QComboBox*>(w) != nullptr ||
           qobject_cast<const QLineEdit*>(w) != nullptr ||
           qobject_cast<const QAbstractItemView*>(w) != nullptr;
}

QList<QWidget*> visible(QWidget& root, const std::function<bool(const QWidget*)>& isWanted) {
    QList<QWidget*> found;
    const auto all = root.findChildren<QWidget*>();
    for (QWidget* w : all)
        if (w->isVisibleTo(&root) && w->window() == root.window() && isWanted(w))
            found.append(w);
    return found;
}

QList<QWidget*> controls(QWidget& root) {
    return visible(root, [](const QWidget* w) {
        return isControl(w) && !isInside(w) && !w->property("isCaption").toBool();
    });
}

QString withoutTags(const QString& text) {
    if (!Qt::mightBeRichText(text))
        return text;
    QTextDocument d;
    d.setHtml(text);
    return d.toPlainText();
}

QStringList textsOf(const QWidget* w) {
    QStringList texts{w->toolTip(), w->accessibleName()};
    if (const auto* label = qobject_cast<const QLabel*>(w))
        texts.append(label->text());
    if (const auto* button = qobject_cast<const QAbstractButton*>(w))
        texts.append(button->text());
    if (const auto* box = qobject_cast<const QComboBox*>(w))
        texts.append(box->currentText());
    if (const auto* line = qobject_cast<const QLineEdit*>(w))
        texts.append(line->placeholderText());
    for (const QAction* action : w->actions())
        texts.append({action->text(), action->toolTip()});
    return texts;
}

bool hasChinese(const QString& text) {
    static const QRegularExpression han(QStringLiteral("\\p{Han}"));
    return han.match(text).hasMatch();
}

/// What is left to read once names, ids, numbers, units and shortcuts are taken out.
bool hasEnglishSentence(const QString& text) {
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{3,}"));
    // A sentence has two small words side by side; names and terms of art have capitals.
    static const QRegularExpression sentence(
        QStringLiteral("\\b[a-z]{2,} [a-z]{2,}\\b|^[A-Z][a-z]+ [a-z]{2,}"));
    return word.match(text).hasMatch() && sentence.match(text).hasMatch();
}

/// A widget with the property "isData" shows cells of the catalogue as they stand there.
QStringList textsThat(QWidget& root, const std::function<bool(const QString&)>& isWrong) {
    QStringList found;
    for (const QWidget* w :
         visible(root, [](const QWidget* v) { return !v->property("isData").toBool(); }))
        for (const QString& raw : textsOf(w))
            if (const QString text = withoutTags(raw); isWrong(text))
                found.append(nameOf(w) + QStringLiteral(": ") + text);
    return found;
}

QChar mnemonicOf(const QString& text) {
    QString t = text;
    t.remove(QStringLiteral("&&"));
    const qsizetype at = t.indexOf(u'&');
    return at >= 0 && at + 1 < t.size() ? t[at + 1].toUpper() : QChar();
}

QStringList repeated(const QList<QPair<QString, QString>>& texts) {
    QHash<QChar, QString> first;
    QStringList found;
    for (const auto& [who, text] : texts) {
        const QChar key = mnemonicOf(text);
        if (key.isNull())
            continue;
        if (first.contains(key))
            found.append(QStringLiteral("Alt+%1: %2 and %3").arg(key).arg(first[key], who));
        first.insert(key, who);
    }
    return found;
}

/// Something above scrolls it into view.
bool isScrolled(const QWidget* w) {
    for (const QWidget* up = w->parentWidget(); up != nullptr; up = up->parentWidget())
        if (qobject_cast<const QAbstractScrollArea*>(up) != nullptr)
            return true;
    return false;
}

} // namespace

void settle(QWidget& root) {
    root.window()->show();
    for (int i = 0; i < 4; ++i) {
        QCoreApplication::sendPostedEvents();
        QTest::qWait(20);
    }
}

QStringList controlsWithoutWords(QWidget& root) {
    QStringList found;
    for (const QWidget* w : controls(root)) {
        if (w->accessibleName().isEmpty() && w->property("text").toString().isEmpty())
            found.append(nameOf(w) + QStringLiteral(" has no accessible name"));
        if (w->toolTip().isEmpty())
            found.append(nameOf(w) + QStringLiteral(" has no tooltip"));
        if (w->objectName().isEmpty())
            found.append(nameOf(w) + QStringLiteral(" has no object name"));
    }
    return found;
}

QStringList doubleMnemonics(QWidget& root) {
    QList<QPair<QString, QString>> texts;
    if (const auto* bar = root.findChild<QMenuBar*>())
        for (const QAction* action : bar->actions())
            texts.append({action->text(), action->text()});
    for (const QWidget* w : visible(root, [](const QWidget*) { return true; })) {
        if (const auto* button = qobject_cast<const QAbstractButton*>(w))
            texts.append({nameOf(w), button->text()});
        if (const auto* label = qobject_cast<const QLabel*>(w);
            label != nullptr && label->buddy() != nullptr)
            texts.append({nameOf(w), label->text()});
    }
    QStringList found = repeated(texts);
    for (const QMenu* menu : root.findChildren<QMenu*>()) {
        QList<QPair<QString, QString>> entries;
        for (const QAction* action : menu->actions())
            entries.append({menu->title() + u'/' + action->text(), action->text()});
        found += repeated(entries);
    }
    return found;
}

namespace {

/// Of buttons that exclude each other Tab reaches the checked one, and the arrows the others.
bool isReachedByArrows(const QWidget* w) {
    const auto* button = qobject_cast<const QAbstractButton*>(w);
    if (button == nullptr || !button->isCheckable() || button->isChecked())
        return false;
    return button->autoExclusive() || (button->group() != nullptr && button->group()->exclusive());
}

} // namespace

QStringList controlsOutsideTabOrder(QWidget& root) {
    QSet<const QWidget*> reached;
    const QWidget* at = &root;
    do {
        reached.insert(at);
        at = at->nextInFocusChain();
    } while (at != nullptr && at != &root && !reached.contains(at));
    QStringList found;
    for (const QWidget* w : controls(root)) {
        if (!w->isEnabledTo(&root) || isReachedByArrows(w))
            continue;
        const QWidget* taker = w->focusProxy() != nullptr ? w->focusProxy() : w;
        const bool isTabbed = (taker->focusPolicy() & Qt::TabFocus) != 0;
        if (!reached.contains(taker) || !isTabbed)
            found.append(nameOf(w) + QStringLiteral(" is not reached by Tab"));
    }
    return found;
}

QStringList chineseTexts(QWidget& root) {
    static const QRegularExpression names(QStringLiteral("中文|选卡"));
    return textsThat(root, [](const QString& t) {
        QString rest = t;
        return hasChinese(rest.remove(names));
    });
}

QStringList englishTexts(QWidget& root) {
    return textsThat(root,
                     [](const QString& t) { return !hasChinese(t) && hasEnglishSentence(t); });
}

QStringList clippedTexts(QWidget& root) {
    QStringList found;
    for (const QWidget* w : visible(root, [](const QWidget* v) { return !isInside(v); })) {
        const auto* label = qobject_cast<const QLabel*>(w);
        const auto* button = qobject_cast<const QAbstractButton*>(w);
        const QString text = label != nullptr    ? label->text()
                             : button != nullptr ? button->text()
                                                 : QString();
        if (!text.isEmpty()) {
            const bool wraps = label != nullptr && label->wordWrap();
            const QSize needed =
                wraps ? QSize(0, w->heightForWidth(w->width())) : w->minimumSizeHint();
            if (w->width() + 1 < needed.width() || w->height() + 1 < needed.height())
                found.append(nameOf(w) + QStringLiteral(" “%1” needs %2×%3, has %4×%5")
                                             .arg(text)
                                             .arg(needed.width())
                                             .arg(needed.height())
                                             .arg(w->width())
                                             .arg(w->height()));
        }
        const bool isOutside =
            w->parentWidget() != nullptr && !w->parentWidget()->rect().contains(w->geometry());
        if (isControl(w) && isOutside && !isScrolled(w))
            found.append(nameOf(w) + QStringLiteral(" reaches outside its parent"));
    }
    return found;
}

QStringList paleTexts(QWidget& root) {
    QStringList found;
    for (const QWidget* w : visible(
             root, [](const QWidget* v) { return qobject_cast<const QLabel*>(v) != nullptr; })) {
        if (!w->isEnabled() || static_cast<const QLabel*>(w)->text().isEmpty())
            continue;
        const QPalette p = w->palette();
        const QColor ground = p.color(w->backgroundRole());
        const double ratio = theme::contrast(p.color(w->foregroundRole()), ground);
        if (ratio < 4.5)
            found.append(nameOf(w) + QStringLiteral(" %1 : 1").arg(ratio, 0, 'f', 2));
    }
    return found;
}

} // namespace xuanka::test
