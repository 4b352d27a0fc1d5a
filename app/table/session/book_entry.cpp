#include "app/table/session/book_entry.h"

#include "app/store/fact_text.h"
#include "app/table/session/match_session_base.h"
#include "engine/score/ledger.h"

#include <QDateTime>

#include <algorithm>

namespace tableside {

BookEntry::BookEntry(const MatchSessionBase &session, ScoreStore &store, QObject *parent)
    : QObject(parent), m_session(session), m_store(store)
{
    connect(&session, &MatchSessionBase::ended, this, &BookEntry::enterByItself);
}

void BookEntry::enterIfOver()
{
    if (m_session.isOver())
        enterByItself();
}

bool BookEntry::isPossible() const
{
    return std::ranges::any_of(m_session.seating().seats, [](const SeatConfig &seat) {
        return seat.isPerson() && !seat.personId.isEmpty();
    });
}

bool BookEntry::needsNames() const
{
    return !isPossible() && m_session.seating().people().size() > 1;
}

/// What somebody has decided, before a restart say, stays.
void BookEntry::enterByItself()
{
    if (!isPossible())
        return;
    m_problem.clear();
    const std::optional<qint64> startedAt = m_session.startedAt();
    if (!startedAt)
        m_problem = m_session.storeProblem();
    const std::optional<KeptGame> kept = startedAt ? m_store.kept(m_session.scoreKey(*startedAt)) : std::nullopt;
    if (startedAt && !kept)
        m_problem = m_store.problem();
    m_isEntered = kept && kept->id != 0 && !kept->isDeleted;
    const bool isUsual = m_session.seating().people().size() > 1;
    tell(kept && kept->id == 0 && isUsual && enter(m_session.scoreKey(*startedAt), *startedAt));
}

void BookEntry::setEntered(bool entered)
{
    if (!isPossible() || !m_session.isOver() || entered == m_isEntered)
        return;
    m_problem.clear();
    tell(change(entered));
}

/// What the book has may be another than when it was last looked at.
bool BookEntry::change(bool toEntered)
{
    const std::optional<qint64> startedAt = m_session.startedAt();
    if (!startedAt) {
        m_problem = m_session.storeProblem();
        return false;
    }
    const QString key = m_session.scoreKey(*startedAt);
    const std::optional<KeptGame> kept = m_store.kept(key);
    if (!kept) {
        m_problem = m_store.problem();
        return false;
    }
    if (kept->id == 0 && toEntered)
        return enter(key, *startedAt);
    if (kept->id != 0 && kept->isDeleted == toEntered && !m_store.setDeleted(kept->id, !toEntered)) {
        m_problem = m_store.problem();
        return false;
    }
    m_isEntered = toEntered;
    return true;
}

bool BookEntry::enter(const QString &key, qint64 startedAt)
{
    const qint64 now = std::max(startedAt, QDateTime::currentMSecsSinceEpoch()); // a clock may be put back
    const std::optional<score::Ledger> ledger = m_session.scoreLedger(startedAt, now);
    if (!ledger)
        m_problem = tr("This game can’t be entered in the score book.");
    else if (!m_store.begin({key, factTexts(ledger->facts()), digestOf(ledger->sheet())}))
        m_problem = m_store.problem();
    m_isEntered = m_problem.isEmpty();
    return m_isEntered;
}

void BookEntry::tell(bool hasChanged)
{
    emit changed();
    if (hasChanged)
        emit bookChanged();
}

} // namespace tableside
