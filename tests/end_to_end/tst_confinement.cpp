// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The app's effects on the computer, as the system's tools report them: which files the app writes (only in its own folders and
// where the person chose), which sockets it opens (none to a network before phones may join), and which libraries and symbols it uses.
#include "driver.h"
#include "test_program.h"

#include <QDir>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

#include <csignal>

using namespace tableside;
using namespace tableside::test;

namespace {

const QStringList writingCalls{"creat", "rename", "renameat", "renameat2", "mkdir", "mkdirat", "unlink", "unlinkat", "rmdir", "link",
                               "linkat", "symlink", "symlinkat", "truncate", "chmod", "fchmodat", "mknod", "mknodat"};

/// The files and sockets that a process and its children opened under strace.
struct Trace
{
    QStringList written; ///< The paths of written files, without duplicates.
    QStringList sockets; ///< The address families, such as "AF_UNIX", without duplicates.
};

QByteArray outputOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    return process.waitForFinished() ? process.readAllStandardOutput() : QByteArray();
}

QStringList linesOf(const QByteArray &text)
{
    return QString::fromUtf8(text).split(u'\n', Qt::SkipEmptyParts);
}

/// Returns the names of the libraries that a program or library asks for.
QStringList neededBy(const QString &path)
{
    static const QRegularExpression needed(QStringLiteral("\\(NEEDED\\).*\\[(.*)\\]"));
    QStringList libraries;
    for (const QString &line : linesOf(outputOf(QStringLiteral("readelf"), {"-d", "-W", path}))) {
        if (const auto match = needed.match(line); match.hasMatch())
            libraries << match.captured(1);
    }
    return libraries;
}

/// Returns the symbols that nm prints, demangled and without versions, and for each of them the object files in an archive that use
/// it (with -A). Weak symbols are left out, because each library that uses a template defines its symbols again.
QMap<QString, QStringList> symbolsOf(const QStringList &arguments)
{
    // "lib.a:phone_server.cpp.o:                 U QTcpServer::close()" or "                 U QTcpServer::close()@Qt_6"
    static const QRegularExpression line(QStringLiteral("^(?:[^:]*:([^:]*):)?[0-9a-f ]* ([A-Za-z]) (.*?)(@.*)?$"));
    QMap<QString, QStringList> symbols;
    for (const QString &text : linesOf(outputOf(QStringLiteral("nm"), QStringList{"-C"} + arguments))) {
        const auto match = line.match(text);
        if (match.hasMatch() && !QStringLiteral("WVwvu").contains(match.captured(2)))
            symbols[match.captured(3)] << match.captured(1);
    }
    return symbols;
}

void addOnce(QStringList &list, const QString &text)
{
    if (!list.contains(text))
        list << text;
}

/// Reads strace's output. Its lines look like this: openat(AT_FDCWD</home/ada>, "name", O_RDWR|O_CREAT, 0666) = 7</home/ada/name>
Trace readTrace(const QString &path)
{
    static const QRegularExpression call(QStringLiteral("^\\d+ +(\\w+)\\((.*)"));
    static const QRegularExpression name(QStringLiteral("(?:(?:AT_FDCWD|\\d+)<([^>]*)>, )?\"([^\"]*)\""));
    static const QRegularExpression family(QStringLiteral("^(AF_\\w+)"));
    static const QRegularExpression writing(QStringLiteral("O_WRONLY|O_RDWR|O_CREAT|O_TRUNC"));
    Trace trace;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return trace;
    for (const QString &line : linesOf(file.readAll())) {
        const QRegularExpressionMatch found = call.match(line);
        const QString what = found.captured(1);
        const QString about = found.captured(2);
        if (what == QLatin1String("socket"))
            addOnce(trace.sockets, family.match(about).captured(1));
        const bool opens = what == QLatin1String("open") || what == QLatin1String("openat");
        if (!writingCalls.contains(what) && !(opens && about.contains(writing)))
            continue;
        auto names = name.globalMatch(about);
        while (names.hasNext()) {
            const QRegularExpressionMatch one = names.next();
            const QString place = one.captured(2).startsWith(u'/') ? one.captured(2) : one.captured(1) + u'/' + one.captured(2);
            addOnce(trace.written, QDir::cleanPath(place));
        }
    }
    return trace;
}

} // namespace

class TestConfinement : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void writesOnlyInItsOwnAndTheChosenFolders();
    void opensNoNetworkSocket();
    void usesTheNetworkLibraryForPhonesOnly();

private:
    QString at(const QString &name) const { return m_home->filePath(name); }
    bool canTrace() const;
    QStringList underStrace(const QStringList &command) const;
    QProcessEnvironment environment() const;
    QStringList elsewhere(const QStringList &written) const;

    std::unique_ptr<QTemporaryDir> m_home;
    QString m_book;
};

void TestConfinement::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    for (const char *folder : {"data", "chosen", "tmp", "home"})
        QVERIFY(QDir().mkpath(at(QString::fromLatin1(folder))));
    QVERIFY(QFile::setPermissions(at(QStringLiteral("tmp")), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    m_book = at(QStringLiteral("book.jsonl"));
    QFile file(m_book);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\":\"tableside-scores\",\"version\":1}\n{\"game\":\"g\"}\n"
               "{\"at\":1,\"fact\":\"start\",\"box\":\"dos\",\"scoring\":\"winnerTakesAll\",\"nextDealer\":\"roundWinner\",\"target\":200,"
               "\"players\":[{\"id\":\"a\",\"name\":\"Ada\",\"portrait\":\"\",\"colour\":0},{\"id\":\"b\",\"name\":\"Ben\","
               "\"portrait\":\"\",\"colour\":1}],\"dealer\":0}\n");
}

/// Returns whether strace works. A container may forbid it even where it is installed.
bool TestConfinement::canTrace() const
{
    QProcess strace;
    strace.start(QStringLiteral("strace"), {"-qq", "-o", "/dev/null", "true"});
    return strace.waitForFinished() && strace.exitStatus() == QProcess::NormalExit && strace.exitCode() == 0;
}

QStringList TestConfinement::underStrace(const QStringList &command) const
{
    return QStringList{"-f", "-qq", "-y", "-s", "4096", "-e", "trace=open,openat,socket,connect," + writingCalls.join(u','), "-o",
                       at(QStringLiteral("trace"))} + command;
}

/// Returns an environment with a new home folder, in which all folders have their default places.
QProcessEnvironment TestConfinement::environment() const
{
    QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
    for (const char *variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        all.remove(QString::fromLatin1(variable));
    all.insert(QStringLiteral("HOME"), at(QStringLiteral("home")));
    all.insert(QStringLiteral("TMPDIR"), at(QStringLiteral("tmp")));
    all.insert(QStringLiteral("XDG_RUNTIME_DIR"), at(QStringLiteral("tmp")));
    return all;
}

/// Returns the paths that are neither in the app's own folders nor where the person chose. The caches that libraries keep, of
/// fonts and of compiled QML, are allowed too.
QStringList TestConfinement::elsewhere(const QStringList &written) const
{
    // Libraries look for hardware when they start.
    QStringList allowed{QStringLiteral("/dev/null"), QStringLiteral("/dev/dri/"), QStringLiteral("/dev/snd/"),
                        QStringLiteral("/dev/video0"), QStringLiteral("/dev/nvidiactl"), QStringLiteral("/proc/self/"),
                        QStringLiteral("/var/cache/fontconfig/")};
    for (const char *folder : {"data", "chosen", "tmp", "home/.cache"})
        allowed << at(QString::fromLatin1(folder)) + u'/' << at(QString::fromLatin1(folder));
    QStringList others;
    for (const QString &path : written) {
        const auto holds = [&](const QString &place) { return path == place || (place.endsWith(u'/') && path.startsWith(place)); };
        if (std::ranges::none_of(allowed, holds))
            others << path;
    }
    return others;
}

void TestConfinement::writesOnlyInItsOwnAndTheChosenFolders()
{
    if (!canTrace())
        QSKIP("strace is missing or may not trace programs here");
    QProcess child;
    child.setProcessEnvironment(environment());
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QStringLiteral("strace"), underStrace({QCoreApplication::applicationFilePath(), QStringLiteral("session_child"),
                                                       at(QStringLiteral("data")), at(QStringLiteral("chosen")), m_book}));
    QVERIFY(child.waitForFinished(240'000));
    QCOMPARE(child.exitCode(), 0);
    const Trace trace = readTrace(at(QStringLiteral("trace")));
    QVERIFY(trace.written.contains(at(QStringLiteral("data/tableside.sqlite")))); // the trace contains the app's writing
    QVERIFY(std::ranges::any_of(trace.written, [&](const QString &path) { return path.startsWith(at(QStringLiteral("chosen/"))); }));
    QCOMPARE(elsewhere(trace.written), QStringList());
    QVERIFY2(!trace.sockets.contains(QStringLiteral("AF_INET")) && !trace.sockets.contains(QStringLiteral("AF_INET6")),
             qPrintable(trace.sockets.join(u' ')));
}

/// The program runs with the real sound, voice and desktop, as far as this computer has them.
void TestConfinement::opensNoNetworkSocket()
{
    if (!canTrace())
        QSKIP("strace is missing or may not trace programs here");
    QProcess program;
    program.setProcessEnvironment(environment());
    program.start(QStringLiteral("strace"), underStrace({QStringLiteral(TABLESIDE), QStringLiteral("--data-folder"),
                                                         at(QStringLiteral("data")), m_book}));
    const auto hasGame = [&] {
        Database database(at(QStringLiteral("data/tableside.sqlite")));
        return !ScoreStore(database).games().value_or(QList<qint64>()).isEmpty();
    };
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(at(QStringLiteral("data/tableside.sqlite"))), 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(hasGame(), 60'000);
    QFile lock(at(QStringLiteral("data/tableside.running")));
    QVERIFY(lock.open(QIODevice::ReadOnly));
    const int number = lock.readLine().trimmed().toInt(); // strace would detach from the app and end if it got the signal
    QVERIFY(number > 1 && ::kill(number, SIGTERM) == 0);
    QVERIFY(program.waitForFinished(60'000));
    const Trace trace = readTrace(at(QStringLiteral("trace")));
    for (const QString &family : trace.sockets)
        QVERIFY2(family == QLatin1String("AF_UNIX") || family == QLatin1String("AF_NETLINK"), qPrintable(family)); // local
    QCOMPARE(elsewhere(trace.written), QStringList());
}

/// Qt Multimedia and Qt QML load the Qt Network library anyway. Of the app itself, only app/phones/net uses it, and only to be
/// connected to: the app connects to nobody, resolves no names, and uses no socket of the system directly.
void TestConfinement::usesTheNetworkLibraryForPhonesOnly()
{
    for (const char *tool : {"ldd", "readelf", "nm"}) {
        if (QStandardPaths::findExecutable(QString::fromLatin1(tool)).isEmpty())
            QSKIP("ldd, readelf and nm are needed (libc-bin, binutils)");
    }
    const QString program = QStringLiteral(TABLESIDE);
    const QStringList own = neededBy(program);
    qInfo("needed by tableside itself: %s", qPrintable(own.join(u' ')));
    QVERIFY(!own.isEmpty());
    const QStringList used = symbolsOf({"-D", "--undefined-only", program}).keys();
    QVERIFY(!used.isEmpty());
    for (const char *call : {"socket", "connect", "getaddrinfo", "gethostbyname", "sendto", "recvfrom", "bind", "listen", "accept"})
        QVERIFY2(!used.contains(QString::fromLatin1(call)), call);

    QStringList networkLibraries;
    for (const QString &line : linesOf(outputOf(QStringLiteral("ldd"), {program}))) {
        const QStringList words = line.simplified().split(u' ');
        const QString path = words.value(2);
        if (words.first().startsWith(QLatin1String("libQt6Network")) || words.first().startsWith(QLatin1String("libQt6WebSockets")))
            networkLibraries << path;
        if (path.startsWith(u'/') && neededBy(path).contains(QLatin1String("libQt6Network.so.6")))
            qInfo("libQt6Network.so.6 is loaded by %s", qPrintable(words.first()));
    }
    QSet<QString> offered;
    for (const QString &library : std::as_const(networkLibraries)) {
        for (const QString &symbol : symbolsOf({"-D", "--defined-only", library}).keys())
            offered.insert(symbol);
    }
    QVERIFY(networkLibraries.isEmpty() || offered.size() > 1000);

    // The classes with which a program is connected to. connectToHost(), open() and bind() are forbidden in them, too.
#ifdef TABLESIDE_PHONES
    static const QRegularExpression allowed(
        QStringLiteral("^((vtable|typeinfo) for |qHash\\()?(QAbstractSocket|QHostAddress|QNetworkAddressEntry|QNetworkInterface|"
                       "QNetworkProxy|QTcpServer|QTcpSocket|QWebSocket|QWebSocketServer)(?!\\w)(?!::(bind|connectToHost|open)\\()"));
#else
    static const QRegularExpression allowed(QStringLiteral("^$"));
#endif
    QStringList phoneSymbols;
    for (const QString &symbol : used) {
        if (offered.contains(symbol)) {
            QVERIFY2(symbol.contains(allowed), qPrintable(symbol));
            phoneSymbols << symbol;
        }
    }
    qInfo("%d symbols of the network libraries are used", static_cast<int>(phoneSymbols.size()));

    // Addresses are values that other files may pass on.
    static const QRegularExpression address(QStringLiteral("^(qHash\\()?QHostAddress(?!\\w)"));
    QStringList files = QDir(QStringLiteral(TABLESIDE_SOURCES "/app/phones/net")).entryList({QStringLiteral("*.cpp")});
    files.replaceInStrings(QRegularExpression(QStringLiteral("$")), QStringLiteral(".o"));
    QStringList others;
    qsizetype count = 0;
    for (const QString &archive : QStringLiteral(TABLESIDE_ARCHIVES).split(u'|')) {
        const QMap<QString, QStringList> members = symbolsOf({"-A", "--undefined-only", archive});
        count += members.size();
        for (auto member = members.begin(); member != members.end(); ++member) {
            if (!offered.contains(member.key()) || member.key().contains(address))
                continue;
            for (const QString &file : member.value()) {
                if (!files.contains(file))
                    others << file + QLatin1String(" uses ") + member.key();
            }
        }
    }
    QVERIFY(count > 1000); // nm has read the archives
    QVERIFY2(others.isEmpty(), qPrintable(others.join(u'\n')));
}

TABLESIDE_TEST(TestConfinement)
#include "tst_confinement.moc"
