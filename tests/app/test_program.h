// One program for all Qt Test classes of a folder. Each file registers its class and is run by name, so that every class
// has a process of its own and a crash loses no other: `app_tests tst_hint [ARGUMENTS OF QT TEST]`.
#pragma once

#include <QDeadlineTimer>
#include <QTest>

#include <chrono>
#include <memory>

namespace tableside::test {

using MakeTest = std::unique_ptr<QObject> (*)();
using ChildMain = int (*)(int argc, char **argv);

/// `file` is the source file of the test class; the class is run by that file's name without folder and suffix.
bool addTest(const char *file, MakeTest make);
/// A process that tests start and kill: `PROGRAM NAME [ARGUMENT…]` calls it instead of a test, with NAME as its argv[0].
bool addChild(const char *file, ChildMain run);

} // namespace tableside::test

// The QTRY_… macros of Qt 6.8 (Debian 13) put the count of a duration, a long, into an int, and -Wconversion speaks up wherever
// one is used. This is the part of them that waits, in terms of what Qt Test offers to everybody.
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
#undef QTRY_IMPL
#define QTRY_IMPL(expr, timeout) \
    using namespace std::chrono_literals; \
    static_cast<void>(QTest::qWaitFor([&] { return static_cast<bool>(expr); }, QDeadlineTimer(timeout)));
#endif

/// Instead of QTEST_MAIN(TestClass), at the end of a file.
#define TABLESIDE_TEST(TestClass) \
    [[maybe_unused]] static const bool isRegistered##TestClass = tableside::test::addTest( \
        __FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<TestClass>(); });
/// Instead of main(), at the end of a file.
#define TABLESIDE_CHILD(function) \
    [[maybe_unused]] static const bool isRegistered##function = tableside::test::addChild(__FILE__, function);
