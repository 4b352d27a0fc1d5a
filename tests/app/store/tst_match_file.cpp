// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests saving matches to files: the records can be verified by a replay, no file is overwritten, and errors are reported.
#include "tests/app/store/damage.h"
#include "tests/app/table/table_fixture.h"
#include "test_program.h"

#include "app/files/save_place.h"
#include "app/table/session/match_file.h"
#include "engine/json/line_reader.h"
#include "engine/record/verify_records.h"

#include <QTest>

#include <sstream>

using namespace tableside;
using namespace tableside::test;

class TestMatchFile : public QObject
{
    Q_OBJECT

private slots:
    void theRecordCanBeVerified();
    void overwritesNoFileAndReportsErrors();
    void savesToTheChosenFile();
};

namespace {

constexpr qint64 someTime = 1'700'000'000'000;

SavePlace placeIn(const QString &folder)
{
    SavePlace place;
    place.setFolder(folder);
    return place;
}

/// Saves the match and returns the outcome. \p place must not have a file dialog, since the outcome would come later.
FileOutcome savedNow(const MatchSessionBase &session, const SavePlace &place)
{
    FileOutcome saved;
    saveMatch(session, place, someTime, [&](const FileOutcome &outcome) { saved = outcome; });
    return saved;
}

/// Plays a match to the middle of its second round, saves it, and verifies the record.
template <typename Game>
void prove(const MatchConfig<Game> &config)
{
    PlayFixture fixture;
    const auto session = fixture.begin(config);
    Random random(1);
    while (session->match().round() < 2 || session->eventsOfRound().size() < 12) {
        if (session->isPlaying())
            playAnyLegal(*session, random);
        else
            session->startRound();
    }
    QTemporaryDir folder;
    const FileOutcome outcome = savedNow(*session, placeIn(folder.path()));
    QVERIFY2(outcome.success, qPrintable(outcome.sentence));
    const QFileInfoList files = QDir(folder.path()).entryInfoList(QDir::Files);
    QCOMPARE(files.size(), 1);
    QVERIFY2(outcome.sentence.contains(files.first().fileName()), qPrintable(outcome.sentence));
    std::istringstream text(contents(files.first().filePath()).toStdString());
    JsonLineReader reader(text);
    const auto summary = verify_records(reader);
    QVERIFY2(bool(summary), summary ? "" : summary.error().cause.c_str());
    QCOMPARE(summary->rounds, 2);
    QCOMPARE(summary->actions + 2, session->actionCount()); // the session also counts the starts of the two rounds
    QVERIFY(summary->ends_within_round);
}

} // namespace

void TestMatchFile::theRecordCanBeVerified()
{
    prove(PlayFixture::config(3, 4));
    prove(PlayFixture::config<uno::Game>(4, 4));
}

void TestMatchFile::overwritesNoFileAndReportsErrors()
{
    PlayFixture fixture;
    const auto session = fixture.begin(PlayFixture::config(2, 4));
    QTemporaryDir folder;
    const SavePlace place = placeIn(folder.path());
    for (int time = 0; time < 2; ++time)
        QVERIFY(savedNow(*session, place).success);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);

    writeBytes(folder.filePath("taken"), {});
    const FileOutcome outcome = savedNow(*session, placeIn(folder.filePath("taken"))); // a file in place of the folder
    QVERIFY(!outcome.success);
    QVERIFY2(outcome.sentence.contains("taken"), qPrintable(outcome.sentence));
}

void TestMatchFile::savesToTheChosenFile()
{
    PlayFixture fixture;
    auto session = fixture.begin(PlayFixture::config(2, 4));
    QTemporaryDir folder;
    QString suggested;
    PathReceiver choose;
    FileService service;
    service.pickFile = [&](const QString &suggestion, const PathReceiver &then) {
        suggested = suggestion;
        choose = then;
    };
    SavePlace place;
    place.setFileService(service);
    FileOutcome outcome;
    QVERIFY(!saveMatch(*session, place, someTime, [&](const FileOutcome &saved) { outcome = saved; }));
    QVERIFY2(QFileInfo(suggested).fileName().startsWith("game-2023-11-1"), qPrintable(suggested));
    QVERIFY(suggested.endsWith(".tableside"));
    QVERIFY(!outcome.success);
    session.reset(); // the person leaves the table while the dialog is open
    place = {};
    const QString chosen = folder.filePath("ours.tableside");
    choose(chosen);
    QVERIFY(outcome.success);
    QCOMPARE(QFileInfo(outcome.path).absolutePath(), folder.path());
    QVERIFY(contents(chosen).startsWith("{"));
}

TABLESIDE_TEST(TestMatchFile)
#include "tst_match_file.moc"
