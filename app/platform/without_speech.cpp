// Built instead of speech_voice.cpp if TABLESIDE_SPEECH is off. This voice speaks no language, so reading aloud is never
// offered.
#include "app/platform/voice.h"

namespace tableside {

std::unique_ptr<Voice> systemVoice()
{
    return std::make_unique<SilentVoice>();
}

} // namespace tableside
