// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Fuzz tests of the app's file readers with randomly damaged score books, tables, records, settings and recordings. Nothing may
// crash or hang, each refusal has a sentence, and accepted data can be shown and written again. The seed is printed;
// TABLESIDE_FUZZ_SEED and TABLESIDE_FUZZ_ROUNDS set the seed and the number of rounds. Readers without Qt are fuzzed by
// tests/fuzz.
#include "tests/app/table/table_fixture.h"
#include "test_program.h"

#include "app/calls/call_voices.h"
#include "app/audio/wave.h"
#include "app/incoming_files.h"
#include "app/score/book/score_files.h"
#include "app/score/book/score_controller.h"
#include "app/table/table_controller.h"
#include "tests/fuzz/mutator.h"
#include "tests/fuzz/seeds.h"

#include <QFile>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

namespace {

quint64 fromEnvironment(const char *name, quint64 otherwise)
{
    bool isNumber = false;
    const quint64 number = qEnvironmentVariable(name).toULongLong(&isNumber);
    return isNumber ? number : otherwise;
}

/// A source of inputs: first each of the undamaged seeds, then randomly damaged copies of them.
class Damager
{
public:
    explicit Damager(std::vector<std::string> seeds) : m_seeds(std::move(seeds)) {}

    /// Returns the number of inputs: the seeds and then \p usual damaged ones, or TABLESIDE_FUZZ_ROUNDS.
    quint64 rounds(quint64 usual) const { return m_seeds.size() + fromEnvironment("TABLESIDE_FUZZ_ROUNDS", usual); }
    QByteArray next()
    {
        if (m_given < m_seeds.size())
            return QByteArray::fromStdString(m_seeds[m_given++]);
        std::string text = m_seeds[m_mutator.below(m_seeds.size())];
        if (m_mutator.below(2) == 0)
            m_mutator.damage_bytes(text);
        else
            m_mutator.damage_line(text);
        return QByteArray::fromStdString(text);
    }

private:
    std::vector<std::string> m_seeds;
    std::size_t m_given = 0;
    fuzz::Mutator m_mutator{fromEnvironment("TABLESIDE_FUZZ_SEED", 1)};
};

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s can't be written", qPrintable(path));
}

} // namespace

class TestHostileFuzz : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void damagedBooksAndTables();
    void damagedRecords();
    void damagedSettings();
    void damagedRecordings();

private:
    void importAll(const std::vector<std::string> &seeds, const QString &name);
};

void TestHostileFuzz::initTestCase()
{
    qInfo("TABLESIDE_FUZZ_SEED=%llu", static_cast<unsigned long long>(fromEnvironment("TABLESIDE_FUZZ_SEED", 1)));
}

/// Imports damaged copies of \p seeds one after the other. A failure message contains the number of its round.
void TestHostileFuzz::importAll(const std::vector<std::string> &seeds, const QString &name)
{
    Damager damager(seeds);
    const quint64 rounds = damager.rounds(200);
    PlayFixture fixture;
    ScoreStore &store = fixture.scoreStore;
    const QString path = fixture.folder.filePath(name);
    quint64 accepted = 0;
    for (quint64 round = 0; round < rounds; ++round) {
        put(path, damager.next());
        JobProgress progress;
        ImportAnswers answers;
        answers.game = GameId::dos;
        answers.corrects = true;
        ImportedTable table;
        const FileOutcome outcome = importFile(store, fixture.people, path, answers, table, progress);
        QVERIFY2(!outcome.sentence.isEmpty() || !table.question.sentence.isEmpty(), QByteArray::number(round).constData());
        QVERIFY2(outcome.sentence.size() < 2500, qPrintable(outcome.sentence)); // The sentence lists at most ten problems
        if (!outcome.success || ++accepted % 16 != 0)
            continue;
        // Accepted games can be exported and imported into another score book.
        const QString written = fixture.folder.filePath(QStringLiteral("written.jsonl"));
        JobProgress writing;
        const FileOutcome all = exportBook(store, fixture.people, {}, written, writing);
        QVERIFY2(all.success && all.leftOut.isEmpty(), qPrintable(QStringLiteral("round %1: %2").arg(round).arg(all.sentence)));
        PlayFixture other;
        JobProgress reading;
        ImportedTable none;
        const FileOutcome again = importFile(other.scoreStore, other.people, written, {}, none, reading);
        QVERIFY2(again.success, qPrintable(QStringLiteral("round %1: %2").arg(round).arg(again.sentence)));
        QCOMPARE(other.scoreStore.games()->size(), store.games()->size());
    }
    QVERIFY(accepted > 0);
    qInfo("%s: %llu rounds, %llu accepted", qPrintable(name), static_cast<unsigned long long>(rounds),
          static_cast<unsigned long long>(accepted));
}

void TestHostileFuzz::damagedBooksAndTables()
{
    importAll(fuzz::book_seeds(), QStringLiteral("book.jsonl"));
    importAll(fuzz::csv_seeds(), QStringLiteral("table.csv"));
}

void TestHostileFuzz::damagedRecords()
{
    PlayFixture fixture;
    AppSettings settings(fixture.folder.filePath("tableside.ini"));
    ScoreController scores(fixture.database);
    TableController tableController(fixture.database, fixture.sounds, settings, fixture.time, *scores.people());
    IncomingFiles incoming(tableController, scores);
    Navigator navigator;
    Damager damager(fuzz::record_seeds());
    const QString path = fixture.folder.filePath(QStringLiteral("record.jsonl"));
    quint64 shown = 0;
    const quint64 rounds = damager.rounds(150);
    for (quint64 round = 0; round < rounds; ++round) {
        put(path, damager.next());
        navigator.open(Navigator::Home);
        tableController.pageNotice()->dismiss();
        incoming.open(QUrl::fromLocalFile(path), &navigator);
        scores.job()->finish();
        if (navigator.page() == Navigator::Replay) {
            ++shown;
            MatchReplay &replay = *tableController.replay();
            replay.goTo(replay.count() / 2);
            replay.goTo(replay.count());
            const std::vector<std::string> save = replay.save();
            tableController.closeReplay();
            continue;
        }
        const QString said = tableController.notice() + scores.notice();
        QVERIFY2(!said.isEmpty() && said.size() < 500, qPrintable(QStringLiteral("round %1: %2").arg(round).arg(said)));
    }
    QVERIFY(shown > 0);
    qInfo("record.jsonl: %llu rounds, %llu shown", static_cast<unsigned long long>(rounds), static_cast<unsigned long long>(shown));
}

/// The settings may come from another computer. Each value must stay within its bounds.
void TestHostileFuzz::damagedSettings()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("tableside.ini"));
    {
        AppSettings settings(path);
        settings.setSpeed(1.5);
        settings.setTextScale(1.3);
        settings.setSoundVolume(0.25);
        settings.setRecordsKept(1000);
        settings.setLanguage(QStringLiteral("fi"));
        settings.setWindow({10, 20, 1024, 768}, {});
        settings.setCallBooth({{QStringLiteral("voices"), QVariantMap{{QStringLiteral("chosen"), QStringLiteral("bell")},
            {QStringLiteral("own"), QVariantList{QVariantMap{{QStringLiteral("id"), QStringLiteral("own-1")},
                                                             {QStringLiteral("name"), QStringLiteral("My voice 1")}}}}}}});
        settings.setLastMatchSetup(QStringLiteral("dos"), {{QStringLiteral("target"), 200}, {QStringLiteral("seats"), QVariantList{1, 2}}});
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    Damager damager({file.readAll().toStdString()});
    file.close();
    SilentSoundBoard sounds;
    const quint64 rounds = damager.rounds(400);
    for (quint64 round = 0; round < rounds; ++round) {
        put(path, damager.next());
        AppSettings settings(path);
        QVERIFY2(settings.speed() >= 0.5 && settings.speed() <= 2.0, QByteArray::number(round).constData());
        QVERIFY(settings.soundVolume() >= 0.0 && settings.soundVolume() <= 1.0);
        QVERIFY(settings.textScale() >= 1.0 && settings.textScale() <= 1.3);
        QVERIFY(settings.recordsKept() >= 0 && settings.recordsKept() <= 10'000);
        settings.windowPlace();
        settings.lastMatchSetup(QStringLiteral("dos"));
        CallVoices voices(sounds, settings, folder.filePath(QStringLiteral("voices")));
        voices.setGame(QStringLiteral("dos"));
        voices.preloadAll();
        QVERIFY(!voices.chosen().isEmpty());
    }
    qInfo("tableside.ini: %llu rounds", static_cast<unsigned long long>(rounds));
}

void TestHostileFuzz::damagedRecordings()
{
    Samples samples(2000);
    for (std::size_t i = 0; i < samples.size(); ++i)
        samples[i] = static_cast<std::int16_t>((i * 7919) % 20'000);
    const QByteArray sound = waveFile(samples);
    QVERIFY(isWaveFile(sound));
    Damager damager({sound.toStdString()});
    quint64 accepted = 0;
    const quint64 rounds = damager.rounds(2000);
    for (quint64 round = 0; round < rounds; ++round) {
        const QByteArray bytes = damager.next();
        if (!isWaveFile(bytes))
            continue;
        ++accepted; // Samples may have any value, so damage to them is accepted
        QVERIFY2(bytes.size() >= 46 && bytes.first(40) == waveFile(Samples(static_cast<std::size_t>(bytes.size() - 44) / 2)).first(40),
                 QByteArray::number(round).constData());
    }
    QVERIFY(accepted > 0);
    qInfo("recordings: %llu rounds, %llu accepted", static_cast<unsigned long long>(rounds), static_cast<unsigned long long>(accepted));
}

TABLESIDE_TEST(TestHostileFuzz)
#include "tst_hostile_fuzz.moc"
