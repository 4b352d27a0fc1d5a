// A hint on request: what the search behind the hardest level would do in the viewer's place, and why. It thinks on a
// worker and knows what the viewer may know; whatever happens at the table puts it away. GameHint adds the game.
#pragma once

#include "app/table/advice/judgement.h"

#include <QObject>
#include <QQmlEngine>

namespace tableside {

class MatchSessionBase;

class HintModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")

    Q_PROPERTY(State state READ state NOTIFY changed FINAL)
    Q_PROPERTY(bool allowed READ isAllowed NOTIFY changed FINAL)
    Q_PROPERTY(bool possible READ isPossible NOTIFY changed FINAL)
    /// What to do and why; empty unless shown.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// What else there is and how it compares; may be empty.
    Q_PROPERTY(QString detail READ detail NOTIFY changed FINAL)
    /// Why there can be none now; empty where there can.
    Q_PROPERTY(QString reasonForNone READ reasonForNone NOTIFY changed FINAL)

public:
    enum State { None, Searching, Shown };
    Q_ENUM(State)

    State state() const { return m_state; }
    bool isAllowed() const;
    bool isPossible() const { return m_possible; }
    QString text() const { return m_text; }
    QString detail() const { return m_detail; }
    QString reasonForNone() const;

    int seat() const { return m_seat; }
    /// Who asks from now on: what was proposed to another goes.
    void setSeat(int seat);
    /// Whether the person is in turn and sees all that led there. Where not, there is no hint.
    void setInTurn(bool inTurn);

    /// How many playouts a hint gets.
    void setPlayouts(int playouts) { m_playouts = playouts; }

    /// Asks for a hint, or takes it away. Where there can be one, but not now, that is refused.
    Q_INVOKABLE void toggle();
    void clear();

signals:
    void changed();
    void refused(const QString &reason);

protected:
    /// `session` outlives the hint; `seat` is the person who asks.
    HintModel(const MatchSessionBase &session, int seat, QObject *parent);

    /// Begins to think, with so many playouts (0: those of a judgement); show() is to follow with the same request.
    virtual void think(quint64 request, int playouts) = 0;
    /// Stops thinking, and proposes nothing any more.
    virtual void forget() = 0;
    /// False where the hint was taken away, or something happened meanwhile.
    bool isAwaited(quint64 request) const { return request == m_request && m_state == Searching; }
    void show(const QString &text, const QString &detail);

private:
    const MatchSessionBase &m_session;
    int m_seat;
    State m_state = None;
    bool m_possible = false;
    int m_playouts = 0; ///< Chosen; 0 for those of a judgement.
    QString m_text;
    QString m_detail;
    quint64 m_request = 0;
};

} // namespace tableside
