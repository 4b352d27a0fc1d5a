// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/audio/voice_recorder.h"

namespace tableside {

VoiceRecorder::VoiceRecorder(QObject *parent) : VoiceRecorder(systemMicrophone, longestMs, parent) {}

VoiceRecorder::VoiceRecorder(const OpenMicrophone &open, int mostMs, QObject *parent) : QObject(parent), m_open(open)
{
    m_limit.setInterval(mostMs);
    m_limit.setSingleShot(true);
    connect(&m_limit, &QTimer::timeout, this, &VoiceRecorder::stop);
}

VoiceRecorder::~VoiceRecorder() = default;

void VoiceRecorder::start()
{
    cancel();
    emit asked();
    m_microphone = m_open();
    connect(m_microphone.get(), &Microphone::heard, this, &VoiceRecorder::hear);
    // The connection is queued, because the slot destroys the microphone. That must not happen while the microphone emits this
    // signal.
    connect(m_microphone.get(), &Microphone::lost, this, &VoiceRecorder::reportUnusable, Qt::QueuedConnection);
    switch (m_microphone->start()) {
    case Microphone::Start::Begun:
        m_limit.start();
        setProblem({});
        return;
    case Microphone::Start::Asking: setProblem({}); return;
    case Microphone::Start::NoMicrophone:
        cancel();
        //: Nothing can be recorded
        setProblem(tr("No microphone found. Connect one and try again."));
        return;
    case Microphone::Start::Unavailable: reportUnusable(); return;
    }
}

void VoiceRecorder::reportUnusable()
{
    cancel();
    //: Nothing can be recorded
    setProblem(tr("The microphone isn’t available. If another app is using it, close that app and try again."));
}

void VoiceRecorder::hear(const Samples &fresh)
{
    if (!m_limit.isActive()) // the user has just given permission, so the time limit starts now
        m_limit.start();
    m_samples.insert(m_samples.end(), fresh.begin(), fresh.end());
    m_level = peakOf(fresh);
    emit levelChanged();
}

void VoiceRecorder::stop()
{
    if (!m_microphone)
        return;
    m_microphone->flush();
    const Samples samples = std::move(m_samples);
    cancel();
    take(samples);
}

void VoiceRecorder::cancel()
{
    m_limit.stop();
    m_microphone.reset();
    m_samples.clear();
    m_level = 0;
    emit levelChanged();
    setProblem({}); // a problem of the last recording no longer matters
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
