// How long one keystroke takes in the search of the rules, over both games and all languages: from the typed letter to
// the list that is shown, without drawing it.
#include "app/rules/rules_library.h"
#include "app/rules/rules_reader.h"
#include "app/rules/rules_search.h"
#include "app/settings/app_settings.h"

#include <QGuiApplication>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>

namespace {

using namespace tableside;

void read_all_languages(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(rules::RulesLibrary());
}
BENCHMARK(read_all_languages)->Unit(benchmark::kMillisecond);

void index_all_languages(benchmark::State &state)
{
    const rules::RulesLibrary library;
    for (auto _ : state)
        benchmark::DoNotOptimize(rules::RulesSearch(library));
}
BENCHMARK(index_all_languages)->Unit(benchmark::kMillisecond);

/// One iteration is one keystroke, letter after letter from the beginning again. `worst_ms` is the slowest of them.
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

} // namespace

/// Texts are laid out with fonts, which need an application.
int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
}
