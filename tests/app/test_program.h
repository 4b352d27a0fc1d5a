// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The program that contains all Qt Test classes of a folder. Each file registers its class, which is then run by name, so that
// every class has its own process and a crash affects no other: `app_tests tst_hint [ARGUMENTS OF QT TEST]`.
#pragma once

#include <QDeadlineTimer>
#include <QTest>

#include <chrono>
#include <memory>

namespace tableside::test {

using MakeTest = std::unique_ptr<QObject> (*)();
using ChildMain = int (*)(int argc, char **argv);

/// Registers a test class, which is run by the name of its source file `file` without folder and suffix.
bool addTest(const char *file, MakeTest make);
/// Registers the main function of a process that tests start and kill. `PROGRAM NAME [ARGUMENT…]` calls `run` instead of a test,
/// with NAME as its argv[0].
bool addChild(const char *file, ChildMain run);

} // namespace tableside::test

// The QTRY_… macros of Qt 6.8 (Debian 13) convert the count of a duration from long to int, so that -Wconversion warns at each
// use. This replaces the waiting part of the macros and uses only the public interface of Qt Test.
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
#undef QTRY_IMPL
#define QTRY_IMPL(expr, timeout) \
    using namespace std::chrono_literals; \
    static_cast<void>(QTest::qWaitFor([&] { return static_cast<bool>(expr); }, QDeadlineTimer(timeout)));
#endif

/// Registers a test class, at the end of its file. Replaces QTEST_MAIN(TestClass).
#define TABLESIDE_TEST(TestClass) \
    [[maybe_unused]] static const bool isRegistered##TestClass = tableside::test::addTest( \
        __FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<TestClass>(); });
/// Registers a child process, at the end of its file. Replaces main().
#define TABLESIDE_CHILD(function) \
    [[maybe_unused]] static const bool isRegistered##function = tableside::test::addChild(__FILE__, function);
