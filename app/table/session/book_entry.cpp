// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/session/book_entry.h"

#include "app/people/people.h"
#include "app/store/schema/fact_text.h"
#include "app/table/session/match_session_base.h"
#include "engine/score/ledger.h"
#include "engine/score/table_player.h"

#include <QDateTime>

#include <algorithm>

namespace tableside {

namespace {

/// Returns the score book's id for the person at \p seat. Adds a person who is new to the book to \p newcomers. Returns an empty
/// string for a guest.
QString idInBook(const SeatConfig &seat, const People &people, QList<Person> &newcomers)
{
    QString id = people.canonical(seat.personId);
    // A match from a file may give a person an id of the form that guests and computer players have. Such a person is not added
    // to the book.
    const bool isNamed = seat.hasOwnName && score::is_person(id.toStdString());
    const QString name = isNamed ? People::cleaned(seat.name) : QString();
    if (QString known = people.resolved(id, name); !known.isEmpty() || name.isEmpty())
        return known;
    const auto isMeant = [&](const Person &person) { return person.id == id || People::isSameName(person.name, name); };
    if (const auto found = std::ranges::find_if(newcomers, isMeant); found != newcomers.end())
        return found->id;
    newcomers.append({id,
                      name,
                      People::portraits().contains(seat.portrait) ? seat.portrait : QString(),
                      qBound(0, seat.colorIndex, People::colorCount - 1),
                      {}});
    return id;
}

/// Returns the seats with the ids that the score book uses. A match from a file has the ids of another device, and people may
/// have been merged since the match began. If a person would have two seats, the second one becomes the seat of a guest.
std::vector<SeatConfig> seatsInBook(const std::vector<SeatConfig> &seats, const People &people, QList<Person> &newcomers)
{
    std::vector<SeatConfig> known;
    for (SeatConfig seat : seats) {
        const bool isNamed = seat.isPerson() && !seat.personId.isEmpty();
        seat.personId = isNamed ? idInBook(seat, people, newcomers) : QString();
        if (!seat.personId.isEmpty() && std::ranges::find(known, seat.personId, &SeatConfig::personId) != known.end())
            seat.personId.clear();
        known.push_back(std::move(seat));
    }
    return known;
}

} // namespace

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
    return std::ranges::any_of(m_session.seating().seats,
                               [](const SeatConfig &seat) { return seat.isPerson() && !seat.personId.isEmpty(); });
}

bool BookEntry::needsNames() const
{
    return !isPossible() && m_session.seating().people().size() > 1;
}

/// Enters the match if several people play, unless it was entered or removed already, for example before a restart of the app.
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

/// Adds or removes the entry. Reads the score book again first, because its state may have changed.
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
    const People people(m_store); // read again, because another window may have changed the people
    QList<Person> newcomers;
    const std::vector<SeatConfig> seats = seatsInBook(m_session.seating().seats, people, newcomers);
    const qint64 now = std::max(startedAt, QDateTime::currentMSecsSinceEpoch()); // the clock may have been set back
    const std::optional<score::Ledger> ledger = m_session.scoreLedger(seats, startedAt, now);
    if (!people.problem().isEmpty())
        m_problem = people.problem();
    else if (!ledger)
        m_problem = tr("This game can’t be entered in the score book.");
    else if (!m_store.addAll({{key, factTexts(ledger->facts()), digestOf(ledger->sheet())}}, newcomers))
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
