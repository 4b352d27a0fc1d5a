// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/entry/score_session.h"

#include "app/score/words/score_words.h"
#include "app/store/schema/fact_text.h"
#include "app/store/scores/score_store.h"

#include <QDateTime>
#include <QUuid>

#include <utility>

namespace tableside {

WallClock systemWallClock()
{
    return [] { return QDateTime::currentMSecsSinceEpoch(); };
}

std::unique_ptr<ScoreSession> ScoreSession::begin(const score::GameStarted &start, ScoreStore &store, WallClock clock,
                                                  QString &problem)
{
    std::unique_ptr<ScoreSession> session(new ScoreSession(store, std::move(clock)));
    const score::Refusal refusal = session->m_ledger.append({session->m_clock(), start});
    if (refusal != score::Refusal::none) {
        problem = words::scoreRefusal(refusal, session->sheet());
        return nullptr;
    }
    const std::optional<qint64> id = store.begin({QUuid::createUuid().toString(QUuid::WithoutBraces),
                                                  factTexts(session->m_ledger.facts()), digestOf(session->m_ledger.sheet())});
    if (!id) {
        problem = store.problem();
        return nullptr;
    }
    session->m_id = *id;
    session->m_sheet = session->m_ledger.sheet();
    return session;
}

std::unique_ptr<ScoreSession> ScoreSession::open(qint64 id, ScoreStore &store, WallClock clock, QString &problem)
{
    std::optional<score::Ledger> stored = ledger(store.open(id), store, problem);
    if (!stored)
        return nullptr;
    std::unique_ptr<ScoreSession> session(new ScoreSession(store, std::move(clock)));
    session->m_ledger = std::move(*stored);
    session->m_id = id;
    session->m_sheet = session->m_ledger.sheet();
    return session;
}

std::optional<score::Ledger> ScoreSession::read(qint64 id, ScoreStore &store, QString &problem)
{
    return ledger(store.facts(id), store, problem);
}

std::optional<score::Ledger> ScoreSession::ledger(const std::optional<QByteArrayList> &texts, const ScoreStore &store,
                                                  QString &problem)
{
    std::optional<score::Ledger> stored = texts ? ledgerFrom(*texts) : std::nullopt;
    if (!texts)
        problem = store.problem();
    else if (!stored)
        //: A stored score game whose entries contradict each other.
        problem = tr("This game can’t be opened because its entries contradict each other. It wasn’t changed.");
    return stored;
}

QString ScoreSession::state(const score::Statement &statement)
{
    const score::Fact fact{m_clock(), statement};
    const score::DraftChanged *draft = draftIn(statement);
    const std::optional<int> draftRound = draft ? std::optional(draft->round) : std::nullopt;
    if (const score::Refusal refusal = m_ledger.append(fact); refusal != score::Refusal::none)
        return words::scoreRefusal(refusal, sheet());
    const bool isStored = draftRound ? m_store.appendDraft(m_id, factText(fact))
                                     : m_store.append(m_id, factText(fact), digestOf(m_ledger.sheet()));
    if (!isStored) {
        m_ledger.remove_last();
        return m_store.problem();
    }
    if (draftRound)
        *m_sheet.round_at(*draftRound) = *m_ledger.sheet().round_at(*draftRound);
    else
        m_sheet = resolved(m_ledger.sheet());
    (draftRound ? m_hasDraftChanged : m_hasChanged) = true;
    tellChange();
    return {};
}

/// Returns the draft that the statement changes, undoes, or redoes; null if it changes anything but a draft (a hand being
/// counted). The pointer is valid until the ledger changes.
const score::DraftChanged *ScoreSession::draftIn(const score::Statement &statement) const
{
    if (std::holds_alternative<score::Undone>(statement) && m_ledger.can_undo())
        return std::get_if<score::DraftChanged>(&m_ledger.next_undone());
    if (std::holds_alternative<score::Redone>(statement) && m_ledger.can_redo())
        return std::get_if<score::DraftChanged>(&m_ledger.next_redone());
    return std::get_if<score::DraftChanged>(&statement);
}

void ScoreSession::setPlayerResolver(PlayerResolver resolver)
{
    // Ended games keep the recorded names. But if a game ends while it is open, its current names stay, so that the shown names
    // do not change.
    if (sheet().stage == score::Stage::ended)
        return;
    m_resolver = std::move(resolver);
    resolvePlayers();
}

void ScoreSession::resolvePlayers()
{
    score::Sheet now = resolved(m_ledger.sheet());
    if (now == m_sheet)
        return;
    m_sheet = std::move(now);
    m_hasChanged = true;
    tellChange();
}

score::Sheet ScoreSession::resolved(const score::Sheet &sheet) const
{
    if (!m_resolver)
        return sheet;
    score::Sheet looked = sheet;
    const std::vector<score::Player> now = m_resolver(sheet.players());
    for (std::size_t seat = 0; seat < looked.seats.size(); ++seat) {
        score::Player &player = looked.seats[seat].player;
        player = {player.id, now[seat].name, now[seat].portrait, now[seat].color};
    }
    return looked;
}

void ScoreSession::tellChange()
{
    if (m_held > 0)
        return;
    const bool hasDraftChanged = std::exchange(m_hasDraftChanged, false);
    if (std::exchange(m_hasChanged, false))
        emit changed();
    else if (hasDraftChanged)
        emit draftChanged();
}

ScoreSession::ChangeBatch::~ChangeBatch()
{
    --m_session.m_held;
    m_session.tellChange();
}

} // namespace tableside
