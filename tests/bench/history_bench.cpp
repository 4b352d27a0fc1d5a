// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Benchmarks of the history with 10,000 games: reading the list and its statistics from the disk, filtering, searching,
// counting, and showing the page in the window.
#include "tests/app/history/simulated_match.h"
#include "../end_to_end/driver.h"

#include "app/history/history_controller.h"

#include <QApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <ctime>

using namespace tableside;
using namespace tableside::test;

namespace {

constexpr int game_count = 10'000;
constexpr int distinct_games = 400; ///< The number of simulated games; the others are copies of these.

/// Returns the path of the database, which is made by the first call. It has no records, because nothing here reads them.
const QString &store_path()
{
    static const QTemporaryDir folder;
    static const QString path = [] {
        QString made = folder.filePath(QStringLiteral("tableside.sqlite"));
        const Database database(made);
        QList<SimulatedMatch> matches;
        for (int number = 0; number < distinct_games; ++number)
            matches << simulatedMatch(number);
        QSqlQuery(database.connection()).exec(QStringLiteral("BEGIN"));
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        for (int number = 0; number < game_count; ++number)
            keepPlayed(database, matches[number % distinct_games], now - (game_count - number) * 7'200'000LL,
                       20 * 60'000, true, false);
        QSqlQuery(database.connection()).exec(QStringLiteral("COMMIT"));
        return made;
    }();
    return path;
}

/// The objects of the app that the history needs.
struct Room
{
    Database database{store_path()};
    ScoreStore scores{database};
    People people{scores};
    AppSettings settings{QFileInfo(store_path()).path() + QStringLiteral("/tableside.ini")};
    HistoryController history{database, people, settings};
};

/// Returns the CPU time of this thread. Wall-clock time would be meaningless on a busy machine.
double worked_seconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

void open_history(benchmark::State &state)
{
    Room room;
    for (auto _ : state) {
        room.history.reload();
        room.history.open();
        if (room.history.list()->count() != game_count || room.history.statistics()->games() < game_count / 2)
            state.SkipWithError("games are missing");
    }
}

void filter_history(benchmark::State &state)
{
    Room room;
    room.history.open();
    for (auto _ : state) {
        room.history.list()->setLevel(QStringLiteral("hard"));
        room.history.list()->setResult(QStringLiteral("won"));
        room.history.list()->clearFilters();
    }
}

void search_history(benchmark::State &state)
{
    Room room;
    room.history.open();
    room.history.list()->setSearch(QStringLiteral("a")); // the first search reads all names, which is not measured
    for (auto _ : state) {
        room.history.list()->setSearch(QStringLiteral("ada uno"));
        room.history.list()->setSearch(QStringLiteral("nobody"));
    }
}

void count_statistics(benchmark::State &state)
{
    Room room;
    room.history.open();
    for (auto _ : state) {
        room.history.statistics()->setGame(QStringLiteral("uno"));
        room.history.statistics()->setGame({});
    }
}

/// Measures the CPU time from opening the page, or its tab of statistics, to the first frame.
void show_page(benchmark::State &state, bool statistics)
{
    for (auto _ : state) {
        Driver driver(QFileInfo(store_path()).path());
        driver.waitForItem(QStringLiteral("homePage"));
        driver.waitForFrames();
        if (statistics) {
            driver.navigator().open(Navigator::GamesPlayed);
            driver.waitForRest(QStringLiteral("historyTab1"));
        }
        bool isShown = false;
        const auto connection = QObject::connect(
            &driver.window(), &QQuickWindow::frameSwapped, &driver.window(), [&] { isShown = true; },
            Qt::DirectConnection);
        const double asked = worked_seconds();
        if (statistics)
            driver.item(QStringLiteral("historyPage"))->setProperty("shown", QStringLiteral("statistics"));
        else
            driver.navigator().open(Navigator::GamesPlayed);
        driver.window().update();
        driver.waitFor([&] { return isShown; }, "the first frame");
        state.SetIterationTime(worked_seconds() - asked);
        QObject::disconnect(connection);
    }
}

BENCHMARK(open_history)->Unit(benchmark::kMillisecond);
BENCHMARK(filter_history)->Unit(benchmark::kMillisecond);
BENCHMARK(search_history)->Unit(benchmark::kMillisecond);
BENCHMARK(count_statistics)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(show_page, list, false)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(5);
BENCHMARK_CAPTURE(show_page, statistics, true)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(5);

} // namespace

int main(int argc, char **argv)
{
    Application::setNames();
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
