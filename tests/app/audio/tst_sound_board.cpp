// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the sound boards on a machine without an audio device: every sound has a file, and playing logs few warnings.
#include "test_program.h"
#include "tests/app/row_note.h"

#include "app/audio/effect_sound_board.h"

#include <QDir>
#include <QFile>
#include <QTest>
#include <QtEndian>

using namespace tableside;
using test::RowNote;

namespace {

QStringList messages;

void keepMessage(QtMsgType, const QMessageLogContext &, const QString &message)
{
    messages.append(message);
}

} // namespace

class TestSoundBoard : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("PULSE_SERVER", "unix:/nonexistent"); }
    void everySoundHasItsFile();
    void logsFewMessagesWithoutADevice();
};

void TestSoundBoard::everySoundHasItsFile()
{
    // The folder also contains the voices of the call booth
    const QStringList files = QDir(QStringLiteral(":/tableside/sounds")).entryList({QStringLiteral("*.wav")});
    QCOMPARE(allSounds().size(), files.size() - files.filter(QStringLiteral("voice-")).size());
    for (const Sound sound : allSounds()) {
        const RowNote note(soundName(sound));
        QFile file(QStringLiteral(":/tableside/sounds/%1.wav").arg(soundName(sound)));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.errorString()));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith("RIFF") && bytes.mid(8, 4) == "WAVE");
        QCOMPARE(qFromLittleEndian<quint32>(bytes.constData() + 4), static_cast<quint32>(bytes.size() - 8));
        QCOMPARE(qFromLittleEndian<quint16>(bytes.constData() + 20), quint16(1)); // QSoundEffect reads only PCM
        QCOMPARE(qFromLittleEndian<quint16>(bytes.constData() + 34), quint16(16));
    }
}

void TestSoundBoard::logsFewMessagesWithoutADevice()
{
    messages.clear();
    const QtMessageHandler before = qInstallMessageHandler(keepMessage);
    {
        EffectSoundBoard board;
        board.play(Sound::deal); // No sound is loaded yet
        board.load();
        board.load();
        for (int i = 0; i < 50; ++i) {
            for (const Sound sound : allSounds())
                board.play(sound);
            QCoreApplication::processEvents();
        }
    }
    qInstallMessageHandler(before);
    QVERIFY2(messages.size() <= 3, qPrintable(messages.join(u'\n')));
}

TABLESIDE_TEST(TestSoundBoard)
#include "tst_sound_board.moc"
