// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/system/request_queue.h"

#include <QEvent>
#include <QGuiApplication>
#include <QWindow>

namespace tableside {

bool raiseModalWindow()
{
    QWindow *dialog = QGuiApplication::modalWindow();
    if (!dialog)
        return false;
    dialog->raise();
    dialog->requestActivate();
    return true;
}

void RequestQueue::begin(QWindow &window, const Show &show)
{
    m_show = show;
    window.installEventFilter(this);
    showLater();
}

void RequestQueue::add(const StartRequest &request)
{
    m_waiting << request;
    showLater();
}

void RequestQueue::addFiles(const QList<QUrl> &files)
{
    StartRequest request;
    request.files = files;
    add(request);
}

bool RequestQueue::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::WindowUnblocked)
        showLater();
    return false;
}

/// Calls showWaiting() from the event loop. A request may close the open page, which must not happen while a function of that
/// page is running.
void RequestQueue::showLater()
{
    QMetaObject::invokeMethod(this, &RequestQueue::showWaiting, Qt::QueuedConnection);
}

void RequestQueue::showWaiting()
{
    while (m_show && !m_waiting.isEmpty() && !QGuiApplication::modalWindow())
        m_show(m_waiting.takeFirst());
}

} // namespace tableside
