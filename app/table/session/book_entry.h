// Whether a match at the table is in the score book. It is entered when it ends, where people with names played it together;
// the person may take it out and put it back. Nothing is ever entered twice, and everybody is entered as whom the book knows:
// who is new to it comes to its people with the game.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/store/score_store.h"

namespace tableside {

class MatchSessionBase;

class BookEntry : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")

    /// Somebody of the book sits at the table: only then is the match of interest to it.
    Q_PROPERTY(bool possible READ isPossible CONSTANT FINAL)
    /// Several people play, and the book knows none of them.
    Q_PROPERTY(bool needsNames READ needsNames CONSTANT FINAL)
    /// The match is over, and in the book.
    Q_PROPERTY(bool entered READ isEntered NOTIFY changed FINAL)
    /// A sentence, where what was asked last could not be done: nothing has changed then.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)

public:
    /// Both outlive this.
    BookEntry(const MatchSessionBase &session, ScoreStore &store, QObject *parent = nullptr);

    bool isPossible() const;
    bool needsNames() const;
    bool isEntered() const { return m_isEntered; }
    QString problem() const { return m_problem; }

    /// A match that is over already is entered, if it is to be and was not: the app was killed before it could be. To be called
    /// once whoever wants to hear of it listens, and before MatchSessionBase::settle().
    void enterIfOver();
    /// Only of a match that is over; a game that is taken out can be restored in the book as any other.
    Q_INVOKABLE void setEntered(bool entered);

signals:
    void changed();
    /// A game came to the book, or went.
    void bookChanged();

private:
    void enterByItself();
    bool change(bool toEntered);
    bool enter(const QString &key, qint64 startedAt);
    void tell(bool hasChanged);

    const MatchSessionBase &m_session;
    ScoreStore &m_store;
    bool m_isEntered = false;
    QString m_problem;
};

} // namespace tableside
