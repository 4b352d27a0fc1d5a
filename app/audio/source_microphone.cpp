// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The implementation of Microphone with Qt Multimedia.
#include "app/audio/microphone.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSource>
#include <QIODevice>
#include <QMediaDevices>
#include <QPointer>

#include <cstring>

namespace tableside {

namespace {

class SourceMicrophone : public Microphone
{
public:
    Start start() override;
    void flush() override;

private:
    void emitLostOnError();

    std::unique_ptr<QAudioSource> m_source;
    QPointer<QIODevice> m_device; ///< Owned by m_source, which may delete it.
};

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

} // namespace

std::unique_ptr<Microphone> systemMicrophone()
{
    return std::make_unique<SourceMicrophone>();
}

} // namespace tableside
