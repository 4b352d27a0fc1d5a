// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A list of chosen games of the score book: the games of one person, or the games that a ranking counts.
#pragma once

#include <QHash>
#include <QQmlEngine>

#include "app/score/book/score_book.h"

#include <functional>

namespace tableside {

/// The list model of chosen games, newest first. Its rows are those of the score book; each is read when it is first shown.
class GameList : public RowsModelBase
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the ranking controller")

    /// Which games the list has, such as "Anna’s games".
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// A sentence about the games, such as "48 games · 2026 · DOS".
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    /// A sentence about the problem if the games cannot be read; otherwise empty.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)

public:
    /// \p store and \p people must outlive the list.
    GameList(ScoreStore &store, const People &people, QObject *parent = nullptr);

    /// Prepares the list of all games in which the person with this canonical id sat. The result of each game is that of the
    /// person. The list is filled by reload().
    void showGamesOf(const QString &personId);
    /// Prepares the list of the games that \p games returns, newest first. \p words returns what they have in common. The list is
    /// filled by reload().
    void show(const std::function<std::vector<qint64>()> &games, const std::function<QString()> &words);

    int count() const override { return static_cast<int>(m_ids.size()); }
    const BookGameRow &row(int at) const;
    QString title() const;
    QString summary() const;
    QString problem() const { return m_problem; }
    /// Reads the games. Called when the page opens.
    Q_INVOKABLE void reload();
    /// Updates all texts. Called when people's names or the language have changed.
    void updateTexts();

signals:
    void changed();

private:
    const void *rowAt(int at) const override { return &row(at); }
    std::vector<qint64> gamesOfPerson();

    ScoreStore &m_store;
    const People &m_people;
    QString m_person; ///< The id of the person whose games are listed; empty for the games of the ranking.
    std::function<std::vector<qint64>()> m_games;
    std::function<QString()> m_words;
    QString m_problem;
    std::vector<qint64> m_ids;
    mutable QHash<qint64, BookGameRow> m_rows; ///< The rows read so far, by game id.
};

namespace words {

/// Returns the result of a game for the player at \p seat, such as "Won with 214 points" or "3rd of 5".
QString resultAt(const ScoreDigest &digest, std::size_t seat);

} // namespace words

} // namespace tableside
