// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The app as the first instance in its data folder: it opens what later instances and the desktop request.
#pragma once

#include "driver.h"

#include "app/system/one_instance.h"

namespace tableside::test {

class FirstWindow
{
public:
    /// Runs the first instance in \p folder. \p driver uses the same folder and must outlive this object.
    FirstWindow(Driver &driver, const QString &folder) : m_instance(folder)
    {
        if (m_instance.begin({}) != OneInstance::Outcome::First)
            qFatal("Another window has %s", qPrintable(folder));
        m_instance.answer([this, &driver](const StartRequest &request) {
            driver.application().open(request);
            m_isAsked = true;
        });
    }

    /// Returns whether a request has arrived.
    bool isAsked() const { return m_isAsked; }

private:
    OneInstance m_instance;
    bool m_isAsked = false;
};

} // namespace tableside::test
