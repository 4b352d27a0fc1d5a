// Sends requests, such as the files to open, from a newly started Tableside to the one that is already running. Uses the D-Bus
// session bus and the interface org.freedesktop.Application, with which desktops also open files in an app. If there is no
// session bus or the build option TABLESIDE_DBUS is off, requests are not delivered.
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
        Nobody, ///< No process accepts requests, or there is no session bus.
        Silence ///< A process accepts requests, but did not answer or reported an error.
    };

    /// Creates the connection for a data folder; each folder has its own bus name.
    explicit InstanceBus(const QString &folder);
    ~InstanceBus();
    Q_DISABLE_COPY_MOVE(InstanceBus)

    /// Registers this process on the bus, so that it receives requests.
    void offer();
    void answer(const std::function<void(const StartRequest &request)> &open);
    /// Sends a request to the process that has called offer(), and blocks until that process has received it.
    Answer hand(const StartRequest &request) const;

private:
    struct Private;
    QString m_folder;
    std::unique_ptr<Private> m_private;
};

} // namespace tableside
