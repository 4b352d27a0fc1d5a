// All games of the book, newest first, or those that a search finds. What a row says is read when it is shown.
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>

#include "app/score/people.h"
#include "app/store/score_store.h"

namespace tableside {

class ScoreBook : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the score room")

    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    /// Games of the whole book, whatever is searched.
    Q_PROPERTY(bool isEmpty READ isEmpty NOTIFY countChanged FINAL)
    Q_PROPERTY(bool canBringBack READ canBringBack NOTIFY countChanged FINAL)
    /// Of what bringBack() brings back: who played, and when the game began.
    Q_PROPERTY(QString deletedTitle READ deletedTitle NOTIFY countChanged FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)

public:
    enum Role {
        GameIdRole = Qt::UserRole + 1,
        TitleRole,
        DetailRole,
        DateRole,
        IsOpenRole,
        NoteRole,
        NamesRole,
        ColoursRole,
        PortraitsRole,
        WinnerRole,
    };

    /// Both outlive the book.
    ScoreBook(ScoreStore &store, const People &people, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    QString search() const { return m_search; }
    int count() const { return static_cast<int>(m_rows.size()); }
    bool isEmpty() const { return m_rows.isEmpty() && m_search.isEmpty(); }
    bool canBringBack() const { return !m_deleted.isEmpty(); }
    QString deletedTitle() const;
    QString problem() const { return m_problem; }

    void setSearch(const QString &search);
    Q_INVOKABLE void reload();
    Q_INVOKABLE bool remove(qint64 gameId);
    /// The game that was deleted last comes back.
    Q_INVOKABLE bool bringBack();
    Q_INVOKABLE void dismissProblem();

signals:
    void searchChanged();
    void countChanged();
    void problemChanged();
    /// Games came or went.
    void changed();

private:
    bool done(bool success);
    void showNamesOfNow();

    ScoreStore &m_store;
    const People &m_people;
    QString m_search;
    QString m_problem;
    QList<ScoreGameRow> m_rows;
    QList<ScoreGameRow> m_deleted;
};

/// A game that goes on with the names and looks of now; one that is over as it was.
ScoreShown asOfNow(ScoreShown shown, const People &people);
/// "DOS · 12 rounds · Anna won with 214".
QString bookDetail(const ScoreShown &shown);
QString bookTitle(const ScoreShown &shown);
/// When the game began.
QString bookDate(const ScoreShown &shown);

} // namespace tableside
