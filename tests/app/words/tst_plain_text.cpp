// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests that each Text in QML has the format PlainText. Otherwise Qt Quick would treat a name such as “<img src='https://…'>” as
// HTML and fetch the picture.
#include "test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

class TestPlainText : public QObject
{
    Q_OBJECT

private slots:
    void everyTextItemHasPlainText();
};

void TestPlainText::everyTextItemHasPlainText()
{
    static const QRegularExpression begin(QStringLiteral("^( *)(?:[A-Za-z.]+: |component [A-Za-z]+: )?(?:T\\.)?(?:Text|Label) \\{$"));
    QStringList silent;
    int found = 0;
    QDirIterator files(QStringLiteral(TABLESIDE_SOURCES "/qml"), {QStringLiteral("*.qml")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
        for (qsizetype line = 0; line < lines.size(); ++line) {
            const QRegularExpressionMatch match = begin.match(lines[line]);
            if (!match.hasMatch())
                continue;
            ++found;
            const qsizetype end = lines.indexOf(match.captured(1) + u'}', line);
            QVERIFY(end > line);
            const QString own = match.captured(1) + QStringLiteral("    textFormat: Text.PlainText");
            if (!lines.mid(line, end - line).contains(own))
                silent << QStringLiteral("%1:%2").arg(file.fileName()).arg(line + 1);
        }
    }
    QVERIFY(found >= 10); // nearly all texts are Words, which contains one of these
    QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u'\n')));
}

TABLESIDE_TEST(TestPlainText)
#include "tst_plain_text.moc"
