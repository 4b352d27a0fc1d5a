// A hint on request: what the search behind the hardest level would do in the viewer's place, and why. It thinks on a
// worker and knows what the viewer may know; whatever happens at the table puts it away.
#pragma once

// Qt first: moc 6.4 stumbles over <compare>, which the engine's headers include.
#include <QObject>
#include <QQmlEngine>

#include "ai/advice.h"
#include "play/table_session.h"
#include "play/worker.h"

#include <optional>
#include <vector>

namespace tableside {

class CardsModel;

class HintModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")

    Q_PROPERTY(State state READ state NOTIFY changed FINAL)
    Q_PROPERTY(bool allowed READ isAllowed CONSTANT FINAL)
    Q_PROPERTY(bool possible READ isPossible NOTIFY changed FINAL)
    /// What to do and why; empty unless shown.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// What else there is and how it compares; may be empty.
    Q_PROPERTY(QString detail READ detail NOTIFY changed FINAL)

public:
    enum State { None, Searching, Shown };
    Q_ENUM(State)

    /// `session` outlives the hint; `seat` is the person who asks.
    HintModel(const TableSession &session, int seat, QObject *parent = nullptr);

    State state() const { return m_state; }
    bool isAllowed() const { return m_session.config().hintsAllowed; }
    bool isPossible() const { return m_possible; }
    QString text() const { return m_text; }
    QString detail() const { return m_detail; }

    /// Whether the person is in turn and sees all that led there. Where not, there is no hint.
    void setInTurn(bool inTurn);
    /// The cards of what is proposed next: ids of `cards`, those of the hand, of the row, or the top of the draw pile.
    std::vector<int> cardIds(const CardsModel &cards) const;

    /// How many playouts a hint gets; 0: as many as the hardest level.
    void setPlayouts(int playouts) { m_playouts = playouts; }

    /// Asks for a hint, or takes it away.
    Q_INVOKABLE void toggle();
    void clear();

signals:
    void changed();

private:
    void ask();
    void onAdvised(quint64 request, const dos::State &position, const Advice<dos::Game> &advice);

    const TableSession &m_session;
    int m_seat;
    State m_state = None;
    bool m_possible = false;
    int m_playouts = 0;
    QString m_text;
    QString m_detail;
    std::optional<dos::Action> m_action;
    quint64 m_request = 0;
    Worker m_worker; ///< Last: it goes first, and with it the jobs.
};

} // namespace tableside
