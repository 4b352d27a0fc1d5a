// Records a voice with the microphone, for as long as a call takes, and hands over what was said: trimmed and levelled.
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
    /// How loud it is now, 0 … 1.
    Q_PROPERTY(qreal level READ level NOTIFY levelChanged FINAL)
    /// Why there is nothing to be heard, as a sentence; else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)

public:
    static constexpr int longestMs = 3000;

    using OpenMicrophone = std::function<std::unique_ptr<Microphone>()>;

    explicit VoiceRecorder(QObject *parent = nullptr);
    /// For tests: records from another microphone, for at most \p mostMs milliseconds.
    VoiceRecorder(const OpenMicrophone &open, int mostMs, QObject *parent = nullptr);
    ~VoiceRecorder() override;

    bool isRecording() const { return m_microphone != nullptr; }
    qreal level() const { return m_level; }
    QString problem() const { return m_problem; }

    /// Starts to record, and stops after longestMs of sound: the time in which the person is asked for the microphone does not
    /// count.
    Q_INVOKABLE void start();
    Q_INVOKABLE void stop();
    /// Nothing comes of it, nor is anything said of the one before.
    Q_INVOKABLE void cancel();

    /// What stop() does with what was recorded.
    void take(const Samples &samples);

signals:
    /// start() begins, whatever may come of it.
    void asked();
    void recorded(const tableside::Samples &samples);
    void changed();
    void levelChanged();

private:
    void hear(const Samples &fresh);
    void sayUnusable();
    void setProblem(const QString &problem);

    OpenMicrophone m_open;
    std::unique_ptr<Microphone> m_microphone; ///< Null unless it records.
    Samples m_samples;
    QTimer m_limit;
    qreal m_level = 0;
    QString m_problem;
};

} // namespace tableside
