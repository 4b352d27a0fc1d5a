// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Protects delayed callbacks, such as those of dialogs, whose receiver may be destroyed before the callback is called.
#pragma once

#include <QObject>
#include <QPointer>

#include <type_traits>
#include <utility>

namespace tableside {

/// Returns a function that calls \p then if \p context still exists. Otherwise, the function does nothing and returns a
/// default-constructed value. The function must be called in the thread of \p context.
template <typename Then>
auto whileAlive(const QObject *context, Then then)
{
    return [alive = QPointer<const QObject>(context), then = std::move(then)](const auto &...arguments) {
        using Result = std::invoke_result_t<const Then &, decltype(arguments)...>;
        if (alive)
            return then(arguments...);
        return Result();
    };
}

} // namespace tableside
