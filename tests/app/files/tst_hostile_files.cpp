// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of opening hostile files and paths that are not files: each gets an error sentence at once, nothing of it is imported,
// no data is lost, and the memory use is bounded.
#include "tests/app/table/table_fixture.h"
#include "test_program.h"
#include "tests/app/row_note.h"

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
    void saysWhatIsWrongWithContents();
    void refusesWhatIsNotAReadableFile();
    void readsFilesOfUnknownSizeUpToTheLimit();
    void refusesAWebAddress();
    void removesControlCharactersFromNames();
    void removesControlCharactersFromFileNames();
    void sentencesAreTranslated();

private:
    void open(const QString &path);
    QString said() const;
    QString pathOf(const QString &name) const { return m_play->folder.filePath(name); }
    void write(const QString &path, const QByteArray &bytes);
    /// Writes a file into the folder of the test and opens it.
    void openFile(const QString &name, const QByteArray &bytes);
    void makeUnreadable(const QString &kind, QString &path);

    std::unique_ptr<PlayFixture> m_play;
    std::unique_ptr<AppSettings> m_settings;
    std::unique_ptr<ScoreController> m_scores;
    std::unique_ptr<TableController> m_tableController;
    std::unique_ptr<IncomingFiles> m_incoming;
    Navigator m_navigator;
};

void TestHostileFiles::init()
{
    cleanup();
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

void TestHostileFiles::openFile(const QString &name, const QByteArray &bytes)
{
    write(pathOf(name), bytes);
    open(pathOf(name));
}

/// Opens files with wrong contents. Each gets a sentence, and nothing of it is imported.
void TestHostileFiles::saysWhatIsWrongWithContents()
{
    struct Row
    {
        const char *name;
        QByteArray bytes;
        const char *says;
    };
    const QByteArray deep(100'000, '[');
    const QByteArray table = "player,round,points\n";
    const QByteArray round = "{\"e\":\"round\",\"n\":1,\"dealer\":0}\n";
    QByteArray crowd = "{\"format\":\"tableside-scores\",\"version\":1}\n";
    for (int person = 0; person <= 100'000; ++person)
        crowd += "{\"person\":{\"id\":\"" + QByteArray::number(person) + "\",\"name\":\"\",\"portrait\":\"\",\"colour\":0}}\n";
    const QList<Row> rows{
        {"empty", QByteArray(), "is empty"},
        {"blank", " \r\n\t\n", "is empty"},
        {"byte order mark only", "\xef\xbb\xbf", "is empty"},
        {"gzip", QByteArray("\x1f\x8b\x08\0\0\0\0\0", 8), "is compressed"},
        {"zip", QByteArray("PK\3\4\x14\0\0\0", 8), "is compressed"},
        // Tables in UTF-16 are converted, but the app's own files must be UTF-8
        {"utf-16, little-endian", QByteArray("\xff\xfe" "A\0,\0" "1\0", 8), "Line 1: There should be a player"},
        {"utf-16, big-endian", QByteArray("\xfe\xff\0A\0,\0" "1", 8), "Line 1: There should be a player"},
        {"utf-16, no mark", QByteArray("p\0l\0a\0y\0e\0r\0,\0r\0o\0u\0", 20), "Line 1: There should be a player"},
        {"record in utf-16, little-endian", "\xff\xfe" + utf16(recordOf("Ada"), false), "saved as UTF-16"},
        {"record in utf-16, big-endian", "\xfe\xff" + utf16(recordOf("Ada"), true), "saved as UTF-16"},
        {"record in utf-16, no mark", utf16(recordOf("Ada"), false), "saved as UTF-16"},
        {"book in utf-16, little-endian", "\xff\xfe" + utf16(bookOf("Ada"), false), "saved as UTF-16"},
        {"book in utf-16, big-endian, no mark", utf16(bookOf("Ada"), true), "saved as UTF-16"},
        {"picture", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16), "can’t open"},
        {"zeros in a table", table + QByteArray("A\0da,1,20\nBen,1,0\n", 18), "can’t open"},
        {"zeros in a book", bookOf(QByteArray("A\0", 2)), "can’t open"},
        {"zeros in a record", recordOf(QByteArray("A\0", 2)), "can’t open"},
        {"invalid encoding", table + "J\x81rgen,1,20\nBen,1,0\n", "isn’t a table. Save it as CSV in UTF-8"},
        {"unclosed quotation mark", table + "\"Ada,1,20\n", "quotation mark"},
        {"long name in a table", table + QByteArray(500, 'x') + ",1,20\nBen,1,0\n", "Line 2: A name is too long"},
        {"10 MB name in a table", QByteArray(10'000'000, 'x') + ",1,20\nBen,1,0\n", "Line 1: A name is too long"},
        {"10 MB name in a book", bookOf(QByteArray(10'000'000, 'x')), "Line 2: longer than 1 MiB"},
        {"10 MB name in a record", recordOf(QByteArray(10'000'000, 'x')), "Line 1"},
        {"long name in a record", recordOf(QByteArray(300, 'x')), "200 bytes"},
        {"billion rounds in a table", table + "Ada,1000000000,20\nBen,1,0\n", "Line 2: “1000000000” isn’t the number of a round"},
        {"billion rounds in a book",
         bookOf("Ada", "{\"at\":2,\"fact\":\"scored\",\"round\":1000000000,\"winner\":\"a\",\"points\":1}\n"), "Line 5"},
        {"too many people in a book", crowd, "more than 100,000 people"},
        {"huge points in a table", table + "Ada,1,1e400\nBen,1,0\n", "Line 2: “1e400” isn’t a whole number of points"},
        {"NaN in a table", table + "Ada,1,NaN\nBen,1,0\n", "Line 2: “NaN” isn’t a whole number of points"},
        {"negative points in a table", table + "Ada,1,-1\nBen,1,0\n", "Line 2: “-1” isn’t a whole number of points"},
        {"huge number in a book", bookOf("Ada", "{\"at\":1e400,\"fact\":\"close\"}\n"), "out of range"},
        {"NaN in a book", bookOf("Ada", "{\"at\":NaN,\"fact\":\"close\"}\n"), "not JSON"},
        {"minus zero in a book", bookOf("Ada", "{\"at\":-0.0,\"fact\":\"close\"}\n"), "Line 5"},
        {"error in the second game", bookOf("Ada", "{\"game\":\"b\"}\n{\"at\":1,\"fact\":\"close\"}\n"), "Line 6"},
        {"another format", "{\"format\":\"recipe\",\"version\":1}\n", "Line 1"},
        {"deep book", bookOf("Ada", "{\"at\":" + deep + "\n"), "deeper than"},
        {"deep record", recordOf("Ada", "{\"seat\":" + deep + "\n"), "deeper than"},
        {"deep first line", deep + "\n", "Line 1"},
        {"huge seed", "{\"tableside\":1,\"game\":\"dos\",\"seats\":[\"A\",\"B\"],\"seed\":\"1e400\"}\n", "\"seed\""},
        {"billion seats", "{\"tableside\":1,\"game\":\"dos\",\"seats\":[" + QByteArray("\"A\",").repeated(15'000)
                              + "\"A\"],\"seed\":\"1\"}\n", "names, not"},
        {"seat out of range", recordOf("Ada", round + "{\"seat\":1e9,\"do\":\"draw\"}\n"), "line 3"},
        {"takes back too many actions",
         recordOf("Ada", round + "{\"seat\":0,\"do\":\"takeBack\",\"actions\":2147483647}\n"), "line 3"},
    };
    for (const Row &row : rows) {
        const RowNote note(row.name);
        init();
        const long before = mostMemoryMb();
        openFile("hostile.jsonl", row.bytes);
        QVERIFY2(said().contains(row.says), qPrintable(said()));
        QVERIFY2(said().contains("hostile.jsonl") || m_navigator.page() == Navigator::Home, qPrintable(said()));
        QVERIFY2(said().size() < 500, qPrintable(said().left(600)));
        QVERIFY2(mostMemoryMb() - before < 150, QByteArray::number(qlonglong(mostMemoryMb() - before)).constData());
        QCOMPARE(m_scores->book()->count(), 0);
        QCOMPARE(m_scores->people()->all().size(), 0);
        QCOMPARE(m_tableController->unfinished()->count(), 0);
        QVERIFY(!m_tableController->replay());
    }
}

/// Makes a path that is not a readable file. Clears \p path if that is impossible here.
void TestHostileFiles::makeUnreadable(const QString &kind, QString &path)
{
    path = pathOf("hostile");
    if (kind == QLatin1String("pipe")) {
        QCOMPARE(::mkfifo(qPrintable(path), 0600), 0);
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
        QCOMPARE(::mkfifo(qPrintable(pathOf("pipe")), 0600), 0);
        QVERIFY(QFile::link(kind.mid(8), path));
    } else if (kind == QLatin1String("not allowed")) {
        write(path, "Ada,1,20\n");
        QVERIFY(QFile::setPermissions(path, {}));
        if (::geteuid() == 0) // root may read everything
            path.clear();
    } else if (kind.startsWith(QLatin1String("large "))) {
        write(path, kind.endsWith(QLatin1String("record")) ? recordOf("Ada") : bookOf("Ada"));
        QVERIFY(QFile::resize(path, 200LL * 1024 * 1024)); // The file is sparse and needs no space on the disk
    } else if (kind.startsWith(u'/')) {
        path = QFile::exists(kind) ? kind : QString();
    } else if (kind != QLatin1String("nothing")) {
        path = pathOf(kind);
    }
}

void TestHostileFiles::refusesWhatIsNotAReadableFile()
{
    const QList<std::pair<QString, const char *>> rows{
        {"pipe", "isn’t a file"},
        {"link to pipe", "isn’t a file"},
        {"socket", "isn’t a file"},
        {"/dev/zero", "isn’t a file"}, // An endless device
        {"/dev/tty", "read"}, // A terminal; the sentence differs without one
        {"link to /dev/zero", "isn’t a file"},
        {"folder", "is a folder"},
        {"nothing", "There is no file"},
        {"link to nowhere", "There is no file"},
        {"link to hostile", "couldn’t be read"}, // A link to itself
        {"not allowed", "not allowed to read"},
        {"large book", "larger than 128 MB"},
        {"large record", "larger than 16 MB"},
        {QString(300, u'x'), "couldn’t be read"},
    };
    for (const auto &[kind, says] : rows) {
        const RowNote note(kind);
        init();
        QString path;
        makeUnreadable(kind, path);
        if (path.isEmpty())
            continue;
        const long before = mostMemoryMb();
        open(path);
        QVERIFY2(said().contains(says) || (kind == "/dev/tty" && said().contains("isn’t a file")), qPrintable(said()));
        QVERIFY(mostMemoryMb() - before < 50);
        QCOMPARE(m_scores->book()->count(), 0);
        QVERIFY(!m_tableController->replay());
    }
}

/// The file in /proc reports size 0, as a file may that another program is still writing.
void TestHostileFiles::readsFilesOfUnknownSizeUpToTheLimit()
{
    const QString maps = "/proc/self/maps";
    if (!QFile::exists(maps))
        QSKIP("no file here that reports size 0");
    QCOMPARE(QFileInfo(maps).size(), 0);
    QCOMPARE(readPlainFile(maps, 100).trouble, FileTrouble::TooLarge);
    QCOMPARE(readPlainFile(maps, 100).bytes.size(), 0);
    QCOMPARE(readPlainFile(maps, 10'000'000).trouble, FileTrouble::None);
}

void TestHostileFiles::refusesAWebAddress()
{
    m_incoming->open(QUrl(QStringLiteral("https://example.org/evening.csv")), &m_navigator);
    QVERIFY2(said().contains(QStringLiteral("evening.csv” isn’t on this device")), qPrintable(said()));
}

void TestHostileFiles::removesControlCharactersFromNames()
{
    const QString picture = "<img src='https://example.org/a.png'>"; // The name is shown as it is, see tst_plain_text
    const QList<std::pair<QString, QString>> rows{
        {"\u202Ennaoj\u202C", "nnaoj"},
        {"\u2067Ada\u2069", "Ada"},
        {"A\u200Bd\uFEFFa", "Ada"},
        {"Ada\\nwins\\u2028now", "Ada wins now"},
        {"Ada\\u001b[2J", "Ada [2J"},
        {QString(5000, u'x'), QString(200, u'x')},
        {picture, picture},
    };
    for (const auto &[name, shown] : rows) {
        const RowNote note(shown);
        init();
        openFile("book.jsonl", bookOf(name.toUtf8()));
        QCOMPARE(m_scores->book()->count(), 1);
        QCOMPARE(m_scores->people()->person(QStringLiteral("a"))->name, shown);
        QCOMPARE(m_scores->people()->person(QStringLiteral("a"))->portrait, QString());
        QVERIFY(m_scores->openUnfinished());
        QCOMPARE(QString::fromStdString(m_scores->game()->sheet().seats.front().player.name), shown);

        if (name.size() > 200)
            continue; // Records refuse longer names
        m_navigator.open(Navigator::Home);
        openFile("record.jsonl", recordOf(name.toUtf8(), "{\"e\":\"round\",\"n\":1,\"dealer\":0}\n"));
        QVERIFY2(m_tableController->replay(), qPrintable(said()));
        QCOMPARE(m_tableController->replay()->seats().value(0).name, shown);
    }
}

void TestHostileFiles::removesControlCharactersFromFileNames()
{
    openFile(QStringLiteral("\u202Evsc.gnp\n\x1b[2J\u200B.csv"), "");
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
