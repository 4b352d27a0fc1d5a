// The matches that were left and can be gone on with, the one that was played last first.
#pragma once

#include "app/store/match_store.h"
#include "app/view/rows_model.h"

#include <QQmlEngine>

#include <optional>

namespace tableside {

/// One of them; what it says is in the language of now.
struct WaitingRow
{
    Q_GADGET
    QML_VALUE_TYPE(waitingRow)
    /// A qint64, of which qmllint 6.4 knows nothing.
    Q_PROPERTY(QVariant matchId READ matchId FINAL)
    Q_PROPERTY(QString game READ game FINAL)
    /// "DOS with Ada and Bruno", and with the first names alone of a large table.
    Q_PROPERTY(QString title READ title FINAL)
    Q_PROPERTY(QString shortTitle READ shortTitle FINAL)
    /// The round, how one stands, and when it was.
    Q_PROPERTY(QString detail READ detail FINAL)

public:
    qint64 matchId() const { return match.id; }
    QString game() const { return match.game; }
    QString title() const;
    QString shortTitle() const;
    QString detail() const;

    UnfinishedMatch match;
};

class WaitingMatches : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the playroom")

    Q_PROPERTY(tableside::RowsModelBase *list READ list CONSTANT FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(bool any READ isAny NOTIFY changed FINAL)
    /// The first; its id is 0 where there is none.
    Q_PROPERTY(tableside::WaitingRow newest READ newest NOTIFY changed FINAL)

public:
    /// `store` outlives this.
    explicit WaitingMatches(MatchStore &store, QObject *parent = nullptr) : QObject(parent), m_store(store) {}

    RowsModel<WaitingRow> *list() { return &m_list; }
    int count() const { return m_list.count(); }
    bool isAny() const { return count() > 0; }
    WaitingRow newest() const { return m_list.rows().value(0); }

    /// The newest of that game.
    std::optional<qint64> newestOf(const QString &game) const;
    std::optional<WaitingRow> find(qint64 id) const;

    /// Looks into the store, and tells whoever shows it.
    void reload();

signals:
    void changed();

private:
    MatchStore &m_store;
    RowsModel<WaitingRow> m_list;
};

} // namespace tableside
