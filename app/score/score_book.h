// All games of the book, newest first, or those that a search finds. What a row says is read when it is shown.
#pragma once

#include <QHash>
#include <QQmlEngine>
#include <QSet>

#include "app/people/people.h"
#include "app/store/score_store.h"
#include "app/view/rows_model.h"

namespace tableside {

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
    QString note; ///< And the place.
    QList<PersonRow> players;
    int winner = -1; ///< A seat; -1 while it goes on, and after a tie.
};

class ScoreBook : public RowsModelBase
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the score room")

    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged FINAL)
    /// Games of the whole book, whatever is searched.
    Q_PROPERTY(bool isEmpty READ isEmpty NOTIFY countChanged FINAL)
    /// The deleted games that can be brought back, the one deleted last first.
    Q_PROPERTY(tableside::RowsModelBase *deleted READ deleted CONSTANT FINAL)
    /// Whether the first of deleted was deleted since the last dismissOffer(), while the program runs.
    Q_PROPERTY(bool offersBringBack READ offersBringBack NOTIFY countChanged FINAL)
    /// The players of the first of deleted, and when the game began.
    Q_PROPERTY(QString deletedTitle READ deletedTitle NOTIFY countChanged FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)

public:
    /// Both outlive the book.
    ScoreBook(ScoreStore &store, const People &people, QObject *parent = nullptr);

    int count() const override { return static_cast<int>(m_ids.size()); }
    const BookGameRow &row(int at) const;
    QString search() const { return m_search; }
    bool isEmpty() const { return m_ids.isEmpty() && m_search.isEmpty(); }
    bool canBringBack() const { return m_deleted.count() > 0; }
    RowsModel<BookGameRow> *deleted() { return &m_deleted; }
    bool offersBringBack() const { return canBringBack() && m_deletedNow.contains(m_deleted.row(0).gameId); }
    QString deletedTitle() const;
    QString problem() const { return m_problem; }

    void setSearch(const QString &search);
    Q_INVOKABLE void reload();
    Q_INVOKABLE bool remove(qint64 gameId);
    /// Brings back the game that was deleted last.
    Q_INVOKABLE bool bringBack();
    Q_INVOKABLE bool bringBackGame(qint64 gameId);
    /// Ends the offer to bring back the game that was deleted last. It stays among the deleted ones.
    Q_INVOKABLE void dismissOffer();
    Q_INVOKABLE void dismissProblem();

signals:
    void searchChanged();
    void problemChanged();
    /// Games came or went.
    void changed();

private:
    const void *rowAt(int at) const override { return &row(at); }
    BookGameRow read(qint64 id) const;
    BookGameRow rowOf(qint64 id, const QByteArray &digest) const;
    bool done(bool success);
    void showNamesOfNow();

    ScoreStore &m_store;
    const People &m_people;
    QString m_search;
    QString m_problem;
    QList<qint64> m_ids;
    mutable QHash<qint64, BookGameRow> m_rows; ///< Those that were shown.
    RowsModel<BookGameRow> m_deleted;
    QSet<qint64> m_deletedNow; ///< Those that were deleted since the last dismissOffer().
};

/// A game that goes on with the names and looks of now; one that is over as it was.
ScoreShown asOfNow(ScoreShown shown, const People &people);
/// "DOS · 12 rounds · Anna won with 214".
QString bookDetail(const ScoreShown &shown);
QString bookTitle(const ScoreShown &shown);
/// When the game began.
QString bookDate(const ScoreShown &shown);

} // namespace tableside
