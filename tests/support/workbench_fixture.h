// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/shipped_catalogue.h"
#include "tests/support/strict.h"
#include "ui/pages/workbench/workbench_page.h"
#include "ui/runtime/outlook_runner.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

namespace xuanka::test {

/// The real workbench on a real document, catalogue and runner, without the window around it.
class WorkbenchFixture {
public:
    WorkbenchFixture()
        : page({document, library(), std::make_shared<theme::CardColours>()}, nullptr) {
        runner.setLibrary(library());
        QObject::connect(&document, &document::Document::changed, [this] { request(); });
        QObject::connect(&page, &pages::Page::visibleChanged, [this] { request(); });
        QObject::connect(&runner, &runtime::OutlookRunner::ready,
                         [this](const runtime::OutlookPtr& made, bool isPreview) {
                             outlook = made;
                             ++frames;
                             page.showOutlook(made, isPreview ? pages::Moment::Preview
                                                              : pages::Moment::Settled);
                         });
        page.resize(1224, 740);
        page.show();
        commit("candidates", std::string("a100-sxm4-80gb,h100-sxm5-80gb"));
    }

    static outlook::LibraryPtr library() {
        static const auto shipped = [] {
            outlook::Library l;
            l.catalogue = support::shippedCatalogue();
            return std::make_shared<const outlook::Library>(std::move(l));
        }();
        return shipped;
    }

    void request() {
        outlook::Visible visible = page.visible();
        runner.request({document.scenario(), visible, document.isPreviewing()});
    }

    /// Commits an edit and waits until the page shows it.
    void commit(const char* field, scenario::FieldValue value) {
        QVERIFY(document.commit(scenario::Edit{field, std::move(value)}));
        settle();
    }

    /// Waits until what is shown is what the document holds.
    void settle() {
        QTRY_VERIFY(outlook && outlook->scenario == document.scenario());
        QCoreApplication::processEvents();
    }

    template <class Widget> Widget* find(const char* name) const {
        return page.findChild<Widget*>(QString::fromLatin1(name));
    }

    document::Document document;
    runtime::OutlookRunner runner;
    pages::WorkbenchPage page;
    runtime::OutlookPtr outlook;
    int frames = 0;
};

} // namespace xuanka::test
