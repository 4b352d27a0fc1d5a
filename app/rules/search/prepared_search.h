// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The search of the rules, built in a background thread when it is first needed. Shared by the rules reader and the phones.
#pragma once

#include "app/rules/search/rules_search.h"

#include <QObject>

#include <future>
#include <memory>

namespace tableside::rules {

/// Belongs to the main thread.
class PreparedSearch : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Starts building the index of all languages in a background thread that uses a RulesLibrary of its own. Does nothing if
    /// building has already been started.
    void prepare();
    /// Returns whether get() returns without waiting.
    bool isReady() const;
    /// Returns the search. Builds it if necessary, and waits until it is built.
    const RulesSearch &get();

signals:
    /// Emitted once, when the search has been built.
    void ready();

private:
    std::shared_future<std::unique_ptr<RulesSearch>> m_built;
};

} // namespace tableside::rules
