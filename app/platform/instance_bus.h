// The connection from a new process of the program to the running one: org.freedesktop.Application on the session bus, which
// desktops use, too. Without a bus or TABLESIDE_DBUS no request is ever taken.
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
        Nobody, ///< No process offers to take it, or there is no bus.
        Silence ///< A process offers to take it, but did not answer or refused.
    };

    /// Each data folder has its own name on the bus.
    explicit InstanceBus(const QString &folder);
    ~InstanceBus();
    Q_DISABLE_COPY_MOVE(InstanceBus)

    /// Begins to accept requests.
    void offer();
    void answer(const std::function<void(const StartRequest &request)> &open);
    /// Sends the request to the process that called offer(), and waits until it was received.
    Answer hand(const StartRequest &request) const;

private:
    struct Desk;
    QString m_folder;
    std::unique_ptr<Desk> m_desk;
};

} // namespace tableside
