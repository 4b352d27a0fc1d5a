#include "app/audio/source_microphone.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSource>
#include <QIODevice>
#include <QMediaDevices>

#include <cstring>

namespace tableside {

std::unique_ptr<Microphone> systemMicrophone()
{
    return std::make_unique<SourceMicrophone>();
}

SourceMicrophone::SourceMicrophone() = default;
SourceMicrophone::~SourceMicrophone() = default;

Microphone::Start SourceMicrophone::start()
{
    QAudioFormat format;
    format.setSampleRate(waveRate);
    format.setChannelCount(1);
    format.setSampleFormat(QAudioFormat::Int16);
    const QAudioDevice device = QMediaDevices::defaultAudioInput();
    if (device.isNull() || !device.isFormatSupported(format))
        return Start::NoMicrophone;
    m_source = std::make_unique<QAudioSource>(device, format);
    m_device = m_source->start();
    if (!m_device)
        return Start::Unavailable;
    connect(m_device, &QIODevice::readyRead, this, &SourceMicrophone::flush);
    // The connection is queued, because the slot destroys the source, which must not happen while the source emits this signal.
    connect(m_source.get(), &QAudioSource::stateChanged, this, &SourceMicrophone::emitLostOnError, Qt::QueuedConnection);
    return Start::Begun;
}

void SourceMicrophone::flush()
{
    if (!m_device)
        return;
    const QByteArray bytes = m_device->readAll();
    Samples fresh(static_cast<std::size_t>(bytes.size()) / sizeof(std::int16_t));
    std::memcpy(fresh.data(), bytes.constData(), fresh.size() * sizeof(std::int16_t));
    emit heard(fresh);
}

void SourceMicrophone::emitLostOnError()
{
    if (m_source->state() == QAudio::StoppedState && m_source->error() != QAudio::NoError)
        emit lost();
}

} // namespace tableside
