// The queue of requests from outside, in the order in which they arrive: from a second start, the desktop, or files dropped on
// the window. While a dialog of the system is open, such as a file dialog or the print preview, requests wait until it is closed.
#pragma once

#include "app/platform/start_request.h"

#include <QList>
#include <QObject>
#include <QQmlEngine>

#include <functional>

class QWindow;

namespace tableside {

/// Brings the open modal dialog to the front. Returns false if none is open.
bool raiseModalWindow();

class RequestQueue : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

public:
    using Show = std::function<void(const StartRequest &request)>;

    using QObject::QObject;

    /// Starts to call \p show, always from the event loop and never while a dialog blocks \p window. The window must outlive this
    /// object.
    void begin(QWindow &window, const Show &show);
    void add(const StartRequest &request);
    /// Adds files that were dropped on the window.
    Q_INVOKABLE void addFiles(const QList<QUrl> &files);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showLater();
    void showWaiting();

    QList<StartRequest> m_waiting;
    Show m_show;
};

} // namespace tableside
