// The review of one game. A template over a game; defined in game_review.cpp, for it reads records, and JSON is slow to
// compile.
#pragma once

// Qt first: moc 6.4 stumbles over <compare>, which the engine's headers include.
#include "app/table/advice/review_model.h"
#include "app/table/session/worker.h"

#include "app/table/session/table_session.h"

namespace tableside {

template <typename Game>
class GameReview final : public ReviewModel
{
public:
    /// `session` outlives the review; `seat` is the person whose round is looked at.
    GameReview(const TableSession<Game> &session, int seat, QObject *parent = nullptr);

private:
    void look(quint64 request, const QByteArrayList &record, int playouts) override;
    void stopLooking() override { m_worker.stop(); }

    const TableSession<Game> &m_session;
    Worker m_worker; ///< Last: it goes first, and with it the jobs.
};

} // namespace tableside
