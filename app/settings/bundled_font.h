// The bundled font Manrope, a resource used for all text on the screen and on paper.
#pragma once

namespace tableside {

/// Makes Manrope the application's font. Requires a QGuiApplication.
void useBundledFont();

} // namespace tableside
