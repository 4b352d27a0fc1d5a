// One Tableside for each data folder: a lock in the folder tells which start was first, and later ones hand it over the
// session bus what they were asked for. Two programs would not lose a match, for the stores notice (StoreTrouble::Stale),
// but settings, recordings and deleting everything are made for one.
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
        First,      ///< Go on, and answer(). Also where no lock can lie, as in a folder that can't be written.
        HandedOver, ///< To the first, which has it now.
        Unreachable ///< There is a first, but no way to it: no session bus, another one, or it doesn't answer.
    };

    /// `folder` is where the data is; it need not be there yet.
    explicit OneInstance(const QString &folder);
    Q_DISABLE_COPY_MOVE(OneInstance)

    /// Waits for at most some seconds, for a first one that has only just begun or is about to end.
    Outcome begin(const StartRequest &request);
    /// Calls `open`, from the event loop, with what later starts ask for, and with what they have asked for since begin().
    void answer(const std::function<void(const StartRequest &request)> &open);

private:
    bool lock();
    bool takeOver();

    QString m_path; ///< Of the lock.
    std::unique_ptr<QLockFile> m_lock;
    InstanceBus m_bus;
};

} // namespace tableside
