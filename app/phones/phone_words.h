// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of the phone page (resources/phone).
#pragma once

#include <QJsonObject>

class QTranslator;

namespace tableside::phones {

/// Returns the texts of the phone page by their keys, which the page uses in t() and count(). The texts are in the language of
/// \p translator, which need not be installed; null stands for the language of the interface. A text that \p translator lacks
/// is in English. Placeholders such as %1 are left for the page.
[[nodiscard]] QJsonObject phoneWords(const QTranslator *translator = nullptr);

} // namespace tableside::phones
