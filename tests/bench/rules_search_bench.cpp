// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the time of the GUI thread, without drawing, to open the rules, to turn a page, and to answer a keystroke in the
// search, which covers both games and all languages. Also counts how many of the test queries the search answers.
#include "tests/app/rules/everyday_queries.h"
#include "tests/app/silent_devices.h"

#include "app/rules/text/rules_library.h"
#include "app/rules/reader/rules_reader.h"
#include "app/rules/search/rules_search.h"
#include "app/settings/app_settings.h"

#include <QGuiApplication>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>

namespace {

using namespace tableside;

/// Measures loading everything for the first page. `worst_ms` is the slowest opening in wall-clock time.
void open_rules(benchmark::State &state)
{
    const QTemporaryDir folder;
    AppSettings settings(folder.filePath(QStringLiteral("tableside.ini")));
    settings.setLanguage(QStringLiteral("de"));
    SilentVoice voice;
    std::chrono::duration<double, std::milli> worst{0};
    for (auto _ : state) {
        const auto start = std::chrono::steady_clock::now();
        RulesReader reader(settings, voice);
        benchmark::DoNotOptimize(reader.page()->title());
        worst = std::max<std::chrono::duration<double, std::milli>>(worst, std::chrono::steady_clock::now() - start);
    }
    state.counters["worst_ms"] = worst.count();
}
BENCHMARK(open_rules)->Unit(benchmark::kMillisecond);

/// Turns the pages of both games; one iteration is one page. At the end of a game changes the game and the language (German
/// and English).
void turn_page(benchmark::State &state)
{
    const QTemporaryDir folder;
    AppSettings settings(folder.filePath(QStringLiteral("tableside.ini")));
    SilentVoice voice;
    RulesReader reader(settings, voice);
    reader.open(QStringLiteral("dos/goal"));
    std::chrono::duration<double, std::milli> worst{0};
    for (auto _ : state) {
        const auto start = std::chrono::steady_clock::now();
        if (!reader.nextTitle().isEmpty()) {
            reader.next();
        } else {
            reader.setLanguage(reader.language() == QLatin1String("de") ? QStringLiteral("en") : QStringLiteral("de"));
            reader.setGame(reader.game() == QLatin1String("dos") ? QStringLiteral("uno") : QStringLiteral("dos"));
        }
        worst = std::max<std::chrono::duration<double, std::milli>>(worst, std::chrono::steady_clock::now() - start);
    }
    state.counters["worst_ms"] = worst.count();
}
BENCHMARK(turn_page)->Unit(benchmark::kMillisecond);

void index_all_languages(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(rules::RulesSearch(rules::RulesLibrary()));
}
BENCHMARK(index_all_languages)->Unit(benchmark::kMillisecond);

/// Learns the everyday questions of one language, as the background thread does when the rules are opened.
void learn_language(benchmark::State &state)
{
    const rules::RulesLibrary library;
    for (auto _ : state) {
        state.PauseTiming();
        rules::RulesSearch search(library);
        state.ResumeTiming();
        search.learn(QStringLiteral("it"));
    }
}
BENCHMARK(learn_language)->Unit(benchmark::kMillisecond);

/// Types a query letter by letter, again and again; one iteration is one keystroke. `worst_ms` is the slowest keystroke in
/// wall-clock time.
void keystroke(benchmark::State &state, const char *typed)
{
    const QTemporaryDir folder;
    AppSettings settings(folder.filePath(QStringLiteral("tableside.ini")));
    SilentVoice voice;
    RulesReader reader(settings, voice);
    reader.setQuery(QStringLiteral("ready"));
    const QString query = QString::fromUtf8(typed);
    qsizetype length = 0;
    std::chrono::duration<double, std::milli> worst{0};
    for (auto _ : state) {
        length = length % query.size() + 1;
        const auto start = std::chrono::steady_clock::now();
        reader.setQuery(query.left(length));
        worst = std::max<std::chrono::duration<double, std::milli>>(worst, std::chrono::steady_clock::now() - start);
    }
    state.counters["worst_ms"] = worst.count();
}
BENCHMARK_CAPTURE(keystroke, word, "forgot")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(keystroke, sentence, "plus four on plus four")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(keystroke, typing_errors, "simultanoeus chalenge penlaty")->Unit(benchmark::kMillisecond);

/// Counts the test queries with a right answer in the first place (`first`), and those with a right answer among as many places
/// as the tests allow, one or three (`found`).
template <typename Queries>
void recall(benchmark::State &state, const Queries &queries)
{
    const rules::RulesLibrary library;
    const rules::RulesSearch search(library);
    int first = 0;
    int found = 0;
    for (auto _ : state) {
        first = found = 0;
        for (const test::GameQuery &query : queries) {
            const QStringList answers = QString::fromLatin1(query.answers).split(u' ');
            const auto hits = search.find(QString::fromUtf8(query.query), QString::fromLatin1(query.language),
                                          QString::fromLatin1(query.game));
            for (qsizetype place = 0; place < hits.size() && place < query.within; ++place) {
                if (!answers.contains(hits[place].section))
                    continue;
                first += place == 0 ? 1 : 0;
                ++found;
                break;
            }
        }
    }
    state.counters["asked"] = static_cast<double>(queries.size());
    state.counters["first"] = first;
    state.counters["found"] = found;
}
BENCHMARK_CAPTURE(recall, tuned, test::gameQueries)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(recall, unseen, test::unseenQueries)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(recall, later, test::laterQueries)->Unit(benchmark::kMillisecond);

} // namespace

/// The application is needed for fonts, which the layout of texts uses.
int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
}
