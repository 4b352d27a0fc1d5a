// Records a voice with the microphone, for as long as a call takes, and hands over what was said: trimmed and levelled.
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QTimer>

#include "app/audio/wave.h"

#include <memory>

class QAudioSource;
class QIODevice;

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

    explicit VoiceRecorder(QObject *parent = nullptr);
    ~VoiceRecorder() override;

    bool isRecording() const { return m_source != nullptr; }
    qreal level() const { return m_level; }
    QString problem() const { return m_problem; }

    /// Ends by itself after longestMs.
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
    void read();
    void sayUnusable();
    void stopIfLost();
    void setProblem(const QString &problem);

    std::unique_ptr<QAudioSource> m_source;
    QPointer<QIODevice> m_device; ///< Of m_source, which may lose it.
    Samples m_samples;
    QTimer m_limit;
    qreal m_level = 0;
    QString m_problem;
};

} // namespace tableside
