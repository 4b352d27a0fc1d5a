// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays the first steps of a new user: a round of DOS, always by the hint, and rounds at the score sheet. Counts taps, the time
// that the app takes, and frames per second while much is moving. The user never hesitates: the time is only the time from each
// tap until the next one is possible.
#include "../end_to_end/score_by_hand.h"
#include "stopwatch.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace tableside;
using namespace tableside::test;

namespace {

/// Taps items by their name and counts the taps.
class Finger
{
public:
    explicit Finger(Driver &driver) : m_driver(driver) { m_time.start(); }

    void tap(const QString &name)
    {
        m_driver.waitForRest(name);
        m_driver.tap(name);
        ++m_taps;
    }
    void tell(const char *step) const
    {
        std::printf("%6.1f s  %3d taps  %s\n", static_cast<double>(m_time.elapsed()) / 1000, m_taps, step);
    }
    int taps() const { return m_taps; }

private:
    Driver &m_driver;
    QElapsedTimer m_time;
    int m_taps = 0;
};

/// Counts the frames of each second.
class FrameCount
{
public:
    explicit FrameCount(Driver &driver)
    {
        m_time.start();
        m_connection = QObject::connect(
            &driver.window(), &QQuickWindow::frameSwapped, &driver.window(),
            [this] {
                const auto second = static_cast<std::size_t>(m_time.elapsed() / 1000);
                m_frames.resize(std::max(m_frames.size(), second + 1));
                ++m_frames[second];
            },
            Qt::DirectConnection);
    }
    ~FrameCount() { QObject::disconnect(m_connection); }
    Q_DISABLE_COPY_MOVE(FrameCount)

    /// Prints the frames of the busiest quarter of all seconds, in which something moved all the time.
    void tell(const char *what) const
    {
        std::vector<int> sorted = m_frames;
        std::ranges::sort(sorted, std::greater());
        sorted.resize(std::min<std::size_t>(sorted.size(), std::max<std::size_t>(1, sorted.size() / 4)));
        if (!sorted.empty())
            std::printf("%s: %d frames in the busiest second, %d in the median of the busiest quarter of %zu\n", what,
                        sorted.front(), sorted[sorted.size() / 2], m_frames.size());
    }

private:
    QElapsedTimer m_time;
    std::vector<int> m_frames;
    QMetaObject::Connection m_connection;
};

void playARound(QSize size)
{
    Driver driver({}, size, true);
    driver.application().settings().setSpeed(1.0);
    driver.tableController().setup()->setDealNumber(QStringLiteral("2026")); // the same round in every run
    Finger finger(driver);
    const FrameCount frames(driver);
    finger.tell("Home");
    finger.tap(QStringLiteral("homePlayDos"));
    finger.tap(QStringLiteral("setupStart"));
    driver.waitForItem(QStringLiteral("tablePage"));
    finger.tell("sits at the table");
    bool hasPlayed = false;
    for (;;) {
        driver.waitFor([&] { return driver.isMyTurnOrOver() || driver.table().isViewerExposed(); }, "something to do",
                       120000);
        if (driver.table().isRoundOver())
            break;
        if (!hasPlayed)
            finger.tell("may do something for the first time");
        hasPlayed = true;
        if (driver.table().isViewerExposed())
            finger.tap(QStringLiteral("callButton"));
        if (!driver.table().isMyTurn())
            continue;
        const qint64 before = driver.table().session().actionCount();
        finger.tap(QStringLiteral("tableHint"));
        driver.waitFor([&] { return driver.table().hint()->state() != HintModel::Searching; }, "the hint");
        if (driver.table().hint()->state() == HintModel::Shown)
            finger.tap(QStringLiteral("tableDoIt"));
        driver.waitFor([&] { return driver.table().session().actionCount() > before || !driver.table().isMyTurn(); },
                       "the play");
    }
    finger.tell("the round is over");
    driver.waitForItem(QStringLiteral("resultPanel"));
    finger.tell("the count is shown");
    frames.tell("playing");
}

void scoreARound(QSize size)
{
    Driver driver({}, size, true);
    Finger finger(driver);
    finger.tap(QStringLiteral("homeScore"));
    finger.tap(QStringLiteral("bookNew"));
    finger.tell("a new sheet");
    for (const char *name : {"Anna", "Ben", "Cleo"}) {
        finger.tap(QStringLiteral("scoreSetupName"));
        driver.type(QString::fromLatin1(name).toUpper());
        driver.key(Qt::Key_Return);
    }
    finger.tell("three names are typed (twelve letters and three times Enter besides)");
    finger.tap(QStringLiteral("scoreSetupStart"));
    finger.tell("the sheet");
    for (const char *name : {"sheetEnter", "out0", "hand0", "key_4", "key_5", "entryClose"})
        finger.tap(QString::fromLatin1(name));
    finger.tell("the first round is on the sheet, by one number for all");
    for (const char *name : {"sheetEnter", "out1", "key_3", "key_0", "entryClose"})
        finger.tap(QString::fromLatin1(name));
    finger.tell("the second round");
}

} // namespace

int main(int argc, char **argv)
{
    Application::setNames();
    QApplication application(argc, argv);
    for (const QSize size : {QSize(1024, 768), QSize(360, 740)}) {
        std::printf("%d x %d\n", size.width(), size.height());
        playARound(size);
        scoreARound(size);
    }
}
