// A short tap for the fingers, through the desktop's own service (feedbackd, as phones with Linux have it); where there
// is none, nothing happens.
#pragma once

namespace tableside {

class Vibration
{
public:
    /// Returns at once.
    void tap() const;
};

} // namespace tableside
