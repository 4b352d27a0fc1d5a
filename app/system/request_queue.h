// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The queue of requests to open files or pages, in order of arrival: from a second start of the app, from the desktop, or from
// files dropped on the window. Requests wait while a system dialog is open, such as a file dialog or the print preview.
#pragma once

#include "app/system/start_request.h"

#include <QList>
#include <QObject>
#include <QQmlEngine>

#include <functional>

class QWindow;

namespace tableside {

/// Raises the open modal dialog to the front. Returns false if no dialog is open.
bool raiseModalWindow();

class RequestQueue : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

public:
    using Show = std::function<void(const StartRequest &request)>;

    using QObject::QObject;

    /// Sets \p show as the function that handles requests. It is called only from the event loop and never while a dialog
    /// blocks \p window. The window must outlive this object.
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
