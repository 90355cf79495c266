// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runtime/machine.h"

#include "app/toolbox/diagnose/diagnose.h"

#include <QProcess>
#include <QStandardPaths>

namespace xuanka::runtime {

namespace {

constexpr int kPatienceMs = 5'000;
constexpr qsizetype kMostBytes = 4 << 20;

struct Tool {
    QString program;
    QStringList arguments;
};

const std::vector<Tool>& tools() {
    static const std::vector<Tool> all{
        {QStringLiteral("nvidia-smi"),
         {QStringLiteral("--query-gpu=index,name,pci.bus_id,driver_version,memory.total,memory."
                         "reserved,memory."
                         "used,memory.free,utilization.gpu,power.draw,power.limit,temperature.gpu"),
          QStringLiteral("--format=csv")}},
        {QStringLiteral("rocm-smi"),
         {QStringLiteral("--showproductname"), QStringLiteral("--showmeminfo"),
          QStringLiteral("vram"), QStringLiteral("--showpower"), QStringLiteral("--showuse"),
          QStringLiteral("--json")}},
        {QStringLiteral("npu-smi"), {QStringLiteral("info")}},
    };
    return all;
}

QString firstLine(const QByteArray& text) {
    return QString::fromUtf8(text.left(200)).section(QLatin1Char('\n'), 0, 0).trimmed();
}

/// True where the tool listed devices.
bool ask(const Tool& tool, Machine& machine) {
    const QString path = QStandardPaths::findExecutable(tool.program);
    if (path.isEmpty()) {
        machine.notFound << tool.program;
        return false;
    }
    QProcess process;
    process.start(path, tool.arguments, QIODevice::ReadOnly);
    const bool ended = process.waitForFinished(kPatienceMs);
    if (!ended)
        process.kill();
    const QByteArray out = process.readAllStandardOutput().left(kMostBytes);
    machine.listing = toolbox::readDevices(out.toStdString());
    if (!machine.listing.devices.empty()) {
        machine.tool = tool.program;
        return true;
    }
    const QByteArray said = out.isEmpty() ? process.readAllStandardError() : out;
    machine.failed << tool.program + QStringLiteral(": ") +
                          (ended ? firstLine(said) : process.errorString());
    return false;
}

} // namespace

Machine readMachine() {
    Machine machine;
    for (const Tool& tool : tools())
        if (ask(tool, machine))
            break;
    return machine;
}

} // namespace xuanka::runtime
