// What the microphone of this device hears, while it is asked.
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
        Begun,     ///< Sound comes from now on.
        Asking,    ///< The system asks the person first; sound comes once they allow it.
        NoMicrophone,
        Unavailable
    };

    using QObject::QObject;

    /// Once. What it hears from then on comes by heard(), until it is destroyed.
    virtual Start start() = 0;
    /// Hands over by heard() what is still on its way.
    virtual void flush() {}

signals:
    void heard(const tableside::Samples &samples);
    /// It was unplugged, or the sound server went, or, in a browser, the person said no. Nothing follows.
    void lost();
};

std::unique_ptr<Microphone> systemMicrophone();

} // namespace tableside
