// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of opening hostile files and paths that are not files: each gets an error sentence at once, nothing of it is imported,
// no data is lost, and the memory use is bounded.
#include "tests/app/table/table_fixture.h"
#include "test_program.h"

#include "app/incoming_files.h"
#include "app/files/input_file.h"
#include "app/score/book/score_controller.h"
#include "app/table/table_controller.h"

#include <QFile>
#include <QStringConverter>
#include <QTest>
#include <QTranslator>

#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace tableside;
using namespace tableside::test;

namespace {

/// Returns the peak memory use of this process in MB.
long mostMemoryMb()
{
    rusage used = {};
    getrusage(RUSAGE_SELF, &used);
    return used.ru_maxrss / 1024;
}

QByteArray bookOf(const QByteArray &name, const QByteArray &more = {})
{
    return "{\"format\":\"tableside-scores\",\"version\":1}\n"
           "{\"person\":{\"id\":\"a\",\"name\":\"" + name + "\",\"portrait\":\"../../etc/owl\",\"colour\":2}}\n"
           "{\"game\":\"g\"}\n"
           "{\"at\":1,\"fact\":\"start\",\"box\":\"dos\",\"scoring\":\"winnerTakesAll\",\"nextDealer\":\"roundWinner\","
           "\"target\":200,\"players\":[{\"id\":\"a\",\"name\":\"" + name + "\",\"portrait\":\"\",\"colour\":0},"
           "{\"id\":\"b\",\"name\":\"Ben\",\"portrait\":\"\",\"colour\":1}],\"dealer\":0}\n" + more;
}

const QByteArray everyRule("{\"bonusLay\":\"optional\",\"catchWindow\":\"untilNextPlayerActs\",\"falseCatch\":\"none\","
                           "\"scoring\":\"winnerTakesAll\",\"grace\":1000}");

QByteArray recordOf(const QByteArray &seat, const QByteArray &more = {})
{
    return "{\"tableside\":1,\"game\":\"dos\",\"seats\":[\"" + seat + "\",\"West\"],\"rules\":" + everyRule + ",\"target\":200,\"seed\":\"42\"}\n"
        + more;
}

/// Returns the text in UTF-16, without a byte order mark.
QByteArray utf16(const QByteArray &text, bool isBigEndian)
{
    QStringEncoder encode(isBigEndian ? QStringEncoder::Utf16BE : QStringEncoder::Utf16LE);
    return encode(QString::fromUtf8(text));
}

} // namespace

class TestHostileFiles : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void saysWhatIsWrongWithContents_data();
    void saysWhatIsWrongWithContents();
    void convertsTables_data();
    void convertsTables();
    void refusesWhatIsNotAReadableFile_data();
    void refusesWhatIsNotAReadableFile();
    void readsFilesOfUnknownSizeUpToTheLimit();
    void refusesAWebAddress();
    void removesControlCharactersFromNames_data();
    void removesControlCharactersFromNames();
    void removesControlCharactersFromFileNames();
    void sentencesAreTranslated();

private:
    void open(const QString &path);
    QString said() const;
    QString pathOf(const QString &name) const { return m_play->folder.filePath(name); }
    void write(const QString &path, const QByteArray &bytes);

    std::unique_ptr<PlayFixture> m_play;
    std::unique_ptr<AppSettings> m_settings;
    std::unique_ptr<ScoreController> m_scores;
    std::unique_ptr<TableController> m_tableController;
    std::unique_ptr<IncomingFiles> m_incoming;
    Navigator m_navigator;
};

void TestHostileFiles::init()
{
    m_play = std::make_unique<PlayFixture>();
    m_settings = std::make_unique<AppSettings>(pathOf("tableside.ini"));
    m_scores = std::make_unique<ScoreController>(m_play->database);
    m_tableController = std::make_unique<TableController>(m_play->database, m_play->sounds, *m_settings, m_play->time,
                                                          *m_scores->people());
    m_incoming = std::make_unique<IncomingFiles>(*m_tableController, *m_scores);
    m_navigator.open(Navigator::Home);
}

void TestHostileFiles::cleanup()
{
    m_incoming.reset();
    m_tableController.reset();
    m_scores.reset();
    m_settings.reset();
    m_play.reset();
}

void TestHostileFiles::open(const QString &path)
{
    m_incoming->open(QUrl::fromLocalFile(path), &m_navigator);
    m_scores->job()->finish();
}

/// Returns the notice of the current page.
QString TestHostileFiles::said() const
{
    return m_navigator.page() == Navigator::ScoreBook ? m_scores->notice() : m_tableController->notice();
}

void TestHostileFiles::write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

void TestHostileFiles::saysWhatIsWrongWithContents_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    const QByteArray deep(100'000, '[');
    QTest::newRow("empty") << QByteArray() << "is empty";
    QTest::newRow("blank") << QByteArray(" \r\n\t\n") << "is empty";
    QTest::newRow("byte order mark only") << QByteArray("\xef\xbb\xbf") << "is empty";
    QTest::newRow("gzip") << QByteArray("\x1f\x8b\x08\0\0\0\0\0", 8) << "is compressed";
    QTest::newRow("zip") << QByteArray("PK\3\4\x14\0\0\0", 8) << "is compressed";
    // Tables in UTF-16 are converted, but the app's own files must be UTF-8
    QTest::newRow("utf-16, little-endian") << QByteArray("\xff\xfe" "A\0,\0" "1\0", 8) << "Line 1: There should be a player";
    QTest::newRow("utf-16, big-endian") << QByteArray("\xfe\xff\0A\0,\0" "1", 8) << "Line 1: There should be a player";
    QTest::newRow("utf-16, no mark") << QByteArray("p\0l\0a\0y\0e\0r\0,\0r\0o\0u\0", 20) << "Line 1: There should be a player";
    QTest::newRow("record in utf-16, little-endian") << "\xff\xfe" + utf16(recordOf("Ada"), false) << "saved as UTF-16";
    QTest::newRow("record in utf-16, big-endian") << "\xfe\xff" + utf16(recordOf("Ada"), true) << "saved as UTF-16";
    QTest::newRow("record in utf-16, no mark") << utf16(recordOf("Ada"), false) << "saved as UTF-16";
    QTest::newRow("book in utf-16, little-endian") << "\xff\xfe" + utf16(bookOf("Ada"), false) << "saved as UTF-16";
    QTest::newRow("book in utf-16, big-endian, no mark") << utf16(bookOf("Ada"), true) << "saved as UTF-16";
    QTest::newRow("picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) << "can’t open";
    QTest::newRow("zeros in a table") << QByteArray("player,round,points\nA\0da,1,20\nBen,1,0\n", 38) << "can’t open";
    QTest::newRow("zeros in a book") << bookOf(QByteArray("A\0", 2)) << "can’t open";
    QTest::newRow("zeros in a record") << recordOf(QByteArray("A\0", 2)) << "can’t open";
    QTest::newRow("invalid encoding") << QByteArray("player,round,points\nJ\x81rgen,1,20\nBen,1,0\n") << "isn’t a table. Save it as CSV in UTF-8";
    QTest::newRow("unclosed quotation mark") << QByteArray("player,round,points\n\"Ada,1,20\n") << "quotation mark";
    QTest::newRow("long name in a table") << "player,round,points\n" + QByteArray(500, 'x') + ",1,20\nBen,1,0\n" << "Line 2: A name is too long";
    QTest::newRow("10 MB name in a table") << QByteArray(10'000'000, 'x') + ",1,20\nBen,1,0\n" << "Line 1: A name is too long";
    QTest::newRow("10 MB name in a book") << bookOf(QByteArray(10'000'000, 'x')) << "Line 2: longer than 1 MiB";
    QTest::newRow("10 MB name in a record") << recordOf(QByteArray(10'000'000, 'x')) << "Line 1";
    QTest::newRow("long name in a record") << recordOf(QByteArray(300, 'x')) << "200 bytes";
    QTest::newRow("billion rounds in a table") << QByteArray("player,round,points\nAda,1000000000,20\nBen,1,0\n") << "Line 2: “1000000000” isn’t the number of a round";
    QTest::newRow("billion rounds in a book")
        << bookOf("Ada", "{\"at\":2,\"fact\":\"scored\",\"round\":1000000000,\"winner\":\"a\",\"points\":1}\n") << "Line 5";
    QByteArray crowd;
    for (int person = 0; person <= 100'000; ++person)
        crowd += "{\"person\":{\"id\":\"" + QByteArray::number(person) + "\",\"name\":\"\",\"portrait\":\"\",\"colour\":0}}\n";
    QTest::newRow("too many people in a book") << QByteArray("{\"format\":\"tableside-scores\",\"version\":1}\n") + crowd << "more than 100,000 people";
    QTest::newRow("huge points in a table") << QByteArray("player,round,points\nAda,1,1e400\nBen,1,0\n") << "Line 2: “1e400” isn’t a whole number of points";
    QTest::newRow("NaN in a table") << QByteArray("player,round,points\nAda,1,NaN\nBen,1,0\n") << "Line 2: “NaN” isn’t a whole number of points";
    QTest::newRow("negative points in a table") << QByteArray("player,round,points\nAda,1,-1\nBen,1,0\n") << "Line 2: “-1” isn’t a whole number of points";
    QTest::newRow("huge number in a book") << bookOf("Ada", "{\"at\":1e400,\"fact\":\"close\"}\n") << "out of range";
    QTest::newRow("NaN in a book") << bookOf("Ada", "{\"at\":NaN,\"fact\":\"close\"}\n") << "not JSON";
    QTest::newRow("minus zero in a book") << bookOf("Ada", "{\"at\":-0.0,\"fact\":\"close\"}\n") << "Line 5";
    QTest::newRow("deep book") << bookOf("Ada", "{\"at\":" + deep + "\n") << "deeper than";
    QTest::newRow("deep record") << recordOf("Ada", "{\"seat\":" + deep + "\n") << "deeper than";
    QTest::newRow("deep first line") << deep + "\n" << "Line 1";
    QTest::newRow("huge seed") << QByteArray("{\"tableside\":1,\"game\":\"dos\",\"seats\":[\"A\",\"B\"],\"seed\":\"1e400\"}\n") << "\"seed\"";
    QTest::newRow("billion seats")
        << "{\"tableside\":1,\"game\":\"dos\",\"seats\":[" + QByteArray("\"A\",").repeated(15'000) + "\"A\"],\"seed\":\"1\"}\n" << "names, not";
    QTest::newRow("seat out of range") << recordOf("Ada", "{\"e\":\"round\",\"n\":1,\"dealer\":0}\n{\"seat\":1e9,\"do\":\"draw\"}\n") << "line 3";
    QTest::newRow("takes back too many actions") << recordOf("Ada", "{\"e\":\"round\",\"n\":1,\"dealer\":0}\n{\"seat\":0,\"do\":\"takeBack\",\"actions\":2147483647}\n") << "line 3";
}

void TestHostileFiles::saysWhatIsWrongWithContents()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, says);
    const QString path = pathOf("hostile.jsonl");
    write(path, bytes);
    const long before = mostMemoryMb();
    open(path);
    QVERIFY2(said().contains(says), qPrintable(said()));
    QVERIFY2(said().contains(QStringLiteral("hostile.jsonl")) || m_navigator.page() == Navigator::Home, qPrintable(said()));
    QVERIFY2(said().size() < 500, qPrintable(said().left(600)));
    QVERIFY2(mostMemoryMb() - before < 150, QByteArray::number(qlonglong(mostMemoryMb() - before)).constData());
    QCOMPARE(m_scores->book()->count(), 0);
    QCOMPARE(m_scores->people()->all().size(), 0);
    QCOMPARE(m_tableController->unfinished()->count(), 0);
    QVERIFY(!m_tableController->replay());
}

/// Tables in the encodings of spreadsheets are converted, whatever the name of the file. The only question is which game it was.
void TestHostileFiles::convertsTables_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray table = "player,round,points\nJ\u00FCrgen,1,20\nBen,1,0\n";
    QTest::newRow("latin-1") << QString::fromUtf8(table).toLatin1();
    QTest::newRow("utf-16, little-endian") << "\xff\xfe" + utf16(table, false);
    QTest::newRow("utf-16, big-endian, no mark") << utf16(table, true);
}

void TestHostileFiles::convertsTables()
{
    QFETCH(const QByteArray, bytes);
    const QString path = pathOf("hostile.jsonl");
    write(path, bytes);
    open(path);
    QCOMPARE(said(), QString());
    QCOMPARE(m_scores->tableToImport(), QStringLiteral("hostile.jsonl"));
    m_scores->importTable(QStringLiteral("dos"));
    m_scores->job()->finish();
    QVERIFY2(said().contains(QStringLiteral("converted from")), qPrintable(said()));
    QCOMPARE(m_scores->book()->count(), 1);
    QVERIFY(m_scores->people()->named(QStringLiteral("J\u00FCrgen")));
}

void TestHostileFiles::refusesWhatIsNotAReadableFile_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("says");
    QTest::newRow("pipe") << QStringLiteral("pipe") << "isn’t a file";
    QTest::newRow("link to a pipe") << QStringLiteral("link to pipe") << "isn’t a file";
    QTest::newRow("socket") << QStringLiteral("socket") << "isn’t a file";
    QTest::newRow("endless device") << QStringLiteral("/dev/zero") << "isn’t a file";
    QTest::newRow("terminal") << QStringLiteral("/dev/tty") << "read"; // The sentence differs without a terminal
    QTest::newRow("link to a device") << QStringLiteral("link to /dev/zero") << "isn’t a file";
    QTest::newRow("folder") << QStringLiteral("folder") << "is a folder";
    QTest::newRow("nothing") << QStringLiteral("nothing") << "There is no file";
    QTest::newRow("link to nothing") << QStringLiteral("link to nowhere") << "There is no file";
    QTest::newRow("link to itself") << QStringLiteral("link to hostile") << "couldn’t be read";
    QTest::newRow("not allowed") << QStringLiteral("not allowed") << "not allowed to read";
    QTest::newRow("large book") << QStringLiteral("large book") << "larger than 128 MB";
    QTest::newRow("large record") << QStringLiteral("large record") << "larger than 16 MB";
    QTest::newRow("long name") << QString(300, u'x') << "couldn’t be read";
}

void TestHostileFiles::refusesWhatIsNotAReadableFile()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, says);
    QString path = pathOf("hostile");
    if (kind == QLatin1String("pipe")) {
        QCOMPARE(::mkfifo(qPrintable(path), 0600), 0);
    } else if (kind == QLatin1String("link to pipe")) {
        QCOMPARE(::mkfifo(qPrintable(pathOf("pipe")), 0600), 0);
        QVERIFY(QFile::link(QStringLiteral("pipe"), path));
    } else if (kind == QLatin1String("socket")) {
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        qstrncpy(address.sun_path, qPrintable(path), sizeof address.sun_path);
        const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
        QCOMPARE(::bind(socket, reinterpret_cast<const sockaddr *>(&address), sizeof address), 0);
        ::close(socket);
    } else if (kind == QLatin1String("folder")) {
        QVERIFY(QDir().mkpath(path));
    } else if (kind.startsWith(QLatin1String("link to "))) {
        QVERIFY(QFile::link(kind.mid(8), path));
    } else if (kind == QLatin1String("not allowed")) {
        if (::geteuid() == 0)
            QSKIP("the superuser may read everything");
        write(path, "Ada,1,20\n");
        QVERIFY(QFile::setPermissions(path, {}));
    } else if (kind.startsWith(QLatin1String("large "))) {
        write(path, kind.endsWith(QLatin1String("record")) ? recordOf("Ada") : bookOf("Ada"));
        QVERIFY(QFile::resize(path, 200LL * 1024 * 1024)); // The file is sparse and needs no space on the disk
    } else if (kind != QLatin1String("nothing")) {
        path = kind.startsWith(u'/') ? kind : pathOf(kind);
        if (kind == QLatin1String("/dev/tty") && !QFile::exists(kind))
            QSKIP("no terminal here");
    }
    const long before = mostMemoryMb();
    open(path);
    QVERIFY2(said().contains(says) || (kind == QLatin1String("/dev/tty") && said().contains(QStringLiteral("isn’t a file"))),
             qPrintable(said()));
    QVERIFY(mostMemoryMb() - before < 50);
    QCOMPARE(m_scores->book()->count(), 0);
    QVERIFY(!m_tableController->replay());
}

/// The file in /proc reports size 0, as a file may that another program is still writing.
void TestHostileFiles::readsFilesOfUnknownSizeUpToTheLimit()
{
    if (!QFile::exists(QStringLiteral("/proc/self/maps")))
        QSKIP("no file here that reports size 0");
    QCOMPARE(QFileInfo(QStringLiteral("/proc/self/maps")).size(), 0);
    QCOMPARE(readPlainFile(QStringLiteral("/proc/self/maps"), 100).trouble, FileTrouble::TooLarge);
    QCOMPARE(readPlainFile(QStringLiteral("/proc/self/maps"), 100).bytes.size(), 0);
    QCOMPARE(readPlainFile(QStringLiteral("/proc/self/maps"), 10'000'000).trouble, FileTrouble::None);
}

void TestHostileFiles::refusesAWebAddress()
{
    m_incoming->open(QUrl(QStringLiteral("https://example.org/evening.csv")), &m_navigator);
    QVERIFY2(said().contains(QStringLiteral("evening.csv” isn’t on this device")), qPrintable(said()));
}

void TestHostileFiles::removesControlCharactersFromNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("shown");
    QTest::newRow("override") << QStringLiteral("\u202Ennaoj\u202C") << "nnaoj";
    QTest::newRow("isolate") << QStringLiteral("\u2067Ada\u2069") << "Ada";
    QTest::newRow("zero width") << QStringLiteral("A\u200Bd\uFEFFa") << "Ada";
    QTest::newRow("line breaks") << QStringLiteral("Ada\\nwins\\u2028now") << "Ada wins now";
    QTest::newRow("terminal") << QStringLiteral("Ada\\u001b[2J") << "Ada [2J";
    QTest::newRow("long") << QString(5000, u'x') << QString(200, u'x');
    QTest::newRow("picture from the web") << QStringLiteral("<img src='https://example.org/a.png'>") // The name is shown as it is, see tst_plain_text
                                          << QStringLiteral("<img src='https://example.org/a.png'>");
}

void TestHostileFiles::removesControlCharactersFromNames()
{
    QFETCH(const QString, name);
    QFETCH(const QString, shown);
    const QString book = pathOf("book.jsonl");
    write(book, bookOf(name.toUtf8()));
    open(book);
    QCOMPARE(m_scores->book()->count(), 1);
    QCOMPARE(m_scores->people()->person(QStringLiteral("a"))->name, shown);
    QCOMPARE(m_scores->people()->person(QStringLiteral("a"))->portrait, QString());
    QVERIFY(m_scores->openUnfinished());
    QCOMPARE(QString::fromStdString(m_scores->game()->sheet().seats.front().player.name), shown);

    if (name.size() > 200)
        return; // Records refuse longer names
    const QString record = pathOf("record.jsonl");
    write(record, recordOf(name.toUtf8(), "{\"e\":\"round\",\"n\":1,\"dealer\":0}\n"));
    m_navigator.open(Navigator::Home);
    open(record);
    QVERIFY2(m_tableController->replay(), qPrintable(said()));
    QCOMPARE(m_tableController->replay()->seats().value(0).name, shown);
}

void TestHostileFiles::removesControlCharactersFromFileNames()
{
    const QString path = pathOf(QStringLiteral("\u202Evsc.gnp\n\x1b[2J\u200B.csv"));
    write(path, "");
    open(path);
    QVERIFY2(said().startsWith(QStringLiteral("“vsc.gnp [2J.csv” is empty")), qPrintable(said()));
}

void TestHostileFiles::sentencesAreTranslated()
{
    QTranslator german;
    QVERIFY(german.load(QStringLiteral(":/i18n/tableside_de")));
    QCoreApplication::installTranslator(&german);
    QCOMPARE(fileSentence(FileTrouble::Folder, QStringLiteral("/home"), 0),
             QStringLiteral("„home“ ist ein Ordner. Öffne eine Datei daraus."));
    QCoreApplication::removeTranslator(&german);
}

TABLESIDE_TEST(TestHostileFiles)
#include "tst_hostile_files.moc"
