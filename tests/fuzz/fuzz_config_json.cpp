// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/kv_cache.h"
#include "app/model/model_row.h"
#include "app/model/parameter_count.h"
#include "app/model/read_config_json.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace xuanka;
    const auto model = model::readConfigJson({reinterpret_cast<const char*>(data), size});
    if (!model)
        return 0;
    const auto& a = model->architecture;
    if (model::totalParameters(a) < 0)
        std::abort();
    (void)model::cacheBytes(model::cacheShape(a), 4096, {});
    (void)model::mtpParameters(a);
    // Whatever was imported can be kept as a row and comes back the same.
    const auto again = model::architectureFromRow(model::rowFromArchitecture(a));
    if (!again || again->kinds != a.kinds || again->order != a.order)
        std::abort();
    return 0;
}
