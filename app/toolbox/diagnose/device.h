// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace xuanka::toolbox {

/// A process that holds memory of a device.
struct DeviceProcess {
    std::string name;
    std::int64_t pid = 0;
    std::optional<double> bytes;
    bool isGraphics = false;

    friend bool operator==(const DeviceProcess&, const DeviceProcess&) = default;
};

/// One device as a listing tool shows it; what the tool does not tell is empty, never zero.
struct Device {
    std::int64_t index = 0;
    std::string name;
    std::string busId;
    std::optional<double> totalBytes;
    std::optional<double> usedBytes;
    std::optional<double> freeBytes;
    std::optional<double> reservedBytes; ///< kept by the driver
    std::optional<double> bar1Bytes;
    std::optional<double> busyPercent;
    std::optional<double> memoryPercent; ///< where only a share is told
    std::optional<double> watts;
    std::optional<double> wattsLimit;
    std::optional<double> celsius;
    std::string driverModel; ///< WDDM, TCC, MCDM
    std::string health;      ///< "OK", "Alarm", "Warning", "lost"
    std::string mig;         ///< "Enabled"; of a slice its instance, "GI 2"
    bool hasDisplay = false;
    bool isSlice = false;
    std::vector<std::string> throttles; ///< reasons that are active: "hw_thermal", "sw_power" …
    std::optional<double> eccErrors;    ///< uncorrected, volatile
    std::optional<double> remapFailures;
    std::optional<double> pendingRemaps;
    std::vector<DeviceProcess> processes;

    friend bool operator==(const Device&, const Device&) = default;
};

/// What a listing tool printed.
struct Listing {
    std::string kind; ///< "table/nvidia-smi", "query/--query-gpu" …
    std::string driver;
    std::string runtime; ///< CUDA version
    std::vector<Device> devices;

    friend bool operator==(const Listing&, const Listing&) = default;
};

} // namespace xuanka::toolbox
