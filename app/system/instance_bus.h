// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Sends requests, such as the files to open, from a newly started Tableside to the one that is already running. Uses the D-Bus
// session bus and the interface org.freedesktop.Application, with which desktops also open files in an app. If there is no
// session bus, requests are not delivered.
#pragma once

#include "app/system/start_request.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <functional>

namespace tableside {

/// The app's D-Bus object, whose interface is org.freedesktop.Application:
/// https://specifications.freedesktop.org/desktop-entry-spec/latest/dbus.html
class BusApplication : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Application")

public:
    /// Sets the function that receives requests. Earlier requests are then passed to the function from the event loop.
    void answer(const std::function<void(const StartRequest &request)> &open);

public slots: // The D-Bus specification defines the slots' names and arguments.
    void Activate(const QVariantMap &platformData);
    void Open(const QStringList &uris, const QVariantMap &platformData);
    void ActivateAction(const QString &name, const QVariantList &parameter, const QVariantMap &platformData);

private:
    void take(StartRequest request, const QVariantMap &platformData);
    void openNext();

    QList<StartRequest> m_waiting;
    std::function<void(const StartRequest &request)> m_open;
};

class InstanceBus
{
public:
    enum class Answer {
        Taken,
        Nobody, ///< No process accepts requests, or there is no session bus.
        Silence ///< A process accepts requests, but did not answer or reported an error.
    };

    /// Creates the connection for a data folder; each folder has its own bus name.
    explicit InstanceBus(const QString &folder) : m_folder(folder) {}
    ~InstanceBus();
    Q_DISABLE_COPY_MOVE(InstanceBus)

    /// Registers this process on the bus, so that it receives requests.
    void offer();
    void answer(const std::function<void(const StartRequest &request)> &open) { m_application.answer(open); }
    /// Sends a request to the process that has called offer(), and blocks until that process has received the request, but at
    /// most 15 seconds.
    Answer hand(const StartRequest &request) const;

private:
    const QString m_folder;
    BusApplication m_application;
    QString m_name;              ///< The bus name of this process; empty before offer().
    bool m_hasPlainName = false; ///< Whether this process owns the app's bus name without a suffix. If processes for several data
                                 ///< folders run, the first process owns that name.
};

} // namespace tableside
