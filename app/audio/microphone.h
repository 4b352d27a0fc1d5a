// Delivers the sound from this device's microphone.
#pragma once

#include "app/audio/wave.h"

#include <QObject>

#include <memory>

namespace tableside {

class Microphone : public QObject
{
    Q_OBJECT

public:
    enum class Start {
        Begun,     ///< heard() is emitted from now on.
        Asking,    ///< The system first asks the person for permission; heard() is emitted after they allow it.
        NoMicrophone,
        Unavailable
    };

    using QObject::QObject;

    /// Starts to record; may be called once. heard() is emitted from then on until this object is destroyed.
    virtual Start start() = 0;
    /// Emits heard() for the samples that are still buffered.
    virtual void flush() {}

signals:
    void heard(const tableside::Samples &samples);
    /// Emitted when the microphone was unplugged, the sound server ended, or in a browser the person refused. No further signals
    /// follow.
    void lost();
};

std::unique_ptr<Microphone> systemMicrophone();

} // namespace tableside
