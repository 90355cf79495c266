// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/quantity.h"
#include "app/base/text.h"
#include "app/toolbox/diagnose/listing.h"
#include "app/toolbox/diagnose/rules.h"

#include <algorithm>
#include <cmath>

namespace xuanka::toolbox {

namespace {

constexpr double kFull = 0.9;
constexpr double kEmpty = 0.1;
constexpr double kAtRest = 10.0; ///< per cent of utilisation
constexpr double kWorking = 60.0;
constexpr double kSmallBar = 300.0 * kMebi;

double shareUsed(const Device& d) {
    if (d.memoryPercent)
        return *d.memoryPercent / 100.0;
    if (d.usedBytes && d.totalBytes && *d.totalBytes > 0.0)
        return *d.usedBytes / *d.totalBytes;
    return 0.0;
}

bool isIdle(const Device& d) {
    return d.busyPercent.value_or(0.0) <= kAtRest && shareUsed(d) <= kEmpty;
}

class Judge {
public:
    explicit Judge(Diagnosis& d, const CleanText& text)
        : m_diagnosis(d), m_facts(d.facts), m_text(text) {
        for (const Device& device : d.listing.devices)
            if (!device.isSlice)
                m_devices.push_back(&device);
    }

    std::string_view reason() {
        addFigures();
        addFindings();
        if (const auto fault = faultReason(); !fault.empty())
            return fault;
        if (std::ranges::any_of(m_diagnosis.listing.devices, &Device::isSlice))
            return sliceReason();
        if (m_devices.empty() || !hasMemory())
            return processReason();
        if (const auto slow = throttleReason(); !slow.empty())
            return slow;
        return useReason();
    }

private:
    bool isNpu() const { return m_diagnosis.listing.kind == "table/npu-smi"; }

    bool isQuery() const { return m_diagnosis.listing.kind == "query/nvidia-smi -q"; }

    bool hasMemory() const {
        return std::ranges::any_of(
            m_devices, [](const Device* d) { return d->totalBytes || d->memoryPercent; });
    }

    /// The device that the sentence is about: the fullest.
    const Device& fullest() const {
        return **std::ranges::max_element(m_devices, {},
                                          [](const Device* d) { return shareUsed(*d); });
    }

    void addFigures() {
        m_facts.add("devices", static_cast<double>(m_devices.size()), UnitKind::Count);
        if (!m_diagnosis.listing.driver.empty())
            m_facts.addName("driver", m_diagnosis.listing.driver);
        if (!m_diagnosis.listing.runtime.empty())
            m_facts.addName("cuda", m_diagnosis.listing.runtime);
        if (m_devices.empty())
            return;
        const Device& d = fullest();
        if (d.usedBytes)
            m_facts.add("used", *d.usedBytes);
        if (d.totalBytes)
            m_facts.add("total", *d.totalBytes);
        if (d.usedBytes && d.totalBytes)
            m_facts.add("used_share", shareUsed(d), UnitKind::Share);
        if (d.freeBytes)
            m_facts.add("free", *d.freeBytes);
        else if (d.totalBytes && d.usedBytes)
            m_facts.add("free", *d.totalBytes - *d.usedBytes - d.reservedBytes.value_or(0.0));
        if (d.reservedBytes)
            m_facts.add("reserved", *d.reservedBytes);
        if (d.busyPercent)
            m_facts.add("busy", *d.busyPercent, UnitKind::Percent);
    }

    void found(std::string id, std::vector<MessageArgument> arguments = {}) {
        m_diagnosis.findings.push_back({"found." + std::move(id), std::move(arguments)});
    }

    void addFindings() {
        bool isCut = false;
        for (const Device* d : m_devices) {
            isCut = isCut || d->name.find("...") != std::string::npos;
            for (const DeviceProcess& p : d->processes) {
                if (p.isGraphics && p.bytes && *p.bytes > 64.0 * kMebi)
                    found("display_on", {d->index, Figure{*p.bytes, UnitKind::Bytes}});
                else if (p.bytes && *p.bytes > kGibi)
                    found("processes_hold", {p.name, Figure{*p.bytes, UnitKind::Bytes}, d->index});
            }
            if (d->bar1Bytes && *d->bar1Bytes <= kSmallBar)
                found("small_bar", {Figure{*d->bar1Bytes, UnitKind::Bytes}});
            if (d->celsius && *d->celsius >= 85.0)
                found("hot", {d->index, static_cast<std::int64_t>(std::llround(*d->celsius))});
            if (d->pendingRemaps)
                found("pending_remap");
        }
        if (isCut)
            found("name_cut");
        const bool isGeForce = std::ranges::any_of(m_devices, [](const Device* d) {
            return d->name.find("GeForce") != std::string::npos;
        });
        if (isQuery() && isGeForce)
            found("no_ecc");
        if (m_text.squeezed.find("[notsupported]") != std::string::npos)
            found("old_driver");
        addUsable();
        if (isNpu())
            addNpuFindings();
    }

    void addUsable() {
        if (m_devices.empty())
            return;
        const Device& first = *m_devices.front();
        const bool isQuiet = !first.totalBytes || m_diagnosis.listing.devices.size() > 16;
        if (!isQuiet)
            found("usable", {Figure{*first.totalBytes, UnitKind::Bytes}});
        if (first.reservedBytes)
            found("driver_reserved", {Figure{*first.reservedBytes, UnitKind::Bytes}, first.index});
    }

    void addNpuFindings() {
        double overhead = 0.0;
        for (const Device* d : m_devices) {
            double held = 0.0;
            for (const DeviceProcess& p : d->processes)
                held += p.bytes.value_or(0.0);
            if (held > 0.0 && d->usedBytes)
                overhead = std::max(overhead, *d->usedBytes - held);
            else if (d->usedBytes && isIdle(*d))
                overhead = std::max(overhead, *d->usedBytes);
        }
        if (overhead > kGibi) {
            m_facts.add("overhead", overhead);
            m_facts.add("plan_bytes", m_facts.valueOr("total", 0.0) - overhead);
            found("npu_overhead", {Figure{overhead, UnitKind::Bytes}});
        }
        const bool isDual =
            std::ranges::any_of(m_devices, [](const Device* d) { return !d->watts; });
        if (isDual && m_devices.size() > 1) {
            found("dual_chip");
            found("power_shared");
            m_isDual = true;
        }
    }

    std::string_view faultReason() {
        for (const Device* d : m_devices) {
            const auto index = static_cast<double>(d->index);
            if (d->health == "lost" || d->health == "ERR!") {
                m_facts.add("lost_device", index, UnitKind::Count);
                return "dev_lost";
            }
            if (d->remapFailures)
                return "xid_remap_failed";
        }
        for (const Device* d : m_devices) {
            const bool isAlarm = !d->health.empty() && d->health != "OK" && d->health != "Good";
            if (isAlarm) {
                m_facts.add("alarm_device", static_cast<double>(d->index), UnitKind::Count);
                m_alarm = true;
            }
            if (d->eccErrors.value_or(0.0) > 0.0) {
                m_facts.add("ecc_device", static_cast<double>(d->index), UnitKind::Count);
                m_facts.add("ecc_errors", *d->eccErrors, UnitKind::Count);
                return "dev_ecc";
            }
        }
        if (!m_alarm)
            return {};
        for (const Device* d : m_devices)
            if (isWaiting(*d))
                found("npu_waiting", {d->index, Figure{*d->usedBytes, UnitKind::Bytes}});
        return "dev_alarm";
    }

    static bool isWaiting(const Device& d) {
        return shareUsed(d) > 0.5 && d.busyPercent && *d.busyPercent < 1.0 && d.usedBytes;
    }

    std::string_view sliceReason() {
        double largest = 0.0;
        for (const Device& d : m_diagnosis.listing.devices) {
            if (!d.isSlice)
                continue;
            largest = std::max(largest, d.totalBytes.value_or(0.0));
            found("slice", {d.mig, Figure{d.usedBytes.value_or(0.0), UnitKind::Bytes},
                            Figure{d.totalBytes.value_or(0.0), UnitKind::Bytes}});
        }
        m_facts.add("slice_total", largest);
        return "dev_mig";
    }

    std::string_view processReason() {
        double held = 0.0;
        std::size_t count = 0;
        for (const Device& d : m_diagnosis.listing.devices)
            for (const DeviceProcess& p : d.processes) {
                held += p.bytes.value_or(0.0);
                ++count;
            }
        m_facts.add("processes", static_cast<double>(count), UnitKind::Count);
        m_facts.add("held", held);
        return count > 0 ? "dev_processes" : "dev_listed";
    }

    std::string_view throttleReason() {
        bool isHot = false;
        bool isCapped = false;
        for (const Device* d : m_devices)
            for (const std::string& t : d->throttles) {
                isHot = isHot || t == "hw_thermal" || t == "sw_thermal" || t == "hw_power_brake";
                isCapped = isCapped || t == "sw_power";
                if (t.starts_with("hw_thermal_us:")) {
                    const double seconds = leadingMicroseconds(t);
                    m_facts.add("thermal_seconds", seconds, UnitKind::Seconds);
                    found("hw_thermal", {Figure{seconds, UnitKind::Seconds}});
                } else {
                    found(t == "hw_thermal" ? "hw_thermal_now" : t);
                }
            }
        if (isHot)
            return shareUsed(fullest()) >= kFull ? "dev_throttled_full" : "dev_throttled";
        return isCapped ? "dev_power_capped" : "";
    }

    static double leadingMicroseconds(const std::string& text) {
        const auto n = leadingNumber(std::string_view(text).substr(text.find(':') + 1));
        return n.value_or(0.0) / 1e6;
    }

    std::string_view useReason() {
        const Device& d = fullest();
        const double share = shareUsed(d);
        if (!d.driverModel.empty() && d.driverModel == "WDDM")
            return "dev_windows";
        const auto idle =
            std::ranges::count_if(m_devices, [](const Device* x) { return isIdle(*x); });
        const auto all = static_cast<std::ptrdiff_t>(m_devices.size());
        m_facts.add("idle_devices", static_cast<double>(idle), UnitKind::Count);
        if (idle == all)
            return idleReason();
        if (isQuery() && share >= kFull)
            return "view_only";
        if (idle > 0 && share > 0.5) {
            m_facts.add("busiest", static_cast<double>(d.index), UnitKind::Count);
            const bool shows = std::ranges::any_of(
                m_devices, [](const Device* x) { return x->hasDisplay && !isIdle(*x); });
            return shows && d.usedBytes ? "dev_display" : "dev_imbalance";
        }
        if (isNpu() && isWaiting(d))
            return "dev_npu_waiting";
        if (!d.usedBytes) {
            m_facts.add("busiest_share", share, UnitKind::Share);
            return "dev_share";
        }
        const double busy = d.busyPercent.value_or(-1.0);
        if (share >= kFull && busy >= 0.0 && busy < 30.0)
            return "dev_prefilled";
        if (share >= 0.5 && busy >= kWorking)
            return "dev_load";
        return share >= 0.98 ? "dev_full" : "dev_partly";
    }

    std::string_view idleReason() {
        double watts = 0.0;
        for (const Device* d : m_devices)
            watts += d->watts.value_or(0.0);
        if (watts <= 0.0)
            return "dev_idle_plain";
        m_facts.add("idle_watts", watts, UnitKind::Watts);
        found("idle_power",
              {Figure{watts / static_cast<double>(m_devices.size()), UnitKind::Watts}});
        return m_isDual ? "dev_idle_dual" : "dev_idle";
    }

    Diagnosis& m_diagnosis;
    Facts& m_facts;
    const CleanText& m_text;
    std::vector<const Device*> m_devices;
    bool m_alarm = false;
    bool m_isDual = false;
};

} // namespace

std::string_view listingReason(Diagnosis& d, const CleanText& text) {
    return Judge(d, text).reason();
}

} // namespace xuanka::toolbox
