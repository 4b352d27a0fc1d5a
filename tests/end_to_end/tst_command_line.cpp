// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The program's arguments: options that need no window work without a display, and wrong arguments are reported.
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

class TestCommandLine : public QObject
{
    Q_OBJECT

private slots:
    void answersWithoutDisplay_data();
    void answersWithoutDisplay();
    void acceptsQtOptions();
    void rejectsAPipeWithoutReadingIt();
};

void TestCommandLine::answersWithoutDisplay_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("help") << QStringList{"--help"} << 0 << QByteArray("--data-folder <DIR>");
    QTest::newRow("short help") << QStringList{"-h"} << 0 << QByteArray("--data-folder <DIR>");
    QTest::newRow("all help") << QStringList{"--help-all"} << 0 << QByteArray("--data-folder <DIR>");
    QTest::newRow("version") << QStringList{"-v"} << 0 << QByteArray("Tableside ");
    QTest::newRow("help, not a folder") << QStringList{"--data-folder", "--help"} << 2 << QByteArray("name of a folder");
    QTest::newRow("no such file") << QStringList{"-platform", "offscreen", "nowhere.csv"} << 2 << QByteArray("no file “nowhere.csv”");
    QTest::newRow("a folder") << QStringList{"-platform", "offscreen", "/"} << 2 << QByteArray("is a folder");
    QTest::newRow("a device") << QStringList{"-platform", "offscreen", "/dev/zero"} << 2 << QByteArray("isn’t a file");
    QTest::newRow("two files") << QStringList{"-platform", "offscreen", "a.csv", "b.csv"} << 2 << QByteArray("“b.csv” is a second");
    QTest::newRow("no such page") << QStringList{"-platform", "offscreen", "--open", "chess"} << 2 << QByteArray("dos, uno, score, rules");
    QTest::newRow("page and file") << QStringList{"-platform", "offscreen", "--open", "dos", "a.csv"} << 2 << QByteArray("either a file or --open");
    QTest::newRow("no folder") << QStringList{"--data-folder="} << 2 << QByteArray("name of a folder");
}

void TestCommandLine::answersWithoutDisplay()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QByteArray, says);
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    // A window would abort the program.
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("no such platform"));
    program.setProcessEnvironment(environment);
    program.setProcessChannelMode(QProcess::MergedChannels);
    program.start(QStringLiteral(TABLESIDE), arguments);
    QVERIFY(program.waitForFinished());
    const QByteArray said = program.readAll();
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QVERIFY2(said.contains(says), said.constData());
    QCOMPARE(program.exitCode(), exitCode);
}

void TestCommandLine::acceptsQtOptions()
{
    const QTemporaryDir folder;
    QProcess program;
    program.setProcessChannelMode(QProcess::MergedChannels);
    program.start(QStringLiteral(TABLESIDE), {"-platform", "offscreen", "-stylesheet", "none", "--data-folder",
                                              folder.path(), "--window", "wide"});
    QVERIFY(program.waitForFinished());
    const QByteArray said = program.readAll();
    QVERIFY2(said.contains("is no window size"), said.constData()); // so the other options were accepted
    QCOMPARE(program.exitCode(), 2);
}

/// No process writes to the pipe, so reading it would block for ever.
void TestCommandLine::rejectsAPipeWithoutReadingIt()
{
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe.jsonl"));
    QCOMPARE(QProcess::execute(QStringLiteral("mkfifo"), {pipe}), 0);
    QProcess program;
    program.setProcessChannelMode(QProcess::MergedChannels);
    program.start(QStringLiteral(TABLESIDE), {"-platform", "offscreen", "--data-folder", folder.path(), pipe});
    QVERIFY(program.waitForFinished());
    const QByteArray said = program.readAll();
    QVERIFY2(said.contains("“pipe.jsonl” isn’t a file"), said.constData());
    QCOMPARE(program.exitCode(), 2);
}

TABLESIDE_TEST(TestCommandLine)
#include "test_program.h"
#include "tst_command_line.moc"
