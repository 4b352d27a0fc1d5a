// Records a voice with the microphone, for the length of a call, and emits the recording, trimmed and leveled.
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
    /// The current level, 0 to 1.
    Q_PROPERTY(qreal level READ level NOTIFY levelChanged FINAL)
    /// The reason why recording failed, as a sentence; otherwise empty.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)

public:
    static constexpr int longestMs = 3000;

    using OpenMicrophone = std::function<std::unique_ptr<Microphone>()>;

    explicit VoiceRecorder(QObject *parent = nullptr);
    /// Records from another microphone, for at most \p mostMs milliseconds. For tests.
    VoiceRecorder(const OpenMicrophone &open, int mostMs, QObject *parent = nullptr);
    ~VoiceRecorder() override;

    bool isRecording() const { return m_microphone != nullptr; }
    qreal level() const { return m_level; }
    QString problem() const { return m_problem; }

    /// Starts to record, and stops after longestMs of sound. The time in which the person is asked for permission does not count.
    Q_INVOKABLE void start();
    Q_INVOKABLE void stop();
    /// Stops without emitting recorded(), and clears the problem of the last recording.
    Q_INVOKABLE void cancel();

    /// Processes recorded samples, as stop() does.
    void take(const Samples &samples);

signals:
    /// Emitted when start() is called, even if it fails.
    void asked();
    void recorded(const tableside::Samples &samples);
    void changed();
    void levelChanged();

private:
    void hear(const Samples &fresh);
    void sayUnusable();
    void setProblem(const QString &problem);

    OpenMicrophone m_open;
    std::unique_ptr<Microphone> m_microphone; ///< Null unless a recording is in progress.
    Samples m_samples;
    QTimer m_limit;
    qreal m_level = 0;
    QString m_problem;
};

} // namespace tableside
