// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Enters the match at the table in the score book when the match ends, if several people played it and at least one of them has
// an id in the score book. A person with such an id who played alone may enter the match by hand. Any entry can be removed and
// restored. No match is entered twice. Players keep the ids that the score book has for them; people who are new to the book are
// added with the game.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/store/scores/score_store.h"

namespace tableside {

class MatchSessionBase;

class BookEntry : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")

    /// Whether a person with an id in the score book sits at the table. Otherwise the match cannot be entered.
    Q_PROPERTY(bool possible READ isPossible CONSTANT FINAL)
    /// Whether several people play, but none of them has an id in the score book.
    Q_PROPERTY(bool needsNames READ needsNames CONSTANT FINAL)
    /// Whether the match is over and entered in the score book.
    Q_PROPERTY(bool entered READ isEntered NOTIFY changed FINAL)
    /// The reason, as a sentence, why the last request failed and changed nothing; empty if it succeeded.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)

public:
    /// \p session and \p store must outlive this object.
    BookEntry(const MatchSessionBase &session, ScoreStore &store, QObject *parent = nullptr);

    bool isPossible() const;
    bool needsNames() const;
    bool isEntered() const { return m_isEntered; }
    QString problem() const { return m_problem; }

    /// Enters a match that is over but not entered, because the app was killed first. Call this function after connecting to
    /// bookChanged() and before MatchSessionBase::settle().
    void enterIfOver();
    /// Adds or removes the entry; does nothing before the match is over. The score book itself can restore a removed entry, too.
    Q_INVOKABLE void setEntered(bool entered);

signals:
    void changed();
    /// Emitted when a game was added to the score book or removed from it.
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
