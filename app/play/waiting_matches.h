// What Home offers of the matches that were left: of each game the one that was played last, and the one that was put away
// just now.
#pragma once

#include "store/match_store.h"

#include <QAbstractListModel>
#include <QHash>
#include <QQmlEngine>

#include <optional>
#include <vector>

namespace tableside {

class WaitingMatches : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the playroom")

    /// One can be gone on with.
    Q_PROPERTY(bool any READ isAny NOTIFY changed FINAL)

public:
    /// The titles ("DOS with Ada and Bruno") are empty where there is no such match.
    enum Role { GameRole = Qt::UserRole + 1, TitleRole, DetailRole, PutAwayTitleRole };

    /// `store` outlives this.
    explicit WaitingMatches(MatchStore &store, QObject *parent = nullptr);

    bool isAny() const;
    std::optional<qint64> match(const QString &game) const;
    std::optional<qint64> matchPutAway(const QString &game) const;

    /// What match() gives is put away: that can be brought back, and no longer what was put away before.
    void notePutAway(const QString &game);
    void forgetPutAway(const QString &game) { m_putAway.remove(game); }
    void forgetAllPutAway() { m_putAway.clear(); }
    /// Looks into the store, and tells whoever shows it.
    void reload();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

private:
    struct Row
    {
        QString game;
        std::optional<UnfinishedMatch> waiting;
        std::optional<UnfinishedMatch> putAway;
    };

    const Row *row(const QString &game) const;
    static QString title(const std::optional<UnfinishedMatch> &match);
    static QString detail(const std::optional<UnfinishedMatch> &match);

    MatchStore &m_store;
    std::vector<Row> m_rows; ///< The one that was played last first.
    QHash<QString, UnfinishedMatch> m_putAway;
};

} // namespace tableside
