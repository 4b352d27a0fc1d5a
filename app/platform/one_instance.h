// Ensures one running process for each data folder: a lock in the folder decides which process is first, and later ones send it
// their requests over the session bus. Two processes would not lose a match, because the stores detect it (StoreTrouble::Stale),
// but the settings, the recordings and the deletion of all data are made for one process.
#pragma once

#include "app/platform/instance_bus.h"
#include "app/platform/start_request.h"

#include <QLockFile>
#include <QString>

#include <functional>
#include <memory>

namespace tableside {

class OneInstance
{
public:
    enum class Outcome {
        First,      ///< This process is the first: continue, and call answer(). Also if no lock is possible, as in a read-only
                    ///< folder.
        HandedOver, ///< The first process has received the request.
        Unreachable ///< Another process is first but can't be reached: no session bus, a different one, or no answer.
    };

    /// `folder` is the data folder, which need not exist yet.
    explicit OneInstance(const QString &folder);
    Q_DISABLE_COPY_MOVE(OneInstance)

    /// Blocks for at most a few seconds, in case the first process has only just started or is about to end.
    Outcome begin(const StartRequest &request);
    /// Calls `open` from the event loop with each request of later processes, including those received since begin().
    void answer(const std::function<void(const StartRequest &request)> &open);

private:
    bool lock();
    bool takeOver();

    QString m_path; ///< The path of the lock file.
    std::unique_ptr<QLockFile> m_lock;
    InstanceBus m_bus;
};

} // namespace tableside
