// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A short haptic pulse, through the browser or the desktop's service (feedbackd, on Linux phones). Does nothing if both are
// missing.
#pragma once

namespace tableside {

class Vibration
{
public:
    /// Starts one pulse and returns at once.
    void tap() const;
};

} // namespace tableside
