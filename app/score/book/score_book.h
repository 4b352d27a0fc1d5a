// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// All games of the score book, or those that match the search, newest first. Each row is read when it is first shown.
#pragma once

#include <QHash>
#include <QQmlEngine>
#include <QSet>

#include "app/people/people.h"
#include "app/store/scores/score_store.h"
#include "app/ui/rows_model.h"

namespace tableside {

/// A game as a row of the book.
struct BookGameRow
{
    Q_GADGET
    Q_PROPERTY(qint64 gameId MEMBER gameId FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString detail MEMBER detail FINAL)
    Q_PROPERTY(QString date MEMBER date FINAL)
    Q_PROPERTY(bool isOpen MEMBER isOpen FINAL)
    Q_PROPERTY(QString note MEMBER note FINAL)
    Q_PROPERTY(QList<tableside::PersonRow> players MEMBER players FINAL)
    Q_PROPERTY(int winner MEMBER winner FINAL)

public:
    qint64 gameId = 0;
    QString title;
    QString detail;
    QString date;
    bool isOpen = false;
    QString note; ///< The location of the game and the players' note, separated by a dot.
    QList<PersonRow> players;
    int winner = -1; ///< The winner's seat; negative if the game is in progress, unreadable, or ended in a tie.
};

/// The list of games in the score book.
class ScoreBook : public RowsModelBase
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the score controller")

    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged FINAL)
    /// Whether the book has no games. Always false while `search` is not empty.
    Q_PROPERTY(bool isEmpty READ isEmpty NOTIFY countChanged FINAL)
    /// The deleted games that can be restored, most recently deleted first.
    Q_PROPERTY(tableside::RowsModelBase *deleted READ deleted CONSTANT FINAL)
    /// Whether the page should offer to restore the first game in `deleted`. True if that game was deleted by remove() since the
    /// app started and since the last dismissOffer().
    Q_PROPERTY(bool offersRestore READ offersRestore NOTIFY countChanged FINAL)
    /// The players and the date of the first game in `deleted`; empty if there is none.
    Q_PROPERTY(QString deletedTitle READ deletedTitle NOTIFY countChanged FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)

public:
    /// \p store and \p people must outlive the book.
    ScoreBook(ScoreStore &store, const People &people, QObject *parent = nullptr);

    int count() const override { return static_cast<int>(m_ids.size()); }
    const BookGameRow &row(int at) const;
    QString search() const { return m_search; }
    bool isEmpty() const { return m_ids.isEmpty() && m_search.isEmpty(); }
    bool canRestore() const { return m_deleted.count() > 0; }
    RowsModel<BookGameRow> *deleted() { return &m_deleted; }
    bool offersRestore() const { return canRestore() && m_recentlyDeleted.contains(m_deleted.row(0).gameId); }
    QString deletedTitle() const;
    QString problem() const { return m_problem; }

    void setSearch(const QString &search);
    Q_INVOKABLE void reload();
    Q_INVOKABLE bool remove(qint64 gameId);
    /// Restores the most recently deleted game. Returns false if there is none or restoring fails.
    Q_INVOKABLE bool restore();
    Q_INVOKABLE bool restoreGame(qint64 gameId);
    /// Ends the offer to restore the most recently deleted game, which remains in `deleted`.
    Q_INVOKABLE void dismissOffer();
    Q_INVOKABLE void dismissProblem();

signals:
    void searchChanged();
    void problemChanged();
    /// Emitted when a game was deleted or restored.
    void changed();

private:
    const void *rowAt(int at) const override { return &row(at); }
    BookGameRow read(qint64 id) const;
    BookGameRow rowOf(qint64 id, const QByteArray &digest) const;
    bool done(bool success);
    void updatePlayerNames();

    ScoreStore &m_store;
    const People &m_people;
    QString m_search;
    QString m_problem;
    QList<qint64> m_ids;
    mutable QHash<qint64, BookGameRow> m_rows; ///< The rows read so far, by game id.
    RowsModel<BookGameRow> m_deleted;
    QSet<qint64> m_recentlyDeleted; ///< The ids of games deleted by remove() since the last dismissOffer().
};

/// Returns the row of a game. \p shown must have the current names already; see withCurrentNames().
BookGameRow bookRow(qint64 id, const ScoreShown &shown);
/// Returns \p shown with the players' current names and looks. A game of the stage `ended` is returned unchanged.
ScoreShown withCurrentNames(ScoreShown shown, const People &people);
/// Returns a summary such as "DOS · 12 rounds · Anna won with 214 points".
QString bookDetail(const ScoreShown &shown);
/// Returns the part of bookDetail() that is not about the result, such as "DOS · 12 rounds".
QString bookKind(const ScoreShown &shown);
QString bookTitle(const ScoreShown &shown);
/// Returns the date on which the game began, or an empty string if the date is unknown.
QString bookDate(const ScoreShown &shown);

} // namespace tableside
