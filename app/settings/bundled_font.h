// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The bundled font Manrope, which is used for all text, on the screen and on paper.
#pragma once

namespace tableside {

/// Makes Manrope the application's font. Requires a QGuiApplication.
void useBundledFont();

} // namespace tableside
