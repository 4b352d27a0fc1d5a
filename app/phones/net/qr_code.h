// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// QR codes, by Nayuki's library.
#pragma once

#include <QList>
#include <QString>

namespace tableside::phones {

/// Returns the modules of the QR code of a text: rows from top to bottom, dark ones true, without the light border of four modules
/// that must surround them. The code is as small as it can be with at least medium error correction (15 %); empty if the text is
/// too long for any code.
QList<QList<bool>> qrCode(const QString &text);

} // namespace tableside::phones
