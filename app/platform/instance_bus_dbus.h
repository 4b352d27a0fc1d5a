// The app's D-Bus object, whose interface is org.freedesktop.Application:
// https://specifications.freedesktop.org/desktop-entry-spec/latest/dbus.html
#pragma once

#include "app/platform/start_request.h"

#include <QList>
#include <QObject>
#include <QStringList>
#include <QVariant>

#include <functional>

namespace tableside {

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

} // namespace tableside
