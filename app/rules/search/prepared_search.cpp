// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/search/prepared_search.h"

#include <chrono>

namespace tableside::rules {

void PreparedSearch::prepare()
{
    if (m_built.valid())
        return;
    // The thread may use this object, because the destructor of the future waits for the thread.
    m_built = std::async(std::launch::async, [this] {
        auto search = std::make_unique<RulesSearch>(RulesLibrary());
        const auto report = [this] {
            m_built.wait(); // the thread posts this call shortly before it ends
            emit ready();
        };
        QMetaObject::invokeMethod(this, report, Qt::QueuedConnection);
        return search;
    });
}

bool PreparedSearch::isReady() const
{
    return m_built.valid() && m_built.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

const RulesSearch &PreparedSearch::get()
{
    prepare();
    return *m_built.get();
}

} // namespace tableside::rules
