#include "calls/camera_watch.h"

#include "calls/frame_difference.h"

#include <QCamera>
#include <QCameraDevice>
#include <QMediaCaptureSession>
#include <QMediaDevices>
#include <QVideoFrame>
#include <QVideoSink>

#include <cmath>

namespace tableside {

CameraWatch::CameraWatch(QObject *parent) : QObject(parent)
{
}

CameraWatch::~CameraWatch() = default;

bool CameraWatch::isAvailable() const
{
    return !QMediaDevices::videoInputs().isEmpty();
}

void CameraWatch::setWatching(bool watching)
{
    if (m_watching == watching)
        return;
    m_watching = watching;
    m_skip = 0;
    settle();
    m_level = 0;
    setProblem({});
    if (watching)
        startCamera();
    else
        stopCamera();
    emit watchingChanged();
    emit levelChanged();
}

void CameraWatch::settle()
{
    m_before = {};
    m_skip = qMax(m_skip, settlingFrames); // after it rang it is deaf for longer
}

void CameraWatch::startCamera()
{
    if (!isAvailable())
        return;
    m_sink = std::make_unique<QVideoSink>();
    m_camera = std::make_unique<QCamera>(QMediaDevices::defaultVideoInput());
    m_session = std::make_unique<QMediaCaptureSession>();
    m_session->setCamera(m_camera.get());
    m_session->setVideoSink(m_sink.get());
    connect(m_sink.get(), &QVideoSink::videoFrameChanged, this,
            [this](const QVideoFrame &frame) { look(frame.toImage()); });
    // Queued, as the camera must not go while it speaks
    connect(m_camera.get(), &QCamera::errorOccurred, this, &CameraWatch::sayUnusable, Qt::QueuedConnection);
    m_camera->start();
}

void CameraWatch::stopCamera()
{
    m_session.reset();
    m_camera.reset();
    m_sink.reset();
}

void CameraWatch::sayUnusable()
{
    stopCamera();
    m_level = 0;
    emit levelChanged();
    //: At the referee of poses: the camera does not watch
    setProblem(tr("The camera cannot be used: perhaps another program has it."));
}

void CameraWatch::setProblem(const QString &problem)
{
    if (m_problem == problem)
        return;
    m_problem = problem;
    emit problemChanged();
}

void CameraWatch::setSensitivity(qreal sensitivity)
{
    m_sensitivity = qBound(0.0, sensitivity, 1.0);
    emit sensitivityChanged();
}

// From a third of the picture to half a hundredth of it, evenly in ratio.
double CameraWatch::thresholdFor(qreal sensitivity)
{
    constexpr double coarse = 0.3;
    constexpr double fine = 0.005;
    return coarse * std::pow(fine / coarse, sensitivity);
}

void CameraWatch::look(const QImage &frame)
{
    if (!m_watching)
        return;
    const QImage now = smallGrey(frame);
    const double share = frameDifference(m_before, now);
    m_before = now;
    if (m_skip > 0) {
        --m_skip;
        return;
    }
    m_level = qMin(1.0, share / thresholdFor(m_sensitivity));
    emit levelChanged();
    if (m_level < 1.0)
        return;
    m_skip = deafFrames;
    emit moved();
}

} // namespace tableside
