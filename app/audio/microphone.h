// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The interface of the device's microphone, which delivers recorded samples.
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
        Begun,  ///< heard() is emitted from now on.
        Asking, ///< The system is asking the user for permission; heard() is emitted once the user allows it.
        NoMicrophone,
        Unavailable
    };

    using QObject::QObject;

    /// Starts recording; may be called only once. heard() is emitted until this object is destroyed.
    virtual Start start() = 0;
    /// Emits heard() for samples that are still in the buffer.
    virtual void flush() {}

signals:
    void heard(const tableside::Samples &samples);
    /// Emitted when recording becomes impossible, for example because the microphone was unplugged, the sound server ended, or the
    /// user denied permission in a browser. The receiver should then destroy this object.
    void lost();
};

std::unique_ptr<Microphone> systemMicrophone();

} // namespace tableside
