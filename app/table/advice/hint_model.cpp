// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/advice/hint_model.h"

#include "app/table/session/match_session_base.h"

#include <utility>

namespace tableside {

HintModel::HintModel(const MatchSessionBase &session, int seat, QObject *parent)
    : QObject(parent), m_session(session), m_seat(seat)
{
    connect(&session, &MatchSessionBase::happened, this, &HintModel::clear);
    connect(&session, &MatchSessionBase::rewound, this, &HintModel::clear);
}

bool HintModel::isAllowed() const
{
    const SeatConfig &seat = m_session.seating().seats[static_cast<std::size_t>(m_seat)];
    return seat.isPerson() && seat.hintsAllowed;
}

QString HintModel::reasonWithoutHint() const
{
    //: Why there is no hint right now
    return m_possible ? QString() : tr("You can get a hint on your turn.");
}

void HintModel::setSeat(int seat)
{
    if (std::exchange(m_seat, seat) == seat)
        return;
    clear();
    m_possible = false;
    emit changed();
}

void HintModel::setInTurn(bool inTurn)
{
    const bool possible = inTurn && isAllowed();
    if (possible == m_possible)
        return;
    m_possible = possible;
    if (!possible)
        clear();
    emit changed();
}

void HintModel::toggle()
{
    if (m_state != None) {
        clear();
    } else if (m_possible) {
        m_state = Searching;
        emit changed();
        think(++m_request, m_playouts);
    } else if (isAllowed()) {
        emit refused(reasonWithoutHint());
    }
}

void HintModel::clear()
{
    if (m_state == None)
        return;
    forget();
    ++m_request;
    m_state = None;
    m_text.clear();
    m_detail.clear();
    emit changed();
}

void HintModel::show(const QString &text, const QString &detail)
{
    m_state = Shown;
    m_text = text;
    m_detail = detail;
    emit changed();
}

} // namespace tableside
