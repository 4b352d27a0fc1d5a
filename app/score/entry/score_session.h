// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One open score sheet. Each change (a score::Statement) is checked by the ledger, the list of all entries of the game. The
// change is then stored, and only then shown. A change that could not be stored is removed from the ledger.
#pragma once

// The headers of QObject classes come first, because moc 6.4 cannot parse <compare>, which the engine's headers include.
#include <QByteArrayList>
#include <QObject>

#include "engine/score/ledger.h"

#include <functional>
#include <memory>
#include <optional>

namespace tableside {

class ScoreStore;

/// Returns the milliseconds since the epoch (UTC). Injected so that tests control the clock.
using WallClock = std::function<qint64()>;
WallClock systemWallClock();

/// An open score game with its ledger (the list of all facts, and the sheet derived from them).
class ScoreSession : public QObject
{
    Q_OBJECT

public:
    /// Begins a game in the store. Returns null and sets \p problem on failure.
    static std::unique_ptr<ScoreSession> begin(const score::GameStarted &start, ScoreStore &store, WallClock clock,
                                               QString &problem);
    /// Opens a stored game. Returns null and sets \p problem on failure.
    static std::unique_ptr<ScoreSession> open(qint64 id, ScoreStore &store, WallClock clock, QString &problem);
    /// Reads a stored game without opening it; an open session of the game is not affected. Returns nothing and sets \p problem
    /// on failure.
    static std::optional<score::Ledger> read(qint64 id, ScoreStore &store, QString &problem);

    qint64 gameId() const { return m_id; }
    const score::Ledger &ledger() const { return m_ledger; }
    /// Returns the sheet with the players' current names and looks. Exception: a game that had already ended when it was opened
    /// keeps the names and looks recorded in it.
    const score::Sheet &sheet() const { return m_sheet; }
    /// A function that returns the current names and looks of all players of a game, in the order of \p recorded. The ids in
    /// the result are ignored.
    using PlayerResolver = std::function<std::vector<score::Player>(const std::vector<score::Player> &recorded)>;
    void setPlayerResolver(PlayerResolver resolver);
    /// Updates the sheet's players with the resolver. Called when a person's name or look may have changed.
    void resolvePlayers();

    /// Delays signals while an object of this class exists. Changes are still stored at once. When the last such object is
    /// destroyed, changed() or draftChanged() is emitted at most once.
    class ChangeBatch
    {
    public:
        explicit ChangeBatch(ScoreSession &session) : m_session(session) { ++m_session.m_held; }
        ~ChangeBatch();
        Q_DISABLE_COPY_MOVE(ChangeBatch)

    private:
        ScoreSession &m_session;
    };

    /// Applies and stores a change of the game. Returns an empty string on success. On failure, changes nothing and returns a
    /// sentence with the reason.
    QString state(const score::Statement &statement);

signals:
    /// Emitted when the sheet has changed in anything but drafts (hands that are still being counted).
    void changed();
    /// Emitted when only a draft has changed: a hand that is being counted, which has no effect on points yet.
    void draftChanged();

private:
    ScoreSession(ScoreStore &store, WallClock clock) : m_store(store), m_clock(std::move(clock)) {}

    static std::optional<score::Ledger> ledger(const std::optional<QByteArrayList> &texts, const ScoreStore &store,
                                               QString &problem);
    const score::DraftChanged *draftIn(const score::Statement &statement) const;
    void tellChange();
    score::Sheet resolved(const score::Sheet &sheet) const;

    ScoreStore &m_store;
    WallClock m_clock;
    qint64 m_id = 0;
    score::Ledger m_ledger;
    score::Sheet m_sheet; ///< The ledger's sheet with resolved players.
    PlayerResolver m_resolver;
    int m_held = 0;            ///< The number of existing ChangeBatch objects.
    bool m_hasChanged = false; ///< Whether changed() must still be emitted.
    /// Whether draftChanged() must still be emitted.
    bool m_hasDraftChanged = false;
};

} // namespace tableside
