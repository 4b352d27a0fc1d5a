// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the time from one frame to the next while three AI players think and cards fly, for about twelve actions.
// `tableside_frame_bench [LEVEL…]`; the default levels are easy, which hardly thinks, and hard.
#include "../end_to_end/driver.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace tableside;
using namespace tableside::test;

namespace {

void sitDown(Driver &driver, const QString &level)
{
    driver.tableController().setAiPace({});
    driver.tableController().setup()->setDealNumber("2026");
    driver.tableController().setup()->setSeatCount(4);
    for (int seat = 1; seat < 4; ++seat)
        driver.tableController().setup()->seats()->setLevel(seat, level);
    driver.click("homePlayDos");
    driver.click("setupStart");
    driver.waitForItem("tablePage");
    driver.table().finishEvents();
}

/// Plays some actions and returns the times between frames, in milliseconds.
std::vector<qint64> frameGaps(Driver &driver)
{
    QElapsedTimer sinceFrame;
    std::vector<qint64> gaps;
    int actions = 0;
    QObject listener;
    QObject::connect(&driver.table().session(), &MatchSessionBase::happened, &listener, [&] { ++actions; });
    QObject::connect(
        &driver.window(), &QQuickWindow::frameSwapped, &listener,
        [&] {
            if (sinceFrame.isValid())
                gaps.push_back(sinceFrame.elapsed());
            sinceFrame.start();
            driver.window().update(); // request the next frame even if nothing moves
        },
        Qt::DirectConnection);
    driver.window().update();
    while (actions < 12 && !driver.table().isRoundOver()) {
        if (driver.table().isMyTurn()) {
            driver.table().canDraw() ? driver.table().draw() : playByMouse(driver, driver.legal().front());
            sinceFrame.invalidate(); // leave out the frames of the person's clicks
        }
        QTest::qWait(20);
    }
    return gaps;
}

void report(const QString &level, std::vector<qint64> gaps)
{
    std::sort(gaps.begin(), gaps.end());
    if (gaps.size() < 100)
        qFatal("Only %zu frames", gaps.size());
    std::printf("%s: %zu frames, gap median %lld ms, 99 %% under %lld ms, longest %lld ms\n", qPrintable(level),
                gaps.size(), static_cast<long long>(gaps[gaps.size() / 2]),
                static_cast<long long>(gaps[gaps.size() * 99 / 100]), static_cast<long long>(gaps.back()));
}

} // namespace

int main(int argc, char **argv)
{
    Application::setNames();
    QApplication application(argc, argv);
    QStringList levels = QCoreApplication::arguments().mid(1);
    if (levels.isEmpty())
        levels = {"easy", "hard"};
    for (const QString &level : levels) {
        Driver driver({}, {1024, 768}, true);
        sitDown(driver, level);
        report(level, frameGaps(driver));
    }
}
