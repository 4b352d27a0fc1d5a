// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Starts a child process of this program and kills it with SIGKILL.
#pragma once

#include <QCoreApplication>
#include <QProcess>
#include <QTest>

#include <functional>

namespace tableside::test {

/// Returns the number of kills: TABLESIDE_KILLS for long runs, otherwise \p usual.
inline int killCount(int usual)
{
    return qEnvironmentVariableIsSet("TABLESIDE_KILLS") ? qEnvironmentVariableIntValue("TABLESIDE_KILLS") : usual;
}

/// Runs the child until its output is enough, waits \p ms milliseconds, kills it, and returns its complete lines of output. The
/// child may also end by itself before that.
inline QList<QByteArray> runAndKill(const QStringList &arguments,
                                    const std::function<bool(const QByteArray &output)> &isEnough, int ms)
{
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(), arguments);
    if (!child.waitForStarted())
        qFatal("The child did not start");
    QByteArray output;
    const bool hasTold = QTest::qWaitFor(
        [&] {
            output += child.readAllStandardOutput();
            return isEnough(output) || child.state() == QProcess::NotRunning;
        },
        300'000);
    const bool hasEnded = child.state() == QProcess::NotRunning;
    if (!hasTold || (hasEnded && (child.exitStatus() != QProcess::NormalExit || child.exitCode() != 0)))
        qFatal("The child printed too little: %s", output.constData());
    if (!hasEnded) {
        QTest::qWait(ms);
        child.kill();
        child.waitForFinished();
    }
    output += child.readAllStandardOutput();
    QList<QByteArray> lines = output.split('\n');
    lines.removeLast(); // incomplete or empty
    return lines;
}

} // namespace tableside::test
