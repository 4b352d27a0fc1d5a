// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/advice/game_review.h"

#include "app/table/advice/round_review.h"

namespace tableside {

template <typename Game>
GameReview<Game>::GameReview(const TableSession<Game> &session, int seat, QObject *parent)
    : ReviewModel(session, seat, parent), m_session(session), m_worker(session.clock().time())
{}

template <typename Game>
void GameReview<Game>::look(quint64 request, const QByteArrayList &record, int playouts)
{
    const MatchSeating &seating = m_session.seating();
    // The results are passed to the thread of this object. If this object has been deleted meanwhile, Qt drops the results.
    const auto tell = [this](auto what) { QMetaObject::invokeMethod(this, what); };
    const RoundReview round{record,
                            seating.seed,
                            seat(),
                            !player().isEmpty(),
                            seating.names(),
                            playouts,
                            [=, this](const QStringList &sentences) { tell([=, this] { onMissedCalls(request, sentences); }); },
                            [=, this](int looked, int decisions) { tell([=, this] { onProgress(request, looked, decisions); }); },
                            [=, this](const ReviewedDecision &decision) { tell([=, this] { onFound(request, decision); }); },
                            [=, this](const QString &sentence) { tell([=, this] { onPraised(request, sentence); }); }};
    m_worker.post([=, this, cancel = m_worker.newToken()] {
        const bool isReadable = round.run<Game>(cancel);
        if (!cancel.stop_requested() || !isReadable)
            tell([=, this] { isReadable ? onDone(request) : onUnreadable(request); });
    });
}

template class GameReview<dos::Game>;
template class GameReview<uno::Game>;

} // namespace tableside
