// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "test_program.h"

#include <QApplication>
#include <QFileInfo>
#include <QMetaMethod>

#include <cstdio>
#include <map>
#include <vector>

namespace tableside::test {

namespace {

struct Entry
{
    MakeTest test = nullptr;
    ChildMain child = nullptr;
};

std::map<QString, Entry> &entries()
{
    static std::map<QString, Entry> all;
    return all;
}

bool add(const char *file, Entry entry)
{
    return entries().emplace(QFileInfo(QString::fromUtf8(file)).completeBaseName(), entry).second;
}

int usage(const char *program)
{
    std::fprintf(stderr, "usage: %s NAME [--part=K/N] [ARGUMENT…], where NAME is one of\n", program);
    for (const auto &[name, entry] : entries()) {
        if (entry.test)
            std::fprintf(stderr, "  %s\n", qPrintable(name));
    }
    return 2;
}

/// Returns every `count`-th test function of the class, beginning with index `first`.
std::vector<QByteArray> functionsOf(const QMetaObject &test, int first, int count)
{
    std::vector<QByteArray> chosen;
    int index = 0;
    for (int i = test.methodOffset(); i < test.methodCount(); ++i) {
        const QMetaMethod method = test.method(i);
        if (method.methodType() != QMetaMethod::Slot || method.parameterCount() > 0 || method.name().endsWith("_data")
            || QByteArrayList{"initTestCase", "cleanupTestCase", "init", "cleanup"}.contains(method.name()))
            continue;
        if (index++ % count == first)
            chosen.push_back(method.name());
    }
    return chosen;
}

} // namespace

bool addTest(const char *file, MakeTest make)
{
    return add(file, {make, nullptr});
}

bool addChild(const char *file, ChildMain run)
{
    return add(file, {nullptr, run});
}

} // namespace tableside::test

int main(int argc, char **argv)
{
    using namespace tableside::test;
    const auto entry = argc > 1 ? entries().find(QString::fromLocal8Bit(argv[1])) : entries().end();
    if (entry == entries().end())
        return usage(argv[0]);
    if (entry->second.child)
        return entry->second.child(argc - 1, argv + 1);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi); // QTEST_MAIN sets it, too
    QApplication application(argc, argv);
    // The paths of settings and data contain this name, and classes that run at the same time must not share them.
    QCoreApplication::setApplicationName(entry->first);
    std::vector<char *> arguments(argv, argv + argc);
    arguments.erase(arguments.begin() + 1);
    const std::unique_ptr<QObject> test = entry->second.test();
    std::vector<QByteArray> functions;
    int part = 0;
    int parts = 0;
    if (arguments.size() > 1 && std::sscanf(arguments[1], "--part=%d/%d", &part, &parts) == 2 && part >= 1 && part <= parts) {
        functions = functionsOf(*test->metaObject(), part - 1, parts);
        arguments.erase(arguments.begin() + 1);
        for (QByteArray &function : functions)
            arguments.push_back(function.data());
    }
    return QTest::qExec(test.get(), static_cast<int>(arguments.size()), arguments.data());
}
