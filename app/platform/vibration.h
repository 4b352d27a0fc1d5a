// A short haptic pulse, through the desktop's service (feedbackd, on Linux phones) or the browser; does nothing without either.
#pragma once

namespace tableside {

class Vibration
{
public:
    /// Starts the pulse and returns at once.
    void tap() const;
};

} // namespace tableside
