// The app as the first window of its data folder: it follows what later starts and the desktop ask for.
#pragma once

#include "driver.h"

#include "app/platform/one_instance.h"

namespace tableside::test {

class FirstWindow
{
public:
    /// `driver` runs in `folder` and outlives this object.
    FirstWindow(Driver &driver, const QString &folder) : m_instance(folder)
    {
        if (m_instance.begin({}) != OneInstance::Outcome::First)
            qFatal("Another window has %s", qPrintable(folder));
        m_instance.answer([this, &driver](const StartRequest &request) {
            driver.application().open(request);
            m_isAsked = true;
        });
    }

    /// Whether a request has come.
    bool isAsked() const { return m_isAsked; }

private:
    OneInstance m_instance;
    bool m_isAsked = false;
};

} // namespace tableside::test
