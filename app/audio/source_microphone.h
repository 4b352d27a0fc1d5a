// The implementation of Microphone with Qt Multimedia.
#pragma once

#include "app/audio/microphone.h"

#include <QPointer>

class QAudioSource;
class QIODevice;

namespace tableside {

class SourceMicrophone : public Microphone
{
    Q_OBJECT

public:
    SourceMicrophone();
    ~SourceMicrophone() override;

    Start start() override;
    void flush() override;

private:
    void emitLostOnError();

    std::unique_ptr<QAudioSource> m_source;
    QPointer<QIODevice> m_device; ///< Owned by m_source, which may delete it.
};

} // namespace tableside
