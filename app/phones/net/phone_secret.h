// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The secret with which a phone proves that its user has seen the table's QR code.
#pragma once

#include <QString>

namespace tableside::phones {

/// Returns 128 bits from the system's secure random generator in base32 (RFC 4648): 26 letters and digits from A to Z and 2 to 7.
QString newSecret();

} // namespace tableside::phones
