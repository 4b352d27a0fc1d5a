// Lets the camera look whether somebody who poses moves: the difference of one frame to the next, on this device only;
// nothing is stored or sent. Without a camera it is not there.
#pragma once

#include <QImage>
#include <QObject>
#include <QQmlEngine>

#include <memory>

class QCamera;
class QMediaCaptureSession;
class QVideoFrame;
class QVideoSink;

namespace tableside {

class CameraWatch : public QObject
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(bool available READ isAvailable CONSTANT FINAL)
    Q_PROPERTY(bool watching READ isWatching WRITE setWatching NOTIFY watchingChanged FINAL)
    /// 0 rings for a fall only, 1 for a finger.
    Q_PROPERTY(qreal sensitivity READ sensitivity WRITE setSensitivity NOTIFY sensitivityChanged FINAL)
    /// What was seen last, 1 being what rings.
    Q_PROPERTY(qreal level READ level NOTIFY levelChanged FINAL)
    /// Why it does not watch although it should, as a sentence; else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)

public:
    /// Cameras adjust to the light first, and whoever strikes a pose moves.
    static constexpr int settlingFrames = 15;
    /// So many frames are not looked at after it rang: one move is one ring.
    static constexpr int deafFrames = 45;

    explicit CameraWatch(QObject *parent = nullptr);
    ~CameraWatch() override;

    bool isAvailable() const;
    bool isWatching() const { return m_watching; }
    void setWatching(bool watching);
    qreal sensitivity() const { return m_sensitivity; }
    void setSensitivity(qreal sensitivity);
    qreal level() const { return m_level; }
    QString problem() const { return m_problem; }
    /// The share of the picture that has to change, for a sensitivity.
    static double thresholdFor(qreal sensitivity);

    /// Somebody takes up a pose: the next frames are not judged.
    Q_INVOKABLE void settle();
    /// A frame of the camera.
    void look(const QImage &frame);
    /// The camera has failed.
    void sayUnusable();

signals:
    void watchingChanged();
    void sensitivityChanged();
    void levelChanged();
    void problemChanged();
    void moved();

private:
    void startCamera();
    void stopCamera();
    void setProblem(const QString &problem);

    std::unique_ptr<QVideoSink> m_sink;
    std::unique_ptr<QCamera> m_camera;
    std::unique_ptr<QMediaCaptureSession> m_session;
    QImage m_before;
    int m_skip = 0; ///< Frames that are not judged.
    bool m_watching = false;
    qreal m_sensitivity = 0.5;
    qreal m_level = 0;
    QString m_problem;
};

} // namespace tableside
