// A short tap for the fingers, through the service of the desktop (feedbackd, as phones with Linux have it) or the browser;
// where there is none, nothing happens.
#pragma once

namespace tableside {

class Vibration
{
public:
    /// Returns at once.
    void tap() const;
};

} // namespace tableside
