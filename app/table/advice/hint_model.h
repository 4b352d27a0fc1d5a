// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A hint on request: what the AI player of the hardest level would do in the viewer's place, and why. The search runs on a worker
// thread and uses only the viewer's knowledge. Any event or undo at the table removes the hint. The subclass GameHint has the
// part that differs between DOS and UNO.
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
    /// The proposed action and the reason; empty unless a hint is shown.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// The best alternative and how it compares; may be empty.
    Q_PROPERTY(QString detail READ detail NOTIFY changed FINAL)
    /// The reason why no hint is possible now; empty if a hint is possible.
    Q_PROPERTY(QString reasonWithoutHint READ reasonWithoutHint NOTIFY changed FINAL)

public:
    enum State { None, Searching, Shown };
    Q_ENUM(State)

    State state() const { return m_state; }
    bool isAllowed() const;
    bool isPossible() const { return m_possible; }
    QString text() const { return m_text; }
    QString detail() const { return m_detail; }
    QString reasonWithoutHint() const;

    int seat() const { return m_seat; }
    /// Sets the seat of the person who asks. If the seat changes, removes the hint.
    void setSeat(int seat);
    /// Sets whether the person is in turn and the screen shows all events so far. A hint is possible only if both are true and
    /// the seat may get hints.
    void setInTurn(bool inTurn);

    /// Sets the number of playouts of a hint; 0 for the usual number, playoutsOfJudgement().
    void setPlayouts(int playouts) { m_playouts = playouts; }

    /// Requests a hint. If one is shown or being searched for, removes it instead. Emits refused() if hints are allowed but not
    /// possible now.
    Q_INVOKABLE void toggle();
    void clear();

signals:
    void changed();
    void refused(const QString &reason);

protected:
    /// \p session must outlive the hint; \p seat is the seat of the person who asks.
    HintModel(const MatchSessionBase &session, int seat, QObject *parent);

    /// Starts a search with \p playouts playouts; 0 means playoutsOfJudgement(). Implementations pass the result to show(),
    /// unless isAwaited(request) is false by then.
    virtual void think(quint64 request, int playouts) = 0;
    /// Stops the search and drops its result.
    virtual void forget() = 0;
    /// Returns whether the hint's search with the number \p request is still running and its result is still wanted.
    bool isAwaited(quint64 request) const { return request == m_request && m_state == Searching; }
    void show(const QString &text, const QString &detail);

private:
    const MatchSessionBase &m_session;
    int m_seat;
    State m_state = None;
    bool m_possible = false;
    int m_playouts = 0; ///< The number set by setPlayouts(); 0 for playoutsOfJudgement().
    QString m_text;
    QString m_detail;
    quint64 m_request = 0;
};

} // namespace tableside
