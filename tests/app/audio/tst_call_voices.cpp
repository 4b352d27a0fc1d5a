// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the call booth's voices: their sound files, the chosen voices, and the recordings of one's own voice.
#include "test_program.h"
#include "tests/app/row_note.h"

#include "tests/app/calls/booth_fixture.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

#include <cmath>

using namespace tableside;
using namespace tableside::test;

namespace {

/// Returns samples of a tone between two silences, with a little microphone noise.
Samples spokenWord(double quietBefore, double seconds, double amplitude)
{
    Samples samples;
    const auto add = [&](double length, double loud) {
        for (int i = 0; i < length * waveRate; ++i) {
            const double hum = ((i * 7919) % 101 - 50) / 50.0 * 0.0005;
            samples.push_back(static_cast<std::int16_t>(32767 * (loud * std::sin(i * 0.07) + hum)));
        }
    };
    add(quietBefore, 0);
    add(seconds, amplitude);
    add(0.6, 0);
    return samples;
}

/// A translator that turns the names of the voices into capitals.
class OtherVoices : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        return qstrcmp(context, "tableside::CallVoices") == 0 ? QString::fromLatin1(source).toUpper() : QString();
    }
};

} // namespace

class TestCallVoices : public QObject
{
    Q_OBJECT

private slots:
    void everyVoiceHasItsFile();
    void translatesVoiceNamesWhenTheBoothOpens();
    void eachSeatCallsWithItsChosenVoice();
    void keepsRecordings();
    void deletingARecordingEndsItsUse();
    void keepsARecordingThatCannotBeDeleted();
    void playsNoDamagedRecording();
    void ignoresRecordingsOutsideItsFolder();
    void trimsAndLevels();
    void reportsAFailedRecording();
    void reportsOnlyTheLatestProblem();
};

void TestCallVoices::everyVoiceHasItsFile()
{
    for (const QString game : {"dos", "uno"}) {
        BoothFixture fixture;
        fixture.booth->setGame(game);
        CallVoices &voices = *fixture.booth->voices();
        QVERIFY(voices.list()->count() >= 6);
        for (int row = 0; row < voices.list()->count(); ++row) {
            voices.test(voices.list()->row(row).voiceId);
            const QUrl url = fixture.sounds.playedFiles().last().first;
            QVERIFY2(QFile::exists(u':' + url.path()), qPrintable(url.toString()));
            QVERIFY2(fixture.sounds.kept().contains(url), qPrintable(url.toString()));
            QVERIFY(!voices.list()->row(row).name.isEmpty());
        }
    }
}

/// One page shows both the list of voices and the options of the seats, so both must be in the same language.
void TestCallVoices::translatesVoiceNamesWhenTheBoothOpens()
{
    BoothFixture fixture;
    const CallVoices &voices = *fixture.booth->voices();
    const RowsModel<VoiceRow> &list = *fixture.booth->voices()->list();
    const QString before = list.row(1).name;
    OtherVoices other;
    QVERIFY(QCoreApplication::installTranslator(&other));
    fixture.booth->open();
    QCOMPARE(list.row(1).name, before.toUpper());
    const QList<Option> options = voices.options();
    QCOMPARE(list.count(), static_cast<int>(options.size()));
    for (int row = 0; row < list.count(); ++row)
        QCOMPARE(list.row(row).name, options.at(row).name);
}

void TestCallVoices::eachSeatCallsWithItsChosenVoice()
{
    BoothFixture fixture;
    CallVoices &voices = *fixture.booth->voices();
    voices.choose(QStringLiteral("bell"));
    voices.chooseFor(QStringLiteral("seat2"), QStringLiteral("horn"));
    voices.setVolume(QStringLiteral("horn"), 0.4);
    voices.choose(QStringLiteral("unheard of"));
    fixture.openAgain();
    fixture.booth->press(0);
    QCOMPARE(fixture.sounds.playedFiles().last().first, soundUrl(QStringLiteral("voice-bell")));
    fixture.booth->press(1);
    QCOMPARE(fixture.sounds.playedFiles().last().first, soundUrl(QStringLiteral("voice-horn")));
    QCOMPARE(fixture.sounds.playedFiles().last().second, 0.4);
    fixture.booth->voices()->chooseFor(QStringLiteral("seat2"), QString());
    fixture.booth->press(1);
    QCOMPARE(fixture.sounds.playedFiles().last().first, soundUrl(QStringLiteral("voice-bell")));
}

void TestCallVoices::keepsRecordings()
{
    BoothFixture fixture;
    const int before = fixture.booth->voices()->list()->count();
    fixture.booth->recorder()->take(spokenWord(0.3, 0.4, 0.1));
    fixture.openAgain();
    CallVoices &voices = *fixture.booth->voices();
    QCOMPARE(voices.list()->count(), before + 1);
    const QString own = voices.chosen();
    QVERIFY(voices.list()->row(before).own);
    QCOMPARE(voices.list()->row(before).voiceId, own);
    fixture.booth->shout();
    const QString path = fixture.sounds.playedFiles().last().first.toLocalFile();
    QFile file(path);
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
    QVERIFY(file.read(4) == "RIFF");
    file.close();
    voices.remove(QStringLiteral("bell")); // Bundled voices cannot be removed
    QCOMPARE(voices.list()->count(), before + 1);
}

void TestCallVoices::deletingARecordingEndsItsUse()
{
    BoothFixture fixture;
    CallVoices &voices = *fixture.booth->voices();
    fixture.booth->recorder()->take(spokenWord(0.3, 0.4, 0.1));
    const QString first = voices.chosen();
    fixture.booth->recorder()->take(spokenWord(0.3, 0.4, 0.1));
    const QString second = voices.chosen();
    const int count = voices.list()->count();
    voices.chooseFor("seat2", first);
    voices.setVolume(first, 0.4);
    voices.test(first);
    const QUrl file = fixture.sounds.playedFiles().last().first;
    QVERIFY(QFile::exists(file.toLocalFile()) && fixture.sounds.kept().contains(file));
    voices.remove(first);
    QVERIFY(!QFile::exists(file.toLocalFile()) && !fixture.sounds.kept().contains(file));
    QCOMPARE(voices.list()->count(), count - 1);
    QCOMPARE(voices.options().size(), count - 1);
    QCOMPARE(voices.list()->row(count - 2).voiceId, second);
    QCOMPARE(voices.chosen(), second);
    QCOMPARE(voices.voiceOf("seat2"), QString());
    fixture.openAgain();
    QCOMPARE(fixture.booth->voices()->list()->count(), count - 1);
}

void TestCallVoices::keepsARecordingThatCannotBeDeleted()
{
    BoothFixture fixture;
    CallVoices &voices = *fixture.booth->voices();
    fixture.booth->recorder()->take(spokenWord(0.3, 0.4, 0.1));
    const QString own = voices.chosen();
    const QString path = fixture.scores.folder.filePath("voices/" + own + ".wav");
    QVERIFY(QFile::remove(path) && QDir().mkpath(path)); // A folder cannot be deleted like a file
    voices.remove(own);
    QVERIFY(!voices.problem().isEmpty());
    QCOMPARE(voices.chosen(), own);
    QVERIFY(QDir().rmdir(path));
    voices.remove(own);
    QCOMPARE(voices.problem(), QString());
    QCOMPARE(voices.chosen(), QStringLiteral("friends"));
}

void TestCallVoices::playsNoDamagedRecording()
{
    const QByteArray sound = waveFile(Samples(1000, 77));
    const QByteArray oversized = QByteArray(sound).replace(40, 4, "\xf0\xff\xff\x7f");
    const QByteArray wrongRate = QByteArray(sound).replace(24, 4, QByteArray("\xff\xff\xff\xff", 4));
    const QList<std::pair<const char *, QByteArray>> rows{
        {"empty", {}}, {"not a sound file", "RIFF, as it says"}, {"truncated", sound.chopped(100)}, {"size too large", oversized},
        {"no samples", waveFile({})}, {"wrong rate", wrongRate}, {"too many samples", waveFile(Samples(2'000'000, 77))}};
    for (const auto &[name, bytes] : rows) {
        const RowNote note(name);
        BoothFixture fixture;
        fixture.booth->recorder()->take(spokenWord(0.3, 0.4, 0.1));
        const QString own = fixture.booth->voices()->chosen();
        QFile file(fixture.scores.folder.filePath("voices/" + own + ".wav"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        CallVoices voices(fixture.sounds, *fixture.settings, fixture.scores.folder.filePath(QStringLiteral("voices")));
        QVERIFY2(voices.problem().contains(QStringLiteral("My voice 1")), qPrintable(voices.problem()));
        QCOMPARE(voices.chosen(), QStringLiteral("friends"));
        QVERIFY(file.exists()); // The user may be able to repair the file
    }
}

/// Settings copied from another computer can name files outside the folder of recordings.
void TestCallVoices::ignoresRecordingsOutsideItsFolder()
{
    BoothFixture fixture;
    const QString outside = fixture.scores.folder.filePath(QStringLiteral("song.wav"));
    QFile song(outside);
    QVERIFY(song.open(QIODevice::WriteOnly));
    song.write(waveFile(Samples(1000, 77)));
    song.close();
    const QVariantMap own{{QStringLiteral("id"), QStringLiteral("../song")}, {QStringLiteral("name"), QStringLiteral("Song")}};
    fixture.settings->setCallBooth({{QStringLiteral("voices"), QVariantMap{{QStringLiteral("own"), QVariantList{own}},
                                                                          {QStringLiteral("removed"), QStringList{QStringLiteral("../song")}},
                                                                          {QStringLiteral("chosen"), QStringLiteral("../song")}}}});
    fixture.openAgain();
    CallVoices &voices = *fixture.booth->voices();
    QCOMPARE(voices.chosen(), QStringLiteral("friends"));
    voices.remove(QStringLiteral("../song"));
    QVERIFY(QFile::exists(outside));
}

void TestCallVoices::trimsAndLevels()
{
    // Near the microphone, across the table, whispered
    for (const auto &[quietBefore, amplitude] : {std::pair(0.2, 0.9), std::pair(0.9, 0.05), std::pair(0.5, 0.02)}) {
        const Samples word = trimmed(spokenWord(quietBefore, 0.4, amplitude));
        QVERIFY2(qAbs(static_cast<double>(word.size()) / waveRate - 0.4) < 0.06, qPrintable(QString::number(word.size())));
        const Samples loud = levelled(word);
        QVERIFY2(qAbs(loudnessOf(loud) + 10.0) < 1.5, qPrintable(QString::number(loudnessOf(loud))));
        QVERIFY(peakOf(loud) < 0.85);
        QCOMPARE(static_cast<std::size_t>(waveFile(loud).size()), 44 + 2 * loud.size());
    }
}

void TestCallVoices::reportsAFailedRecording()
{
    VoiceRecorder recorder;
    const QSignalSpy recorded(&recorder, &VoiceRecorder::recorded);
    recorder.take(spokenWord(1.0, 0.0, 0.0));
    QVERIFY(recorded.isEmpty());
    QVERIFY(!recorder.problem().isEmpty());
    recorder.take({});
    QVERIFY(recorded.isEmpty());
    recorder.start(); // The test runs without a microphone
    QVERIFY(!recorder.isRecording());
    QVERIFY(!recorder.problem().isEmpty());
}

void TestCallVoices::reportsOnlyTheLatestProblem()
{
    BoothFixture fixture;
    VoiceRecorder &recorder = *fixture.booth->recorder();
    const CallVoices &voices = *fixture.booth->voices();
    recorder.take({});
    QVERIFY(!recorder.problem().isEmpty());
    recorder.cancel(); // The page of voices cancels when it is closed
    QCOMPARE(recorder.problem(), QString());

    QFile inTheWay(fixture.scores.folder.filePath("voices"));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    recorder.take(spokenWord(0.3, 0.4, 0.1));
    QVERIFY(!voices.problem().isEmpty());
    recorder.start(); // A new recording replaces the old problem
    QCOMPARE(voices.problem(), QString());
    recorder.cancel();
    recorder.take(spokenWord(0.3, 0.4, 0.1));
    QVERIFY(!voices.problem().isEmpty());
    fixture.booth->voices()->dismissProblem();
    QCOMPARE(voices.problem(), QString());
}

TABLESIDE_TEST(TestCallVoices)
#include "tst_call_voices.moc"
