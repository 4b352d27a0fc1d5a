// The letters in which everything is set, on the screen and on paper: Manrope, carried along as a resource.
#pragma once

namespace tableside {

/// Makes it the application's font. Needs a QGuiApplication.
void useBundledFont();

} // namespace tableside
