// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures times and memory of this program, for the benchmarks of the app.
#pragma once

#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

namespace tableside::bench {

/// Measures the time since its construction, in milliseconds: wall-clock time, and CPU time of all threads of this program.
class Stopwatch
{
public:
    Stopwatch() { m_clock.start(); }

    double clockMs() const { return static_cast<double>(m_clock.nsecsElapsed()) / 1e6; }
    double cpuMs() const { return static_cast<double>(std::clock() - m_cpu) * 1e3 / CLOCKS_PER_SEC; }

private:
    QElapsedTimer m_clock;
    std::clock_t m_cpu = std::clock();
};

/// The times of several measurements, in milliseconds.
struct Times
{
    std::vector<double> clock;
    std::vector<double> cpu;

    void add(const Stopwatch &watch)
    {
        clock.push_back(watch.clockMs());
        cpu.push_back(watch.cpuMs());
    }
};

/// Prints medians, percentiles and the longest time.
inline void report(const char *what, Times times)
{
    if (times.cpu.empty())
        qFatal("Nothing was measured: %s", what);
    std::sort(times.clock.begin(), times.clock.end());
    std::sort(times.cpu.begin(), times.cpu.end());
    const auto at = [](const std::vector<double> &sorted, std::size_t percent) {
        return sorted[sorted.size() * percent / 100];
    };
    std::printf("%s (%zu): CPU median %.1f ms, 90 %% under %.1f, 95 %% under %.1f, longest %.1f; "
                "by the clock %.1f, %.1f, %.1f, %.1f\n",
                what, times.cpu.size(), at(times.cpu, 50), at(times.cpu, 90), at(times.cpu, 95), times.cpu.back(),
                at(times.clock, 50), at(times.clock, 90), at(times.clock, 95), times.clock.back());
}

/// Returns the resident memory of this program in MiB; 0 if it can't be read.
inline double memory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').first().toDouble() / 1024;
    }
    return 0;
}

} // namespace tableside::bench
