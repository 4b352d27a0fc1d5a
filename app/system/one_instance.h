// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Ensures that only one process runs for each data folder. A lock in the folder determines the first process; later processes
// send their requests to the first one over the session bus. Two processes would not lose match data, because the stores detect
// concurrent changes (StoreTrouble::Stale), but settings, voice recordings, and the deletion of all data assume a single process.
#pragma once

#include "app/system/instance_bus.h"
#include "app/system/start_request.h"

#include <QLockFile>
#include <QString>

#include <functional>
#include <memory>

namespace tableside {

class OneInstance
{
public:
    enum class Outcome {
        First,      ///< This process is the first, or no lock can be created, as in a read-only folder. The caller continues and
                    ///< calls answer().
        HandedOver, ///< The first process has received the request, so this one should exit.
        Unreachable ///< Another process is first, but it did not answer or is not on the same session bus.
    };

    /// Prepares for the data folder `folder`, which need not exist yet.
    explicit OneInstance(const QString &folder);
    Q_DISABLE_COPY_MOVE(OneInstance)

    /// Determines whether this process is the first, and otherwise sends `request` to the first. Blocks for up to 3 seconds while
    /// the first process is starting or ending, and for up to 15 seconds more if the first process does not answer.
    Outcome begin(const StartRequest &request);
    /// Calls `open` from the event loop for each request of a later process, including requests received since begin().
    void answer(const std::function<void(const StartRequest &request)> &open);

private:
    bool lock();
    bool takeOver();

    QString m_path; ///< The path of the lock file.
    std::unique_ptr<QLockFile> m_lock;
    InstanceBus m_bus;
};

} // namespace tableside
