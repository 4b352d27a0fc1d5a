// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A second process that uses the same store. Tests start it, and some kill it:
//   store_child append FILE         resumes the unfinished match in FILE (starts one if there is none) and appends lines until
//                                   it is killed; prints the number of each line after append() has returned
//   store_child open FILE           prints "persistent" or "in memory", the notice, the numbers of games, "repaired" or "sound"
//   store_child open-as-nobody FILE does the same as open, without root's permissions
//   store_child open-full FILE      does the same as open while no file can grow
//   store_child fill FILE BYTES     appends until a file would exceed BYTES; prints the number of stored lines and the problem
//   store_child fill-disk FOLDER    does the same as fill on a tiny disk that is mounted at FOLDER for this process only, then
//                                   prints the number of lines that can be read. Exits with 77 if it cannot mount
#include "test_program.h"
#include "app/store/matches/match_store.h"

#include <QCoreApplication>
#include <QFile>
#include <QStringList>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace tableside;

namespace {

QByteArray line(qsizetype number)
{
    return "{\"e\":\"test\",\"n\":" + QByteArray::number(number) + "}";
}

void print(const QString &text)
{
    std::printf("%s\n", qPrintable(text));
    std::fflush(stdout);
}

/// Resumes the newest unfinished match or starts one, and sets \p id. Returns the number of its lines; -1 on failure.
qsizetype takeUp(MatchStore &store, qint64 &id)
{
    if (const auto match = store.unfinished("dos")) {
        id = match->id;
        const auto lines = store.resume(id);
        return lines ? lines->size() : -1;
    }
    id = store.begin(QStringLiteral("dos"), line(0), {}).value_or(0);
    return id > 0 ? 1 : -1;
}

int appendOn(const QString &path, bool printEach)
{
    Database database(path);
    if (!database.isPersistent()) {
        print(database.notice());
        return 1;
    }
    MatchStore store(database);
    qint64 id = 0;
    qsizetype count = takeUp(store, id);
    for (; count > 0; ++count) {
        // Appends two lines at once every fifth time; the store must keep both or neither.
        const bool pair = count % 5 == 0;
        if (!(pair ? store.append(id, {line(count), line(count + 1)}) : store.append(id, line(count))))
            break;
        count += pair;
        if (printEach)
            print(QString::number(count));
    }
    print(QString::number(count));
    print(store.problem());
    return 1;
}

int open(const QString &path)
{
    Database database(path);
    print(database.isPersistent() ? QStringLiteral("persistent") : QStringLiteral("in memory"));
    print(database.notice());
    const GameCount count = countGames(database.connection()).value_or(GameCount());
    print(QStringLiteral("%1 sheets, %2 matches").arg(count.sheets).arg(count.matches));
    print(database.damage() ? QStringLiteral("repaired") : QStringLiteral("sound"));
    return 0;
}

void limitFileSize(rlim_t bytes)
{
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{bytes, bytes};
    setrlimit(RLIMIT_FSIZE, &limit);
}

bool write(const char *path, const QByteArray &text)
{
    QFile file(QString::fromLatin1(path));
    return file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && file.write(text) == text.size();
}

/// Enters a mount namespace of its own, as root or as root of a new user namespace. Returns whether that is allowed.
bool mayMount()
{
    const QByteArray user = "0 " + QByteArray::number(geteuid()) + " 1";
    const QByteArray group = "0 " + QByteArray::number(getegid()) + " 1";
    return unshare(CLONE_NEWNS) == 0
        || (unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0 && write("/proc/self/setgroups", "deny")
            && write("/proc/self/uid_map", user) && write("/proc/self/gid_map", group));
}

bool mountTinyDisk(const QString &folder)
{
    return mayMount()
        && mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0
        && mount("tmpfs", qPrintable(folder), "tmpfs", 0, "size=400k") == 0;
}

int fillDisk(const QString &folder)
{
    if (!mountTinyDisk(folder))
        return 77;
    const QString path = folder + QStringLiteral("/tableside.sqlite");
    appendOn(path, false);
    Database database(path);
    MatchStore store(database);
    qint64 id = 0;
    print(QString::number(takeUp(store, id)));
    return 0;
}

} // namespace

static int storeChild(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const QString command = arguments.value(1);
    const QString path = arguments.value(2);
    if (command == QLatin1String("append"))
        return appendOn(path, true);
    if (command == QLatin1String("fill")) {
        limitFileSize(arguments.value(3).toULong());
        return appendOn(path, false);
    }
    if (command == QLatin1String("open-full"))
        limitFileSize(0);
    if (command == QLatin1String("fill-disk"))
        return fillDisk(path);
    if (command == QLatin1String("open-as-nobody") && geteuid() == 0 && (setgid(65534) != 0 || setuid(65534) != 0))
        return 2;
    return open(path);
}

TABLESIDE_CHILD(storeChild)
