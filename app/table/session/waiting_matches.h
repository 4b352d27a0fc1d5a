// The matches that were left and can be gone on with, the one that was played last first.
#pragma once

#include "app/store/match_store.h"

#include <QAbstractListModel>
#include <QQmlEngine>

#include <optional>

namespace tableside {

class WaitingMatches : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the playroom")

    Q_PROPERTY(bool any READ isAny NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    /// Of the first, as the roles have it, but for the names of a large table; empty and 0 where there is none.
    Q_PROPERTY(QVariant newestId READ newestId NOTIFY changed FINAL)
    Q_PROPERTY(QString newestGame READ newestGame NOTIFY changed FINAL)
    Q_PROPERTY(QString newestTitle READ newestTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString newestDetail READ newestDetail NOTIFY changed FINAL)

public:
    /// Title: "DOS with Ada and Bruno"; detail: the round, how one stands, and when it was.
    enum Role { MatchIdRole = Qt::UserRole + 1, GameRole, TitleRole, DetailRole };

    /// `store` outlives this.
    explicit WaitingMatches(MatchStore &store, QObject *parent = nullptr);

    bool isAny() const { return !m_matches.isEmpty(); }
    int count() const { return static_cast<int>(m_matches.size()); }
    qint64 newestId() const { return isAny() ? m_matches.first().id : 0; }
    QString newestGame() const { return isAny() ? m_matches.first().game : QString(); }
    QString newestTitle() const { return isAny() ? title(m_matches.first(), fewNames) : QString(); }
    QString newestDetail() const { return isAny() ? detail(m_matches.first()) : QString(); }

    /// The newest of that game.
    std::optional<qint64> newestOf(const QString &game) const;
    const UnfinishedMatch *find(qint64 id) const;
    /// The names of the first `names` others, and how many more.
    static QString title(const UnfinishedMatch &match, qsizetype names = 100);

    /// Looks into the store, and tells whoever shows it.
    void reload();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

private:
    static constexpr qsizetype fewNames = 3;

    static QString detail(const UnfinishedMatch &match);

    MatchStore &m_store;
    QList<UnfinishedMatch> m_matches;
};

} // namespace tableside
