// Guards delayed callbacks, such as those of dialogs: the object that waits for one may be destroyed first.
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
