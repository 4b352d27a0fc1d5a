// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The unfinished matches that can be resumed, last played first.
#pragma once

#include "app/store/matches/match_store.h"
#include "app/ui/rows_model.h"

#include <QQmlEngine>

#include <optional>

namespace tableside {

/// An unfinished match. Its texts are in the current language.
struct UnfinishedRow
{
    Q_GADGET
    QML_VALUE_TYPE(unfinishedRow)
    /// The id, a qint64. The type is QVariant because qmllint 6.4 does not support qint64.
    Q_PROPERTY(QVariant matchId READ matchId FINAL)
    Q_PROPERTY(QString game READ game FINAL)
    /// The title, such as "DOS with Ada and Bruno".
    Q_PROPERTY(QString title READ title FINAL)
    /// A title that names only the first players if there are many.
    Q_PROPERTY(QString shortTitle READ shortTitle FINAL)
    /// The number of the round, the points so far, and the date and time of the last change.
    Q_PROPERTY(QString detail READ detail FINAL)

public:
    qint64 matchId() const { return match.id; }
    QString game() const { return match.game; }
    QString title() const;
    QString shortTitle() const;
    QString detail() const;

    UnfinishedMatch match;
};

class UnfinishedMatches : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the table controller")

    Q_PROPERTY(tableside::RowsModelBase *list READ list CONSTANT FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(bool any READ isAny NOTIFY changed FINAL)
    /// The match that was played last; its id is 0 if there is none.
    Q_PROPERTY(tableside::UnfinishedRow newest READ newest NOTIFY changed FINAL)

public:
    /// \p store must outlive this object.
    explicit UnfinishedMatches(MatchStore &store, QObject *parent = nullptr) : QObject(parent), m_store(store) {}

    RowsModel<UnfinishedRow> *list() { return &m_list; }
    int count() const { return m_list.count(); }
    bool isAny() const { return count() > 0; }
    UnfinishedRow newest() const { return m_list.rows().value(0); }

    /// Returns the id of the match of \p game ("dos" or "uno") that was played last.
    std::optional<qint64> newestOf(const QString &game) const;
    std::optional<UnfinishedRow> find(qint64 id) const;

    /// Reads the matches from the store and emits changed().
    void reload();

signals:
    void changed();

private:
    MatchStore &m_store;
    RowsModel<UnfinishedRow> m_list;
};

} // namespace tableside
