// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/search/prepared_search.h"

#include <chrono>

namespace tableside::rules {

PreparedSearch::~PreparedSearch()
{
    m_stop.request_stop();
}

void PreparedSearch::prepare(const QString &language)
{
    auto &built = m_built[language];
    if (built.valid())
        return;
    // The thread may use `built`, because the destructor of the future waits for the thread.
    built = std::async(std::launch::async, [this, &built, language, stop = m_stop.get_token()] {
        auto search = std::make_unique<RulesSearch>(RulesLibrary());
        search->learn(language, stop);
        const auto report = [this, &built] {
            built.wait(); // the thread posts this call shortly before it ends
            emit ready();
        };
        QMetaObject::invokeMethod(this, report, Qt::QueuedConnection);
        return search;
    });
}

bool PreparedSearch::isReady(const QString &language) const
{
    const auto built = m_built.find(language);
    return built != m_built.end() && built->second.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

const RulesSearch &PreparedSearch::get(const QString &language)
{
    prepare(language);
    return *m_built.at(language).get();
}

} // namespace tableside::rules
