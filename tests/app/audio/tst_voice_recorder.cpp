// The recorder of voices with a microphone of the test's own: what ends a recording, and what does not.
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

/// A quarter of a second that is loud enough to be kept.
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
    void theQuestionForTheMicrophoneTakesNoTime();
    void aMicrophoneWithoutSoundEnds();
    void stoppingEndsTheQuestion();

private:
    /// Ends as soon as its limit has begun and the event loop has run.
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

/// A browser asks the person; the first recording once ended before they had answered.
void TestVoiceRecorder::theQuestionForTheMicrophoneTakesNoTime()
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

void TestVoiceRecorder::aMicrophoneWithoutSoundEnds()
{
    const std::unique_ptr<VoiceRecorder> silent = recorder(Microphone::Start::Begun);
    silent->start();
    QVERIFY(silent->isRecording());
    QTRY_VERIFY(!silent->isRecording());
    QVERIFY(!silent->problem().isEmpty());
}

void TestVoiceRecorder::stoppingEndsTheQuestion()
{
    const std::unique_ptr<VoiceRecorder> asking = recorder(Microphone::Start::Asking);
    asking->start();
    asking->stop();
    QVERIFY(!asking->isRecording());
    QVERIFY(!asking->problem().isEmpty());
}

TABLESIDE_TEST(TestVoiceRecorder)
#include "tst_voice_recorder.moc"
