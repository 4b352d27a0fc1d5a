// A match that was saved as a file is a record that can be proved.
#include "play_fixture.h"
#include "test_program.h"

#include "play/match_file.h"
#include "engine/record/record_reader.h"
#include "engine/record/verify_records.h"

#include <QTest>

#include <sstream>

using namespace tableside;
using test::PlayFixture;

class TestMatchFile : public QObject
{
    Q_OBJECT

private slots:
    void dosRecordIsProved();
    void unoRecordIsProved();
    void nothingIsOverwritten();
    void whatCannotBeWrittenIsTold();
};

namespace {

constexpr qint64 someTime = 1'700'000'000'000;

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Of the match, in the middle of its second round.
template <typename Game>
void prove(const MatchConfig<Game> &config)
{
    PlayFixture fixture;
    const auto session = fixture.begin(config);
    Random random(1);
    while (session->match().round() < 2 || session->eventsOfRound().size() < 12) {
        if (session->isPlaying())
            test::playAnyLegal(*session, random);
        else
            session->startRound();
    }
    QTemporaryDir folder;
    const FileOutcome outcome = saveMatch(*session, folder.path(), someTime);
    QVERIFY2(outcome.success, qPrintable(outcome.sentence));
    const QFileInfoList files = QDir(folder.path()).entryInfoList(QDir::Files);
    QCOMPARE(files.size(), 1);
    QVERIFY2(outcome.sentence.contains(files.first().fileName()), qPrintable(outcome.sentence));
    std::istringstream text(contentsOf(files.first().filePath()).toStdString());
    RecordReader reader(text);
    const auto summary = verify_records(reader);
    QVERIFY2(bool(summary), summary ? "" : summary.error().cause.c_str());
    QCOMPARE(summary->rounds, 2);
    QCOMPARE(summary->actions + 2, session->actionCount()); // it counts the rounds that were begun, too
    QVERIFY(summary->ends_within_round);
}

} // namespace

void TestMatchFile::dosRecordIsProved()
{
    prove(PlayFixture::config(3, 4));
}

void TestMatchFile::unoRecordIsProved()
{
    prove(PlayFixture::config<uno::Game>(4, 4));
}

void TestMatchFile::nothingIsOverwritten()
{
    PlayFixture fixture;
    const auto session = fixture.begin(PlayFixture::config(2, 4));
    QTemporaryDir folder;
    QVERIFY(saveMatch(*session, folder.path(), someTime).success);
    QVERIFY(saveMatch(*session, folder.path(), someTime).success);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);
}

void TestMatchFile::whatCannotBeWrittenIsTold()
{
    PlayFixture fixture;
    const auto session = fixture.begin(PlayFixture::config(2, 4));
    QTemporaryDir folder;
    QFile file(folder.filePath("taken"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const FileOutcome outcome = saveMatch(*session, file.fileName(), someTime); // no folder
    QVERIFY(!outcome.success);
    QVERIFY2(outcome.sentence.contains("taken"), qPrintable(outcome.sentence));
}

TABLESIDE_TEST(TestMatchFile)
#include "tst_match_file.moc"
