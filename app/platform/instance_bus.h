// The way from one start of the program to another: org.freedesktop.Application on the session bus, which desktops know too;
// where there is no bus, or without TABLESIDE_DBUS, there is none.
#pragma once

#include "app/platform/start_request.h"

#include <QString>

#include <functional>
#include <memory>

namespace tableside {

class InstanceBus
{
public:
    enum class Answer {
        Taken,
        Nobody, ///< Nobody offers to take it, or there is no bus.
        Silence ///< Somebody does, and didn't answer or refused.
    };

    /// Each folder has a name of its own on the bus.
    explicit InstanceBus(const QString &folder);
    ~InstanceBus();
    Q_DISABLE_COPY_MOVE(InstanceBus)

    /// Takes requests from now on.
    void offer();
    void answer(const std::function<void(const StartRequest &request)> &open);
    /// Gives it to whoever offers, and waits until they have it.
    Answer hand(const StartRequest &request) const;

private:
    struct Desk;
    QString m_folder;
    std::unique_ptr<Desk> m_desk;
};

} // namespace tableside
