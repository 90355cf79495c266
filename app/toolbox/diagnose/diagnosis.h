// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/message.h"
#include "app/toolbox/diagnose/device.h"
#include "app/toolbox/diagnose/facts.h"

#include <cstdint>
#include <string>
#include <vector>

namespace xuanka::toolbox {

/// What stands behind a message, in one word. ui/text has "cause." + name.
enum class Cause : std::uint8_t {
    Unknown,
    Shortage,      ///< live data fills the device
    Fragmentation, ///< enough is cached, in pieces too small
    OtherProcess,  ///< memory outside this process
    Leak,          ///< grows from step to step
    Limit,         ///< a limit set by hand or by the system, not the hardware
    Configuration, ///< the settings ask for what cannot be
    Input,         ///< a shape or an input is at fault
    HostMemory,    ///< main memory, swap, container
    SharedMemory,  ///< /dev/shm
    Hardware,      ///< a fault of device, power or slot
    Slowdown,      ///< heat or power cap: speed, not memory
    Software,      ///< driver, program error
    Imbalance,     ///< one device is full while others idle
    Recovered,     ///< the program went on
    DeviceView,    ///< shows how full devices are, and no cause
    Healthy,       ///< nothing is wrong
};

/// "shortage", "other_process" …
std::string_view causeName(Cause);

/// A remedy of the table in advice_table.h, its sentence ready. Listed by rising cost.
struct Advised {
    std::string id; ///< "expandable_segments"
    Message text;   ///< "fix." + id
    int cost = 0; ///< 0 a switch, 1 a setting, 2 another method, 3 work on code or system, 4 money

    friend bool operator==(const Advised&, const Advised&) = default;
};

/// What a pasted text means. Every figure comes from the text itself.
struct Diagnosis {
    bool isRecognised = false;
    std::string kind; ///< "message/pytorch-cuda/2.2-2.8", "table/nvidia-smi"
    Cause cause = Cause::Unknown;
    std::string reason; ///< row of the table of reasons: "torch_fragmented"
    Message explanation;
    std::vector<Message> findings; ///< what else is worth knowing
    Facts facts;
    std::vector<Advised> remedies; ///< the cheapest first
    std::vector<Message> avoid;    ///< what would not help, and is often advised
    Listing listing;               ///< devices, where the text lists them
    bool isCut = false;            ///< the text was longer than is read
};

} // namespace xuanka::toolbox
