// Guards callbacks that come later, such as from a dialog: the object that waits for them may be gone by then.
#pragma once

#include <QObject>
#include <QPointer>

#include <type_traits>
#include <utility>

namespace tableside {

/// Returns a function that calls \p then as long as \p context exists, and does nothing afterwards: it then returns a
/// default-constructed value. For use in the thread of \p context.
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
