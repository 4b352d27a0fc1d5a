// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of VoiceRecorder with a fake microphone: when a recording ends.
#include "test_program.h"

#include "app/audio/voice_recorder.h"

#include <QSignalSpy>
#include <QTest>

using namespace tableside;

namespace {

class FakeMicrophone : public Microphone
{
public:
    explicit FakeMicrophone(Start answer) : m_answer(answer) {}

    Start start() override { return m_answer; }

private:
    Start m_answer;
};

/// Returns a quarter of a second of sound that is loud enough to be kept.
Samples spoken()
{
    Samples samples;
    for (int i = 0; i < waveRate / 4; ++i)
        samples.push_back(static_cast<std::int16_t>((i / 50 % 2) * 9000));
    return samples;
}

} // namespace

class TestVoiceRecorder : public QObject
{
    Q_OBJECT

private slots:
    void waitsForMicrophonePermission();
    void endsWithoutSound();

private:
    /// Returns a recorder whose time limit is 0, so that it ends in the first run of the event loop after recording began.
    std::unique_ptr<VoiceRecorder> recorder(Microphone::Start answer)
    {
        return std::make_unique<VoiceRecorder>([this, answer] {
            auto made = std::make_unique<FakeMicrophone>(answer);
            m_microphone = made.get();
            return made;
        }, 0);
    }

    FakeMicrophone *m_microphone = nullptr;
};

/// A browser asks the person for permission. The time limit once ended the first recording before the person had answered.
void TestVoiceRecorder::waitsForMicrophonePermission()
{
    const std::unique_ptr<VoiceRecorder> asking = recorder(Microphone::Start::Asking);
    QSignalSpy recorded(asking.get(), &VoiceRecorder::recorded);
    asking->start();
    QCoreApplication::processEvents();
    QVERIFY(asking->isRecording());
    QCOMPARE(asking->problem(), QString());
    emit m_microphone->heard(spoken());
    QTRY_COMPARE(recorded.size(), 1);
    QVERIFY(!asking->isRecording());
    QCOMPARE(asking->problem(), QString());
}

void TestVoiceRecorder::endsWithoutSound()
{
    const std::unique_ptr<VoiceRecorder> silent = recorder(Microphone::Start::Begun);
    silent->start();
    QVERIFY(silent->isRecording());
    QTRY_VERIFY(!silent->isRecording()); // At the time limit
    QVERIFY(!silent->problem().isEmpty());
    const std::unique_ptr<VoiceRecorder> asking = recorder(Microphone::Start::Asking);
    asking->start();
    asking->stop();
    QVERIFY(!asking->isRecording());
    QVERIFY(!asking->problem().isEmpty());
}

TABLESIDE_TEST(TestVoiceRecorder)
#include "tst_voice_recorder.moc"
