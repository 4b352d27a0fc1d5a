// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Benchmarks of a score book of 10,000 games with 10 rounds each, about ten years of a family: opening, searching, adding.
#include "../end_to_end/driver.h"

#include "app/score/book/score_controller.h"
#include "app/score/ranking/ranking_controller.h"
#include "app/store/database/backups.h"
#include "app/store/database/database.h"
#include "app/store/schema/fact_text.h"
#include "engine/core/random.h"
#include "engine/score/ledger.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <memory>

using namespace tableside;

namespace {

constexpr int game_count = 10'000;
constexpr int round_count = 10;
constexpr int seat_count = 4;
constexpr int people_count = 12;

Person person(int number)
{
    return {QStringLiteral("person-%1").arg(number),
            QStringLiteral("Player %1").arg(number),
            QStringLiteral("owl"),
            number % People::colorCount,
            {}};
}

NewScoreGame made_up_game(int number)
{
    score::Ledger ledger;
    Random random(static_cast<std::uint64_t>(number));
    const auto state = [&](const score::Statement &statement) {
        if (ledger.append({1'400'000'000'000 + number * 36'000'000LL, statement}) != score::Refusal::none)
            qFatal("A fact of the book does not fit");
    };
    score::GameStarted start;
    start.target = 100'000;
    // Person 0 plays in every game, which gives the longest possible page of a person.
    for (int seat = 0; seat < seat_count; ++seat)
        start.players.push_back(playerOf(person(seat == 0 ? 0 : 1 + (number + seat) % (people_count - 1))));
    state(start);
    for (int round = 0; round < round_count; ++round) {
        const int out = (number + round * 3) % seat_count;
        state(score::WentOut{round, start.players[static_cast<std::size_t>(out)].id});
        for (int seat = 0; seat < seat_count; ++seat) {
            if (seat != out) {
                const score::Entry entry{{{"dos", 1}}, {static_cast<int>(random.below(40))}};
                state(score::HandEntered{round, start.players[static_cast<std::size_t>(seat)].id, entry});
            }
        }
        state(score::RoundClosed{});
    }
    state(score::GameEnded{});
    return {QStringLiteral("game-%1").arg(number), factTexts(ledger.facts()), digestOf(ledger.sheet())};
}

/// Returns the path of the book's database, which is made by the first call.
const QString &book_path()
{
    static const QTemporaryDir folder;
    static const QString path = [] {
        QString made = folder.filePath(QStringLiteral("tableside.sqlite"));
        Database database(made);
        ScoreStore store(database);
        QList<Person> people;
        for (int number = 0; number < people_count; ++number)
            people.append(person(number));
        QList<NewScoreGame> games;
        for (int number = 0; number < game_count; ++number)
            games.append(made_up_game(number));
        if (store.addAll(games, people) != ImportCounts{.added = game_count})
            qFatal("%s", qPrintable(store.problem()));
        return made;
    }();
    return path;
}

struct Book
{
    Database database{book_path()};
    ScoreController room{database};
};

void open_book(benchmark::State &state)
{
    book_path();
    for (auto _ : state) {
        Book book;
        book.room.book()->reload();
        if (book.room.book()->count() < game_count)
            state.SkipWithError("the book is not whole");
    }
}

/// Returns the CPU time of this thread. Wall-clock time would be meaningless on a busy machine.
double worked_seconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

/// Runs the event loop until the job is done. Returns the longest time in which the window would not have responded, in
/// milliseconds.
double longest_block(const FileJob &job)
{
    double longest = 0;
    while (job.isRunning()) {
        const double before = worked_seconds();
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        longest = std::max(longest, worked_seconds() - before);
    }
    return longest * 1e3;
}

/// Exports the whole book to a file and imports the file into an empty book.
void move_book(benchmark::State &state)
{
    Book book;
    const QTemporaryDir folder;
    double exporting = 0;
    double importing = 0;
    for (auto _ : state) {
        book.room.setExportFolder(folder.filePath(QStringLiteral("out")));
        book.room.exportTo(ScoreController::BookFile);
        exporting = std::max(exporting, longest_block(*book.room.job()));
        const QFileInfo file = QDir(folder.filePath(QStringLiteral("out"))).entryInfoList(QDir::Files).value(0);
        Database empty(folder.filePath(QStringLiteral("other.sqlite")));
        ScoreController other(empty);
        other.importFrom(file.filePath());
        importing = std::max(importing, longest_block(*other.job()));
        if (other.book()->count() < game_count)
            state.SkipWithError(qPrintable(other.notice()));
    }
    state.counters["export_blocks_ms"] = exporting;
    state.counters["import_blocks_ms"] = importing;
}

/// Measures a backup of the whole book, which is checked after writing.
void back_up_book(benchmark::State &state)
{
    const QString path = book_path();
    Database database(path);
    for (auto _ : state) {
        for (const backups::Backup &old : backups::of(path))
            QFile::remove(old.file);
        if (backups::make(path, database.watch()) != backups::Outcome::Made)
            state.SkipWithError("no backup was made");
    }
    state.counters["backup_MB"] = static_cast<double>(QFileInfo(backups::of(path).value(0).file).size()) / 1e6;
}

void restore_book(benchmark::State &state)
{
    const QString path = book_path();
    Database database(path);
    backups::make(path, database.watch());
    const QString backup = backups::of(path).value(0).file;
    for (auto _ : state) {
        const QTemporaryDir folder;
        Database empty(folder.filePath(QStringLiteral("tableside.sqlite")));
        if (backups::restore(empty, backup).games != game_count)
            state.SkipWithError("games are missing");
    }
}

void search_book(benchmark::State &state)
{
    Book book;
    for (auto _ : state) {
        book.room.book()->setSearch(QStringLiteral("player 3 2014"));
        benchmark::DoNotOptimize(book.room.book()->count());
        book.room.book()->setSearch(QStringLiteral("nobody"));
    }
}

void show_person(benchmark::State &state)
{
    Book book;
    for (auto _ : state)
        book.room.openPerson(QStringLiteral("person-0"));
    state.counters["games"] = book.room.person()->games(); // without games that ended in a tie, which don't count
    if (book.room.person()->games() < game_count * 9 / 10)
        state.SkipWithError("games are missing");
}

/// A ranking over all games of the book.
struct BookRanking
{
    Book book;
    AppSettings settings{QStringLiteral("/dev/shm/tableside-bench-settings.ini")};
    RankingController ranking{book.room.store(), *book.room.people(), settings};
};

void open_ranking(benchmark::State &state)
{
    BookRanking book;
    for (auto _ : state)
        book.ranking.open();
    state.counters["games"] = book.ranking.games();
    if (book.ranking.games() < game_count)
        state.SkipWithError("games are missing");
}

void filter_ranking(benchmark::State &state)
{
    BookRanking book;
    book.ranking.open();
    for (auto _ : state) {
        book.ranking.choice()->setPeriod(QStringLiteral("2018"));
        book.ranking.choice()->setPeriod(QStringLiteral("all"));
    }
}

void list_games_of_person(benchmark::State &state)
{
    BookRanking book;
    book.ranking.showGamesOf(QStringLiteral("person-0"));
    for (auto _ : state)
        book.ranking.personGames()->reload();
}

HandEntry &begin_game(ScoreController &room)
{
    ScoreSetup &setup = *room.setup();
    for (int number = 0; number < seat_count; ++number)
        setup.addPerson(person(number).id);
    setup.setTarget(100'000);
    if (!room.startGame())
        qFatal("%s", qPrintable(room.notice()));
    return *room.game()->entry();
}

/// Enters who went out and three hands. The last hand stays a draft until the round is closed.
void count_hands(HandEntry &entry)
{
    entry.beginRound();
    entry.markOut(0);
    for (int hand = 1; hand < seat_count; ++hand) {
        entry.addCard(QStringLiteral("dos"));
        entry.type(QStringLiteral("5"));
        if (hand + 1 < seat_count)
            entry.confirm();
    }
}

/// Measures entering a whole round, whose six facts are each written to the disk.
void enter_round(benchmark::State &state)
{
    Book book;
    HandEntry &entry = begin_game(book.room);
    for (auto _ : state) {
        count_hands(entry);
        entry.closeRound();
    }
}

/// A score sheet with ten players and `rounds` rounds, whose hands have cards and numbers. Its book is in a temporary folder
/// below `place`.
struct LongSheet
{
    LongSheet(const QString &place, int rounds)
        : folder(place + QStringLiteral("/tableside-bench-XXXXXX")),
          database(folder.filePath(QStringLiteral("tableside.sqlite"))), store(database)
    {
        score::GameStarted start;
        start.game = GameId::uno;
        start.target = score::highest_target;
        for (int seat = 0; seat < 10; ++seat)
            start.players.push_back(playerOf(person(seat)));
        QString problem;
        session = ScoreSession::begin(start, store, systemWallClock(), problem);
        for (int round = 0; round < rounds; ++round)
            count_round(round);
        out(rounds);
    }

    void state(const score::Statement &statement)
    {
        if (const QString problem = session->state(statement); !problem.isEmpty())
            qFatal("%s", qPrintable(problem));
    }

    void out(int round) { state(score::WentOut{round, person(0).id.toStdString()}); }

    void draft(int round, int seat, const score::Draft &draft)
    {
        state(score::DraftChanged{round, person(seat).id.toStdString(), draft});
    }

    /// Enters a round in which each hand takes four taps.
    void count_round(int round)
    {
        out(round);
        for (int seat = 1; seat < 10; ++seat) {
            score::Draft counted;
            for (const char *card : {"r7", "g7"}) {
                if (seat <= 2)
                    score::change_count(counted.cards, card, 1);
                draft(round, seat, counted);
            }
            for (const char *sum : {"1", "12"}) {
                counted.sum = sum;
                draft(round, seat, counted);
            }
            state(score::HandEntered{round, person(seat).id.toStdString(), counted.entry()});
        }
        state(score::RoundClosed{});
    }

    QTemporaryDir folder;
    Database database;
    ScoreStore store;
    std::unique_ptr<ScoreSession> session;
};

/// Measures one tap in a hand: the fact is checked, stored and emitted, without any view. `place` is the folder of the database;
/// empty for the folder of this program.
void state_a_tap(benchmark::State &state, const QString &place)
{
    const int rounds = static_cast<int>(state.range(0));
    LongSheet sheet(place.isEmpty() ? QCoreApplication::applicationDirPath() : place, rounds);
    int key = 0;
    for (auto _ : state)
        sheet.draft(rounds, 1, {{{"r7", 1}}, std::to_string(++key % 1000)});
    state.counters["facts"] = static_cast<double>(sheet.session->ledger().facts().size());
}

/// Measures one tap with the update of the entry's models and texts, but without drawing.
void count_by_a_tap(benchmark::State &state)
{
    const int rounds = static_cast<int>(state.range(0));
    LongSheet sheet(QStringLiteral("/dev/shm"), rounds);
    ScoreGame game(std::move(sheet.session));
    game.entry()->beginRound();
    int key = 0;
    for (auto _ : state)
        game.entry()->setSum(QString::number(++key % 1000));
}

/// Measures the CPU time from counting a card, or from closing the round, to the next frame of the window.
void show_entry(benchmark::State &state, bool closes)
{
    test::Driver driver(QFileInfo(book_path()).path());
    HandEntry &entry = begin_game(driver.scores());
    driver.navigator().open(Navigator::ScoreSheet);
    driver.waitForItem("sheetPage");
    for (auto _ : state) {
        count_hands(entry);
        driver.settle();
        QSignalSpy frames(&driver.window(), &QQuickWindow::frameSwapped);
        const double pressed = worked_seconds();
        if (closes)
            entry.closeRound();
        else
            entry.addCard(QStringLiteral("b3"));
        if (!frames.wait())
            state.SkipWithError("no frame");
        state.SetIterationTime(worked_seconds() - pressed);
        if (!closes)
            entry.closeRound();
    }
}

BENCHMARK(open_book)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(move_book)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(1);
BENCHMARK(back_up_book)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(3);
BENCHMARK(restore_book)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(1);
BENCHMARK(search_book)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(show_person)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(open_ranking)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(filter_ranking)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(list_games_of_person)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(enter_round)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(20);
BENCHMARK_CAPTURE(state_a_tap, memory, QStringLiteral("/dev/shm"))
    ->Arg(1)
    ->Arg(100)
    ->Unit(benchmark::kMicrosecond)
    ->UseRealTime()
    ->Iterations(200);
BENCHMARK_CAPTURE(state_a_tap, disk, QString())
    ->Arg(1)
    ->Arg(100)
    ->Unit(benchmark::kMicrosecond)
    ->UseRealTime()
    ->Iterations(200);
BENCHMARK(count_by_a_tap)->Arg(100)->Unit(benchmark::kMicrosecond)->UseRealTime()->Iterations(200);
BENCHMARK_CAPTURE(show_entry, count_a_card, false)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(20);
BENCHMARK_CAPTURE(show_entry, close_the_round, true)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(20);

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
