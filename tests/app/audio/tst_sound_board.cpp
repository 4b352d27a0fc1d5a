// Tests of the sound boards on a machine without an audio device: every sound has a file, and playing logs few warnings.
#include "test_program.h"

#include "app/audio/effect_sound_board.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QtEndian>

using namespace tableside;

Q_DECLARE_METATYPE(tableside::Sound)

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
    void everySoundHasItsFile_data();
    void everySoundHasItsFile();
    void silentBoardRecordsPlayedSounds();
    void logsFewMessagesWithoutADevice();
    void keepsVolumeWithinBounds_data();
    void keepsVolumeWithinBounds();
};

void TestSoundBoard::everySoundHasItsFile_data()
{
    QTest::addColumn<Sound>("sound");
    // The folder also contains the voices of the call booth
    const QStringList files = QDir(QStringLiteral(":/tableside/sounds")).entryList({QStringLiteral("*.wav")});
    QCOMPARE(allSounds().size(), files.size() - files.filter(QStringLiteral("voice-")).size());
    for (const Sound sound : allSounds())
        QTest::newRow(qPrintable(soundName(sound))) << sound;
}

void TestSoundBoard::everySoundHasItsFile()
{
    QFETCH(Sound, sound);
    QFile file(QStringLiteral(":/tableside/sounds/%1.wav").arg(soundName(sound)));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.errorString()));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith("RIFF") && bytes.mid(8, 4) == "WAVE");
    QCOMPARE(qFromLittleEndian<quint32>(bytes.constData() + 4), static_cast<quint32>(bytes.size() - 8));
    QCOMPARE(qFromLittleEndian<quint16>(bytes.constData() + 20), quint16(1)); // QSoundEffect reads only PCM
    QCOMPARE(qFromLittleEndian<quint16>(bytes.constData() + 34), quint16(16));
}

void TestSoundBoard::silentBoardRecordsPlayedSounds()
{
    SilentSoundBoard twin;
    SoundBoard &board = twin;
    board.play(Sound::deal);
    board.play(Sound::callDos);
    board.play(Sound::callDos);
    QCOMPARE(twin.played(), QList<Sound>({Sound::deal, Sound::callDos, Sound::callDos}));
    twin.forget();
    QVERIFY(twin.played().isEmpty());
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

void TestSoundBoard::keepsVolumeWithinBounds_data()
{
    QTest::addColumn<qreal>("given");
    QTest::addColumn<qreal>("expected");
    QTest::newRow("silent") << 0.0 << 0.0;
    QTest::newRow("half") << 0.5 << 0.5;
    QTest::newRow("full") << 1.0 << 1.0;
    QTest::newRow("negative") << -0.5 << 0.0;
    QTest::newRow("too loud") << 7.0 << 1.0;
}

void TestSoundBoard::keepsVolumeWithinBounds()
{
    QFETCH(qreal, given);
    EffectSoundBoard board;
    SilentSoundBoard twin;
    for (SoundBoard *each : {static_cast<SoundBoard *>(&board), static_cast<SoundBoard *>(&twin)}) {
        each->setVolume(given);
        QTEST(each->volume(), "expected");
    }
}

TABLESIDE_TEST(TestSoundBoard)
#include "tst_sound_board.moc"
