// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/net/qr_code.h"

#include <qrcodegen.hpp>

#include <stdexcept>

namespace tableside::phones {

QList<QList<bool>> qrCode(const QString &text)
{
    using qrcodegen::QrCode;
    try {
        const QrCode code = QrCode::encodeText(text.toUtf8().constData(), QrCode::Ecc::MEDIUM);
        QList<QList<bool>> rows;
        for (int y = 0; y < code.getSize(); ++y) {
            QList<bool> row;
            for (int x = 0; x < code.getSize(); ++x)
                row.append(code.getModule(x, y));
            rows.append(row);
        }
        return rows;
    } catch (const std::length_error &) { // qrcodegen::data_too_long
        return {};
    }
}

} // namespace tableside::phones
