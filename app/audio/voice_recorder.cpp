#include "app/audio/voice_recorder.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSource>
#include <QIODevice>
#include <QMediaDevices>

#include <cstring>

namespace tableside {

VoiceRecorder::VoiceRecorder(QObject *parent) : QObject(parent)
{
    m_limit.setInterval(longestMs);
    m_limit.setSingleShot(true);
    connect(&m_limit, &QTimer::timeout, this, &VoiceRecorder::stop);
}

VoiceRecorder::~VoiceRecorder() = default;

void VoiceRecorder::start()
{
    cancel();
    emit asked();
    QAudioFormat format;
    format.setSampleRate(waveRate);
    format.setChannelCount(1);
    format.setSampleFormat(QAudioFormat::Int16);
    const QAudioDevice microphone = QMediaDevices::defaultAudioInput();
    if (microphone.isNull() || !microphone.isFormatSupported(format)) {
        //: Nothing can be recorded
        setProblem(tr("No microphone found. Connect one and try again."));
        return;
    }
    m_source = std::make_unique<QAudioSource>(microphone, format);
    m_device = m_source->start();
    if (!m_device)
        return sayUnusable();
    connect(m_device, &QIODevice::readyRead, this, &VoiceRecorder::read);
    // Queued, as the source must not go while it speaks
    connect(m_source.get(), &QAudioSource::stateChanged, this, &VoiceRecorder::stopIfLost, Qt::QueuedConnection);
    m_limit.start();
    setProblem({});
}

void VoiceRecorder::sayUnusable()
{
    cancel();
    //: Nothing can be recorded
    setProblem(tr("The microphone isn’t available. If another app is using it, close that app and try again."));
}

/// As when the sound server goes or the microphone is unplugged.
void VoiceRecorder::stopIfLost()
{
    if (m_source && m_source->state() == QAudio::StoppedState && m_source->error() != QAudio::NoError)
        sayUnusable();
}

void VoiceRecorder::read()
{
    if (!m_device)
        return;
    const QByteArray bytes = m_device->readAll();
    Samples fresh(static_cast<std::size_t>(bytes.size()) / sizeof(std::int16_t));
    std::memcpy(fresh.data(), bytes.constData(), fresh.size() * sizeof(std::int16_t));
    m_samples.insert(m_samples.end(), fresh.begin(), fresh.end());
    m_level = peakOf(fresh);
    emit levelChanged();
}

void VoiceRecorder::stop()
{
    if (!m_source)
        return;
    read();
    const Samples samples = std::move(m_samples);
    cancel();
    take(samples);
}

void VoiceRecorder::cancel()
{
    m_limit.stop();
    m_device.clear();
    m_source.reset();
    m_samples.clear();
    m_level = 0;
    emit levelChanged();
    setProblem({}); // it was that of another recording
}

void VoiceRecorder::take(const Samples &samples)
{
    const Samples voice = levelled(trimmed(samples));
    //: After a recording in which nothing was said
    setProblem(voice.empty() ? tr("Nothing was recorded. Try again, closer to the microphone.") : QString());
    if (!voice.empty())
        emit recorded(voice);
}

void VoiceRecorder::setProblem(const QString &problem)
{
    m_problem = problem;
    emit changed();
}

} // namespace tableside
