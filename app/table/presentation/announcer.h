// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes a screen reader announce the events of the table, the instruction to the viewer, the effect of the selected cards,
// penalties, refusals and hints.
#pragma once

#include "app/table/presentation/game_table.h"
#include "app/ui/spoken_notice.h"

#include <QPointer>
#include <QStringList>
#include <QTimer>

namespace tableside {

class Announcer : public tableside::SpokenNotice
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(tableside::GameTable *table READ table WRITE setTable NOTIFY tableChanged REQUIRED FINAL)

public:
    explicit Announcer(QQuickItem *parent = nullptr);

    GameTable *table() const { return m_table; }
    void setTable(GameTable *table);
    /// Announces the instruction again if the viewer is asked for something. To be called when the page of the table gets the
    /// focus.
    Q_INVOKABLE void askAgain();

signals:
    void tableChanged();

private:
    void collect();
    void collectHint();
    void queueNews();
    void noteQuestion();
    void addQuestion();
    void noteChoice();
    void notePenalty();
    void addChoice();
    void announceQueued();
    void dropPrivate();

    QPointer<GameTable> m_table;
    QStringList m_unsaid;
    QStringList m_private; ///< The texts waiting in m_unsaid that only the viewer may hear.
    QString m_asked;       ///< The last announced instruction; empty to announce the next one even if its words are the same.
    QString m_penalty;     ///< The last announced GameTable::penaltyText().
    QString m_choice;      ///< The last announced GameTable::choiceText().
    QTimer m_pause;
};

} // namespace tableside
