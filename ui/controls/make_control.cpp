// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/make_control.h"

#include "ui/controls/choice_control.h"
#include "ui/controls/id_control.h"
#include "ui/controls/quantity_slider.h"

namespace xuanka::controls {

namespace {

FieldControl* makeChooser(const scenario::Field& field,
                          const std::shared_ptr<const plan::Catalogue>& catalogue,
                          QWidget* parent) {
    ItemSource source = [&field, catalogue] { return itemsOf(field, *catalogue); };
    if (isSearched(field))
        return new SearchControl(field, std::move(source), parent);
    return new IdControl(field, std::move(source), parent);
}

} // namespace

FieldControl* makeControl(std::string_view key,
                          const std::shared_ptr<const plan::Catalogue>& catalogue,
                          QWidget* parent) {
    const scenario::Field* field = scenario::findField(key);
    Q_ASSERT(field != nullptr);
    switch (field->kind) {
    case scenario::FieldKind::Count:
    case scenario::FieldKind::Real:
        return new QuantitySlider(*field, parent);
    case scenario::FieldKind::Choice:
        return new ChoiceControl(*field, parent);
    case scenario::FieldKind::Switch:
        return new SwitchControl(*field, parent);
    case scenario::FieldKind::Id:
        return makeChooser(*field, catalogue, parent);
    case scenario::FieldKind::Text:
        break;
    }
    return new TextControl(*field, parent);
}

} // namespace xuanka::controls
