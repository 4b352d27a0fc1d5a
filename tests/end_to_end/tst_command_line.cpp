// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The program's arguments: options that need no window work without a display, and wrong arguments are reported.
#include "test_program.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <vector>

class TestCommandLine : public QObject
{
    Q_OBJECT

private slots:
    void answersWithoutDisplay();
    void acceptsQtOptionsAndRejectsAPipeWithoutReadingIt();
};

namespace {

/// Runs the program and verifies what it prints and its exit code. \p platform is QT_QPA_PLATFORM.
void verifyAnswer(const QStringList &arguments, int exitCode, const QByteArray &says, const QString &platform)
{
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), platform);
    program.setProcessEnvironment(environment);
    program.setProcessChannelMode(QProcess::MergedChannels);
    program.start(QStringLiteral(TABLESIDE), arguments);
    const QByteArray row = arguments.join(u' ').toUtf8();
    QVERIFY2(program.waitForFinished(), row.constData());
    const QByteArray said = program.readAll();
    QVERIFY2(program.exitStatus() == QProcess::NormalExit && program.exitCode() == exitCode, row.constData());
    QVERIFY2(said.contains(says), (row + ": " + said).constData());
}

struct AnswerRow
{
    QStringList arguments;
    int exitCode;
    QByteArray says;
};

} // namespace

void TestCommandLine::answersWithoutDisplay()
{
    const std::vector<AnswerRow> rows{
        {{"--help"}, 0, "--data-folder <DIR>"},
        {{"-h"}, 0, "--data-folder <DIR>"},
        {{"--help-all"}, 0, "--data-folder <DIR>"},
        {{"-v"}, 0, "Tableside "},
        {{"--data-folder", "--help"}, 2, "name of a folder"},
        {{"-platform", "offscreen", "nowhere.csv"}, 2, "no file “nowhere.csv”"},
        {{"-platform", "offscreen", "/"}, 2, "is a folder"},
        {{"-platform", "offscreen", "/dev/zero"}, 2, "isn’t a file"},
        {{"-platform", "offscreen", "a.csv", "b.csv"}, 2, "“b.csv” is a second"},
        {{"-platform", "offscreen", "--open", "chess"}, 2, "dos, uno, score, rules"},
        {{"-platform", "offscreen", "--open", "dos", "a.csv"}, 2, "either a file or --open"},
        {{"--data-folder="}, 2, "name of a folder"},
    };
    for (const AnswerRow &row : rows) // a window would abort the program
        verifyAnswer(row.arguments, row.exitCode, row.says, QStringLiteral("no such platform"));
}

/// No process writes to the pipe, so reading it would block for ever.
void TestCommandLine::acceptsQtOptionsAndRejectsAPipeWithoutReadingIt()
{
    const QTemporaryDir folder;
    const QString offscreen = QStringLiteral("offscreen");
    const QStringList start{"-platform", offscreen, "--data-folder", folder.path()};
    verifyAnswer(start + QStringList{"-stylesheet", "none", "--window", "wide"}, 2, "is no window size", offscreen);
    const QString pipe = folder.filePath(QStringLiteral("pipe.jsonl"));
    QCOMPARE(QProcess::execute(QStringLiteral("mkfifo"), {pipe}), 0);
    verifyAnswer(start + QStringList{pipe}, 2, "“pipe.jsonl” isn’t a file", offscreen);
}

TABLESIDE_TEST(TestCommandLine)
#include "tst_command_line.moc"
