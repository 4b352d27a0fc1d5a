// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Records a voice that says a player's call, and emits the recording with silence trimmed and its loudness adjusted.
#pragma once

#include "app/audio/microphone.h"

#include <QObject>
#include <QQmlEngine>
#include <QTimer>

#include <functional>
#include <memory>

namespace tableside {

class VoiceRecorder : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the call booth")

    Q_PROPERTY(bool recording READ isRecording NOTIFY changed FINAL)
    /// The current level of the microphone, 0 to 1.
    Q_PROPERTY(qreal level READ level NOTIFY levelChanged FINAL)
    /// The reason why recording failed, as a sentence; empty if it did not fail.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)

public:
    static constexpr int longestMs = 3000;

    using OpenMicrophone = std::function<std::unique_ptr<Microphone>()>;

    explicit VoiceRecorder(QObject *parent = nullptr);
    /// Records with the microphone that \p open returns, for at most \p mostMs milliseconds. For tests.
    VoiceRecorder(const OpenMicrophone &open, int mostMs, QObject *parent = nullptr);
    ~VoiceRecorder() override;

    bool isRecording() const { return m_microphone != nullptr; }
    qreal level() const { return m_level; }
    QString problem() const { return m_problem; }

    /// Starts recording, and stops after longestMs milliseconds of sound. The time until the user gives permission does not
    /// count.
    Q_INVOKABLE void start();
    Q_INVOKABLE void stop();
    /// Stops without emitting recorded(), and clears problem().
    Q_INVOKABLE void cancel();

    /// Emits recorded() with the given samples, trimmed and adjusted in loudness, as stop() does with the recorded ones. Sets
    /// problem() instead if the samples contain no voice.
    void take(const Samples &samples);

signals:
    /// Emitted when start() is called, even if recording fails.
    void asked();
    void recorded(const tableside::Samples &samples);
    void changed();
    void levelChanged();

private:
    void hear(const Samples &fresh);
    void reportUnusable();
    void setProblem(const QString &problem);

    OpenMicrophone m_open;
    std::unique_ptr<Microphone> m_microphone; ///< Null unless a recording is in progress.
    Samples m_samples;
    QTimer m_limit;
    qreal m_level = 0;
    QString m_problem;
};

} // namespace tableside
