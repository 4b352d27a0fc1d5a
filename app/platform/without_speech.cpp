// Built instead of speech_voice.cpp where TABLESIDE_SPEECH is off: a voice that knows no language is never offered.
#include "app/platform/voice.h"

namespace tableside {

std::unique_ptr<Voice> systemVoice()
{
    return std::make_unique<SilentVoice>();
}

} // namespace tableside
