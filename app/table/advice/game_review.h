// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The review of one game. A template over a game, defined in game_review.cpp because it reads records, and JSON is slow to
// compile.
#pragma once

// The headers of QObject classes come first, because moc 6.4 cannot parse <compare>, which the engine's headers include.
#include "app/table/advice/review_model.h"
#include "app/table/ai/worker.h"

#include "app/table/session/table_session.h"

namespace tableside {

template <typename Game>
class GameReview final : public ReviewModel
{
public:
    /// \p session must outlive the review; \p seat is the seat of the reviewed person.
    GameReview(const TableSession<Game> &session, int seat, QObject *parent = nullptr);

private:
    void look(quint64 request, const QByteArrayList &record, int playouts) override;
    void stopReview() override { m_worker.stop(); }

    const TableSession<Game> &m_session;
    Worker m_worker; ///< Declared last, so that its jobs end before other members are destroyed.
};

} // namespace tableside
