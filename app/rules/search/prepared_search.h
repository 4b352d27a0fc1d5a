// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The search of the rules, built in a background thread when it is first needed, for each language in which somebody asks. Shared
// by the rules reader and the phones.
#pragma once

#include "app/rules/search/rules_search.h"

#include <QObject>
#include <QString>

#include <future>
#include <map>
#include <memory>
#include <stop_token>

namespace tableside::rules {

/// Belongs to the main thread.
class PreparedSearch : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    /// Stops what is being built.
    ~PreparedSearch() override;

    /// Starts building the search for queries in a language, in a background thread that uses a RulesLibrary of its own. Does
    /// nothing if that has already been started.
    void prepare(const QString &language);
    /// Returns whether prepare() has been called.
    bool isUsed() const { return !m_built.empty(); }
    /// Returns whether get() returns without waiting.
    bool isReady(const QString &language) const;
    /// Returns the search for queries in a language. Builds it if necessary, and waits until it is built.
    const RulesSearch &get(const QString &language);

signals:
    /// Emitted when the search for a language has been built.
    void ready();

private:
    std::stop_source m_stop;
    std::map<QString, std::shared_future<std::unique_ptr<RulesSearch>>> m_built; ///< The searches by language.
};

} // namespace tableside::rules
