// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/presentation/pass_and_play.h"

#include <algorithm>
#include <utility>

namespace tableside {

bool PassAndPlay::isPerson(int seat) const
{
    return std::ranges::find(m_people, seat) != m_people.end();
}

void PassAndPlay::setPeople(std::vector<int> people, bool hasPhones)
{
    m_people = std::move(people);
    m_hasPhones = hasPhones;
    m_question = Nothing;
    m_caughtSeat = -1;
    m_isInterrupting = false;
    lower(-1);
}

void PassAndPlay::lower(int seat)
{
    m_shown = -1;
    m_awaited = seat;
    emit changed();
}

void PassAndPlay::lift()
{
    m_shown = std::exchange(m_awaited, -1);
    emit changed();
}

void PassAndPlay::setInterrupting(bool interrupting)
{
    if (std::exchange(m_isInterrupting, interrupting) != interrupting)
        emit changed();
}

void PassAndPlay::ask(Question question, int caughtSeat)
{
    m_question = question;
    m_caughtSeat = caughtSeat;
    emit changed();
}

} // namespace tableside
