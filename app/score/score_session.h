// One score sheet: whatever is stated about the game is checked by the ledger, stored, and only then shown. What could not
// be stored leaves the ledger again.
#pragma once

// Qt first: moc 6.4 stumbles over <compare>, which the engine's headers include.
#include <QByteArrayList>
#include <QObject>

#include "engine/score/ledger.h"

#include <functional>
#include <memory>
#include <optional>

namespace tableside {

class ScoreStore;

/// Milliseconds since 1970, UTC; injected, so that tests hold the clock.
using WallClock = std::function<qint64()>;
WallClock systemWallClock();

class ScoreSession : public QObject
{
    Q_OBJECT

public:
    /// Begins a game in the store; null with `problem` set where that fails.
    static std::unique_ptr<ScoreSession> begin(const score::GameStarted &start, ScoreStore &store, WallClock clock,
                                               QString &problem);
    /// The stored game `id`; null with `problem` set where that fails.
    static std::unique_ptr<ScoreSession> open(qint64 id, ScoreStore &store, WallClock clock, QString &problem);
    /// Only to be looked at: a session that has the game open is where it was. Nothing with `problem` set where that fails.
    static std::optional<score::Ledger> read(qint64 id, ScoreStore &store, QString &problem);

    qint64 gameId() const { return m_id; }
    const score::Ledger &ledger() const { return m_ledger; }
    /// With the names and resolver of now, while the game was not over when it was opened; later with those of then.
    const score::Sheet &sheet() const { return m_sheet; }
    /// Returns all players of the game, in the same order, as they are called and look now. Their ids are not used.
    using PlayerResolver = std::function<std::vector<score::Player>(const std::vector<score::Player> &recorded)>;
    void setPlayerResolver(PlayerResolver resolver);
    /// Somebody may have another name or look.
    void resolvePlayers();

    /// While one lives, what is stated is stored at once but shown in one go, when it ends.
    class ChangeBatch
    {
    public:
        explicit ChangeBatch(ScoreSession &session) : m_session(session) { ++m_session.m_held; }
        ~ChangeBatch();
        Q_DISABLE_COPY_MOVE(ChangeBatch)

    private:
        ScoreSession &m_session;
    };

    /// Empty when the statement is in force and stored; otherwise a sentence, and nothing has happened.
    QString state(const score::Statement &statement);

signals:
    void changed();
    /// No more than a hand that is being counted has changed: a draft, which counts nothing.
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
    score::Sheet m_sheet; ///< The ledger's, as it is shown.
    PlayerResolver m_resolver;
    int m_held = 0; ///< How many ChangeBatch live.
    bool m_hasChanged = false; ///< Whether changed() is still to be emitted.
    bool m_hasDraftChanged = false;
};

} // namespace tableside
